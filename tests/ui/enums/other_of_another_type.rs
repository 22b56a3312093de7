use bebop::Bebop;

#[derive(Bebop)]
enum Genre {
    Jazz,
    #[bebop(other)]
    Other(u8),
}

#[derive(Bebop)]
#[repr(u8)]
enum Key {
    Major,
    #[bebop(other)]
    Other(u32),
}

fn main() {}
