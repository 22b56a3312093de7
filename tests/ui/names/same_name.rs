use bebop::Bebop;

#[derive(Bebop)]
struct Song {
    r#type: u8,
    #[bebop(name = "type")]
    kind: u8,
}

#[derive(Bebop)]
enum Genre {
    Jazz,
    #[bebop(name = "Jazz")]
    Blues,
}

fn main() {}
