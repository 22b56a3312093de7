use bebop::Bebop;

#[derive(Bebop)]
#[bebop]
#[bebop = "message"]
#[bebop("message")]
#[bebop(view view_suffix = "Ref")]
struct Song {
    title: String,
}

fn main() {}
