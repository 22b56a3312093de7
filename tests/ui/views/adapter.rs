use bebop::Bebop;

struct Url(String);
struct Text;

#[derive(Bebop)]
#[bebop(view)]
struct Link {
    #[bebop(as = Text)]
    to: Url,
}

fn main() {}
