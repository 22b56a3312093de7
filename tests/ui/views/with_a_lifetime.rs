use bebop::Bebop;

#[derive(Bebop)]
#[bebop(view)]
struct Song<'a> {
    title: &'a str,
}

fn main() {}
