use bebop::Bebop;

#[derive(Bebop)]
#[bebop(message, transparent)]
struct Title(String);

#[derive(Bebop)]
#[bebop(flags, zerocopy)]
struct Genres(u8);

fn main() {}
