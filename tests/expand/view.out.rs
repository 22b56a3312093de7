/// A tune.
///
/// The view of [`Song`]: the same fields, borrowed from the bytes.
#[allow(dead_code, deprecated, clippy::all, clippy::pedantic, clippy::nursery)]
pub struct SongView<'a> {
    /// What it is called.
    pub title: <String as ::bebop::__private::v1::Viewed>::View<'a>,
    /// The field `plays`.
    plays: <Vec<u32> as ::bebop::__private::v1::Viewed>::View<'a>,
}
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
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<String as ::bebop::__private::v1::Encode>::__SIZE)
            .and(<Vec<u32> as ::bebop::__private::v1::Encode>::__SIZE);
        const __BLOCK: ::core::primitive::bool = true
            && <String as ::bebop::__private::v1::Encode>::__BLOCK
            && <Vec<u32> as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = true
            && <String as ::bebop::__private::v1::Encode>::__FLAT
            && <Vec<u32> as ::bebop::__private::v1::Encode>::__FLAT;
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
                    <String as ::bebop::__private::v1::Encode>::encode(
                        &self.title,
                        __out,
                    );
                    <Vec<
                        u32,
                    > as ::bebop::__private::v1::Encode>::encode(&self.plays, __out);
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
                        + <String as ::bebop::__private::v1::Encode>::__len(
                            &self.title,
                            __depth,
                        )
                        + <Vec<
                            u32,
                        > as ::bebop::__private::v1::Encode>::__len(&self.plays, __depth)
                },
            )
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            let (__slot, __to) = __to
                .split_at_mut(<String as ::bebop::__private::v1::Encode>::__SIZE.min);
            <String as ::bebop::__private::v1::Encode>::__write(&self.title, __slot);
            let (__slot, __to) = __to
                .split_at_mut(<Vec<u32> as ::bebop::__private::v1::Encode>::__SIZE.min);
            <Vec<u32> as ::bebop::__private::v1::Encode>::__write(&self.plays, __slot);
            let _ = __to;
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
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(<String as ::bebop::__private::v1::Decode<'__de>>::__SIZE)
            .and(<Vec<u32> as ::bebop::__private::v1::Decode<'__de>>::__SIZE);
        const __ANY_BITS: ::core::primitive::bool = true
            && <String as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <Vec<u32> as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS;
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
            let (__f0, __b) = <String as ::bebop::__private::v1::Decode<
                '__de,
            >>::__hot(__b, __cx)?;
            let (__f1, __b) = <Vec<
                u32,
            > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
            ::core::option::Option::Some((Self { title: __f0, plays: __f1 }, __b))
        }
        const __IN_PLACE: ::core::primitive::bool = true
            && <String as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE
            && <Vec<u32> as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE;
        #[inline]
        fn __empty() -> Self {
            Self {
                title: <String as ::bebop::__private::v1::Decode<'__de>>::__empty(),
                plays: <Vec<u32> as ::bebop::__private::v1::Decode<'__de>>::__empty(),
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
            let __b = <String as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.title, __b, __cx)?;
            let __b = <Vec<
                u32,
            > as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.plays, __b, __cx)?;
            ::core::option::Option::Some(__b)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_struct(
                __r,
                "Song",
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                &[
                    (
                        "title",
                        <String as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                    (
                        "plays",
                        <Vec<u32> as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Encode for SongView<'__de>
    where
        String: ::bebop::__private::v1::Viewed,
        Vec<u32>: ::bebop::__private::v1::Viewed,
    {
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(
                <<String as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Encode>::__SIZE,
            )
            .and(
                <<Vec<
                    u32,
                > as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Encode>::__SIZE,
            );
        const __BLOCK: ::core::primitive::bool = true
            && <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Encode>::__BLOCK
            && <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Encode>::__BLOCK;
        const __FLAT: ::core::primitive::bool = true
            && <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Encode>::__FLAT
            && <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Encode>::__FLAT;
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
                    <<String as ::bebop::__private::v1::Viewed>::View<
                        '__de,
                    > as ::bebop::__private::v1::Encode>::encode(&self.title, __out);
                    <<Vec<
                        u32,
                    > as ::bebop::__private::v1::Viewed>::View<
                        '__de,
                    > as ::bebop::__private::v1::Encode>::encode(&self.plays, __out);
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
                        + <<String as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Encode>::__len(&self.title, __depth)
                        + <<Vec<
                            u32,
                        > as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Encode>::__len(&self.plays, __depth)
                },
            )
        }
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            let (__slot, __to) = __to
                .split_at_mut(
                    <<String as ::bebop::__private::v1::Viewed>::View<
                        '__de,
                    > as ::bebop::__private::v1::Encode>::__SIZE
                        .min,
                );
            <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Encode>::__write(&self.title, __slot);
            let (__slot, __to) = __to
                .split_at_mut(
                    <<Vec<
                        u32,
                    > as ::bebop::__private::v1::Viewed>::View<
                        '__de,
                    > as ::bebop::__private::v1::Encode>::__SIZE
                        .min,
                );
            <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Encode>::__write(&self.plays, __slot);
            let _ = __to;
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for SongView<'__de>
    where
        String: ::bebop::__private::v1::Viewed,
        Vec<u32>: ::bebop::__private::v1::Viewed,
    {
        const __BY_HAND: ::core::primitive::bool = false;
        fn decode(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<Self, ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::decode(__r)
        }
        const __SIZE: ::bebop::__private::v1::Size = ::bebop::__private::v1::Size::EMPTY
            .and(
                <<String as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
            )
            .and(
                <<Vec<
                    u32,
                > as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
            );
        const __ANY_BITS: ::core::primitive::bool = true
            && <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS
            && <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__ANY_BITS;
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
            let (__f0, __b) = <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
            let (__f1, __b) = <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__hot(__b, __cx)?;
            ::core::option::Option::Some((Self { title: __f0, plays: __f1 }, __b))
        }
        const __IN_PLACE: ::core::primitive::bool = true
            && <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE
            && <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__IN_PLACE;
        #[inline]
        fn __empty() -> Self {
            Self {
                title: <<String as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Decode<'__de>>::__empty(),
                plays: <<Vec<
                    u32,
                > as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Decode<'__de>>::__empty(),
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
            let __b = <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.title, __b, __cx)?;
            let __b = <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<
                '__de,
            >>::__merge(&mut self.plays, __b, __cx)?;
            ::core::option::Option::Some(__b)
        }
        #[inline]
        fn __check(
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
            let __b = <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__check(__b, __cx)?;
            let __b = <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__check(__b, __cx)?;
            ::core::option::Option::Some(__b)
        }
        #[inline]
        fn __skip(
            __b: &'__de [::core::primitive::u8],
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let __b = <<String as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__skip(__b)?;
            let __b = <<Vec<
                u32,
            > as ::bebop::__private::v1::Viewed>::View<
                '__de,
            > as ::bebop::__private::v1::Decode<'__de>>::__skip(__b)?;
            ::core::option::Option::Some(__b)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_struct(
                __r,
                "Song",
                <Self as ::bebop::__private::v1::Decode<'__de>>::__SIZE,
                &[
                    (
                        "title",
                        <<String as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                    (
                        "plays",
                        <<Vec<
                            u32,
                        > as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Decode<'__de>>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::clone::Clone for SongView<'__de>
    where
        String: ::bebop::__private::v1::Viewed,
        Vec<u32>: ::bebop::__private::v1::Viewed,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::marker::Copy for SongView<'__de>
    where
        String: ::bebop::__private::v1::Viewed,
        Vec<u32>: ::bebop::__private::v1::Viewed,
    {}
    #[automatically_derived]
    impl<'__de> ::core::fmt::Debug for SongView<'__de>
    where
        String: ::bebop::__private::v1::Viewed,
        Vec<u32>: ::bebop::__private::v1::Viewed,
    {
        fn fmt(
            &self,
            __formatter: &mut ::core::fmt::Formatter<'_>,
        ) -> ::core::fmt::Result {
            match self {
                Self { title: __f0, plays: __f1 } => {
                    __formatter
                        .debug_struct("SongView")
                        .field("title", __f0)
                        .field("plays", __f1)
                        .finish()
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::cmp::PartialEq for SongView<'__de>
    where
        String: ::bebop::__private::v1::Viewed,
        Vec<u32>: ::bebop::__private::v1::Viewed,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            match (self, __other) {
                (
                    Self { title: __a0, plays: __a1 },
                    Self { title: __b0, plays: __b1 },
                ) => {
                    true && ::core::cmp::PartialEq::eq(__a0, __b0)
                        && ::core::cmp::PartialEq::eq(__a1, __b1)
                }
            }
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Song {
        type View<'__v> = SongView<'__v>;
        type Seq<'__v> = ::bebop::__private::v1::List<'__v, Self::View<'__v>>;
        #[inline]
        fn __shorten<'__s, '__l: '__s>(__view: Self::View<'__l>) -> Self::View<'__s> {
            match __view {
                SongView { title: __f0, plays: __f1 } => {
                    SongView {
                        title: <String as ::bebop::__private::v1::Viewed>::__shorten(
                            __f0,
                        ),
                        plays: <Vec<
                            u32,
                        > as ::bebop::__private::v1::Viewed>::__shorten(__f1),
                    }
                }
            }
        }
        #[inline]
        fn __shorten_seq<'__s, '__l: '__s>(__seq: Self::Seq<'__l>) -> Self::Seq<'__s> {
            ::bebop::__private::v1::shorten_list(__seq)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::FromView for Song {
        fn from_view(__view: Self::View<'_>) -> Self {
            match __view {
                SongView { title: __f0, plays: __f1 } => {
                    Song {
                        title: <String as ::bebop::__private::v1::FromView>::from_view(
                            __f0,
                        ),
                        plays: <Vec<
                            u32,
                        > as ::bebop::__private::v1::FromView>::from_view(__f1),
                    }
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__v> ::core::convert::From<SongView<'__v>> for Song {
        fn from(__view: SongView<'__v>) -> Self {
            <Self as ::bebop::__private::v1::FromView>::from_view(__view)
        }
    }
    impl<'__v> SongView<'__v> {
        /// The owned [`Song`], with copies of all that is borrowed.
        pub fn to_owned(&self) -> Song {
            <Song as ::bebop::__private::v1::FromView>::from_view(*self)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Song {
        const NAME: &'static ::core::primitive::str = "Song";
        const PACKAGE: &'static ::core::primitive::str = "";
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
                    docs: &[" A tune."],
                    arguments: &[],
                },
                ::bebop::__private::v1::Body::Struct(
                    &[
                        ::bebop::__private::v1::Field {
                            name: "title",
                            tag: 0u8,
                            ty: <String as ::bebop::__private::v1::Schema>::__type,
                            docs: &[" What it is called."],
                            deprecated: false,
                        },
                        ::bebop::__private::v1::Field {
                            name: "plays",
                            tag: 0u8,
                            ty: <Vec<u32> as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                    ],
                ),
            )
        }
    }
};
/// The view of [`Album`]: the same fields, borrowed from the bytes.
#[allow(dead_code, deprecated, clippy::all, clippy::pedantic, clippy::nursery)]
struct AlbumView<'a> {
    /// The field `songs`.
    songs: <Option<Vec<Song>> as ::bebop::__private::v1::Viewed>::View<'a>,
}
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
    impl ::bebop::__private::v1::Encode for Album {
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
                    ::bebop::__private::v1::put_field::<
                        Option<Vec<Song>>,
                    >(1u8, &self.songs, __out);
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
                            Option<Vec<Song>>,
                        >(&self.songs, __depth)
                },
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for Album {
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
                songs: <Option<Vec<Song>> as ::bebop::__private::v1::Presence>::__ABSENT,
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
                            Option<Vec<Song>>,
                        >(&mut self.songs, __next, __cx)?
                    }
                    _ => break,
                };
            }
            ::core::option::Option::Some(__rest)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_message(
                __r,
                "Album",
                &[
                    (
                        1u8,
                        "songs",
                        <<Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                            '__de,
                        >>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Encode for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {
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
                    ::bebop::__private::v1::put_field::<
                        <Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::Viewed>::View<'__de>,
                    >(1u8, &self.songs, __out);
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
                            <Option<
                                Vec<Song>,
                            > as ::bebop::__private::v1::Viewed>::View<'__de>,
                        >(&self.songs, __depth)
                },
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::bebop::__private::v1::Decode<'__de> for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {
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
                songs: <<Option<
                    Vec<Song>,
                > as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Presence>::__ABSENT,
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
                            <Option<
                                Vec<Song>,
                            > as ::bebop::__private::v1::Viewed>::View<'__de>,
                        >(&mut self.songs, __next, __cx)?
                    }
                    _ => break,
                };
            }
            ::core::option::Option::Some(__rest)
        }
        #[inline]
        fn __check(
            __b: &'__de [::core::primitive::u8],
            __cx: ::bebop::__private::v1::Cx<'_>,
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let (__b, __rest, __cx) = ::bebop::__private::v1::message(__b, __cx)?;
            let _ = __cx;
            if !::bebop::__private::v1::is_plain(
                __b,
                [
                    (
                        1u8,
                        <<<Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                            '__de,
                        >>::__SIZE,
                        <<<Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                            '__de,
                        >>::__ANY_BITS,
                    ),
                ],
            ) {
                let mut __b = __b;
                loop {
                    let (__tag, __next) = ::bebop::__private::v1::byte(__b)?;
                    __b = match __tag {
                        0 => break,
                        1u8 => {
                            <<<Option<
                                Vec<Song>,
                            > as ::bebop::__private::v1::Viewed>::View<
                                '__de,
                            > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                                '__de,
                            >>::__check(__next, __cx)?
                        }
                        _ => break,
                    };
                }
            }
            ::core::option::Option::Some(__rest)
        }
        #[inline]
        fn __skip(
            __b: &'__de [::core::primitive::u8],
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            ::bebop::__private::v1::skip_frame(__b)
        }
        fn __explain(
            __r: &mut ::bebop::__private::v1::Reader<'__de>,
        ) -> ::core::result::Result<(), ::bebop::__private::v1::DecodeError> {
            ::bebop::__private::v1::explain_message(
                __r,
                "Album",
                &[
                    (
                        1u8,
                        "songs",
                        <<<Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::Viewed>::View<
                            '__de,
                        > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Decode<
                            '__de,
                        >>::__explain,
                    ),
                ],
            )
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::clone::Clone for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::marker::Copy for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {}
    #[automatically_derived]
    impl<'__de> ::core::fmt::Debug for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {
        fn fmt(
            &self,
            __formatter: &mut ::core::fmt::Formatter<'_>,
        ) -> ::core::fmt::Result {
            match self {
                Self { songs: __f0 } => {
                    __formatter.debug_struct("AlbumView").field("songs", __f0).finish()
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::cmp::PartialEq for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            match (self, __other) {
                (Self { songs: __a0 }, Self { songs: __b0 }) => {
                    true && ::core::cmp::PartialEq::eq(__a0, __b0)
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__de> ::core::default::Default for AlbumView<'__de>
    where
        Option<Vec<Song>>: ::bebop::__private::v1::Viewed,
    {
        fn default() -> Self {
            Self {
                songs: <<Option<
                    Vec<Song>,
                > as ::bebop::__private::v1::Viewed>::View<
                    '__de,
                > as ::bebop::__private::v1::Presence>::__ABSENT,
            }
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Viewed for Album {
        type View<'__v> = AlbumView<'__v>;
        type Seq<'__v> = ::bebop::__private::v1::List<'__v, Self::View<'__v>>;
        #[inline]
        fn __shorten<'__s, '__l: '__s>(__view: Self::View<'__l>) -> Self::View<'__s> {
            match __view {
                AlbumView { songs: __f0 } => {
                    AlbumView {
                        songs: <Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::Viewed>::__shorten(__f0),
                    }
                }
            }
        }
        #[inline]
        fn __shorten_seq<'__s, '__l: '__s>(__seq: Self::Seq<'__l>) -> Self::Seq<'__s> {
            ::bebop::__private::v1::shorten_list(__seq)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::FromView for Album {
        fn from_view(__view: Self::View<'_>) -> Self {
            match __view {
                AlbumView { songs: __f0 } => {
                    Album {
                        songs: <Option<
                            Vec<Song>,
                        > as ::bebop::__private::v1::FromView>::from_view(__f0),
                    }
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__v> ::core::convert::From<AlbumView<'__v>> for Album {
        fn from(__view: AlbumView<'__v>) -> Self {
            <Self as ::bebop::__private::v1::FromView>::from_view(__view)
        }
    }
    impl<'__v> AlbumView<'__v> {
        /// The owned [`Album`], with copies of all that is borrowed.
        fn to_owned(&self) -> Album {
            <Album as ::bebop::__private::v1::FromView>::from_view(*self)
        }
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Record for Album {
        const NAME: &'static ::core::primitive::str = "Album";
        const PACKAGE: &'static ::core::primitive::str = "";
    }
    #[automatically_derived]
    impl ::bebop::__private::v1::Schema for Album {
        fn __type(
            __s: &mut ::bebop::__private::v1::Builder,
        ) -> ::bebop::__private::v1::Type {
            __s.define::<
                    Self,
                >(
                ::bebop::__private::v1::Head {
                    name: "Album",
                    package: "",
                    docs: &[],
                    arguments: &[],
                },
                ::bebop::__private::v1::Body::Message {
                    fields: &[
                        ::bebop::__private::v1::Field {
                            name: "songs",
                            tag: 1u8,
                            ty: <<Option<
                                Vec<Song>,
                            > as ::bebop::__private::v1::Presence>::Value as ::bebop::__private::v1::Schema>::__type,
                            docs: &[],
                            deprecated: false,
                        },
                    ],
                    forward_compatible: false,
                },
            )
        }
    }
};
