//! Figures by record, action and codec, and how many times ours each peer's is.

use std::fmt::{self, Display, Formatter};

use crate::job::Job;

pub struct Table {
    unit: &'static str,
    rows: Vec<Row>,
}

struct Row {
    name: String,
    figures: Vec<(&'static str, f64)>,
}

impl Table {
    /// A figure for each job.
    pub fn new<'a>(unit: &'static str, figures: impl IntoIterator<Item = (&'a Job, f64)>) -> Self {
        let mut rows: Vec<Row> = Vec::new();
        for (job, figure) in figures {
            let name = format!("{}/{}", job.record, job.action);
            match rows.iter_mut().find(|row| row.name == name) {
                Some(row) => row.figures.push((job.codec, figure)),
                None => rows.push(Row { name, figures: vec![(job.codec, figure)] }),
            }
        }
        Self { unit, rows }
    }
}

/// ```text
/// ns per operation       bebop  peers (times ours)
/// PersonSmall/owned       24.1  prost 63.0 (2.61)  rkyv 41.1 (1.71)
/// ```
impl Display for Table {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<22} {:>10}  peers (times ours)", self.unit, "bebop")?;
        for row in &self.rows {
            let Some((_, ours)) = row.figures.iter().find(|(codec, _)| *codec == "bebop") else { continue };
            write!(f, "{:<22} {ours:>10.1}", row.name)?;
            for (codec, figure) in row.figures.iter().filter(|(codec, _)| *codec != "bebop") {
                write!(f, "  {codec} {figure:.1} ({:.2})", figure / ours)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
