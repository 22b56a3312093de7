use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message)]
enum Sound {
    Song(String),
    Noise { seconds: u32 },
}

fn main() {}
