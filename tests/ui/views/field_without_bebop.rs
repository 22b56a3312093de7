use bebop::Bebop;

struct Nope;

#[derive(Bebop)]
#[bebop(view)]
struct Song {
    title: String,
    nope: Nope,
}

fn main() {}
