use bebop::Bebop;

#[derive(Bebop, Default)]
#[bebop(message)]
struct Node {
    #[bebop(default)]
    next: Box<Node>,
}

fn main() {}
