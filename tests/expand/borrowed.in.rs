struct Event<'a> {
    name: &'a str,
    payload: Cow<'a, [u8]>,
    samples: Slice<'a, f32>,
}
