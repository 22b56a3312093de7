//! What each codec does with a record. The names of the actions, the same for all:
//!
//! * `view`: check everything and borrow; `walk`: that, and a sum over all of it
//! * `owned`: a value that owns its parts, made and dropped
//! * `encode`: into a growable buffer that is reused; `slice`: into a slice; `bytes`: into a new buffer
//! * `again`: what was borrowed, into a growable buffer that is reused

use std::hint::black_box;

use bebop::{Decode, Encode, Record};
use rkyv::api::high::{HighDeserializer, HighSerializer, HighValidator};
use rkyv::bytecheck::CheckBytes;
use rkyv::rancor::Error;
use rkyv::ser::allocator::ArenaHandle;
use rkyv::ser::writer::Buffer;
use rkyv::util::AlignedVec;

use crate::job::{Job, Run};
use crate::walk::Walk;

/// The capacity of reused buffers, more than any record needs.
const ROOM: usize = 64 << 10;

pub fn bebop<T>(record: &'static str, value: T) -> Vec<Job>
where
    T: Record + Encode + for<'a> Decode<'a> + Clone + Send + Sync + 'static,
    for<'a> T::View<'a>: Walk,
{
    let job = |action, run: fn(&T, &[u8], Run<'_, '_>)| {
        let (value, bytes) = (value.clone(), value.to_bytes());
        Job::new(record, action, "bebop", move |how| run(&value, &bytes, how))
    };
    vec![
        job("view", |_, bytes, how| how.op(|| <T::View<'_>>::from_bytes(black_box(bytes)).unwrap())),
        job("walk", |_, bytes, how| how.op(|| <T::View<'_>>::from_bytes(black_box(bytes)).unwrap().walk())),
        job("owned", |_, bytes, how| how.op(|| T::from_bytes(black_box(bytes)).unwrap())),
        job("encode", |value, _, how| {
            let mut out = Vec::with_capacity(ROOM);
            how.op(|| {
                out.clear();
                black_box(value).encode_into(&mut out);
                black_box(out.as_slice());
            })
        }),
        job("slice", |value, _, how| {
            let mut out = vec![0; ROOM];
            how.op(|| {
                let len = black_box(value).encode_to_slice(black_box(&mut out)).unwrap();
                black_box(&out[..len]);
            })
        }),
        job("bytes", |value, _, how| how.op(|| black_box(value).to_bytes())),
        job("again", |_, bytes, how| {
            let view = <T::View<'_>>::from_bytes(bytes).unwrap();
            let mut out = Vec::with_capacity(ROOM);
            how.op(|| {
                out.clear();
                black_box(&view).encode_into(&mut out);
                black_box(out.as_slice());
            })
        }),
    ]
}

/// Copies of a record's Bebop bytes: the least that `again` can cost.
pub fn memcpy<T: Encode>(record: &'static str, value: &T) -> Vec<Job> {
    let bytes = value.to_bytes();
    let copy = Job::new(record, "again", "memcpy", move |how| {
        let mut out = Vec::with_capacity(ROOM);
        how.op(|| {
            out.clear();
            out.extend_from_slice(black_box(&bytes));
            black_box(out.as_slice());
        })
    });
    vec![copy]
}

pub fn prost<M: prost::Message + Default + Clone + 'static>(record: &'static str, value: M) -> Vec<Job> {
    let job = |action, run: fn(&M, &[u8], Run<'_, '_>)| {
        let (value, bytes) = (value.clone(), value.encode_to_vec());
        Job::new(record, action, "prost", move |how| run(&value, &bytes, how))
    };
    vec![
        job("owned", |_, bytes, how| how.op(|| M::decode(black_box(bytes)).unwrap())),
        job("encode", |value, _, how| {
            let mut out = Vec::with_capacity(ROOM);
            how.op(|| {
                out.clear();
                black_box(value).encode(&mut out).unwrap();
                black_box(out.as_slice());
            })
        }),
        job("slice", |value, _, how| {
            let mut out = vec![0; ROOM];
            how.op(|| {
                let mut rest = black_box(&mut out[..]);
                black_box(value).encode(&mut rest).unwrap();
                let left = rest.len();
                black_box(&out[..ROOM - left]);
            })
        }),
        job("bytes", |value, _, how| how.op(|| black_box(value).encode_to_vec())),
    ]
}

pub fn rkyv<T>(record: &'static str, value: T) -> Vec<Job>
where
    T: rkyv::Archive + Clone + Send + Sync + 'static,
    T: for<'a> rkyv::Serialize<HighSerializer<AlignedVec, ArenaHandle<'a>, Error>>,
    T: for<'a, 'b> rkyv::Serialize<HighSerializer<Buffer<'b>, ArenaHandle<'a>, Error>>,
    T::Archived: Walk + for<'a> CheckBytes<HighValidator<'a, Error>> + rkyv::Deserialize<T, HighDeserializer<Error>>,
{
    let job = |action, run: fn(&T, &[u8], Run<'_, '_>)| {
        let (value, bytes) = (value.clone(), rkyv::to_bytes::<Error>(&value).unwrap());
        Job::new(record, action, "rkyv", move |how| run(&value, &bytes, how))
    };
    vec![
        job("view", |_, bytes, how| how.op(|| rkyv::access::<T::Archived, Error>(black_box(bytes)).unwrap())),
        job("walk", |_, bytes, how| how.op(|| rkyv::access::<T::Archived, Error>(black_box(bytes)).unwrap().walk())),
        job("owned", |_, bytes, how| how.op(|| rkyv::from_bytes::<T, Error>(black_box(bytes)).unwrap())),
        job("encode", |value, _, how| {
            let mut out = AlignedVec::with_capacity(ROOM);
            how.op(|| {
                let mut reused = std::mem::take(&mut out);
                reused.clear();
                out = rkyv::api::high::to_bytes_in::<_, Error>(black_box(value), reused).unwrap();
                black_box(out.as_slice());
            })
        }),
        job("slice", |value, _, how| {
            let mut out = AlignedVec::<16>::with_capacity(ROOM);
            out.resize(ROOM, 0);
            how.op(|| {
                let buffer = Buffer::from(black_box(&mut out[..]));
                let written = rkyv::api::high::to_bytes_in::<_, Error>(black_box(value), buffer).unwrap();
                black_box(&written[..]);
            })
        }),
        job("bytes", |value, _, how| how.op(|| rkyv::to_bytes::<Error>(black_box(value)).unwrap())),
    ]
}

/// `codec` names the configuration.
pub fn bincode<T, C>(record: &'static str, codec: &'static str, value: T, config: C) -> Vec<Job>
where
    T: bincode::Encode + bincode::Decode<()> + Clone + Send + Sync + 'static,
    C: bincode::config::Config + Send + Sync + 'static,
{
    let job = |action, run: fn(&T, &[u8], C, Run<'_, '_>)| {
        let (value, bytes) = (value.clone(), bincode::encode_to_vec(&value, config).unwrap());
        let run = move |how: Run<'_, '_>| run(&value, &bytes, config, how);
        Job::new(record, action, codec, run)
    };
    vec![
        job("owned", |_, bytes, config, how| {
            how.op(|| bincode::decode_from_slice::<T, C>(black_box(bytes), config).unwrap())
        }),
        job("encode", |value, _, config, how| {
            let mut out = Vec::with_capacity(ROOM);
            how.op(|| {
                out.clear();
                bincode::encode_into_std_write(black_box(value), &mut out, config).unwrap();
                black_box(out.as_slice());
            })
        }),
        job("slice", |value, _, config, how| {
            let mut out = vec![0; ROOM];
            how.op(|| {
                let len = bincode::encode_into_slice(black_box(value), black_box(&mut out), config).unwrap();
                black_box(&out[..len]);
            })
        }),
        job("bytes", |value, _, config, how| how.op(|| bincode::encode_to_vec(black_box(value), config).unwrap())),
    ]
}
