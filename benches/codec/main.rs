//! Person, Order and TreeNode through bebop, prost, rkyv and bincode.
//!
//! ```sh
//! cargo bench --bench codec                       # divan; takes filters and divan's own options
//! cargo bench --bench codec -- times [FILTER]     # best of interleaved rounds, as a table with ratios
//! cargo bench --bench codec -- counts [FILTER]    # instructions per operation, counted by valgrind
//! ```
//!
//! Times are worth little on a busy machine; counts repeat. A job is named `record/action/codec`, and
//! a filter is a part of such a name.

mod codecs;
mod counts;
mod data;
mod job;
mod table;
mod times;
mod walk;

use self::data::proto;
use self::job::{Job, Run};

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let (command, filter) = (args.next(), args.next().unwrap_or_default());
    let jobs = || jobs().into_iter().filter(|job| job.to_string().contains(&filter)).collect::<Vec<_>>();
    match command.as_deref() {
        Some("times") => print!("{}", times::table(&jobs())),
        Some("counts") => print!("{}", counts::table(&jobs(), &filter)),
        Some(counts::RUN) => counts::run(&jobs()),
        _ => divan::main(),
    }
}

// divan would choose one operation per sample for the job that happens to come first.
#[divan::bench(args = jobs(), sample_size = 200)]
fn codec(bencher: divan::Bencher<'_, '_>, job: &Job) {
    job.run(Run::Divan(bencher));
}

/// All jobs, those of one record and action behind each other.
fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for (record, value) in [("PersonSmall", data::person_small()), ("PersonMedium", data::person_medium())] {
        jobs.extend(codecs::bebop(record, value.clone()));
        jobs.extend(codecs::rkyv(record, value.clone()));
        jobs.extend(others(record, value, |value| proto::Person::from(value)));
    }
    for (record, value) in [("OrderSmall", data::order_small()), ("OrderLarge", data::order_large())] {
        jobs.extend(codecs::bebop(record, value.clone()));
        jobs.extend(codecs::rkyv(record, value.clone()));
        jobs.extend(others(record, value, |value| proto::Order::from(value)));
    }
    for (record, value) in [("TreeWide", data::tree_wide()), ("TreeDeep", data::tree_deep())] {
        jobs.extend(codecs::bebop(record, value.clone()));
        jobs.extend(codecs::rkyv(record, value.clone()));
        jobs.extend(others(record, value, |value| proto::TreeNode::from(value)));
    }
    jobs
}

/// The peers that have no views, and a plain copy.
fn others<T, M>(record: &'static str, value: T, proto: fn(&T) -> M) -> Vec<Job>
where
    T: bebop::Encode + bincode::Encode + bincode::Decode<()> + Clone + Send + Sync + 'static,
    M: prost::Message + Default + Clone + 'static,
{
    let mut jobs = codecs::prost(record, proto(&value));
    jobs.extend(codecs::memcpy(record, &value));
    jobs.extend(codecs::bincode(record, "bincode", value.clone(), bincode::config::standard()));
    jobs.extend(codecs::bincode(record, "bincode-fixed", value, bincode::config::legacy()));
    jobs
}
