use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message, forward_compatible, nonsense)]
struct Song {
    #[bebop(tag = 0)]
    title: Option<String>,
    #[bebop(tag = 5, flags)]
    artist: Option<String>,
    #[bebop(tag = 5)]
    year: Option<u16>,
    cover: Option<[u8; 70_000]>,
    #[bebop(skip, tag = 7)]
    plays: u32,
}

fn main() {}
