use bebop::Bebop;

#[derive(Bebop)]
enum Sound {
    #[bebop(discriminator = 1)]
    Song(String),
    #[bebop(discriminator = 1)]
    Noise {
        seconds: u32,
    },
    Silence,
}

fn main() {}
