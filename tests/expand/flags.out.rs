#[doc(hidden)]
#[allow(
    deprecated,
    unused_comparisons,
    dead_code,
    unreachable_code,
    unused_variables,
    unused_mut,
    clippy::all,
    clippy::pedantic,
    clippy::nursery
)]
const _: () = {
    #[automatically_derived]
    impl ::bebop::__private::v1::Encode for Genres {
        const __SIZE: ::bebop::__private::v1::Size = <<Self as ::bebop::__private::v1::Flags>::Bits as ::bebop::__private::v1::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = true;
        const __FLAT: ::core::primitive::bool = true;
        #[inline]
        fn encoded_len(&self) -> ::core::primitive::usize {
            <Self as ::bebop::__private::v1::Encode>::__SIZE.min
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            ::bebop::__private::v1::Encode::encode(
                &::bebop::__private::v1::Flags::bits(self),
                __out,
            );
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            ::bebop::__private::v1::Encode::__write(
                &::bebop::__private::v1::Flags::bits(self),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Genres {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = <<Self as ::bebop::__private::v1::Flags>::Bits as ::bebop::__private::v1::Decode<
            '__de,
        >>::__SIZE;
        const __IN_PLACE: ::core::primitive::bool = true;
        const __ANY_BITS: ::core::primitive::bool = false;
        #[inline]
        fn __empty() -> Self {
            ::bebop::__private::v1::no_flags()
        }
        #[inline]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let (__bits, __b) = <<Self as ::bebop::__private::v1::Flags>::Bits as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            ::core::option::Option::Some((
                <Self as ::bebop::__private::v1::Flags>::from_bits(__bits)?,
                __b,
            ))
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_flags::<Self>(__r, false)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Fixed for Genres {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Genres
    where
        for<'__x> Genres: ::bebop::__private::v1::FixedView,
    {
        type View<'__v> = Self;
        type Seq<'__v> = ::bebop::__private::v1::Slice<'__v, Self>;
        #[inline]
        fn __shorten<'__s, '__l: '__s>(__view: Self) -> Self {
            __view
        }
        #[inline]
        fn __shorten_seq<'__s, '__l: '__s>(
            __seq: ::bebop::__private::v1::Slice<'__l, Self>,
        ) -> ::bebop::__private::v1::Slice<'__s, Self> {
            ::bebop::__private::v1::shorten_slice(__seq)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::FromView for Genres
    where
        for<'__x> Genres: ::bebop::__private::v1::FixedView,
    {
        #[inline]
        fn from_view(__view: Self) -> Self {
            __view
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Genres
    where
        for<'__x> Genres: ::bebop::__private::v1::FixedView,
    {
        const NAME: &'static ::core::primitive::str = "Genres";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Genres {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            ::bebop::__private::v1::schema_of_flags::<
                Self,
            >(
                __s,
                ::bebop::__private::v1::Head {
                    name: "Genres",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                false,
            )
        }
    }
};
