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
    const _: () = {
        const __V0: ::core::primitive::u8 = Genre::Jazz as ::core::primitive::u8;
        const __V1: ::core::primitive::u8 = Genre::Blues as ::core::primitive::u8;
        ::core::assert!(
            Genre::Jazz as ::core::primitive::i128 == __V0 as ::core::primitive::i128,
            "the value of `Jazz` doesn't fit the base type `u8`"
        );
        ::core::assert!(
            Genre::Blues as ::core::primitive::i128 == __V1 as ::core::primitive::i128,
            "the value of `Blues` doesn't fit the base type `u8`"
        );
        ::core::assert!(
            false || __V0 == 0 || __V1 == 0,
            "the enum `Genre` needs a member with the value 0"
        );
    };
    #[automatically_derived]
    impl ::bebop::__private::v1::Encode for Genre {
        const __SIZE: ::bebop::__private::v1::Size = <::core::primitive::u8 as ::bebop::__private::v1::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = true;
        const __FLAT: ::core::primitive::bool = true;
        #[inline]
        fn encoded_len(&self) -> ::core::primitive::usize {
            <Self as ::bebop::__private::v1::Encode>::__SIZE.min
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            __out
                .run(
                    <Self as ::bebop::__private::v1::Encode>::__SIZE.min,
                    |__to| ::bebop::__private::v1::Encode::__write(self, __to),
                );
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            const __V0: ::core::primitive::u8 = Genre::Jazz as ::core::primitive::u8;
            const __V1: ::core::primitive::u8 = Genre::Blues as ::core::primitive::u8;
            let __value: ::core::primitive::u8 = match self {
                Self::Jazz => __V0,
                Self::Blues => __V1,
            };
            ::bebop::__private::v1::Encode::__write(&__value, __to);
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Genre {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = <::core::primitive::u8 as ::bebop::__private::v1::Decode<
            '__de,
        >>::__SIZE;
        const __IN_PLACE: ::core::primitive::bool = true;
        const __ANY_BITS: ::core::primitive::bool = false;
        #[inline]
        fn __empty() -> Self {
            Self::Jazz
        }
        #[inline(always)]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            const __V0: ::core::primitive::u8 = Genre::Jazz as ::core::primitive::u8;
            const __V1: ::core::primitive::u8 = Genre::Blues as ::core::primitive::u8;
            let (__value, __b) = <::core::primitive::u8 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            let __member = match __value {
                __V0 => Self::Jazz,
                __V1 => Self::Blues,
                _ => return ::core::option::Option::None,
            };
            ::core::option::Option::Some((__member, __b))
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_enum::<Self, ::core::primitive::u8>(__r)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Fixed for Genre {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Genre
    where
        for<'__x> Genre: ::bebop::__private::v1::FixedView,
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
    impl ::bebop::__private::v1::FromView for Genre
    where
        for<'__x> Genre: ::bebop::__private::v1::FixedView,
    {
        #[inline]
        fn from_view(__view: Self) -> Self {
            __view
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Genre
    where
        for<'__x> Genre: ::bebop::__private::v1::FixedView,
    {
        const NAME: &'static ::core::primitive::str = "Genre";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Genre {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Genre",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                {
                    const __V0: ::core::primitive::u8 = Genre::Jazz
                        as ::core::primitive::u8;
                    const __V1: ::core::primitive::u8 = Genre::Blues
                        as ::core::primitive::u8;
                    ::bebop::__private::v1::Body::Enum {
                        base: <::core::primitive::u8 as ::bebop::__private::v1::Schema>::__type,
                        members: &[
                            ::bebop::__private::v1::Member {
                                name: "Jazz",
                                value: __V0 as ::core::primitive::i128,
                                docs: &[],
                                deprecated: false,
                            },
                            ::bebop::__private::v1::Member {
                                name: "Blues",
                                value: __V1 as ::core::primitive::i128,
                                docs: &[],
                                deprecated: false,
                            },
                        ],
                        forward_compatible: false,
                    }
                },
            )
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
    const _: () = {
        const __V0: ::core::primitive::u32 = 0;
        const __V1: ::core::primitive::u32 = 5;
        ::core::assert!(
            false || __V0 == 0 || __V1 == 0,
            "the enum `Key` needs a member with the value 0"
        );
    };
    #[automatically_derived]
    impl ::bebop::__private::v1::Encode for Key {
        const __SIZE: ::bebop::__private::v1::Size = <::core::primitive::u32 as ::bebop::__private::v1::Encode>::__SIZE;
        const __BLOCK: ::core::primitive::bool = true;
        const __FLAT: ::core::primitive::bool = true;
        #[inline]
        fn encoded_len(&self) -> ::core::primitive::usize {
            <Self as ::bebop::__private::v1::Encode>::__SIZE.min
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            __out
                .run(
                    <Self as ::bebop::__private::v1::Encode>::__SIZE.min,
                    |__to| ::bebop::__private::v1::Encode::__write(self, __to),
                );
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            const __V0: ::core::primitive::u32 = 0;
            const __V1: ::core::primitive::u32 = 5;
            let __value: ::core::primitive::u32 = match self {
                Self::Major => __V0,
                Self::Minor => __V1,
                Self::Other(__value) => *__value,
            };
            ::bebop::__private::v1::Encode::__write(&__value, __to);
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Key {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = <::core::primitive::u32 as ::bebop::__private::v1::Decode<
            '__de,
        >>::__SIZE;
        const __IN_PLACE: ::core::primitive::bool = true;
        const __ANY_BITS: ::core::primitive::bool = true;
        #[inline]
        fn __empty() -> Self {
            Self::Major
        }
        #[inline(always)]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            const __V0: ::core::primitive::u32 = 0;
            const __V1: ::core::primitive::u32 = 5;
            let (__value, __b) = <::core::primitive::u32 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            let __member = match __value {
                __V0 => Self::Major,
                __V1 => Self::Minor,
                _ => Self::Other(__value),
            };
            ::core::option::Option::Some((__member, __b))
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_enum::<Self, ::core::primitive::u32>(__r)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Fixed for Key {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Key
    where
        for<'__x> Key: ::bebop::__private::v1::FixedView,
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
    impl ::bebop::__private::v1::FromView for Key
    where
        for<'__x> Key: ::bebop::__private::v1::FixedView,
    {
        #[inline]
        fn from_view(__view: Self) -> Self {
            __view
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Key
    where
        for<'__x> Key: ::bebop::__private::v1::FixedView,
    {
        const NAME: &'static ::core::primitive::str = "Key";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Key {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Key",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                {
                    const __V0: ::core::primitive::u32 = 0;
                    const __V1: ::core::primitive::u32 = 5;
                    ::bebop::__private::v1::Body::Enum {
                        base: <::core::primitive::u32 as ::bebop::__private::v1::Schema>::__type,
                        members: &[
                            ::bebop::__private::v1::Member {
                                name: "Major",
                                value: __V0 as ::core::primitive::i128,
                                docs: &[],
                                deprecated: false,
                            },
                            ::bebop::__private::v1::Member {
                                name: "Minor",
                                value: __V1 as ::core::primitive::i128,
                                docs: &[],
                                deprecated: false,
                            },
                        ],
                        forward_compatible: true,
                    }
                },
            )
        }
    }
};
