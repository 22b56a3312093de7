//! `Self` by the type's own name: the fields of a view are the owned type's, and there `Self` would
//! be the view.

use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Expr, Type};

use crate::model::Item;

/// The type of a field of `item` without `Self`.
pub(super) fn by_name(item: &Item, ty: &Type) -> Type {
    let (ident, (_, args, _)) = (&item.ident, item.generics.split_for_impl());
    let mut ty = ty.clone();
    ByName(&parse_quote!(#ident #args)).visit_type_mut(&mut ty);
    ty
}

struct ByName<'a>(&'a Type);

impl VisitMut for ByName<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        match ty {
            Type::Path(path) if path.qself.is_none() && path.path.is_ident("Self") => *ty = self.0.clone(),
            _ => visit_mut::visit_type_mut(self, ty),
        }
    }

    /// `Self::LEN` in the length of an array.
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Path(path)
                if path.qself.is_none() && path.path.segments.first().is_some_and(|it| it.ident == "Self") =>
            {
                let (ty, rest) = (self.0, path.path.segments.iter().skip(1).map(ToTokens::to_token_stream));
                *expr = parse_quote!(<#ty> #(::#rest)*);
            }
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }
}
