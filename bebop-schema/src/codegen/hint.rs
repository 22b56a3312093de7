//! Guesses from tokens, for speed alone: an alias that hides a type costs some of it and nothing else.

use proc_macro2::Ident;
use syn::{Expr, ExprLit, GenericArgument, Lifetime, Lit, PathArguments, Type, TypeArray};

/// Types of one token that have a fixed size.
const FIXED: [&str; 22] = [
    "bool",
    "u8",
    "i8",
    "u16",
    "i16",
    "u32",
    "i32",
    "u64",
    "i64",
    "u128",
    "i128",
    "f32",
    "f64",
    "f16",
    "bf16",
    "usize",
    "isize",
    "char",
    "Uuid",
    "Timestamp",
    "Duration",
    "SystemTime",
];

/// Types whose empty value is known to exist.
const EMPTY: [&str; 5] = ["String", "Vec", "Option", "BTreeMap", "HashMap"];

/// The type looks like a scalar.
pub(super) fn is_scalar(ty: &Type) -> bool {
    last_name(ty).is_some_and(|name| FIXED.contains(&name.as_str()))
}

/// The type looks as if it had a fixed size.
pub(super) fn is_fixed(ty: &Type) -> bool {
    match ty {
        Type::Array(array) => is_fixed(&array.elem),
        Type::Paren(inner) => is_fixed(&inner.elem),
        Type::Group(inner) => is_fixed(&inner.elem),
        Type::Tuple(tuple) => tuple.elems.iter().all(is_fixed),
        _ => is_scalar(ty),
    }
}

/// The type looks as if it had an empty value.
pub(super) fn has_empty(ty: &Type) -> bool {
    is_fixed(ty) || last_name(ty).is_some_and(|name| EMPTY.contains(&name.as_str()))
}

/// `B` and `'a`, if the type looks like a `Cow<'a, B>` that can borrow its bytes: text or `[u8]`.
pub(super) fn borrowing_cow(ty: &Type) -> Option<(&Lifetime, &Type)> {
    let Type::Path(path) = ty else { return None };
    let segment = path.path.segments.last().filter(|segment| segment.ident == "Cow")?;
    let PathArguments::AngleBracketed(args) = &segment.arguments else { return None };
    let mut args = args.args.iter();
    match (args.next(), args.next(), args.next()) {
        (Some(GenericArgument::Lifetime(lifetime)), Some(GenericArgument::Type(target)), None)
            if lifetime.ident != "static" && lifetime.ident != "_" && borrows(target) =>
        {
            Some((lifetime, target))
        }
        _ => None,
    }
}

fn borrows(target: &Type) -> bool {
    match target {
        Type::Slice(slice) => last_name(&slice.elem).is_some_and(|name| name == "u8"),
        _ => last_name(target).is_some_and(|name| name == "str"),
    }
}

/// An array whose view is read where it lies.
pub(super) struct LargeArray<'a> {
    pub(super) array: &'a TypeArray,
    /// It stands in a `Box`.
    pub(super) boxed: bool,
}

/// The array, if the type looks like one of more than 4 KiB, or a `Box` of such.
pub(super) fn large_array(ty: &Type) -> Option<LargeArray<'_>> {
    match ty {
        Type::Array(array) if array_size(array)? > 4096 => Some(LargeArray { array, boxed: false }),
        Type::Path(path) => {
            let segment = path.path.segments.last().filter(|segment| segment.ident == "Box")?;
            let PathArguments::AngleBracketed(args) = &segment.arguments else { return None };
            match args.args.first()? {
                GenericArgument::Type(Type::Array(array)) if array_size(array)? > 4096 => {
                    Some(LargeArray { array, boxed: true })
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// The size in bytes of an array of a scalar with a literal length.
fn array_size(array: &TypeArray) -> Option<usize> {
    let Expr::Lit(ExprLit { lit: Lit::Int(len), .. }) = &array.len else { return None };
    let element = match &*array.elem {
        Type::Array(inner) => array_size(inner)?,
        ty => scalar_size(&last_name(ty)?)?,
    };
    len.base10_parse::<usize>().ok()?.checked_mul(element)
}

fn scalar_size(name: &str) -> Option<usize> {
    match name {
        "bool" | "u8" | "i8" => Some(1),
        "u16" | "i16" | "f16" | "bf16" => Some(2),
        "u32" | "i32" | "f32" | "char" => Some(4),
        "u64" | "i64" | "f64" | "usize" | "isize" => Some(8),
        "u128" | "i128" | "Uuid" | "Timestamp" => Some(16),
        "Duration" => Some(12),
        _ => None,
    }
}

/// The type is `PhantomData`, which asks nothing of its parameter.
pub(super) fn is_phantom(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    path.path.segments.last().is_some_and(|segment| segment.ident == "PhantomData")
}

fn last_name(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    path.path.segments.last().map(|segment| segment.ident.to_string())
}

/// The identifier that is the whole type.
pub(super) fn ident(ty: &Type) -> Option<&Ident> {
    match ty {
        Type::Path(path) if path.qself.is_none() => path.path.get_ident(),
        _ => None,
    }
}
