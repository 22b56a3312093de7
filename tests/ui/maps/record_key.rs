use bebop::Bebop;
use std::collections::BTreeMap;

#[derive(Bebop, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    x: u32,
    y: u32,
}

#[derive(Bebop)]
struct Weights {
    by_place: BTreeMap<Place, u32>,
}

fn main() {}
