use bebop::Bebop;

macro_rules! song {
    ($first:literal, $second:expr) => {
        #[derive(Bebop)]
        #[bebop(message)]
        struct Song {
            #[bebop(tag = $first)]
            title: Option<String>,
            #[bebop(tag = $second)]
            year: Option<u16>,
        }
    };
}

song!(3, 3);

fn main() {}
