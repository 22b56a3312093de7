use bebop::Bebop;

#[derive(Bebop)]
#[bebop(mesage, veiw)]
struct Song {
    #[bebop(tga = 1)]
    title: Option<String>,
    #[bebop(tag = 2)]
    year: Option<u16>,
}

fn main() {}
