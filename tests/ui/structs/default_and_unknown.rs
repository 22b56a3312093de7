use bebop::Bebop;

#[derive(Bebop)]
struct Song {
    #[bebop(default)]
    title: String,
    #[bebop(unknown)]
    rest: Vec<u8>,
}

fn main() {}
