use bebop::Bebop;

#[derive(Bebop)]
#[bebop(transparent)]
struct Title(String, u32);

#[derive(Bebop)]
#[bebop(transparent)]
struct Nothing;

fn main() {}
