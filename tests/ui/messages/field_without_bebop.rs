use bebop::Bebop;

struct Nope;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    title: Option<String>,
    nope: Option<Nope>,
}

fn main() {}
