use bebop::Bebop;

#[derive(Bebop)]
#[bebop(forward_compatible)]
struct Song {
    title: String,
}

fn main() {}
