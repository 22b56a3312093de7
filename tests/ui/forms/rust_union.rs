use bebop::Bebop;

#[derive(Bebop)]
union Bits {
    int: u32,
    float: f32,
}

fn main() {}
