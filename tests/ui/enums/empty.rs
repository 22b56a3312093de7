use bebop::Bebop;

#[derive(Bebop)]
enum Never {}

fn main() {}
