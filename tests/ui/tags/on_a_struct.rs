use bebop::Bebop;

#[derive(Bebop)]
struct Song {
    #[bebop(tag = 1)]
    title: String,
    #[bebop(tag = 2)]
    year: u16,
}

fn main() {}
