use bebop::Bebop;

#[derive(Bebop)]
#[bebop(forward_compatible)]
enum Sound {
    Song(String),
    Silence,
}

fn main() {}
