use bebop::Bebop;

const TITLE: u8 = 1;

#[derive(Bebop)]
#[bebop(message)]
struct Song {
    #[bebop(tag = TITLE)]
    title: Option<String>,
    #[bebop(tag = "2")]
    year: Option<u16>,
}

fn main() {}
