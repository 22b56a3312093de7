use bebop::Bebop;

const FIRST: u8 = 1;

#[derive(Bebop)]
#[repr(u8)]
enum Genre {
    Jazz = FIRST,
    Blues,
}

fn main() {}
