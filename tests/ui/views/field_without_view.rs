use bebop::Bebop;

#[derive(Bebop)]
struct Artist {
    name: String,
}

#[derive(Bebop)]
#[bebop(view)]
struct Song {
    title: String,
    artist: Artist,
}

fn main() {}
