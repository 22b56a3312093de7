use bebop::Bebop;

#[derive(Bebop)]
#[repr(usize)]
enum Genre {
    Jazz,
}

#[derive(Bebop)]
#[repr(C)]
enum Key {
    Major,
}

fn main() {}
