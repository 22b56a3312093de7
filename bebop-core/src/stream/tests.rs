use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};
use std::io::{self, Read, Write};

use quickcheck::quickcheck;

use super::*;
use crate::{Decode, Encode, EncodeError, Writer};

type Record = (u32, String, Vec<u8>);

fn stream<T: Encode>(records: &[T]) -> Vec<u8> {
    let mut out = Vec::new();
    for record in records {
        frame_into(record, &mut out).unwrap();
    }
    out
}

/// Reads as the steps say: so many bytes, or 0 for an interruption. Then everything.
struct Steps<'a> {
    bytes: &'a [u8],
    steps: Vec<u8>,
}

impl Read for Steps<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        match self.steps.pop() {
            Some(0) => Err(io::ErrorKind::Interrupted.into()),
            Some(step) => (&mut self.bytes).take(step.into()).read(to),
            None => self.bytes.read(to),
        }
    }
}

fn drain(decoder: &mut RecordDecoder, records: &mut Vec<Record>) {
    while let Some(record) = decoder.next().unwrap() {
        records.push(record);
    }
}

/// Every way to read a stream gives these records, or this error at its end.
#[track_caller]
fn check<T>(bytes: &[u8], records: &[T], error: Option<&str>)
where
    T: for<'a> Decode<'a> + PartialEq + core::fmt::Debug,
{
    let mut reader = RecordReader::new(bytes);
    let mut read = Vec::new();
    let mut found = None;
    for record in reader.records::<T>() {
        match record {
            Ok(record) => read.push(record),
            Err(error) => found = Some(error.to_string()),
        }
    }
    assert_eq!(read, records);
    assert_eq!(found.as_deref(), error);

    let mut decoder = RecordDecoder::new();
    let mut fed: Vec<T> = Vec::new();
    for byte in bytes {
        decoder.feed(&[*byte]);
        while let Ok(Some(record)) = decoder.next() {
            fed.push(record);
        }
    }
    assert_eq!(fed, records);
    assert_eq!(decoder.buffered(), reader.buffered());
    assert_eq!((decoder.record(), decoder.offset()), (reader.record(), reader.offset()));
}

quickcheck! {
    fn records_survive_any_chunking(records: Vec<Record>, steps: Vec<u8>) -> bool {
        let bytes = stream(&records);
        let mut reader = RecordReader::new(Steps { bytes: &bytes, steps: steps.clone() });
        let read: Result<Vec<Record>, _> = reader.records().collect();

        let mut decoder = RecordDecoder::new();
        let (mut fed, mut rest) = (Vec::new(), &bytes[..]);
        for step in steps.into_iter().map(usize::from).chain([usize::MAX]) {
            let (chunk, behind) = rest.split_at(step.min(rest.len()));
            decoder.feed(chunk);
            rest = behind;
            let leaves_a_backlog = step % 3 == 0;
            if !leaves_a_backlog {
                drain(&mut decoder, &mut fed);
            }
        }
        drain(&mut decoder, &mut fed);
        read.unwrap() == records && fed == records && decoder.finish().is_ok()
    }

    fn writer_frames_as_frame_into_does(records: Vec<Record>) -> bool {
        let mut writer = RecordWriter::new(Vec::new());
        for (index, record) in records.iter().enumerate() {
            if index % 2 == 0 {
                writer.write(record).unwrap();
            } else {
                writer.write_bytes(&record.to_bytes()).unwrap();
            }
        }
        let count = writer.record();
        let offset = writer.offset();
        let bytes = writer.into_inner().unwrap();
        bytes == stream(&records) && count == records.len() as u64 && offset == bytes.len() as u64
    }

    fn any_bytes_end(bytes: Vec<u8>) -> bool {
        RecordReader::new(&bytes[..]).max_record(64).records::<Record>().count() <= bytes.len() / 4 + 1
    }
}

#[test]
fn truncation_at_every_byte() {
    let records = ["", "one", "twenty-two"].map(String::from);
    let bytes = stream(&records);
    let ends = [0, 9, 21, 40];
    assert_eq!(bytes.len(), 40);
    for len in 0..=bytes.len() {
        let whole = ends.iter().rposition(|&end| end <= len).unwrap();
        let (start, left) = (ends[whole], len - ends[whole]);
        let error = match left {
            0 => None,
            1..4 => Some((4, left)),
            _ => Some((ends[whole + 1] - start - 4, left - 4)),
        };
        let error = error.map(|(needed, left)| {
            format!("record {whole} at byte {start}: the stream ends early: {needed} bytes needed, {left} left")
        });
        check(&bytes[..len], &records[..whole], error.as_deref());
    }
}

#[test]
fn a_record_that_does_not_decode_is_passed() {
    let mut bytes = stream(&["a", "b", "c"]);
    bytes[18] = 0xff;
    let records = ["a", "c"].map(String::from);
    check(&bytes, &records, Some("record 1 at byte 14: invalid UTF-8 at byte 4"));

    let mut reader = RecordReader::new(&bytes[..]);
    reader.next_bytes().unwrap();
    let error = reader.next::<&str>().unwrap_err();
    let StreamErrorKind::Decode(decode) = error.kind() else { panic!("{error}") };
    assert_eq!(bytes[error.offset().unwrap() as usize + decode.offset()], 0xff);
    assert_eq!(reader.next::<&str>().unwrap(), Some("c"));
    assert_eq!(reader.next::<&str>().unwrap(), None);
}

#[test]
fn bytes_behind_a_record_within_its_length() {
    check::<u8>(&[2, 0, 0, 0, 7, 7], &[], Some("record 0 at byte 4: 1 bytes behind the value at byte 1"));
}

#[test]
fn a_record_beyond_the_limit_is_not_read() {
    let bytes = stream(&["short", "rather long"]);
    let mut reader = RecordReader::new(&bytes[..]).max_record(10);
    assert_eq!(reader.next().unwrap(), Some("short"));
    for _ in 0..2 {
        let error = reader.next_bytes().unwrap_err();
        assert_eq!(error.to_string(), "record 1 at byte 14: a record of 16 bytes, where 10 are allowed");
    }
    assert_eq!(reader.buffered(), &bytes[14..]);
    let last = (MAX_RECORD + 1).to_le_bytes();
    check::<u8>(&last, &[], Some("record 0 at byte 0: a record of 67108865 bytes, where 67108864 are allowed"));
}

#[test]
fn an_announced_length_reserves_nothing() {
    let mut decoder = RecordDecoder::new();
    decoder.feed(&MAX_RECORD.to_le_bytes());
    decoder.feed(&[0; 100]);
    assert_eq!(decoder.next::<&[u8]>().unwrap(), None);
    assert!(decoder.buffer.capacity() < 1000);
}

#[test]
fn the_buffer_stays_in_proportion() {
    let records = vec![vec![7u8; 3000]; 200];
    let bytes = stream(&records);
    for step in [1, 1000, 3007, 7919] {
        let mut decoder = RecordDecoder::new();
        let mut given = 0;
        for chunk in bytes.chunks(step) {
            decoder.feed(chunk);
            while let Some(record) = decoder.next::<&[u8]>().unwrap() {
                assert_eq!(record, records[0]);
                given += 1;
            }
        }
        assert_eq!(given, records.len());
        let most = 4 * (3008 + step);
        assert!(decoder.buffer.capacity() <= most, "{} for steps of {step}", decoder.buffer.capacity());
    }
}

/// Fails once, in the middle of a record.
struct Flaky<'a> {
    parts: Vec<&'a [u8]>,
}

impl Read for Flaky<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        match self.parts.pop() {
            Some([]) => Err(io::ErrorKind::WouldBlock.into()),
            Some(mut part) => part.read(to),
            None => Ok(0),
        }
    }
}

#[test]
fn reading_goes_on_behind_an_error_of_the_input() {
    let bytes = stream(&["one", "two"]);
    let mut reader = RecordReader::new(Flaky { parts: vec![&bytes[15..], &[], &bytes[..15]] });
    assert_eq!(reader.next().unwrap(), Some("one"));
    let error = reader.next::<&str>().unwrap_err();
    assert!(error.to_string().starts_with("record 1 at byte 12: "), "{error}");
    assert_eq!(io::Error::from(error).kind(), io::ErrorKind::WouldBlock);
    assert_eq!(reader.next().unwrap(), Some("two"));
    assert_eq!(reader.next::<&str>().unwrap(), None);
}

/// Has no encoding.
struct Endless;

impl Encode for Endless {
    fn encoded_len(&self) -> usize {
        1
    }

    fn encode(&self, out: &mut Writer<'_>) {
        out.put(&[1]);
        out.fail(EncodeError::DepthLimit);
    }
}

#[test]
fn a_value_without_encoding_leaves_no_trace() {
    let mut writer = RecordWriter::new(Vec::new());
    writer.write("one").unwrap();
    let error = writer.write(&Endless).unwrap_err();
    assert_eq!(error.to_string(), "record 1 at byte 12: more than 128 levels of nested records");
    writer.write("two").unwrap();
    assert_eq!(writer.into_inner().unwrap(), stream(&["one", "two"]));

    let mut out = vec![9];
    assert_eq!(frame_into(&Endless, &mut out), Err(EncodeError::DepthLimit));
    assert_eq!(out, [9]);
}

#[test]
fn dropping_a_writer_writes() {
    let mut out = Vec::new();
    RecordWriter::new(&mut out).write("one").unwrap();
    assert_eq!(out, stream(&["one"]));
}

/// Has room for so many bytes.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn errors_of_the_output_are_told() {
    let mut writer = RecordWriter::new(Full(10));
    writer.write("one").unwrap();
    let error = writer.flush().unwrap_err();
    assert!(error.to_string().starts_with("record 1 at byte 12: "), "{error}");
    assert!(matches!(error.kind(), StreamErrorKind::Io(_)));
    assert!(writer.into_inner().is_err());
}

#[test]
fn one_record_alone() {
    let mut file = Vec::new();
    write_to("one", &mut file).unwrap();
    assert_eq!(file, "one".to_bytes());
    assert_eq!(read_from::<String>(&file[..]).unwrap(), "one");

    file.push(0);
    let error = read_from::<String>(&file[..]).unwrap_err();
    assert_eq!(error.to_string(), "1 bytes behind the value at byte 8");
    assert_eq!((error.record(), error.offset()), (None, None));
    assert!(write_to(&Endless, Full(0)).is_err());
}
