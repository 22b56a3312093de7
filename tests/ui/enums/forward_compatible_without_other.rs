use bebop::Bebop;

#[derive(Bebop)]
#[bebop(forward_compatible)]
enum Genre {
    Jazz,
}

fn main() {}
