use bebop::Bebop;

#[derive(Bebop)]
#[bebop(union)]
enum Sound {
    Song = 3,
    Silence = 4,
}

fn main() {}
