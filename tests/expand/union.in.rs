enum Shape {
    Nothing,
    Circle { radius: f32 },
    #[bebop(message)]
    Label { text: Option<String> },
    Group(Vec<Shape>),
    #[bebop(other)]
    Other(Unknown),
}
