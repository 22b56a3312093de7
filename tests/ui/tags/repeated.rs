use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    #[bebop(tag = 1)]
    title: Option<String>,
    #[bebop(tag = 0x01)]
    year: Option<u16>,
}

fn main() {}
