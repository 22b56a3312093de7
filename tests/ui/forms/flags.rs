use bebop::Bebop;

#[derive(Bebop)]
#[bebop(flags)]
struct Genres {
    bits: u8,
}

#[derive(Bebop)]
#[bebop(flags)]
enum Genre {
    Jazz,
}

fn main() {}
