use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    title: String,
}

fn main() {}
