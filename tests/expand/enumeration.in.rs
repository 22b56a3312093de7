#[repr(u8)]
enum Genre {
    Jazz,
    Blues = 4,
}

enum Key {
    Major,
    Minor = 5,
    #[bebop(other)]
    Other(u32),
}
