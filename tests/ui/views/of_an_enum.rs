use bebop::Bebop;

#[derive(Bebop)]
#[bebop(view_suffix = "Ref")]
enum Genre {
    Jazz,
}

fn main() {}
