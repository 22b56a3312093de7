use bebop::Bebop;

#[derive(Bebop)]
#[bebop(package = "music")]
#[bebop(message, package = "sound")]
struct Song {
    #[bebop(tag = 1, tag = 2)]
    title: Option<String>,
}

fn main() {}
