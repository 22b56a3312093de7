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
    impl ::bebop::__private::v1::Encode for Person {
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<i32 as ::bebop::__private::v1::Encode>::__SIZE)
            .and(<u8 as ::bebop::__private::v1::Encode>::__SIZE)
            .and(<String as ::bebop::__private::v1::Encode>::__SIZE);
        const __BLOCK: ::core::primitive::bool = true
            && <i32 as ::bebop::__private::v1::Encode>::__BLOCK
            && <u8 as ::bebop::__private::v1::Encode>::__BLOCK
            && <String as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = true
            && <i32 as ::bebop::__private::v1::Encode>::__FLAT
            && <u8 as ::bebop::__private::v1::Encode>::__FLAT
            && <String as ::bebop::__private::v1::Encode>::__FLAT;
        fn encoded_len(&self) -> ::core::primitive::usize {
            ::bebop::__private::v1::Encode::__len(self, ::bebop::__private::v1::DEPTH)
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            ::bebop::__private::v1::encode_struct(
                self,
                __out,
                |__out| {
                    let _ = &__out;
                    if true && <i32 as ::bebop::__private::v1::Encode>::__BLOCK
                        && <u8 as ::bebop::__private::v1::Encode>::__BLOCK
                    {
                        __out
                            .run(
                                0 + <i32 as ::bebop::__private::v1::Encode>::__SIZE.min
                                    + <u8 as ::bebop::__private::v1::Encode>::__SIZE.min,
                                |__to| {
                                    let (__slot, __to) = __to
                                        .split_at_mut(
                                            <i32 as ::bebop::__private::v1::Encode>::__SIZE.min,
                                        );
                                    <i32 as ::bebop::__private::v1::Encode>::__write(
                                        &self.id,
                                        __slot,
                                    );
                                    let (__slot, __to) = __to
                                        .split_at_mut(
                                            <u8 as ::bebop::__private::v1::Encode>::__SIZE.min,
                                        );
                                    <u8 as ::bebop::__private::v1::Encode>::__write(
                                        &self.age,
                                        __slot,
                                    );
                                    let _ = __to;
                                },
                            );
                    } else {
                        <i32 as ::bebop::__private::v1::Encode>::encode(&self.id, __out);
                        <u8 as ::bebop::__private::v1::Encode>::encode(&self.age, __out);
                    }
                    <String as ::bebop::__private::v1::Encode>::encode(
                        &self.name,
                        __out,
                    );
                },
            );
        }
        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            ::bebop::__private::v1::struct_len(
                <Self as ::bebop::__private::v1::Encode>::__SIZE,
                __depth,
                |__depth| {
                    let _ = __depth;
                    0 + <i32 as ::bebop::__private::v1::Encode>::__len(&self.id, __depth)
                        + <u8 as ::bebop::__private::v1::Encode>::__len(
                            &self.age,
                            __depth,
                        )
                        + <String as ::bebop::__private::v1::Encode>::__len(
                            &self.name,
                            __depth,
                        )
                },
            )
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            let (__slot, __to) = __to
                .split_at_mut(<i32 as ::bebop::__private::v1::Encode>::__SIZE.min);
            <i32 as ::bebop::__private::v1::Encode>::__write(&self.id, __slot);
            let (__slot, __to) = __to
                .split_at_mut(<u8 as ::bebop::__private::v1::Encode>::__SIZE.min);
            <u8 as ::bebop::__private::v1::Encode>::__write(&self.age, __slot);
            let (__slot, __to) = __to
                .split_at_mut(<String as ::bebop::__private::v1::Encode>::__SIZE.min);
            <String as ::bebop::__private::v1::Encode>::__write(&self.name, __slot);
            let _ = __to;
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Person {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<i32 as ::bebop::__private::v1::Decode<'__de>>::__SIZE)
            .and(<u8 as ::bebop::__private::v1::Decode<'__de>>::__SIZE)
            .and(<String as ::bebop::__private::v1::Decode<'__de>>::__SIZE);
        const __ANY_BITS: ::core::primitive::bool = true
            && <i32 as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <u8 as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <String as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS;
        #[inline(always)]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let __cx = __cx
                .descend_struct(
                    <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                )?;
            let _ = __cx;
            let __b = ::bebop::__private::v1::need(
                __b,
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE.min,
            )?;
            let (__f0, __b) = <i32 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            let (__f1, __b) = <u8 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            let (__f2, __b) = <String as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            ::core::option::Option::Some((
                Self {
                    id: __f0,
                    age: __f1,
                    name: __f2,
                    seen: ::core::default::Default::default(),
                },
                __b,
            ))
        }
        const __IN_PLACE: ::core::primitive::bool = true
            && <i32 as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE
            && <u8 as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE
            && <String as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE;
        #[inline]
        fn __empty() -> Self {
            Self {
                id: <i32 as ::bebop::__private::v1::Decode<'__de>>::__empty(),
                age: <u8 as ::bebop::__private::v1::Decode<'__de>>::__empty(),
                name: <String as ::bebop::__private::v1::Decode<'__de>>::__empty(),
                seen: ::core::default::Default::default(),
            }
        }
        #[inline]
        fn __merge(
            &mut self,
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let __cx = __cx
                .descend_struct(
                    <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                )?;
            let _ = __cx;
            let __b = ::bebop::__private::v1::need(
                __b,
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE.min,
            )?;
            let __b = <i32 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.id, __b, __cx)?;
            let __b = <u8 as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.age, __b, __cx)?;
            let __b = <String as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.name, __b, __cx)?;
            ::core::option::Option::Some(__b)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_struct(
                __r,
                "Person",
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                &[
                    ("id", <i32 as ::bebop::__private::v1::Decode<'__de>>::__explain),
                    ("age", <u8 as ::bebop::__private::v1::Decode<'__de>>::__explain),
                    (
                        "name",
                        <String as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Fixed for Person
    where
        for<'__x> i32: ::bebop::__private::v1::Fixed,
        for<'__x> u8: ::bebop::__private::v1::Fixed,
        for<'__x> String: ::bebop::__private::v1::Fixed,
    {}
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Person
    where
        for<'__x> Person: ::bebop::__private::v1::FixedView,
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
    impl ::bebop::__private::v1::FromView for Person
    where
        for<'__x> Person: ::bebop::__private::v1::FixedView,
    {
        #[inline]
        fn from_view(__view: Self) -> Self {
            __view
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Person
    where
        for<'__x> Person: ::bebop::__private::v1::FixedView,
    {
        const NAME: &'static ::core::primitive::str = "Person";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Person {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Person",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                ::bebop::__private::v1::Body::Struct(
                    &[
                        ::bebop::__private::v1::Field {
                            name: "id",
                            tag: 0u8,
                            ty: <i32 as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "age",
                            tag: 0u8,
                            ty: <u8 as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "name",
                            tag: 0u8,
                            ty: <String as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                    ],
                ),
            )
        }
    }
};
