//! The vectors whose bytes we write in another order than the C implementation.

/// What is in another order.
#[derive(Clone, Copy, PartialEq)]
pub enum Order {
    /// Entries of a map: ours are sorted by key. Views write them as they found them.
    Entries,
    /// Fields of a message: ours have ascending tags, from views too.
    Tags,
}

/// The vectors' names, and the bytes that an owned value writes.
pub const OURS: [(&str, Order, &str); 8] = [
    ("map_bool", Order::Entries, "02000000 00 02000000 6e6f 00 01 03000000 796573 00"),
    (
        "map_string",
        Order::Entries,
        "03000000 \
         00000000 00 09000000 656d707479206b6579 00 \
         01000000 6b 00 01000000 76 00 \
         03000000 e697a5 00 03000000 e69cac 00",
    ),
    (
        "map_string_20",
        Order::Entries,
        "14000000 \
         05000000 6b65793030 00 04000000 76616c30 00 \
         05000000 6b65793031 00 04000000 76616c31 00 \
         05000000 6b65793032 00 04000000 76616c32 00 \
         05000000 6b65793033 00 04000000 76616c33 00 \
         05000000 6b65793034 00 04000000 76616c34 00 \
         05000000 6b65793035 00 04000000 76616c35 00 \
         05000000 6b65793036 00 04000000 76616c36 00 \
         05000000 6b65793037 00 04000000 76616c37 00 \
         05000000 6b65793038 00 04000000 76616c38 00 \
         05000000 6b65793039 00 04000000 76616c39 00 \
         05000000 6b65793130 00 05000000 76616c3130 00 \
         05000000 6b65793131 00 05000000 76616c3131 00 \
         05000000 6b65793132 00 05000000 76616c3132 00 \
         05000000 6b65793133 00 05000000 76616c3133 00 \
         05000000 6b65793134 00 05000000 76616c3134 00 \
         05000000 6b65793135 00 05000000 76616c3135 00 \
         05000000 6b65793136 00 05000000 76616c3136 00 \
         05000000 6b65793137 00 05000000 76616c3137 00 \
         05000000 6b65793138 00 05000000 76616c3138 00 \
         05000000 6b65793139 00 05000000 76616c3139 00",
    ),
    ("map_val_union", Order::Entries, "02000000 ffffffff 07000000 02 01000000 72 00 01000000 05000000 01 05000000"),
    ("map_val_enum", Order::Entries, "02000000 05000000 6861707079 00 0100 03000000 736164 00 ffff"),
    ("map_val_map", Order::Entries, "02000000 01000000 65 00 00000000 01000000 6f 00 01000000 01000000 69 00 01000000"),
    ("msg_unordered", Order::Tags, "07000000 02 02 11 03 1e 01 00"),
    ("msg_unordered_two", Order::Tags, "05000000 02 02 1e 01 00"),
];
