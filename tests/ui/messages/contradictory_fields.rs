use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    title: Option<String>,
    #[bebop(skip, default)]
    plays: u32,
    #[bebop(unknown, map)]
    rest: Vec<u8>,
    #[bebop(unknown)]
    more: Vec<u8>,
}

fn main() {}
