//! The values of attributes, each with the rule that it alone decides.

use proc_macro2::Ident;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Expr, ExprLit, Lit, LitInt, LitStr, Path, Result, Token, Type, UnOp, WherePredicate};

use super::names;

/// What an attribute takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing: the word alone.
    Word,
    /// An integer literal from 1 to 255.
    Number,
    /// A string that is an identifier of the schema language.
    Name,
    /// A string that is a package.
    Package,
    /// A string that can end an identifier.
    Suffix,
    /// A path, bare or in a string.
    Path,
    /// A type, bare or in a string.
    Type,
    /// A string of predicates as behind `where`.
    Bounds,
}

/// What an attribute was given.
pub(super) enum Value {
    /// The word stood alone.
    Word,
    /// For [`Kind::Number`], with the tokens that it was written as.
    Number(u8, Expr),
    /// For [`Kind::Name`], [`Kind::Package`] and [`Kind::Suffix`].
    Text(String),
    /// For [`Kind::Path`].
    Path(Path),
    /// For [`Kind::Type`].
    Type(Box<Type>),
    /// For [`Kind::Bounds`].
    Bounds(Vec<WherePredicate>),
    /// Something that was reported already.
    Invalid,
}

impl Kind {
    /// A value of this kind, for the message that says that it is missing.
    pub(super) fn example(self) -> &'static str {
        match self {
            Kind::Word => "",
            Kind::Number => "1",
            Kind::Name => "\"Name\"",
            Kind::Package => "\"my.app\"",
            Kind::Suffix => "\"View\"",
            Kind::Path => "path::to::bebop",
            Kind::Type => "Type",
            Kind::Bounds => "\"T: Trait\"",
        }
    }

    /// The value behind `name =`; a word has none.
    pub(super) fn parse(self, name: &Ident, input: ParseStream<'_>) -> Result<Value> {
        match self {
            Kind::Word => Ok(Value::Word),
            Kind::Number => number(name, input),
            Kind::Name => {
                text(input, names::is_identifier, "a name is letters, digits and `_`, and starts with no digit")
            }
            Kind::Package => text(input, names::is_package, "a package is names with dots between them, like `my.app`"),
            Kind::Suffix => text(input, names::is_identifier_tail, "a suffix is letters, digits and `_`, at least one"),
            Kind::Path => in_string_or_bare(input, Path::parse_mod_style).map(Value::Path),
            Kind::Type => in_string_or_bare(input, Type::parse).map(|ty| Value::Type(Box::new(ty))),
            Kind::Bounds => string(input)?.parse_with(bounds).map(Value::Bounds),
        }
    }
}

fn number(name: &Ident, input: ParseStream<'_>) -> Result<Value> {
    let written: Expr = input.parse()?;
    match integer(&written).and_then(|literal| literal.base10_parse().ok()) {
        Some(number @ 1..=u8::MAX) => Ok(Value::Number(number, written)),
        _ => Err(Error::new_spanned(&written, format!("`{name}` takes an integer literal from 1 to 255"))),
    }
}

/// The literal, also where a `macro_rules!` variable has put it into an invisible group.
fn integer(written: &Expr) -> Option<&LitInt> {
    match written {
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => Some(literal),
        Expr::Group(group) => integer(&group.expr),
        _ => None,
    }
}

fn text(input: ParseStream<'_>, is_right: fn(&str) -> bool, rule: &str) -> Result<Value> {
    let literal = string(input)?;
    match literal.value() {
        text if is_right(&text) => Ok(Value::Text(text)),
        _ => Err(Error::new_spanned(literal, rule)),
    }
}

fn string(input: ParseStream<'_>) -> Result<LitStr> {
    input.parse().map_err(|error: Error| Error::new(error.span(), "expected a string"))
}

fn in_string_or_bare<T>(input: ParseStream<'_>, parse: fn(ParseStream<'_>) -> Result<T>) -> Result<T> {
    match input.peek(LitStr) {
        true => input.parse::<LitStr>()?.parse_with(parse),
        false => parse(input),
    }
}

/// Predicates with commas between them; the word `where` may stand before them.
fn bounds(input: ParseStream<'_>) -> Result<Vec<WherePredicate>> {
    input.parse::<Option<Token![where]>>()?;
    Ok(Punctuated::<WherePredicate, Token![,]>::parse_terminated(input)?.into_iter().collect())
}

/// The value of an expression that is a literal, in parentheses or with a sign perhaps.
pub(super) fn literal(value: &Expr) -> Option<i128> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Int(value), .. }) => value.base10_parse().ok(),
        Expr::Lit(ExprLit { lit: Lit::Byte(value), .. }) => Some(value.value().into()),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => literal(&unary.expr).map(|value| -value),
        Expr::Group(group) => literal(&group.expr),
        Expr::Paren(paren) => literal(&paren.expr),
        _ => None,
    }
}
