use bebop::Bebop;

#[derive(Bebop)]
enum Genre {
    #[bebop(discriminator = 1)]
    Jazz,
    #[bebop(message)]
    Blues,
}

fn main() {}
