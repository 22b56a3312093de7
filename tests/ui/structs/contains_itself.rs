use bebop::Bebop;

#[derive(Bebop)]
struct Node {
    value: u32,
    next: Box<Node>,
    pair: (u8, Box<[Self; 2]>),
}

fn main() {}
