use bebop::Bebop;

struct Nope;

#[derive(Bebop)]
struct Song {
    title: String,
    nope: Nope,
}

fn main() {}
