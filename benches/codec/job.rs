//! One codec doing one thing with one record, and the ways to run it.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// What is measured, named `record/action/codec`.
pub struct Job {
    pub record: &'static str,
    pub action: &'static str,
    pub codec: &'static str,
    run: Box<dyn Fn(Run<'_, '_>) + Send + Sync>,
}

impl Job {
    pub fn new(
        record: &'static str,
        action: &'static str,
        codec: &'static str,
        run: impl Fn(Run<'_, '_>) + Send + Sync + 'static,
    ) -> Self {
        Self { record, action, codec, run: Box::new(run) }
    }

    pub fn run(&self, run: Run<'_, '_>) {
        (self.run)(run);
    }

    /// Nanoseconds per operation in a batch of some 100 µs.
    pub fn nanoseconds(&self, times: u32) -> f64 {
        let mut spent = Duration::ZERO;
        self.run(Run::Clock(times, &mut spent));
        spent.as_secs_f64() * 1e9 / f64::from(times)
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.record, self.action, self.codec)
    }
}

/// How an operation is run. Each job hands its operation over as a closure of its own, so that no
/// call through a pointer stands in the loop.
pub enum Run<'a, 'b> {
    Divan(divan::Bencher<'a, 'b>),
    Clock(u32, &'a mut Duration),
    Count(u32),
}

impl Run<'_, '_> {
    /// Runs the operation; its result is seen and dropped each time.
    pub fn op<R>(self, mut op: impl FnMut() -> R) {
        let mut once = || {
            black_box(&op());
        };
        // The first run touches new pages and fills caches; divan would size its samples by it.
        once();
        match self {
            Run::Divan(bencher) => bencher.bench_local(once),
            Run::Clock(times, spent) => {
                let start = Instant::now();
                for _ in 0..times {
                    once();
                }
                *spent = start.elapsed();
            }
            Run::Count(times) => {
                count_from_here();
                for _ in 0..times {
                    once();
                }
                count_to_here();
            }
        }
    }
}

/// callgrind sets its counters to zero here.
#[inline(never)]
#[no_mangle]
pub extern "C" fn count_from_here() {
    black_box("from");
}

/// callgrind writes its counters here.
#[inline(never)]
#[no_mangle]
pub extern "C" fn count_to_here() {
    black_box("to, and unlike the other, so that the two aren't merged");
}
