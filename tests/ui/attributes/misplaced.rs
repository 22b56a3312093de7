use bebop::Bebop;

#[derive(Bebop)]
#[bebop(tag = 1)]
struct Song {
    #[bebop(view)]
    title: String,
    #[bebop(discriminator = 1)]
    year: u16,
}

#[derive(Bebop)]
enum Sound {
    #[bebop(tag = 1)]
    Song(Song),
    #[bebop(skip)]
    Silence,
}

fn main() {}
