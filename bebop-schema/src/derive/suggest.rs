//! "did you mean": the known word that is nearest to an unknown one.

/// The nearest of `known`, if it is near enough to be meant: one edit in three letters.
pub(super) fn nearest(word: &str, known: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let limit = word.chars().count().max(3) / 3;
    known
        .map(|candidate| (distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The optimal string alignment distance: insertions, deletions, substitutions, and transpositions of
/// neighbours, each counted as one.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let substituted = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = substituted.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn distances() {
        for (a, b, expected) in [
            ("", "", 0),
            ("", "tag", 3),
            ("tag", "tag", 0),
            ("tga", "tag", 1),
            ("kitten", "sitting", 3),
            ("größe", "grösse", 2),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
            assert_eq!(distance(b, a), expected, "{b} {a}");
        }
    }

    #[test]
    fn only_what_is_near_is_suggested() {
        let known = ["tag", "discriminator", "message"];
        for (word, expected) in [
            ("tga", Some("tag")),
            ("discriminant", Some("discriminator")),
            ("mesage", Some("message")),
            ("id", None),
            ("rename", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, known.into_iter()), expected, "{word}");
        }
    }
}
