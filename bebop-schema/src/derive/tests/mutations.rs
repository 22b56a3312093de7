//! Whatever the tokens are, the front end ends in a model or in errors.

use proc_macro2::{Group, TokenStream, TokenTree};
use syn::DeriveInput;

use crate::derive::item;
use crate::model::Traits;

const SEEDS: [&str; 7] = [
    "#[bebop(zerocopy, name = \"X\", package = \"a.b\")] #[repr(C)] pub struct A<T, const N: usize> { a: [T; N], b: u8 }",
    "#[bebop(message, view_suffix = \"Ref\", forward_compatible, crate = crate::b)] struct A { \
     #[bebop(tag = 1)] a: Option<u8>, #[deprecated] #[bebop(tag = 0x2, default)] b: u8, #[bebop(unknown)] u: U, #[bebop(skip)] s: S }",
    "#[repr(u8)] enum A { X = 0, Y = -1, Z(), #[bebop(other)] Other(u8) }",
    "#[bebop(union, bound = \"T: Copy\")] enum A<'a, T> where T: 'a { #[bebop(discriminator = 3, message)] X { #[bebop(tag = 9)] a: &'a T }, \
     #[bebop(discriminator = 4)] Y(Box<Self>), #[bebop(other)] Other(Unknown) }",
    "#[bebop(flags, forward_compatible)] struct A(u8);",
    "#[bebop(transparent)] struct A<T> { #[bebop(as = Vec<Url>, map)] a: T, #[bebop(skip)] b: PhantomData<T> }",
    "union A { a: u8, b: (A, [Box<A>; 70000]) }",
];

/// A linear congruential generator: the same mutations in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// All tokens of all seeds, groups whole as well as taken apart.
fn pool() -> Vec<TokenTree> {
    fn gather(tokens: TokenStream, into: &mut Vec<TokenTree>) {
        for token in tokens {
            if let TokenTree::Group(group) = &token {
                gather(group.stream(), into);
            }
            into.push(token);
        }
    }
    let mut pool = Vec::new();
    SEEDS.iter().for_each(|seed| gather(seed.parse().unwrap(), &mut pool));
    pool
}

/// Changes one place: mostly inside a group, so that the whole often stays a type.
fn mutate(tokens: TokenStream, pool: &[TokenTree], random: &mut Random) -> TokenStream {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut groups: Vec<&mut TokenTree> =
        tokens.iter_mut().filter(|token| matches!(token, TokenTree::Group(_))).collect();
    let at = random.below(groups.len());
    match groups.get_mut(at) {
        Some(TokenTree::Group(group)) if random.below(8) > 0 => {
            let inner = mutate(group.stream(), pool, random);
            *group = Group::new(group.delimiter(), inner);
        }
        _ => change(&mut tokens, pool, random),
    }
    tokens.into_iter().collect()
}

fn change(tokens: &mut Vec<TokenTree>, pool: &[TokenTree], random: &mut Random) {
    let at = random.below(tokens.len());
    let token = pool[random.below(pool.len())].clone();
    match random.below(4) {
        0 => tokens.insert(at, token),
        1 if at < tokens.len() => tokens[at] = token,
        2 if at < tokens.len() => drop(tokens.remove(at)),
        _ if at + 1 < tokens.len() => tokens.swap(at, at + 1),
        _ => tokens.push(token),
    }
}

/// Panics only where the front end does; says whether the tokens were a type at all.
fn feed(tokens: &TokenStream, traits: Traits) -> bool {
    let input = syn::parse2::<DeriveInput>(tokens.clone());
    input.map(|input| drop(item(&input, traits))).is_ok()
}

#[test]
fn mutated_types_never_panic() {
    let (pool, mut random) = (pool(), Random(1));
    let mut types = 0;
    for seed in SEEDS {
        for traits in [Traits::Both, Traits::Encode, Traits::Decode] {
            for _ in 0..700 {
                let mut tokens: TokenStream = seed.parse().unwrap();
                for _ in 0..=random.below(4) {
                    tokens = mutate(tokens, &pool, &mut random);
                }
                types += usize::from(feed(&tokens, traits));
            }
        }
    }
    assert!(types > 1000, "too few mutations are types: {types}");
}

#[test]
fn any_tokens_expand() {
    for text in ["", "struct", "fn a() {}", "union A { a: u8 }", "enum A {}", "struct A { a: }"] {
        let expanded = crate::derive::expand(text.parse().unwrap(), Traits::Both);
        assert!(expanded.to_string().contains("compile_error"), "{text}");
    }
}
