#[bebop(flags)]
struct Genres(u8);
