use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    #[bebop(tag = 0)]
    title: Option<String>,
    #[bebop(tag = 256)]
    year: Option<u16>,
    #[bebop(tag = -1)]
    artist: Option<String>,
}

fn main() {}
