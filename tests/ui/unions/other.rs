use bebop::Bebop;

#[derive(Bebop)]
enum Sound {
    Song(String),
    #[bebop(other, discriminator = 9)]
    Other,
    #[bebop(other)]
    More(u32),
}

fn main() {}
