use bebop::Bebop;
use std::collections::BTreeMap;

#[derive(Bebop)]
struct Weights {
    by_size: BTreeMap<f64, u32>,
}

fn main() {}
