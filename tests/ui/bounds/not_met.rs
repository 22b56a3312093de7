use bebop::Bebop;

struct Nope;

#[derive(Bebop)]
struct Page<T> {
    items: Vec<T>,
}

fn needs<T: Bebop>() {}

const _: fn() = needs::<Page<Nope>>;

fn main() {}
