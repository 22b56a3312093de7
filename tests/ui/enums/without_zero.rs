use bebop::Bebop;

#[derive(Bebop)]
enum Genre {
    Jazz = 1,
    Blues,
}

fn main() {}
