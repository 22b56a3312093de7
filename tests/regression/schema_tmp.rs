use bebop::*;
/// A song.
#[derive(Bebop)]
#[bebop(message, package = "demo.jazz", view)]
struct Song { /** The title. */ title: Option<String>, plays: Option<Vec<Kind>>, next: Option<Box<Song>>, page: Option<Page<Kind, 3>>, #[bebop(map)] m: Option<Vec<(u8, String)>>, #[deprecated] o: Option<Option<u8>> }
#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
enum Kind { A = 0, B }
#[derive(Bebop)]
#[bebop(view)]
struct Page<T, const N: usize> { items: [T; N], opt: Option<u8>, t: (u8, u16) }
#[derive(Bebop)]
enum U { A, B { x: u8 }, C(Kind), D(Song), #[bebop(message)] M { a: Option<u8> }, #[bebop(other)] O(Unknown) }
#[test]
fn schema() { println!("{}", Song::schema()); println!("{}", U::schema()); }
