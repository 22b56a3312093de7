use bebop::Bebop;

#[derive(Bebop)]
#[bebop(union)]
struct Song {
    title: String,
}

fn main() {}
