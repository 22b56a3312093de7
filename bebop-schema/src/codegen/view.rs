//! Views: the same definition with other field types, and how the two belong together.
//!
//! ```text
//! #[bebop(view)] struct Song { title: String, plays: Vec<Instrument> }
//!
//! pub struct SongView<'a> {
//!     pub title: <String as Viewed>::View<'a>,              // &'a str
//!     pub plays: <Vec<Instrument> as Viewed>::View<'a>,     // Slice<'a, Instrument>
//! }
//! impl Viewed for Song { type View<'a> = SongView<'a>; type Seq<'a> = List<'a, SongView<'a>>; … }
//! impl FromView for Song { … }
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{
    parse_quote, parse_quote_spanned, GenericParam, Index, Lifetime, LifetimeParam, Member, TypeArray, WherePredicate,
};

use crate::model::{Body, Branch, Content, Field, Item, Message, Role, Struct, Style, Traits, Union};

use super::bounds::{self, Header};
use super::field;
use super::hint::{self, LargeArray};
use super::message;
use super::names;
use super::self_type;
use super::transparent;
use super::Checks;

/// The item of a view type, or nothing.
pub(super) fn definition(p: &TokenStream, item: &Item) -> TokenStream {
    let Some(ident) = &item.view else { return TokenStream::new() };
    let lifetime = names::view_lifetime(&item.generics);
    let view = viewed_item(p, item, ident, &lifetime);
    let (vis, generics, bounds) = (&item.vis, &view.generics, &view.generics.where_clause);
    let docs = docs_of_view(item);
    let allow = quote!(#[allow(dead_code, deprecated, clippy::all, clippy::pedantic, clippy::nursery)]);
    match &view.body {
        Body::Struct(Struct { style, fields, .. })
        | Body::Message(Message { style, fields, .. })
        | Body::Transparent(Struct { style, fields, .. }) => {
            let fields = declared(*style, fields, true);
            match style {
                Style::Named => quote!(#docs #allow #vis struct #ident #generics #bounds { #fields }),
                Style::Tuple => quote!(#docs #allow #vis struct #ident #generics ( #fields ) #bounds;),
                Style::Unit => quote!(#docs #allow #vis struct #ident #generics #bounds;),
            }
        }
        Body::Union(body) => {
            let branches = body.branches.iter().map(declared_branch);
            let other = body.other.iter().map(|other| {
                quote! {
                    /// A branch that the schema of the reader doesn't have.
                    #other(#p::UnknownView<#lifetime>)
                }
            });
            quote! {
                #docs
                #allow
                #vis enum #ident #generics #bounds { #(#branches,)* #(#other)* }
            }
        }
        Body::Enum(_) | Body::Flags(_) => TokenStream::new(),
    }
}

/// Documentation of a view type: the type's own, or a sentence.
fn docs_of_view(item: &Item) -> TokenStream {
    let sentence = format!(" The view of [`{}`]: the same fields, borrowed from the bytes.", item.ident);
    let lines = &item.docs;
    let gap = (!lines.is_empty()).then(|| quote!(#[doc = ""]));
    quote!(#(#[doc = #lines])* #gap #[doc = #sentence])
}

/// Declarations of fields.
fn declared(style: Style, fields: &[Field], with_visibility: bool) -> TokenStream {
    let declarations = fields.iter().map(|field| {
        let (ty, docs) = (&field.ty, docs_of_field(field));
        let vis = with_visibility.then_some(&field.vis);
        match (&field.member, style) {
            (Member::Named(name), Style::Named) => quote!(#docs #vis #name: #ty),
            _ => quote!(#docs #vis #ty),
        }
    });
    quote!(#(#declarations),*)
}

fn docs_of_field(field: &Field) -> TokenStream {
    let sentence = format!(" The field `{}`.", field.name);
    let lines = if field.docs.is_empty() { std::slice::from_ref(&sentence) } else { &field.docs[..] };
    quote!(#(#[doc = #lines])*)
}

fn declared_branch(branch: &Branch) -> TokenStream {
    let ident = &branch.ident;
    let sentence = format!(" The branch `{}`.", branch.name);
    let lines = if branch.docs.is_empty() { std::slice::from_ref(&sentence) } else { &branch.docs[..] };
    let docs = quote!(#(#[doc = #lines])*);
    let (style, fields) = parts(&branch.content);
    let fields = declared(style, fields, false);
    match style {
        Style::Named => quote!(#docs #ident { #fields }),
        Style::Tuple => quote!(#docs #ident(#fields)),
        Style::Unit => quote!(#docs #ident),
    }
}

fn parts(content: &Content) -> (Style, &[Field]) {
    match content {
        Content::Struct(Struct { style, fields, .. }) | Content::Message(Message { style, fields, .. }) => {
            (*style, fields)
        }
    }
}

/// The model of a view: the fields that are kept, each with the type of its view.
fn viewed_item(p: &TokenStream, item: &Item, ident: &Ident, lifetime: &Lifetime) -> Item {
    let fields = |fields: &[Field]| viewed_fields(p, item, fields, lifetime);
    let of_struct = |body: &Struct| Struct { fields: fields(&body.fields), zerocopy: false, ..body.clone() };
    let of_message = |body: &Message| {
        let fields = fields(&body.fields);
        let unknown = fields.iter().find(|field| field.role == Role::Unknown).map(|field| field.member.clone());
        Message { style: body.style, fields, unknown }
    };
    let body = match &item.body {
        Body::Struct(body) => {
            let mut body = of_struct(body);
            mark(&mut body.style, &mut body.fields, lifetime);
            Body::Struct(body)
        }
        Body::Transparent(body) => Body::Transparent(of_struct(body)),
        Body::Message(body) => {
            let mut body = of_message(body);
            mark(&mut body.style, &mut body.fields, lifetime);
            Body::Message(body)
        }
        Body::Union(body) => {
            let branch = |branch: &Branch| Branch {
                content: match &branch.content {
                    Content::Struct(content) => Content::Struct(of_struct(content)),
                    Content::Message(content) => Content::Message(of_message(content)),
                },
                ..branch.clone()
            };
            Body::Union(Union { branches: body.branches.iter().map(branch).collect(), other: body.other.clone() })
        }
        Body::Enum(_) | Body::Flags(_) => item.body.clone(),
    };
    let mut generics = item.generics.clone();
    generics.params.insert(0, GenericParam::Lifetime(LifetimeParam::new(lifetime.clone())));
    let viewed: Vec<_> = item.generics.type_params().map(|param| param.ident.clone()).collect();
    for param in viewed {
        generics.make_where_clause().predicates.push(parse_quote!(#param: #p::Viewed));
    }
    Item { ident: ident.clone(), generics, bound: Some(Vec::new()), view: None, body, ..item.clone() }
}

/// A field that uses the lifetime, for a view without any other.
fn mark(style: &mut Style, fields: &mut Vec<Field>, lifetime: &Lifetime) {
    if fields.is_empty() {
        *style = Style::Named;
        fields.push(Field {
            member: parse_quote!(__bytes),
            name: "__bytes".into(),
            vis: syn::Visibility::Inherited,
            ty: parse_quote!(::core::marker::PhantomData<&#lifetime [::core::primitive::u8]>),
            tag: 0,
            role: Role::Skipped,
            adapter: None,
            map: false,
            deprecated: false,
            docs: Vec::new(),
            bound: Vec::new(),
        });
    }
}

/// The fields of a view. Positions close up over fields that aren't on the wire.
fn viewed_fields(p: &TokenStream, item: &Item, fields: &[Field], lifetime: &Lifetime) -> Vec<Field> {
    let kept = fields.iter().filter(|field| field.role != Role::Skipped);
    let viewed = |(index, field): (usize, &Field)| {
        let span = field.ty.span();
        let ty = &self_type::by_name(item, &field.ty);
        Field {
            member: match &field.member {
                Member::Named(_) => field.member.clone(),
                Member::Unnamed(_) => Member::Unnamed(Index { index: index as u32, span }),
            },
            ty: match field.role {
                Role::Unknown => parse_quote!(&#lifetime [::core::primitive::u8]),
                Role::Plain => match hint::large_array(ty) {
                    Some(LargeArray { array: TypeArray { elem, len, .. }, .. }) => {
                        parse_quote_spanned!(span=> #p::Array<#lifetime, <#elem as #p::Viewed>::View<#lifetime>, #len>)
                    }
                    None => parse_quote_spanned!(span=> <#ty as #p::Viewed>::View<#lifetime>),
                },
                _ => parse_quote_spanned!(span=> <#ty as #p::Viewed>::View<#lifetime>),
            },
            bound: Vec::new(),
            ..field.clone()
        }
    };
    kept.enumerate().map(viewed).collect()
}

/// Impl items: those of the view type, and those by which a type and its view know each other.
pub(super) fn impls(p: &TokenStream, item: &Item) -> TokenStream {
    match (&item.view, &item.body) {
        (Some(ident), _) => generated_view(p, item, ident),
        (None, Body::Transparent(body)) => transparent_view(p, item, body),
        (None, Body::Struct(body)) if item.generics.lifetimes().next().is_none() => {
            let tys = field::on_wire(&body.fields).into_iter().map(|wire| wire.field.ty.clone());
            own_view(p, item, &tys.collect::<Vec<_>>())
        }
        (None, Body::Enum(_) | Body::Flags(_)) => own_view(p, item, &[]),
        (None, _) if item.generics.type_params().next().is_none() && item.generics.lifetimes().next().is_some() => {
            borrowed_view(p, item)
        }
        (None, _) => TokenStream::new(),
    }
}

/// A view type of its own.
fn generated_view(p: &TokenStream, item: &Item, ident: &Ident) -> TokenStream {
    let mut view = Item { traits: Traits::Both, ..viewed_item(p, item, ident, &names::de()) };
    view.generics.make_where_clause().predicates.extend(viewed_predicates(p, item));
    let view = view;
    let encode = super::encode(p, &view, &Header::encode(p, &view));
    let head = Header::new(&view, &quote!(#p::Viewed));
    let decode = super::decode(p, &view, &head, Checks::ByWalk);
    let common = common_traits(&view, &head);
    let pair = pair(p, item, ident, &view);
    quote!(#encode #decode #common #pair)
}

/// Predicates that the fields' types have a view. Where one is false, it is refused once, at the
/// field, and not at every use of the view. (The impl of `Viewed` can't ask so: it would ask itself.)
fn viewed_predicates(p: &TokenStream, item: &Item) -> Vec<WherePredicate> {
    let fields = bounds::wire_fields(&item.body).into_iter();
    let tys =
        fields.map(|field| self_type::by_name(item, &field.ty)).filter(|ty| !bounds::is_generic(&item.generics, ty));
    tys.map(|ty| parse_quote_spanned!(ty.span()=> #ty: #p::Viewed)).collect()
}

/// `Clone`, `Copy`, `Debug`, `PartialEq`, and `Default` for messages: without the bounds on parameters
/// that a derive would add.
fn common_traits(view: &Item, head: &Header) -> TokenStream {
    let Header { generics, ty, bounds } = head;
    let debug = match_all(view, |name, members| {
        let (names, locals): (Vec<_>, Vec<_>) = members.iter().cloned().unzip();
        quote!(__formatter.debug_struct(#name) #(.field(#names, #locals))* .finish())
    });
    let equal = equal(view);
    let default = default(view, head);
    quote! {
        #[automatically_derived]
        impl #generics ::core::clone::Clone for #ty #bounds {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        #[automatically_derived]
        impl #generics ::core::marker::Copy for #ty #bounds {}
        #[automatically_derived]
        impl #generics ::core::fmt::Debug for #ty #bounds {
            fn fmt(&self, __formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self { #debug }
            }
        }
        #[automatically_derived]
        impl #generics ::core::cmp::PartialEq for #ty #bounds {
            fn eq(&self, __other: &Self) -> ::core::primitive::bool {
                match (self, __other) { #equal }
            }
        }
        #default
    }
}

/// Arms over a type or its variants, each with the names and locals of its fields.
fn match_all(view: &Item, arm: impl Fn(&str, &[(String, Ident)]) -> TokenStream) -> TokenStream {
    let arms = variants(view).into_iter().map(|(path, name, style, fields)| {
        let pattern = field::to_locals(style, fields);
        let shown = fields.iter().enumerate().filter(on_view);
        let members = shown.map(|(index, field)| (field.name.clone(), names::local(index)));
        let body = arm(&name, &members.collect::<Vec<_>>());
        quote!(#path #pattern => #body,)
    });
    let other = other(view).map(
        |other| quote!(Self::#other(__f0) => __formatter.debug_tuple(::core::stringify!(#other)).field(__f0).finish(),),
    );
    quote!(#(#arms)* #other)
}

fn other(view: &Item) -> Option<&Ident> {
    match &view.body {
        Body::Union(body) => body.other.as_ref(),
        _ => None,
    }
}

/// The path, the name, the style and the fields of a type, or of each variant.
fn variants(view: &Item) -> Vec<(TokenStream, String, Style, &[Field])> {
    match &view.body {
        Body::Struct(Struct { style, fields, .. })
        | Body::Message(Message { style, fields, .. })
        | Body::Transparent(Struct { style, fields, .. }) => {
            vec![(quote!(Self), view.ident.to_string(), *style, fields)]
        }
        Body::Union(body) => {
            let mut all = Vec::new();
            for Branch { ident, name, content, .. } in &body.branches {
                let (style, fields) = parts(content);
                all.push((quote!(Self::#ident), name.clone(), style, fields));
            }
            all
        }
        Body::Enum(_) | Body::Flags(_) => Vec::new(),
    }
}

/// Arms that compare two values.
fn equal(view: &Item) -> TokenStream {
    let all = variants(view);
    let arms = all.iter().map(|(path, _, style, fields)| {
        let bind = |prefix: &str| {
            field::fields_with(*style, fields, |index, _| {
                let local = format_ident!("__{prefix}{index}");
                quote!(#local)
            })
        };
        let (left, right) = (bind("a"), bind("b"));
        let tests = (0..fields.len()).map(|index| {
            let (a, b) = (format_ident!("__a{index}"), format_ident!("__b{index}"));
            quote!(::core::cmp::PartialEq::eq(#a, #b))
        });
        quote!((#path #left, #path #right) => true #(&& #tests)*,)
    });
    let other = other(view).map(|other| quote!((Self::#other(__a), Self::#other(__b)) => __a == __b,));
    let several = all.len() + usize::from(other.is_some()) > 1;
    let rest = several.then(|| quote!(_ => false,));
    quote!(#(#arms)* #other #rest)
}

/// `Default` of a message's view, in which nothing is present.
fn default(view: &Item, head: &Header) -> TokenStream {
    let Body::Message(body) = &view.body else { return TokenStream::new() };
    if body.fields.iter().any(|field| field.role == Role::Defaulted) {
        return TokenStream::new();
    }
    let Header { generics, ty, bounds } = head;
    let p = names::private(&view.krate);
    let absent = field::fields_with(body.style, &body.fields, |_, field| message::absent(&p, field));
    quote! {
        #[automatically_derived]
        impl #generics ::core::default::Default for #ty #bounds {
            fn default() -> Self {
                Self #absent
            }
        }
    }
}

/// `Viewed`, `FromView`, `Record`, and the conversions of a type with a view of its own.
fn pair(p: &TokenStream, item: &Item, ident: &Ident, view: &Item) -> TokenStream {
    let viewed = Header::new(&bounded(item, &quote!(#p::Viewed)), &quote!(#p::Viewed));
    let owned = Header::new(&bounded(item, &quote!(#p::FromView)), &quote!(#p::FromView));
    let (_, args, _) = item.generics.split_for_impl();
    let args = with_lifetime(&quote!(#args), &quote!('__v));
    let shorten = conversion(p, item, view, Form::View);
    let from_view = conversion(p, item, view, Form::Owned);
    let (view_args_v, view_path) = (&args, quote!(#ident));
    let record = record(p, item, &viewed);
    let Header { generics, ty, bounds } = &viewed;
    let Header { generics: owned_generics, ty: owned_ty, bounds: owned_bounds } = &owned;
    let owned_impl_generics = with_lifetime(owned_generics, &quote!('__v));
    let to_owned = format!(" The owned [`{}`], with copies of all that is borrowed.", item.ident);
    let vis = &item.vis;
    quote! {
        #[automatically_derived]
        impl #generics #p::Viewed for #ty #bounds {
            type View<'__v> = #view_path #view_args_v;
            type Seq<'__v> = #p::List<'__v, Self::View<'__v>>;

            #[inline]
            fn __shorten<'__s, '__l: '__s>(__view: Self::View<'__l>) -> Self::View<'__s> {
                match __view { #shorten }
            }

            #[inline]
            fn __shorten_seq<'__s, '__l: '__s>(__seq: Self::Seq<'__l>) -> Self::Seq<'__s> {
                #p::shorten_list(__seq)
            }
        }

        #[automatically_derived]
        impl #owned_generics #p::FromView for #owned_ty #owned_bounds {
            fn from_view(__view: Self::View<'_>) -> Self {
                match __view { #from_view }
            }
        }

        #[automatically_derived]
        impl #owned_impl_generics ::core::convert::From<#view_path #view_args_v> for #owned_ty #owned_bounds {
            fn from(__view: #view_path #view_args_v) -> Self {
                <Self as #p::FromView>::from_view(__view)
            }
        }

        impl #owned_impl_generics #view_path #view_args_v #owned_bounds {
            #[doc = #to_owned]
            #vis fn to_owned(&self) -> #owned_ty {
                <#owned_ty as #p::FromView>::from_view(*self)
            }
        }

        #record
    }
}

/// `item` with the trait on all its type parameters, and no inferred bounds.
fn bounded(item: &Item, bound: &TokenStream) -> Item {
    let mut generics = item.generics.clone();
    let params: Vec<_> = item.generics.type_params().map(|param| param.ident.clone()).collect();
    for param in params {
        generics.make_where_clause().predicates.push(parse_quote!(#param: #bound));
    }
    Item { generics, bound: Some(Vec::new()), ..item.clone() }
}

/// `<'v, A, B>` from `<A, B>` or nothing.
fn with_lifetime(args: &TokenStream, lifetime: &TokenStream) -> TokenStream {
    let mut tokens: Vec<_> = args.clone().into_iter().collect();
    if tokens.len() < 2 {
        return quote!(<#lifetime>);
    }
    tokens.remove(0);
    quote!(< #lifetime, #(#tokens)*)
}

/// The function from a field of a view to another form of it.
fn convert(p: &TokenStream, field: &Field, to: Form) -> TokenStream {
    let ty = &field.ty;
    let large = hint::large_array(ty).filter(|_| field.role == Role::Plain);
    match (to, large) {
        (Form::View, None) => quote!(<#ty as #p::Viewed>::__shorten),
        (Form::Owned, None) => quote!(<#ty as #p::FromView>::from_view),
        (to, Some(LargeArray { array: TypeArray { elem, len, .. }, boxed })) => match (to, boxed) {
            (Form::View, _) => quote!(#p::shorten_array::<#elem, { #len }>),
            (Form::Owned, false) => quote!(#p::array_from_view::<#elem, { #len }>),
            (Form::Owned, true) => quote!(#p::boxed_array_from_view::<#elem, { #len }>),
        },
    }
}

/// Arms from the view `__view` to another form of the same record.
fn conversion(p: &TokenStream, item: &Item, view: &Item, to: Form) -> TokenStream {
    let view_ident = &view.ident;
    let target = match to {
        Form::View => view_ident,
        Form::Owned => &item.ident,
    };
    let arms =
        variants(item).into_iter().zip(variants(view)).map(|((path, _, style, fields), (_, _, kept_style, kept))| {
            let variant: TokenStream = path.into_iter().skip(1).collect();
            let pattern = field::to_locals(kept_style, kept);
            let locals = kept.iter().enumerate().filter(on_view).map(|(index, _)| names::local(index));
            let owned = fields.iter().filter(|field| field.role != Role::Skipped);
            let mut values = owned.zip(locals).map(|(field, local)| match (field.role, to) {
                (Role::Unknown, Form::Owned) => quote!(::core::convert::From::from(#local)),
                (Role::Unknown, Form::View) => quote!(#local),
                _ => {
                    let convert = convert(p, field, to);
                    quote_spanned!(field.ty.span()=> #convert(#local))
                }
            });
            let (style, fields) = match to {
                Form::View => (kept_style, kept),
                Form::Owned => (style, fields),
            };
            let of_field = |field: &Field| match field.role {
                Role::Skipped => None,
                _ => values.next(),
            };
            let values: Vec<_> = fields.iter().map(of_field).collect();
            let built = field::fields_with(style, fields, |index, _| match &values[index] {
                Some(value) => value.clone(),
                None => quote!(::core::default::Default::default()),
            });
            quote!(#view_ident #variant #pattern => #target #variant #built,)
        });
    let other = other(view).map(|other| match to {
        Form::Owned => quote! {
            #view_ident::#other(__other) => {
                #target::#other(::core::convert::From::from((__other.discriminator, __other.bytes)))
            }
        },
        Form::View => quote!(#view_ident::#other(__other) => #target::#other(__other),),
    });
    quote!(#(#arms)* #other)
}

fn on_view((_, field): &(usize, &Field)) -> bool {
    field.role != Role::Skipped
}

/// What a view is converted to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The view for a shorter time.
    View,
    /// The owned type.
    Owned,
}

/// `Record`.
fn record(p: &TokenStream, item: &Item, head: &Header) -> TokenStream {
    let Header { generics, ty, bounds } = head;
    let (name, package) = (&item.name, &item.package);
    quote! {
        #[automatically_derived]
        impl #generics #p::Record for #ty #bounds {
            const NAME: &'static ::core::primitive::str = #name;
            const PACKAGE: &'static ::core::primitive::str = #package;
        }
    }
}

/// The impls of a type that is its own view if it is `Copy` and its fields have fixed sizes. The
/// bounds that say so may be false: behind a `for<'x>` rustc doesn't mind.
fn own_view(p: &TokenStream, item: &Item, fields: &[syn::Type]) -> TokenStream {
    if item.generics.type_params().next().is_some() {
        return TokenStream::new();
    }
    let item = Item { bound: Some(Vec::new()), ..item.clone() };
    let (_, args, _) = item.generics.split_for_impl();
    let ident = &item.ident;
    let mut own = item.clone();
    let predicates = &mut own.generics.make_where_clause().predicates;
    predicates.push(parse_quote!(for<'__x> #ident #args: #p::FixedView));
    let mut fixed_item = item.clone();
    fixed_item.generics.make_where_clause().predicates.extend(fixed(p, fields));
    let own_head = Header::new(&own, &quote!(#p::Viewed));
    let Header { generics, ty, bounds } = &own_head;
    let fixed_head = Header::new(&fixed_item, &quote!(#p::Viewed));
    let Header { generics: fixed_generics, bounds: fixed_bounds, .. } = &fixed_head;
    let seq = match &item.body {
        Body::Struct(body) if field::on_wire(&body.fields).is_empty() => quote!(#p::List),
        _ => quote!(#p::Slice),
    };
    let shorten = match &item.body {
        Body::Struct(body) if field::on_wire(&body.fields).is_empty() => quote!(#p::shorten_list),
        _ => quote!(#p::shorten_slice),
    };
    let record = record(p, &own, &own_head);
    quote! {
        #[automatically_derived]
        impl #fixed_generics #p::Fixed for #ty #fixed_bounds {}

        #[automatically_derived]
        impl #generics #p::Viewed for #ty #bounds {
            type View<'__v> = Self;
            type Seq<'__v> = #seq<'__v, Self>;

            #[inline]
            fn __shorten<'__s, '__l: '__s>(__view: Self) -> Self {
                __view
            }

            #[inline]
            fn __shorten_seq<'__s, '__l: '__s>(__seq: #seq<'__l, Self>) -> #seq<'__s, Self> {
                #shorten(__seq)
            }
        }

        #[automatically_derived]
        impl #generics #p::FromView for #ty #bounds {
            #[inline]
            fn from_view(__view: Self) -> Self {
                __view
            }
        }

        #record
    }
}

fn fixed(p: &TokenStream, fields: &[syn::Type]) -> Vec<syn::WherePredicate> {
    fields.iter().map(|ty| parse_quote!(for<'__x> #ty: #p::Fixed)).collect()
}

/// The impls of a type that borrows: it is its own view if it is `Copy`.
fn borrowed_view(p: &TokenStream, item: &Item) -> TokenStream {
    let ident = &item.ident;
    let consts: Vec<_> = item.generics.const_params().collect();
    let const_names: Vec<_> = consts.iter().map(|param| &param.ident).collect();
    let with = |lifetime: &TokenStream| {
        let lifetimes = item.generics.lifetimes().map(|_| lifetime);
        quote!(#ident<#(#lifetimes,)* #(#const_names),*>)
    };
    let (eternal, view, long, short, any) =
        (with(&quote!('static)), with(&quote!('__v)), with(&quote!('__l)), with(&quote!('__s)), with(&quote!('__x)));
    let (name, package) = (&item.name, &item.package);
    quote! {
        #[automatically_derived]
        impl<#(#consts),*> #p::Viewed for #eternal where for<'__x> #any: #p::SelfView {
            type View<'__v> = #view;
            type Seq<'__v> = #p::List<'__v, #view>;

            #[inline]
            fn __shorten<'__s, '__l: '__s>(__view: #long) -> #short {
                __view
            }

            #[inline]
            fn __shorten_seq<'__s, '__l: '__s>(__seq: #p::List<'__l, #long>) -> #p::List<'__s, #short> {
                #p::shorten_list(__seq)
            }
        }

        #[automatically_derived]
        impl<#(#consts),*> #p::Record for #eternal where for<'__x> #any: #p::SelfView {
            const NAME: &'static ::core::primitive::str = #name;
            const PACKAGE: &'static ::core::primitive::str = #package;
        }
    }
}

/// The impls of a transparent newtype: a scalar is its own view, anything else has the view of the
/// inner type. A newtype of a key is a key.
fn transparent_view(p: &TokenStream, item: &Item, body: &Struct) -> TokenStream {
    let Some(wire) = transparent::inner(body) else { return TokenStream::new() };
    let ty = &wire.field.ty;
    if !item.generics.params.is_empty() || wire.is_adapted() {
        return TokenStream::new();
    }
    let ident = &item.ident;
    let key = quote! {
        #[automatically_derived]
        impl #p::MapKey for #ident where for<'__x> #ty: #p::MapKey, for<'__x> #ident: ::core::cmp::Ord {}
    };
    if hint::is_scalar(ty) {
        let own = own_view(p, item, std::slice::from_ref(ty));
        return quote!(#own #key);
    }
    let value = field::fields_with(body.style, &body.fields, |_, field| match field.role {
        Role::Skipped => quote!(::core::default::Default::default()),
        _ => quote!(<#ty as #p::FromView>::from_view(__view)),
    });
    quote! {
        #[automatically_derived]
        impl #p::Fixed for #ident where for<'__x> #ty: #p::Fixed {}

        #[automatically_derived]
        impl #p::Viewed for #ident where for<'__x> #ty: #p::Viewed {
            type View<'__v> = <#ty as #p::Viewed>::View<'__v>;
            type Seq<'__v> = <#ty as #p::Viewed>::Seq<'__v>;

            #[inline]
            fn __shorten<'__s, '__l: '__s>(__view: Self::View<'__l>) -> Self::View<'__s> {
                <#ty as #p::Viewed>::__shorten(__view)
            }

            #[inline]
            fn __shorten_seq<'__s, '__l: '__s>(__seq: Self::Seq<'__l>) -> Self::Seq<'__s> {
                <#ty as #p::Viewed>::__shorten_seq(__seq)
            }
        }

        #[automatically_derived]
        impl #p::FromView for #ident where for<'__x> #ty: #p::FromView {
            fn from_view(__view: Self::View<'_>) -> Self {
                Self #value
            }
        }

        #key
    }
}
