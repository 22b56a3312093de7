#[bebop(transparent)]
struct Id(u64);

#[bebop(transparent)]
struct Name(String);
