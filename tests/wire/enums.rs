//! The types of `enums.bop`.

use crate::from_vector::{enumeration, message, structure, FromVector};

enumeration! { Plain: u32 { None = 0, One = 1, Big = 4000000000 } }

enumeration! { OnByte: u8 { Zero = 0, Top = 255 } }

enumeration! { OnUint8: u8 { Zero = 0, Mid = 128 } }

enumeration! { OnInt8: i8 { Zero = 0, Low = -128, High = 127, MinusOne = -1 } }

enumeration! { OnInt16: i16 { Zero = 0, Low = -32768, High = 32767 } }

enumeration! { OnUint16: u16 { Zero = 0, High = 65535 } }

enumeration! { OnInt32: i32 { Zero = 0, Low = -2147483648, High = 2147483647 } }

enumeration! { OnUint32: u32 { Zero = 0, High = 4294967295 } }

enumeration! { OnInt64: i64 { Zero = 0, Low = -9000000000000000000, High = 9000000000000000000 } }

enumeration! { OnUint64: u64 { Zero = 0, High = 9223372036854775807 } }

structure! {
    EachBase {
        a: Plain,
        b: OnByte,
        c: OnUint8,
        d: OnInt8,
        e: OnInt16,
        f: OnUint16,
        g: OnInt32,
        h: OnUint32,
        i: OnInt64,
        j: OnUint64,
        k: Access,
    }
}

structure! { PlainBox { v: Plain } }

structure! { ByteEnumBox { v: OnByte } }

structure! { Int8EnumBox { v: OnInt8 } }

structure! { Int16EnumBox { v: OnInt16 } }

structure! { Int64EnumBox { v: OnInt64 } }

structure! { AccessBox { v: Access } }

structure! { EnumList { v: Vec<OnInt8> } }

structure! { EnumFixed { v: [OnUint16; 3] } }

message! { EnumMessage { state = 1: OnInt16, rights = 2: Access, many = 3: Vec<Plain> } }

/// Flags, of which an unknown bit is an error.
#[derive(bebop::Bebop, Clone, Copy, Debug, PartialEq)]
#[bebop(flags)]
pub struct Access(pub u16);

impl bebop::Flags for Access {
    type Bits = u16;

    fn members() -> impl Iterator<Item = (&'static str, u16)> {
        [("NOTHING", 0), ("READ", 1), ("WRITE", 2), ("EXEC", 4), ("ALL", 7)].into_iter()
    }

    fn bits(&self) -> u16 {
        self.0
    }

    fn from_bits_retain(bits: u16) -> Self {
        Self(bits)
    }
}

impl FromVector for Access {
    fn from_vector(value: &serde_json::Value) -> Self {
        Self(u16::from_vector(value))
    }

    fn is(&self, value: &serde_json::Value) -> bool {
        self.0.is(value)
    }
}
