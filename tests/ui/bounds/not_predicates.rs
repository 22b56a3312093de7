use bebop::Bebop;

#[derive(Bebop)]
#[bebop(bound = "T")]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
