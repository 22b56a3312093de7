use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message = true, name = Music, package = "a..b")]
struct Song {
    #[bebop(name)]
    title: String,
    #[bebop(name = "release-year")]
    year: u16,
}

fn main() {}
