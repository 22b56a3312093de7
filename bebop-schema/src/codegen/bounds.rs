//! The head of an impl: generics, type and bounds.
//!
//! Bounds stand on the type parameters that reach the wire, and on nothing else: a bound on a field's
//! type would leak private types and never end for recursive ones.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{quote, ToTokens};
use syn::visit::{self, Visit};
use syn::{parse_quote, GenericParam, Generics, LifetimeParam, Type, TypePath, WherePredicate};

use crate::model::{Body, Content, Field, Item, Role};

use super::hint;
use super::names;

/// `impl #generics Trait for #ty #bounds`.
pub(super) struct Header {
    pub(super) generics: TokenStream,
    pub(super) ty: TokenStream,
    pub(super) bounds: TokenStream,
}

impl Header {
    /// Of an impl whose parameters that reach the wire need the trait `bound`.
    pub(super) fn new(item: &Item, bound: &TokenStream) -> Self {
        Self::of(item, item.generics.clone(), bound)
    }

    pub(super) fn encode(p: &TokenStream, item: &Item) -> Self {
        Self::new(item, &quote!(#p::Encode))
    }

    /// Of an `impl Decode<'__de>`, whose bytes outlive all that the type borrows.
    pub(super) fn decode(p: &TokenStream, item: &Item) -> Self {
        let mut de = LifetimeParam::new(names::de());
        de.bounds = item.generics.lifetimes().map(|param| param.lifetime.clone()).collect();
        let mut generics = item.generics.clone();
        generics.params.insert(0, GenericParam::Lifetime(de));
        let header = Self::of(item, generics, &quote!(#p::Decode<'__de>));
        let (_, ty, _) = item.generics.split_for_impl();
        let ident = &item.ident;
        Self { ty: quote!(#ident #ty), ..header }
    }

    /// Of an `impl Schema`. It can't be asked for in a bound that replaces the inferred ones, and so
    /// stands beside it.
    pub(super) fn schema(p: &TokenStream, item: &Item) -> Self {
        let mut item = item.clone();
        let inferred = used(&item.generics, &wire_fields(&item.body));
        let params: Vec<_> = item.generics.type_params().map(|param| param.ident.clone()).collect();
        let predicates = &mut item.generics.make_where_clause().predicates;
        predicates.extend(inferred.iter().map(|ty| -> WherePredicate { parse_quote!(#ty: #p::Schema) }));
        predicates.extend(params.iter().map(|param| -> WherePredicate { parse_quote!(#param: #p::Schema) }));
        Self::new(&item, &quote!(#p::Schema))
    }

    fn of(item: &Item, mut generics: Generics, bound: &TokenStream) -> Self {
        let predicates = predicates(item, bound);
        if !predicates.is_empty() {
            generics.make_where_clause().predicates.extend(predicates);
        }
        let (head, args, bounds) = generics.split_for_impl();
        let ident = &item.ident;
        Self { generics: head.to_token_stream(), ty: quote!(#ident #args), bounds: bounds.to_token_stream() }
    }
}

/// The predicates that an impl adds to the type's own. A field that has bounds says them all: beside
/// `T: Bebop`, an inferred `T: Decode<'__de>` would be one too many for rustc.
fn predicates(item: &Item, bound: &TokenStream) -> Vec<WherePredicate> {
    let fields: Vec<_> = wire_fields(&item.body).into_iter().filter(|field| field.bound.is_empty()).collect();
    let inferred = match &item.bound {
        Some(given) => given.clone(),
        None => used(&item.generics, &fields).into_iter().map(|ty| parse_quote!(#ty: #bound)).collect(),
    };
    let of_fields = all_fields(&item.body).flat_map(|field| field.bound.clone());
    inferred.into_iter().chain(of_fields).collect()
}

/// All fields of a definition.
fn all_fields(body: &Body) -> Box<dyn Iterator<Item = &Field> + '_> {
    match body {
        Body::Struct(body) | Body::Transparent(body) => Box::new(body.fields.iter()),
        Body::Message(body) => Box::new(body.fields.iter()),
        Body::Union(body) => Box::new(body.branches.iter().flat_map(|branch| match &branch.content {
            Content::Struct(content) => content.fields.iter(),
            Content::Message(content) => content.fields.iter(),
        })),
        Body::Enum(_) | Body::Flags(_) => Box::new(core::iter::empty()),
    }
}

/// The fields that reach the wire by their own types.
pub(super) fn wire_fields(body: &Body) -> Vec<&Field> {
    let on_wire = |field: &&Field| {
        matches!(field.role, Role::Plain | Role::Optional | Role::Defaulted) && field.adapter.is_none()
    };
    all_fields(body).filter(on_wire).collect()
}

/// The type mentions a parameter of the generics.
pub(super) fn is_generic(generics: &Generics, ty: &Type) -> bool {
    fn any(tokens: TokenStream, params: &[&Ident]) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => any(group.stream(), params),
            TokenTree::Ident(ident) => params.contains(&&ident),
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        })
    }
    let consts = generics.const_params().map(|param| &param.ident);
    let params: Vec<_> = generics.type_params().map(|param| &param.ident).chain(consts).collect();
    any(ty.to_token_stream(), &params)
}

/// The type parameters, and the associated types of such, that the fields use.
fn used(generics: &Generics, fields: &[&Field]) -> Vec<Type> {
    let mut finder = Finder { params: generics.type_params().map(|param| &param.ident).collect(), found: Vec::new() };
    for field in fields.iter().filter(|field| !hint::is_phantom(&field.ty)) {
        finder.visit_type(&field.ty);
    }
    finder.found
}

struct Finder<'a> {
    params: Vec<&'a Ident>,
    found: Vec<Type>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_type_path(&mut self, path: &'ast TypePath) {
        let first = match &path.qself {
            Some(of) => hint::ident(&of.ty),
            None => path.path.segments.first().map(|segment| &segment.ident),
        };
        if first.is_some_and(|first| self.params.contains(&first)) {
            let ty = Type::Path(path.clone());
            let text = ty.to_token_stream().to_string();
            if self.found.iter().all(|known| known.to_token_stream().to_string() != text) {
                self.found.push(ty);
            }
            if path.qself.is_some() {
                return;
            }
        }
        if !hint::is_phantom(&Type::Path(path.clone())) {
            visit::visit_type_path(self, path);
        }
    }
}
