use bebop::Bebop;

#[derive(Bebop)]
enum Change {
    Down = -1,
    None,
    Up,
}

#[derive(Bebop)]
enum Size {
    None,
    Huge = 0x1_0000_0000,
}

fn main() {}
