use bebop::Bebop;

#[derive(Bebop)]
#[bebop(view_suffix = "-view")]
struct Song {
    title: String,
}

fn main() {}
