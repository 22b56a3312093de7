use bebop::Decode;

#[derive(Decode)]
#[bebop(view)]
struct Song {
    title: String,
}

fn main() {}
