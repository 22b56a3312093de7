use bebop::Bebop;

#[derive(Bebop)]
#[bebop(rename_all = "camelCase")]
struct Song {
    #[bebop(id = 1)]
    title: String,
}

fn main() {}
