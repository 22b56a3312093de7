use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message, forward_compatible)]
struct Song {
    title: Option<String>,
}

fn main() {}
