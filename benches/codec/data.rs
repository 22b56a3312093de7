//! The records, and how large they are. bebop, rkyv and bincode share the types; prost needs its own.

use bebop::Bebop;

#[derive(
    Bebop, Clone, Debug, PartialEq, rkyv::Archive, rkyv::Serialize, rkyv::Deserialize, bincode::Encode, bincode::Decode,
)]
#[bebop(view)]
pub struct Person {
    pub id: i32,
    pub name: String,
    pub email: String,
    pub age: i32,
}

#[derive(
    Bebop, Clone, Debug, PartialEq, rkyv::Archive, rkyv::Serialize, rkyv::Deserialize, bincode::Encode, bincode::Decode,
)]
#[bebop(view)]
pub struct Order {
    pub order_id: i64,
    pub customer_id: i64,
    pub item_ids: Vec<i64>,
    pub quantities: Vec<i32>,
    pub total: f64,
    pub timestamp: i64,
}

#[derive(
    Bebop, Clone, Debug, PartialEq, rkyv::Archive, rkyv::Serialize, rkyv::Deserialize, bincode::Encode, bincode::Decode,
)]
#[bebop(message, view)]
#[rkyv(serialize_bounds(__S: rkyv::ser::Writer + rkyv::ser::Allocator, __S::Error: rkyv::rancor::Source))]
#[rkyv(deserialize_bounds(__D::Error: rkyv::rancor::Source))]
#[rkyv(bytecheck(bounds(__C: rkyv::validation::ArchiveContext, __C::Error: rkyv::rancor::Source)))]
pub struct TreeNode {
    pub value: Option<i32>,
    #[rkyv(omit_bounds)]
    pub children: Option<Vec<TreeNode>>,
}

/// 10 bytes of text; 28 in Bebop.
pub fn person_small() -> Person {
    Person { id: 1, name: "Ada".into(), email: "a@b.com".into(), age: 36 }
}

/// 112 bytes of text; 130 in Bebop.
pub fn person_medium() -> Person {
    Person {
        id: 123_456,
        name: "Augusta Ada King, Countess of Lovelace".into(),
        email: "augusta.ada.king.countess.of.lovelace.1815@analytical-engine.example.org.uk".chars().take(74).collect(),
        age: 36,
    }
}

/// 3 items; 76 bytes in Bebop.
pub fn order_small() -> Order {
    order(3)
}

/// 100 items; 1,240 bytes in Bebop.
pub fn order_large() -> Order {
    order(100)
}

fn order(items: i32) -> Order {
    Order {
        order_id: 1_000_000_007,
        customer_id: 42_000_017,
        item_ids: (0..i64::from(items)).map(|i| 70_000 + 37 * i).collect(),
        quantities: (0..items).map(|i| 1 + i % 9).collect(),
        total: 1234.5,
        timestamp: 1_700_000_000_000,
    }
}

/// 100 children; 1,015 bytes in Bebop.
pub fn tree_wide() -> TreeNode {
    TreeNode { value: Some(0), children: Some((1..=100).map(leaf).collect()) }
}

/// Binary, ten levels, 1,023 nodes; 12,785 bytes in Bebop.
pub fn tree_deep() -> TreeNode {
    binary(1, 10)
}

fn binary(value: i32, levels: u32) -> TreeNode {
    if levels == 1 {
        return leaf(value);
    }
    let children = vec![binary(2 * value, levels - 1), binary(2 * value + 1, levels - 1)];
    TreeNode { value: Some(value), children: Some(children) }
}

fn leaf(value: i32) -> TreeNode {
    TreeNode { value: Some(value), children: None }
}

/// The same records as protobuf messages.
pub mod proto {
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Person {
        #[prost(int32, tag = "1")]
        pub id: i32,
        #[prost(string, tag = "2")]
        pub name: String,
        #[prost(string, tag = "3")]
        pub email: String,
        #[prost(int32, tag = "4")]
        pub age: i32,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Order {
        #[prost(int64, tag = "1")]
        pub order_id: i64,
        #[prost(int64, tag = "2")]
        pub customer_id: i64,
        #[prost(int64, repeated, tag = "3")]
        pub item_ids: Vec<i64>,
        #[prost(int32, repeated, tag = "4")]
        pub quantities: Vec<i32>,
        #[prost(double, tag = "5")]
        pub total: f64,
        #[prost(int64, tag = "6")]
        pub timestamp: i64,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct TreeNode {
        #[prost(int32, optional, tag = "1")]
        pub value: Option<i32>,
        #[prost(message, repeated, tag = "2")]
        pub children: Vec<TreeNode>,
    }

    impl From<&super::Person> for Person {
        fn from(from: &super::Person) -> Self {
            Self { id: from.id, name: from.name.clone(), email: from.email.clone(), age: from.age }
        }
    }

    impl From<&super::Order> for Order {
        fn from(from: &super::Order) -> Self {
            Self {
                order_id: from.order_id,
                customer_id: from.customer_id,
                item_ids: from.item_ids.clone(),
                quantities: from.quantities.clone(),
                total: from.total,
                timestamp: from.timestamp,
            }
        }
    }

    impl From<&super::TreeNode> for TreeNode {
        fn from(from: &super::TreeNode) -> Self {
            let children = from.children.iter().flatten();
            Self { value: from.value, children: children.map(Self::from).collect() }
        }
    }
}
