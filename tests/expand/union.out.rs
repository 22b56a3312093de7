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
    impl ::bebop::__private::v1::Encode for Shape {
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::FRAMED;
        fn encoded_len(&self) -> ::core::primitive::usize {
            ::bebop::__private::v1::Encode::__len(self, ::bebop::__private::v1::DEPTH)
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            match self {
                Self::Nothing {} => {
                    ::bebop::__private::v1::encode_union(
                        __out,
                        1u8,
                        |__out| {
                            let _ = &__out;
                        },
                    )
                }
                Self::Circle { radius: __f0 } => {
                    ::bebop::__private::v1::encode_union(
                        __out,
                        2u8,
                        |__out| {
                            let _ = &__out;
                            <f32 as ::bebop::__private::v1::Encode>::encode(__f0, __out);
                        },
                    )
                }
                Self::Label { text: __f0 } => {
                    ::bebop::__private::v1::encode_union(
                        __out,
                        3u8,
                        |__out| {
                            let _ = &__out;
                            ::bebop::__private::v1::encode_inline_message(
                                __out,
                                |__out| {
                                    let _ = &__out;
                                    ::bebop::__private::v1::put_field::<
                                        Option<String>,
                                    >(1u8, __f0, __out);
                                },
                            );
                        },
                    )
                }
                Self::Group { 0: __f0 } => {
                    ::bebop::__private::v1::encode_union(
                        __out,
                        4u8,
                        |__out| {
                            let _ = &__out;
                            <Vec<
                                Shape,
                            > as ::bebop::__private::v1::Encode>::encode(__f0, __out);
                        },
                    )
                }
                Self::Other(__other) => {
                    ::bebop::__private::v1::put_unknown_branch(__other, __out)
                }
            }
        }
        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            match self {
                Self::Nothing {} => {
                    ::bebop::__private::v1::union_len(
                        __depth,
                        |__depth| {
                            let _ = __depth;
                            0
                        },
                    )
                }
                Self::Circle { radius: __f0 } => {
                    ::bebop::__private::v1::union_len(
                        __depth,
                        |__depth| {
                            let _ = __depth;
                            0
                                + <f32 as ::bebop::__private::v1::Encode>::__len(
                                    __f0,
                                    __depth,
                                )
                        },
                    )
                }
                Self::Label { text: __f0 } => {
                    ::bebop::__private::v1::union_len(
                        __depth,
                        |__depth| {
                            let _ = __depth;
                            4 + 0
                                + ::bebop::__private::v1::field_len::<
                                    Option<String>,
                                >(__f0, __depth) + 1
                        },
                    )
                }
                Self::Group { 0: __f0 } => {
                    ::bebop::__private::v1::union_len(
                        __depth,
                        |__depth| {
                            let _ = __depth;
                            0
                                + <Vec<
                                    Shape,
                                > as ::bebop::__private::v1::Encode>::__len(__f0, __depth)
                        },
                    )
                }
                Self::Other(__other) => {
                    ::bebop::__private::v1::unknown_branch_len(__other)
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Shape {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::FRAMED;
        #[inline]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let (__discriminator, __b, __rest, __cx) = ::bebop::__private::v1::union(
                __b,
                __cx,
            )?;
            let _ = (__b, __cx);
            let __value = match __discriminator {
                1u8 => {
                    let _ = __b;
                    Self::Nothing {}
                }
                2u8 => {
                    let (__f0, __b) = <f32 as ::bebop::__private::v1::Decode<
                        '__de,
                    >>::__hot(__b, __cx)?;
                    let _ = __b;
                    Self::Circle { radius: __f0 }
                }
                3u8 => {
                    let (__b, _) = ::bebop::__private::v1::frame(__b)?;
                    let mut __f0: Option<String> = <Option<
                        String,
                    > as ::bebop::__private::v1::Presence>::__ABSENT;
                    let mut __b = __b;
                    loop {
                        let (__tag, __next) = ::bebop::__private::v1::byte(__b)?;
                        __b = match __tag {
                            0 => break,
                            1u8 => {
                                ::bebop::__private::v1::field::<
                                    Option<String>,
                                >(&mut __f0, __next, __cx)?
                            }
                            _ => break,
                        };
                    }
                    Self::Label { text: __f0 }
                }
                4u8 => {
                    let (__f0, __b) = <Vec<
                        Shape,
                    > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
                    let _ = __b;
                    Self::Group { 0: __f0 }
                }
                _ => Self::Other(::core::convert::From::from((__discriminator, __b))),
            };
            ::core::option::Option::Some((__value, __rest))
        }
        const __IN_PLACE: ::core::primitive::bool = true;
        #[inline]
        fn __empty() -> Self {
            Self::Nothing {}
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_union(
                __r,
                "Shape",
                ::bebop::__private::v1::Unknowns::Kept,
                &[
                    (
                        1u8,
                        "Nothing",
                        |__r| ::bebop::__private::v1::explain_fields(__r, "Nothing", &[]),
                    ),
                    (
                        2u8,
                        "Circle",
                        |__r| ::bebop::__private::v1::explain_fields(
                            __r,
                            "Circle",
                            &[
                                (
                                    "radius",
                                    <f32 as ::bebop::__private::v1::Decode<'__de>>::__explain,
                                ),
                            ],
                        ),
                    ),
                    (
                        3u8,
                        "Label",
                        |__r| ::bebop::__private::v1::explain_inline_message(
                            __r,
                            "Label",
                            &[
                                (
                                    1u8,
                                    "text",
                                    <<Option<
                                        String,
                                    > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                                        '__de,
                                    >>::__explain,
                                ),
                            ],
                        ),
                    ),
                    (
                        4u8,
                        "Group",
                        |__r| ::bebop::__private::v1::explain_fields(
                            __r,
                            "Group",
                            &[
                                (
                                    "_0",
                                    <Vec<
                                        Shape,
                                    > as ::bebop::__private::v1::Decode<'__de>>::__explain,
                                ),
                            ],
                        ),
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Shape {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Shape",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                ::bebop::__private::v1::Body::Union {
                    branches: &[
                        ::bebop::__private::v1::Branch {
                            name: "Nothing",
                            discriminator: 1u8,
                            content: ::bebop::__private::v1::Content::Struct(&[]),
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Branch {
                            name: "Circle",
                            discriminator: 2u8,
                            content: ::bebop::__private::v1::Content::Struct(
                                &[
                                    ::bebop::__private::v1::Field {
                                        name: "radius",
                                        tag: 0u8,
                                        ty: <f32 as ::bebop::__private::v1::Schema>::__type,
                                        docs: &[],
                                        deprecated: false,
                                    },
                                ],
                            ),
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Branch {
                            name: "Label",
                            discriminator: 3u8,
                            content: ::bebop::__private::v1::Content::Message {
                                fields: &[
                                    ::bebop::__private::v1::Field {
                                        name: "text",
                                        tag: 1u8,
                                        ty: <<Option<
                                            String,
                                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Schema>::__type,
                                        docs: &[],
                                        deprecated: false,
                                    },
                                ],
                                forward_compatible: false,
                            },
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Branch {
                            name: "Group",
                            discriminator: 4u8,
                            content: ::bebop::__private::v1::Content::One(
                                <Vec<Shape> as ::bebop::__private::v1::Schema>::__type,
                            ),
                            docs: &[],
                            deprecated: false,
                        },
                    ],
                    forward_compatible: true,
                },
            )
        }
    }
};
