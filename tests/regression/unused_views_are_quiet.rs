//! A view that nobody uses warned about its unused `to_owned`.

#![deny(dead_code, unused)]

use bebop::{Bebop, Encode};

#[derive(Bebop)]
#[bebop(view)]
struct Quiet {
    text: String,
}

#[test]
fn it_compiles() {
    assert_eq!(Quiet { text: String::new() }.to_bytes(), [0; 5]);
}
