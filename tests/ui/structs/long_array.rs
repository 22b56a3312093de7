use bebop::Bebop;

#[derive(Bebop)]
struct Song {
    samples: Vec<[f32; 70_000]>,
}

fn main() {}
