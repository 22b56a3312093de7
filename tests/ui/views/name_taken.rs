use bebop::Bebop;

struct SongView;

#[derive(Bebop)]
#[bebop(view)]
struct Song {
    title: String,
}

fn main() {}
