use bebop::Bebop;

#[derive(Bebop)]
#[repr(u8)]
enum Genre {
    Jazz,
    #[bebop(other)]
    Other(u8),
    Blues,
}

fn main() {}
