//! Flags: the integer of their bits, by the trait `Flags`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::Flags;

/// The members of an `impl Encode`.
pub(super) fn encode(p: &TokenStream) -> TokenStream {
    quote! {
        const __SIZE: #p::Size = <<Self as #p::Flags>::Bits as #p::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = true;
        const __FLAT: ::core::primitive::bool = true;

        #[inline]
        fn encoded_len(&self) -> ::core::primitive::usize {
            <Self as #p::Encode>::__SIZE.min
        }

        #[inline]
        fn encode(&self, __out: &mut #p::Writer<'_>) {
            #p::Encode::encode(&#p::Flags::bits(self), __out);
        }

        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            #p::Encode::__write(&#p::Flags::bits(self), __to);
        }
    }
}

/// The members of an `impl Decode` behind `decode`.
pub(super) fn decode(p: &TokenStream, body: &Flags) -> TokenStream {
    let forward_compatible = body.forward_compatible;
    let value = match forward_compatible {
        true => quote!(<Self as #p::Flags>::from_bits_retain(__bits)),
        false => quote!(<Self as #p::Flags>::from_bits(__bits)?),
    };
    quote! {
        const __SIZE: #p::Size = <<Self as #p::Flags>::Bits as #p::Decode<'__de>>::__SIZE;
        const __IN_PLACE: ::core::primitive::bool = true;
        const __ANY_BITS: ::core::primitive::bool = #forward_compatible;

        #[inline]
        fn __empty() -> Self {
            #p::no_flags()
        }

        #[inline]
        fn __hot(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let (__bits, __b) = <<Self as #p::Flags>::Bits as #p::Decode<'__de>>::__hot(__b, __cx)?;
            ::core::option::Option::Some((#value, __b))
        }

        fn __explain(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<(), #p::DecodeError> {
            #p::explain_flags::<Self>(__r, #forward_compatible)
        }
    }
}
