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
    impl ::bebop::__private::v1::Encode for Id {
        const __SIZE: ::bebop::__private::v1::Size = <u64 as ::bebop::__private::v1::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = <u64 as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = <u64 as ::bebop::__private::v1::Encode>::__FLAT;
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            <u64 as ::bebop::__private::v1::Encode>::__write(&self.0, __to);
        }
        fn encoded_len(&self) -> ::core::primitive::usize {
            ::bebop::__private::v1::Encode::__len(self, ::bebop::__private::v1::DEPTH)
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            <u64 as ::bebop::__private::v1::Encode>::encode(&self.0, __out);
        }
        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            <u64 as ::bebop::__private::v1::Encode>::__len(&self.0, __depth)
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Id {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = <u64 as ::bebop::__private::v1::Decode<
            '__de,
        >>::__SIZE;
        const __ANY_BITS: ::core::primitive::bool = <u64 as ::bebop::__private::v1::Decode<
            '__de,
        >>::__ANY_BITS;
        #[inline]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let (__f0, __b) = <u64 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            ::core::option::Option::Some((Self { 0: __f0 }, __b))
        }
        const __IN_PLACE: ::core::primitive::bool = <u64 as ::bebop::__private::v1::Decode<
            '__de,
        >>::__IN_PLACE;
        #[inline]
        fn __empty() -> Self {
            Self {
                0: <u64 as ::bebop::__private::v1::Decode<'__de>>::__empty(),
            }
        }
        #[inline]
        fn __merge(
            &mut self,
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            <u64 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.0, __b, __cx)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            <u64 as ::bebop::__private::v1::Decode<'__de>>::__explain(__r)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Fixed for Id
    where
        for<'__x> u64: ::bebop::__private::v1::Fixed,
    {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Id
    where
        for<'__x> Id: ::bebop::__private::v1::FixedView,
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
    impl ::bebop::__private::v1::FromView for Id
    where
        for<'__x> Id: ::bebop::__private::v1::FixedView,
    {
        #[inline]
        fn from_view(__view: Self) -> Self {
            __view
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Id
    where
        for<'__x> Id: ::bebop::__private::v1::FixedView,
    {
        const NAME: &'static ::core::primitive::str = "Id";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::MapKey for Id
    where
        for<'__x> u64: ::bebop::__private::v1::MapKey,
        for<'__x> Id: ::core::cmp::Ord,
    {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Id {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            <u64 as ::bebop::__private::v1::Schema>::__type(__s)
        }
    }
};
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
    impl ::bebop::__private::v1::Encode for Name {
        const __SIZE: ::bebop::__private::v1::Size = <String as ::bebop::__private::v1::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = <String as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = <String as ::bebop::__private::v1::Encode>::__FLAT;
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            <String as ::bebop::__private::v1::Encode>::__write(&self.0, __to);
        }
        fn encoded_len(&self) -> ::core::primitive::usize {
            ::bebop::__private::v1::Encode::__len(self, ::bebop::__private::v1::DEPTH)
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            <String as ::bebop::__private::v1::Encode>::encode(&self.0, __out);
        }
        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            <String as ::bebop::__private::v1::Encode>::__len(&self.0, __depth)
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Name {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = <String as ::bebop::__private::v1::Decode<
            '__de,
        >>::__SIZE;
        const __ANY_BITS: ::core::primitive::bool = <String as ::bebop::__private::v1::Decode<
            '__de,
        >>::__ANY_BITS;
        #[inline]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let (__f0, __b) = <String as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            ::core::option::Option::Some((Self { 0: __f0 }, __b))
        }
        const __IN_PLACE: ::core::primitive::bool = <String as ::bebop::__private::v1::Decode<
            '__de,
        >>::__IN_PLACE;
        #[inline]
        fn __empty() -> Self {
            Self {
                0: <String as ::bebop::__private::v1::Decode<'__de>>::__empty(),
            }
        }
        #[inline]
        fn __merge(
            &mut self,
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            <String as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.0, __b, __cx)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            <String as ::bebop::__private::v1::Decode<'__de>>::__explain(__r)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Fixed for Name
    where
        for<'__x> String: ::bebop::__private::v1::Fixed,
    {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Name
    where
        for<'__x> String: ::bebop::__private::v1::Viewed,
    {
        type View<'__v> = <String as ::bebop::__private::v1::Viewed>::View<'__v>;
        type Seq<'__v> = <String as ::bebop::__private::v1::Viewed>::Seq<'__v>;
        #[inline]
        fn __shorten<'__s, '__l: '__s>(__view: Self::View<'__l>) -> Self::View<'__s> {
            <String as ::bebop::__private::v1::Viewed>::__shorten(__view)
        }
        #[inline]
        fn __shorten_seq<'__s, '__l: '__s>(__seq: Self::Seq<'__l>) -> Self::Seq<'__s> {
            <String as ::bebop::__private::v1::Viewed>::__shorten_seq(__seq)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::FromView for Name
    where
        for<'__x> String: ::bebop::__private::v1::FromView,
    {
        fn from_view(__view: Self::View<'_>) -> Self {
            Self {
                0: <String as ::bebop::__private::v1::FromView>::from_view(__view),
            }
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::MapKey for Name
    where
        for<'__x> String: ::bebop::__private::v1::MapKey,
        for<'__x> Name: ::core::cmp::Ord,
    {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Name {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            <String as ::bebop::__private::v1::Schema>::__type(__s)
        }
    }
};
