#[bebop(message)]
struct Song {
    #[bebop(tag = 1)]
    title: Option<String>,
    #[bebop(tag = 4, default)]
    plays: u32,
    #[bebop(tag = 2)]
    #[deprecated]
    artist: Option<String>,
    #[bebop(unknown)]
    rest: Vec<u8>,
}
