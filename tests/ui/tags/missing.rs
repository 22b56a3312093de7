use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    title: Option<String>,
    #[bebop(tag = 2)]
    year: Option<u16>,
    artist: Option<String>,
}

fn main() {}
