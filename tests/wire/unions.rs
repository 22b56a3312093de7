//! The types of `unions.bop`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::from_vector::{field, field_is, message, only, structure, FromVector};

structure! { Dot { x: i32, y: i32 } }

message! { Memo { id = 1: i64, text = 2: String } }

structure! { ShapeBox { before: u8, shape: Shape, after: u8 } }

structure! { ShapeList { v: Vec<Shape> } }

message! { ShapeHolder { shape = 1: Shape, many = 2: Vec<Shape>, named = 3: BTreeMap<String, Shape> } }

#[derive(bebop::Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
pub enum Shape {
    #[bebop(discriminator = 1)]
    Circle { radius: f32 },
    #[bebop(discriminator = 2)]
    Rect { width: f32, height: f32 },
    #[bebop(discriminator = 3, message)]
    Label { text: Option<String>, size: Option<u16> },
    #[bebop(discriminator = 4)]
    At(Dot),
    #[bebop(discriminator = 5)]
    Remark(Memo),
    #[bebop(discriminator = 6)]
    Unit,
    #[bebop(discriminator = 255)]
    Max { v: u8 },
}

impl FromVector for Shape {
    fn from_vector(value: &Value) -> Self {
        only(value, &["branch", "discriminator", "value"]);
        let content = &value["value"];
        let float = |name| f32::from_vector(&content[name]);
        match (value["branch"].as_str().unwrap(), value["discriminator"].as_u64().unwrap()) {
            ("Circle", 1) => Self::Circle { radius: float("radius") },
            ("Rect", 2) => Self::Rect { width: float("width"), height: float("height") },
            ("Label", 3) => Self::Label { text: field(content, "text"), size: field(content, "size") },
            ("At", 4) => Self::At(Dot::from_vector(content)),
            ("Remark", 5) => Self::Remark(Memo::from_vector(content)),
            ("Unit", 6) => Self::Unit,
            ("Max", 255) => Self::Max { v: u8::from_vector(&content["v"]) },
            branch => panic!("no branch {branch:?}"),
        }
    }

    fn is(&self, value: &Value) -> bool {
        let content = &value["value"];
        let (branch, discriminator, same) = match self {
            Self::Circle { radius } => ("Circle", 1, radius.is(&content["radius"])),
            Self::Rect { width, height } => ("Rect", 2, width.is(&content["width"]) && height.is(&content["height"])),
            Self::Label { text, size } => {
                ("Label", 3, field_is(text, content, "text") && field_is(size, content, "size"))
            }
            Self::At(dot) => ("At", 4, dot.is(content)),
            Self::Remark(memo) => ("Remark", 5, memo.is(content)),
            Self::Unit => ("Unit", 6, content.as_object().is_some_and(|fields| fields.is_empty())),
            Self::Max { v } => ("Max", 255, v.is(&content["v"])),
        };
        same && value["branch"] == branch && value["discriminator"] == discriminator
    }
}
