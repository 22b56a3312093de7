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
    impl<T: Clone, const N: usize> ::bebop::__private::v1::Encode for Page<T, N>
    where
        T: Debug,
        T: ::bebop::__private::v1::Encode,
    {
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<Vec<T> as ::bebop::__private::v1::Encode>::__SIZE)
            .and(<[T; N] as ::bebop::__private::v1::Encode>::__SIZE);
        const __BLOCK: ::core::primitive::bool = true
            && <Vec<T> as ::bebop::__private::v1::Encode>::__BLOCK
            && <[T; N] as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = true
            && <Vec<T> as ::bebop::__private::v1::Encode>::__FLAT
            && <[T; N] as ::bebop::__private::v1::Encode>::__FLAT;
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
                    <Vec<
                        T,
                    > as ::bebop::__private::v1::Encode>::encode(&self.items, __out);
                    <[T; N] as ::bebop::__private::v1::Encode>::encode(
                        &self.some,
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
                    0
                        + <Vec<
                            T,
                        > as ::bebop::__private::v1::Encode>::__len(&self.items, __depth)
                        + <[T; N] as ::bebop::__private::v1::Encode>::__len(
                            &self.some,
                            __depth,
                        )
                },
            )
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            let (__slot, __to) = __to
                .split_at_mut(<Vec<T> as ::bebop::__private::v1::Encode>::__SIZE.min);
            <Vec<T> as ::bebop::__private::v1::Encode>::__write(&self.items, __slot);
            let (__slot, __to) = __to
                .split_at_mut(<[T; N] as ::bebop::__private::v1::Encode>::__SIZE.min);
            <[T; N] as ::bebop::__private::v1::Encode>::__write(&self.some, __slot);
            let _ = __to;
        }
    }
    #[automatically_derived]
    impl<'__de, T: Clone, const N: usize> ::bebop::__private::v1::Decode<'__de>
    for Page<T, N>
    where
        T: Debug,
        T: ::bebop::__private::v1::Decode<'__de>,
    {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<Vec<T> as ::bebop::__private::v1::Decode<'__de>>::__SIZE)
            .and(<[T; N] as ::bebop::__private::v1::Decode<'__de>>::__SIZE);
        const __ANY_BITS: ::core::primitive::bool = true
            && <Vec<T> as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <[T; N] as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS;
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
            let (__f0, __b) = <Vec<
                T,
            > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
            let (__f1, __b) = <[T; N] as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            ::core::option::Option::Some((Self { items: __f0, some: __f1 }, __b))
        }
        const __IN_PLACE: ::core::primitive::bool = true
            && <Vec<T> as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE
            && <[T; N] as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE;
        #[inline]
        fn __empty() -> Self {
            Self {
                items: <Vec<T> as ::bebop::__private::v1::Decode<'__de>>::__empty(),
                some: <[T; N] as ::bebop::__private::v1::Decode<'__de>>::__empty(),
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
            let __b = <Vec<
                T,
            > as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.items, __b, __cx)?;
            let __b = <[T; N] as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.some, __b, __cx)?;
            ::core::option::Option::Some(__b)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_struct(
                __r,
                "Page",
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                &[
                    (
                        "items",
                        <Vec<T> as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                    (
                        "some",
                        <[T; N] as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl<T: Clone, const N: usize> ::bebop::__private::v1::Schema for Page<T, N>
    where
        T: Debug,
        T: ::bebop::__private::v1::Schema,
        T: ::bebop::__private::v1::Schema,
        T: ::bebop::__private::v1::Schema,
    {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Page",
                    package: "",
                    docs: &[],
                    arguments: &[
                        ::bebop::__private::v1::Argument::Type(
                            <T as ::bebop::__private::v1::Schema>::__type,
                        ),
                        ::bebop::__private::v1::Argument::Const(
                            N as ::core::primitive::i128,
                        ),
                    ],
                },
                ::bebop::__private::v1::Body::Struct(
                    &[
                        ::bebop::__private::v1::Field {
                            name: "items",
                            tag: 0u8,
                            ty: <Vec<T> as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "some",
                            tag: 0u8,
                            ty: <[T; N] as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                    ],
                ),
            )
        }
    }
};
