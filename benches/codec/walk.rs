//! A sum over everything that a view or an archive shows.

use bebop::List;

use crate::data::{ArchivedOrder, ArchivedPerson, ArchivedTreeNode, OrderView, PersonView, TreeNodeView};

pub trait Walk {
    fn walk(&self) -> i64;
}

impl Walk for PersonView<'_> {
    fn walk(&self) -> i64 {
        i64::from(self.id) + text(self.name) + text(self.email) + i64::from(self.age)
    }
}

impl Walk for OrderView<'_> {
    fn walk(&self) -> i64 {
        let lists = self.item_ids.iter().sum::<i64>() + self.quantities.iter().map(i64::from).sum::<i64>();
        self.order_id + self.customer_id + lists + self.total as i64 + self.timestamp
    }
}

impl Walk for TreeNodeView<'_> {
    fn walk(&self) -> i64 {
        let children: List<'_, TreeNodeView<'_>> = self.children.unwrap_or_default();
        i64::from(self.value.unwrap_or(0)) + children.iter().map(|child| child.walk()).sum::<i64>()
    }
}

impl Walk for ArchivedPerson {
    fn walk(&self) -> i64 {
        i64::from(self.id.to_native()) + text(&self.name) + text(&self.email) + i64::from(self.age.to_native())
    }
}

impl Walk for ArchivedOrder {
    fn walk(&self) -> i64 {
        let items = self.item_ids.iter().map(|id| id.to_native()).sum::<i64>();
        let quantities = self.quantities.iter().map(|n| i64::from(n.to_native())).sum::<i64>();
        i64::from(self.order_id)
            + i64::from(self.customer_id)
            + items
            + quantities
            + self.total.to_native() as i64
            + i64::from(self.timestamp)
    }
}

impl Walk for ArchivedTreeNode {
    fn walk(&self) -> i64 {
        let value = self.value.as_ref().map_or(0, |value| i64::from(value.to_native()));
        value + self.children.iter().flat_map(|children| children.iter()).map(Walk::walk).sum::<i64>()
    }
}

/// Reads where a text begins and ends.
fn text(text: &str) -> i64 {
    text.as_bytes().first().map_or(0, |byte| i64::from(*byte)) + text.len() as i64
}
