//! A sum over everything that a view or an archive shows.

use bebop::List;
use rkyv::Archived;

use crate::data::{ArchivedOrder, ArchivedPerson, ArchivedTreeNode, OrderView, PersonView, TreeNodeView};

pub fn person(p: &PersonView<'_>) -> i64 {
    i64::from(p.id) + text(p.name) + text(p.email) + i64::from(p.age)
}

pub fn order(o: &OrderView<'_>) -> i64 {
    let lists = o.item_ids.iter().sum::<i64>() + o.quantities.iter().map(i64::from).sum::<i64>();
    o.order_id + o.customer_id + lists + o.total as i64 + o.timestamp
}

pub fn tree(t: &TreeNodeView<'_>) -> i64 {
    let children: List<'_, TreeNodeView<'_>> = t.children.unwrap_or_default();
    i64::from(t.value.unwrap_or(0)) + children.iter().map(|child| tree(&child)).sum::<i64>()
}

pub fn archived_person(p: &ArchivedPerson) -> i64 {
    i64::from(p.id.to_native()) + text(&p.name) + text(&p.email) + i64::from(p.age.to_native())
}

pub fn archived_order(o: &ArchivedOrder) -> i64 {
    let lists = o.item_ids.iter().map(|id| id.to_native()).sum::<i64>()
        + o.quantities.iter().map(|n| i64::from(n.to_native())).sum::<i64>();
    o.order_id.to_native() + o.customer_id.to_native() + lists + o.total.to_native() as i64 + o.timestamp.to_native()
}

pub fn archived_tree(t: &ArchivedTreeNode) -> i64 {
    let value: Option<&Archived<i32>> = t.value.as_ref().into();
    let children = t.children.as_ref().map_or(&[][..], |children| children.as_slice());
    value.map_or(0, |value| i64::from(value.to_native())) + children.iter().map(archived_tree).sum::<i64>()
}

fn text(text: &str) -> i64 {
    text.len() as i64
}
