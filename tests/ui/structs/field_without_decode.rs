use bebop::{Decode, Encode};

struct Nope;

#[derive(Encode)]
struct Song {
    nope: Vec<Nope>,
}

#[derive(Decode)]
struct Sound {
    nope: Nope,
}

fn main() {}
