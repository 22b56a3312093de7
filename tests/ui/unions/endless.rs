use bebop::Bebop;

#[derive(Bebop)]
enum Playlist {
    Then(String, Box<Playlist>),
    Both { first: Box<Self>, second: Box<Self> },
}

fn main() {}
