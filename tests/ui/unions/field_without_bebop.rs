use bebop::Bebop;

struct Nope;

#[derive(Bebop)]
enum Sound {
    Silence,
    Noise(Nope),
}

fn main() {}
