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
    impl<'a> ::bebop::__private::v1::Encode for Event<'a> {
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<&'a str as ::bebop::__private::v1::Encode>::__SIZE)
            .and(<Cow<'a, [u8]> as ::bebop::__private::v1::Encode>::__SIZE)
            .and(<Slice<'a, f32> as ::bebop::__private::v1::Encode>::__SIZE);
        const __BLOCK: ::core::primitive::bool = true
            && <&'a str as ::bebop::__private::v1::Encode>::__BLOCK
            && <Cow<'a, [u8]> as ::bebop::__private::v1::Encode>::__BLOCK
            && <Slice<'a, f32> as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = true
            && <&'a str as ::bebop::__private::v1::Encode>::__FLAT
            && <Cow<'a, [u8]> as ::bebop::__private::v1::Encode>::__FLAT
            && <Slice<'a, f32> as ::bebop::__private::v1::Encode>::__FLAT;
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
                    <&'a str as ::bebop::__private::v1::Encode>::encode(
                        &self.name,
                        __out,
                    );
                    <Cow<
                        'a,
                        [u8],
                    > as ::bebop::__private::v1::Encode>::encode(&self.payload, __out);
                    <Slice<
                        'a,
                        f32,
                    > as ::bebop::__private::v1::Encode>::encode(&self.samples, __out);
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
                        + <&'a str as ::bebop::__private::v1::Encode>::__len(
                            &self.name,
                            __depth,
                        )
                        + <Cow<
                            'a,
                            [u8],
                        > as ::bebop::__private::v1::Encode>::__len(
                            &self.payload,
                            __depth,
                        )
                        + <Slice<
                            'a,
                            f32,
                        > as ::bebop::__private::v1::Encode>::__len(
                            &self.samples,
                            __depth,
                        )
                },
            )
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            let (__slot, __to) = __to
                .split_at_mut(<&'a str as ::bebop::__private::v1::Encode>::__SIZE.min);
            <&'a str as ::bebop::__private::v1::Encode>::__write(&self.name, __slot);
            let (__slot, __to) = __to
                .split_at_mut(
                    <Cow<'a, [u8]> as ::bebop::__private::v1::Encode>::__SIZE.min,
                );
            <Cow<
                'a,
                [u8],
            > as ::bebop::__private::v1::Encode>::__write(&self.payload, __slot);
            let (__slot, __to) = __to
                .split_at_mut(
                    <Slice<'a, f32> as ::bebop::__private::v1::Encode>::__SIZE.min,
                );
            <Slice<
                'a,
                f32,
            > as ::bebop::__private::v1::Encode>::__write(&self.samples, __slot);
            let _ = __to;
        }
    }
    #[automatically_derived]
    impl<'__de: 'a, 'a> ::bebop::__private::v1::Decode<'__de> for Event<'a> {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<&'a str as ::bebop::__private::v1::Decode<'__de>>::__SIZE)
            .and(
                <::bebop::__private::v1::BorrowedCow<
                    'a,
                    [u8],
                > as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
            )
            .and(<Slice<'a, f32> as ::bebop::__private::v1::Decode<'__de>>::__SIZE);
        const __ANY_BITS: ::core::primitive::bool = true
            && <&'a str as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <::bebop::__private::v1::BorrowedCow<
                'a,
                [u8],
            > as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <Slice<'a, f32> as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS;
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
            let (__f0, __b) = <&'a str as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            let (__f1, __b) = <::bebop::__private::v1::BorrowedCow<
                'a,
                [u8],
            > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
            let (__f2, __b) = <Slice<
                'a,
                f32,
            > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
            ::core::option::Option::Some((
                Self {
                    name: __f0,
                    payload: __f1.0,
                    samples: __f2,
                },
                __b,
            ))
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_struct(
                __r,
                "Event",
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                &[
                    (
                        "name",
                        <&'a str as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                    (
                        "payload",
                        <::bebop::__private::v1::BorrowedCow<
                            'a,
                            [u8],
                        > as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                    (
                        "samples",
                        <Slice<
                            'a,
                            f32,
                        > as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Event<'static>
    where
        for<'__x> Event<'__x>: ::bebop::__private::v1::SelfView,
    {
        type View<'__v> = Event<'__v>;
        type Seq<'__v> = ::bebop::__private::v1::List<'__v, Event<'__v>>;
        #[inline]
        fn __shorten<'__s, '__l: '__s>(__view: Event<'__l>) -> Event<'__s> {
            __view
        }
        #[inline]
        fn __shorten_seq<'__s, '__l: '__s>(
            __seq: ::bebop::__private::v1::List<'__l, Event<'__l>>,
        ) -> ::bebop::__private::v1::List<'__s, Event<'__s>> {
            ::bebop::__private::v1::shorten_list(__seq)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Event<'static>
    where
        for<'__x> Event<'__x>: ::bebop::__private::v1::SelfView,
    {
        const NAME: &'static ::core::primitive::str = "Event";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl<'a> ::bebop::__private::v1::Schema for Event<'a> {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Event",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                ::bebop::__private::v1::Body::Struct(
                    &[
                        ::bebop::__private::v1::Field {
                            name: "name",
                            tag: 0u8,
                            ty: <&'a str as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "payload",
                            tag: 0u8,
                            ty: <Cow<
                                'a,
                                [u8],
                            > as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "samples",
                            tag: 0u8,
                            ty: <Slice<
                                'a,
                                f32,
                            > as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                    ],
                ),
            )
        }
    }
};
