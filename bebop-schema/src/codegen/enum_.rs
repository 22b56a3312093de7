//! Enums: the integer of their base type.
//!
//! ```text
//! #[repr(u8)] enum Kind { Unknown = 0, Paragraph = 1 }
//!
//! const __V0: u8 = Kind::Unknown as u8;
//! const __V1: u8 = Kind::Paragraph as u8;
//! match __value { __V0 => Self::Unknown, __V1 => Self::Paragraph, _ => return None }
//! ```

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use crate::model::{Enum, Item, Style};

use super::names;

/// The members of an `impl Encode`.
pub(super) fn encode(p: &TokenStream, item: &Item, body: &Enum) -> TokenStream {
    let base = &names::primitive(&body.base);
    let values = values(item, body);
    let consts = (0..body.members.len()).map(names::member_value);
    let patterns = patterns(body);
    let others = body.other.iter();
    quote! {
        const __SIZE: #p::Size = <#base as #p::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = true;
        const __FLAT: ::core::primitive::bool = true;

        #[inline]
        fn encoded_len(&self) -> ::core::primitive::usize {
            <Self as #p::Encode>::__SIZE.min
        }

        #[inline]
        fn encode(&self, __out: &mut #p::Writer<'_>) {
            __out.run(<Self as #p::Encode>::__SIZE.min, |__to| #p::Encode::__write(self, __to));
        }

        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            #values
            let __value: #base = match self {
                #(#patterns => #consts,)*
                #(Self::#others(__value) => *__value,)*
            };
            #p::Encode::__write(&__value, __to);
        }
    }
}

/// Patterns, or expressions, of the members.
fn patterns(body: &Enum) -> impl Iterator<Item = TokenStream> + '_ {
    body.members.iter().map(|member| {
        let ident = &member.ident;
        match member.style {
            Style::Unit => quote!(Self::#ident),
            Style::Tuple => quote!(Self::#ident()),
            Style::Named => quote!(Self::#ident {}),
        }
    })
}

/// Consts with the values of the members, in the base type.
pub(super) fn values(item: &Item, body: &Enum) -> TokenStream {
    let (ident, base) = (&item.ident, names::primitive(&body.base));
    let consts = body.members.iter().enumerate().map(|(index, member)| {
        let (name, variant) = (names::member_value(index), &member.ident);
        let value = match (&body.other, &member.value) {
            (None, _) => {
                let value = match member.style {
                    Style::Unit => quote!(#ident::#variant),
                    Style::Tuple => quote!(#ident::#variant()),
                    Style::Named => quote!(#ident::#variant {}),
                };
                quote!(#value as #base)
            }
            (Some(_), Some(value)) => quote!(#value),
            (Some(_), None) => match index.checked_sub(1).map(names::member_value) {
                Some(before) => quote!(#before + 1),
                None => quote!(0),
            },
        };
        quote!(const #name: #base = #value;)
    });
    quote!(#(#consts)*)
}

/// Const items that refuse an enum without a 0, or with a value that its base type doesn't hold.
pub(super) fn assertions(item: &Item, body: &Enum) -> TokenStream {
    let (ident, base) = (&item.ident, &body.base);
    let values = values(item, body);
    let consts: Vec<_> = (0..body.members.len()).map(names::member_value).collect();
    let no_zero = format!("the enum `{}` needs a member with the value 0", item.name);
    let fits = body.members.iter().zip(&consts).filter(|_| body.other.is_none()).map(|(member, name)| {
        let variant = &member.ident;
        let value = match member.style {
            Style::Unit => quote!(#ident::#variant),
            Style::Tuple => quote!(#ident::#variant()),
            Style::Named => quote!(#ident::#variant {}),
        };
        let message = format!("the value of `{}` doesn't fit the base type `{base}`", member.name);
        quote_spanned!(variant.span()=> ::core::assert!(#value as ::core::primitive::i128 == #name as ::core::primitive::i128, #message);)
    });
    let zero = quote_spanned!(item.span()=> ::core::assert!(false #(|| #consts == 0)*, #no_zero););
    quote! {
        const _: () = {
            #values
            #(#fits)*
            #zero
        };
    }
}

/// The members of an `impl Decode` behind `decode`.
pub(super) fn decode(p: &TokenStream, item: &Item, body: &Enum) -> TokenStream {
    let base = &names::primitive(&body.base);
    let values = values(item, body);
    let consts = (0..body.members.len()).map(names::member_value);
    let members = patterns(body);
    let empty = patterns(body).next().into_iter();
    let unknown = match &body.other {
        Some(other) => quote!(Self::#other(__value)),
        None => quote!(return ::core::option::Option::None),
    };
    let any_bits = body.other.is_some();
    quote! {
        const __SIZE: #p::Size = <#base as #p::Decode<'__de>>::__SIZE;
        const __IN_PLACE: ::core::primitive::bool = true;
        const __ANY_BITS: ::core::primitive::bool = #any_bits;

        #[inline]
        fn __empty() -> Self {
            #(#empty)*
        }

        #[inline(always)]
        fn __hot(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            #values
            let (__value, __b) = <#base as #p::Decode<'__de>>::__hot(__b, __cx)?;
            let __member = match __value {
                #(#consts => #members,)*
                _ => #unknown,
            };
            ::core::option::Option::Some((__member, __b))
        }

        fn __explain(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<(), #p::DecodeError> {
            #p::explain_enum::<Self, #base>(__r)
        }
    }
}
