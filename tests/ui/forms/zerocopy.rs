use bebop::Bebop;

#[derive(Bebop)]
#[bebop(zerocopy)]
struct Sample<'a> {
    value: f32,
    name: &'a str,
    #[bebop(skip)]
    seen: bool,
}

fn main() {}
