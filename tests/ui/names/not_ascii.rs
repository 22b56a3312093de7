use bebop::Bebop;

#[derive(Bebop)]
struct Song {
    größe: u32,
}

fn main() {}
