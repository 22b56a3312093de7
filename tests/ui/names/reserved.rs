use bebop::Bebop;

#[derive(Bebop)]
#[bebop(name = "string")]
struct Text(String);

#[derive(Bebop)]
#[allow(non_camel_case_types)]
struct r#struct(u8);

fn main() {}
