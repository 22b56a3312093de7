struct Person {
    id: i32,
    age: u8,
    name: String,
    #[bebop(skip)]
    seen: bool,
}
