use bebop::Bebop;

#[derive(Bebop)]
enum Sound {
    #[bebop(discriminator = 0)]
    Song(String),
    #[bebop(discriminator = 300)]
    Silence,
}

fn main() {}
