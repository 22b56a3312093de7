//! What a decode allocates: counted by the allocator, for each thread.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use bebop::{Bebop, Decode, DecodeErrorKind, Encode, Limits, List, Slice};

struct Counting;

thread_local! {
    static NOW: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: all work is the system allocator's; the counters are `Cell`s of this thread.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        NOW.set(NOW.get() + layout.size());
        PEAK.set(PEAK.get().max(NOW.get()));
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        NOW.set(NOW.get().saturating_sub(layout.size()));
        System.dealloc(pointer, layout);
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most that was allocated at once while `body` ran.
fn peak<R>(body: impl FnOnce() -> R) -> (R, usize) {
    let before = NOW.get();
    PEAK.set(before);
    let result = body();
    (result, PEAK.get() - before)
}

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Message {
    text: Option<String>,
    bytes: Option<Vec<u8>>,
    numbers: Option<Vec<u64>>,
    lists: Option<Vec<Vec<u32>>>,
    map: Option<BTreeMap<String, Message>>,
    many: Option<Vec<Message>>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Big {
    numbers: [u64; 1024],
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Empty {}

#[track_caller]
fn is_cheap<T: for<'a> Decode<'a>>(bytes: &[u8]) {
    let (result, peak) = peak(|| T::from_bytes(bytes).map(drop));
    assert!(result.is_err());
    assert!(peak <= 1024 + 4 * bytes.len(), "{peak} bytes for {}", bytes.len());
}

#[test]
fn h01_h02_h03_huge_counts_reserve_nothing() {
    for tag in 1..=6 {
        is_cheap::<Message>(&[6, 0, 0, 0, tag, 0xff, 0xff, 0xff, 0xff, 0]);
        is_cheap::<Message>(&[9, 0, 0, 0, tag, 0xff, 0xff, 0xff, 0x1f, 1, 2, 3, 4]);
    }
    is_cheap::<Vec<Big>>(&[0xff, 0xff, 0xff, 0x1f]);
    is_cheap::<Vec<String>>(&[0xff, 0xff, 0xff, 0x3f, 0, 0]);
    is_cheap::<HashMap<u8, String>>(&[0xff; 4]);
    is_cheap::<Vec<Vec<Vec<u8>>>>(&[1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
}

#[test]
fn h04_amplification_is_bounded() {
    let bytes = [&262_143_u32.to_le_bytes()[..], &[0; 4 * 262_143]].concat();
    let (lists, peak_of_lists) = peak(|| Vec::<Vec<i32>>::from_bytes(&bytes).unwrap());
    assert_eq!(lists.len(), 262_143);
    assert!(peak_of_lists <= 16 * bytes.len(), "{peak_of_lists}");
    let error = Vec::<Vec<i32>>::from_bytes_with(&bytes, &Limits::new().allocation(1 << 20, 1)).unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::AllocationLimit { .. }), "{error}");
    let (view, peak_of_view) = peak(|| List::<Slice<'_, i32>>::from_bytes(&bytes).unwrap());
    assert_eq!((view.len(), peak_of_view), (262_143, 0));
}

#[test]
fn h05_h06_elements_without_bytes() {
    let start = Instant::now();
    for count in [0xffff_ffff_u32, 0x1000_0000, 65_537] {
        let bytes = count.to_le_bytes();
        assert!(matches!(
            Vec::<Empty>::from_bytes(&bytes).unwrap_err().kind(),
            DecodeErrorKind::EmptyElementLimit { .. }
        ));
        assert!(List::<Empty>::from_bytes(&bytes).is_err() && Vec::<[Empty; 2]>::from_bytes(&bytes).is_err());
        assert!(Vec::<()>::from_bytes(&bytes).is_err() && BTreeMap::<Empty2, ()>::from_bytes(&bytes).is_err());
    }
    assert!(start.elapsed() < Duration::from_secs(5), "no work is done for elements without bytes");
    assert_eq!(Vec::<Empty>::from_bytes(&[3, 0, 0, 0]).unwrap().len(), 3);
    assert_eq!(vec![Empty {}; 3].to_bytes(), [3, 0, 0, 0]);
    assert!(<[Vec<Empty>; 2]>::from_bytes(&[0, 0, 1, 0, 0, 0, 1, 0]).is_err(), "all arrays together");
}

/// A key of the smallest size.
type Empty2 = u8;

#[test]
fn z05_views_allocate_nothing() {
    let message = Message {
        text: Some("text".into()),
        bytes: Some(vec![1; 100]),
        numbers: Some(vec![1; 100]),
        lists: Some(vec![vec![1], vec![]]),
        map: Some([("key".to_string(), Message::default())].into()),
        many: Some(vec![Message::default(); 3]),
    };
    let bytes = message.to_bytes();
    let (sum, allocated) = peak(|| {
        let view = MessageView::from_bytes(&bytes).unwrap();
        let numbers: u64 = view.numbers.unwrap_or_default().iter().sum();
        let texts = view.map.unwrap_or_default().keys().map(str::len).sum::<usize>() as u64;
        numbers + texts + view.many.unwrap_or_default().len() as u64
    });
    assert_eq!((sum, allocated), (106, 0));
    let mut out = Vec::with_capacity(bytes.len());
    assert_eq!(peak(|| message.encode_into(&mut out)).1, 0);
}

#[test]
fn to_bytes_of_a_flat_value_is_one_exact_allocation() {
    let texts = ("some text".to_string(), vec![1_u64; 50]);
    let (bytes, allocated) = peak(|| texts.to_bytes());
    assert_eq!((bytes.capacity(), allocated), (bytes.len(), bytes.len()));
}

#[test]
fn h26_a_record_at_the_start_of_a_page() {
    let mut page = vec![0xee; 4096];
    let len = Message { text: Some("x".into()), ..Message::default() }.encode_to_slice(&mut page).unwrap();
    let (view, rest) = MessageView::from_prefix(&page).unwrap();
    assert_eq!((view.text, rest.len()), (Some("x"), 4096 - len));
}
