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
    impl ::bebop::__private::v1::Encode for Song {
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::FRAMED;
        fn encoded_len(&self) -> ::core::primitive::usize {
            ::bebop::__private::v1::Encode::__len(self, ::bebop::__private::v1::DEPTH)
        }
        #[inline]
        fn encode(&self, __out: &mut ::bebop::__private::v1::Writer<'_>) {
            ::bebop::__private::v1::encode_message(
                __out,
                |__out| {
                    let _ = &__out;
                    let __unknown: &[::core::primitive::u8] = ::core::convert::AsRef::<
                        [::core::primitive::u8],
                    >::as_ref(&self.rest);
                    let __split = ::bebop::__private::v1::first_tag(__unknown);
                    if 1u16 < __split {
                        ::bebop::__private::v1::put_field::<
                            Option<String>,
                        >(1u8, &self.title, __out);
                    }
                    if 4u16 < __split {
                        ::bebop::__private::v1::put_value::<
                            u32,
                        >(4u8, &self.plays, __out);
                    }
                    ::bebop::__private::v1::put_unknown(__unknown, __out);
                    if 1u16 >= __split {
                        ::bebop::__private::v1::put_field::<
                            Option<String>,
                        >(1u8, &self.title, __out);
                    }
                    if 4u16 >= __split {
                        ::bebop::__private::v1::put_value::<
                            u32,
                        >(4u8, &self.plays, __out);
                    }
                },
            );
        }
        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            ::bebop::__private::v1::message_len(
                __depth,
                |__depth| {
                    let _ = __depth;
                    0
                        + ::bebop::__private::v1::field_len::<
                            Option<String>,
                        >(&self.title, __depth) + 1
                        + <u32 as ::bebop::__private::v1::Encode>::__len(
                            &self.plays,
                            __depth,
                        )
                        + ::core::convert::AsRef::<
                            [::core::primitive::u8],
                        >::as_ref(&self.rest)
                            .len()
                },
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Song {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::FRAMED;
        const __IN_PLACE: ::core::primitive::bool = true;
        #[inline]
        fn __empty() -> Self {
            Self {
                title: <Option<String> as ::bebop::__private::v1::Presence>::__ABSENT,
                plays: ::core::default::Default::default(),
                artist: <Option<String> as ::bebop::__private::v1::Presence>::__ABSENT,
                rest: ::core::default::Default::default(),
            }
        }
        #[inline]
        fn __hot(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let mut __value = <Self as ::bebop::__private::v1::Decode<'__de>>::__empty();
            let __b = <Self as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut __value, __b, __cx)?;
            ::core::option::Option::Some((__value, __b))
        }
        #[inline]
        fn __merge(
            &mut self,
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let (__b, __rest, __cx) = ::bebop::__private::v1::message(__b, __cx)?;
            let _ = __cx;
            let mut __b = __b;
            loop {
                let (__tag, __next) = ::bebop::__private::v1::byte(__b)?;
                __b = match __tag {
                    0 => break,
                    1u8 => {
                        ::bebop::__private::v1::field::<
                            Option<String>,
                        >(&mut self.title, __next, __cx)?
                    }
                    4u8 => {
                        ::bebop::__private::v1::default_field::<
                            u32,
                        >(&mut self.plays, __next, __cx)?
                    }
                    2u8 => {
                        ::bebop::__private::v1::field::<
                            Option<String>,
                        >(&mut self.artist, __next, __cx)?
                    }
                    _ => {
                        *&mut self.rest = ::core::convert::From::from(
                            ::bebop::__private::v1::unknown_tail(__b),
                        );
                        break;
                    }
                };
            }
            ::core::option::Option::Some(__rest)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_message(
                __r,
                "Song",
                &[
                    (
                        1u8,
                        "title",
                        <<Option<
                            String,
                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                            '__de,
                        >>::__explain,
                    ),
                    (
                        4u8,
                        "plays",
                        <u32 as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                    (
                        2u8,
                        "artist",
                        <<Option<
                            String,
                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                            '__de,
                        >>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Song {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Song",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                ::bebop::__private::v1::Body::Message {
                    fields: &[
                        ::bebop::__private::v1::Field {
                            name: "title",
                            tag: 1u8,
                            ty: <<Option<
                                String,
                            > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "plays",
                            tag: 4u8,
                            ty: <u32 as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "artist",
                            tag: 2u8,
                            ty: <<Option<
                                String,
                            > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: true,
                        },
                    ],
                    forward_compatible: true,
                },
            )
        }
    }
};
