//! Days and dates of the proleptic Gregorian calendar.
//!
//! Both directions count years from March, so that a leap day is the last day of its year, and
//! group years by 400, after which the calendar repeats (Howard Hinnant, "chrono-compatible
//! low-level date algorithms").

/// A day of the proleptic Gregorian calendar, in which the year before 1 is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Date {
    pub(super) year: i64,
    /// 1..=12.
    pub(super) month: i64,
    /// 1..=31.
    pub(super) day: i64,
}

const YEARS_PER_ERA: i64 = 400;
const DAYS_PER_ERA: i64 = 146_097;
/// From 0000-03-01 to 1970-01-01.
const DAYS_BEFORE_EPOCH: i64 = 719_468;

impl Date {
    /// The date so many days after 1970-01-01, for any count within 2^62 of zero.
    pub(super) fn from_days(days: i64) -> Self {
        let days = days + DAYS_BEFORE_EPOCH;
        let era = days.div_euclid(DAYS_PER_ERA);
        let day = days.rem_euclid(DAYS_PER_ERA);
        // Without the leap days before it, every day belongs to a year of 365.
        let leap_days = day / 1_460 - day / 36_524 + day / 146_096;
        let year = (day - leap_days) / 365;
        let day = day - days_before_year(year);
        let march_month = (5 * day + 2) / 153;
        let is_next_year = i64::from(march_month >= 10);
        Self {
            year: era * YEARS_PER_ERA + year + is_next_year,
            month: march_month + 3 - 12 * is_next_year,
            day: day - days_before_month(march_month) + 1,
        }
    }

    /// Days since 1970-01-01, for any year within 2^53 of zero.
    pub(super) fn days(&self) -> i64 {
        let march_month = (self.month + 9) % 12;
        let march_year = self.year - i64::from(self.month <= 2);
        let era = march_year.div_euclid(YEARS_PER_ERA);
        let year = march_year.rem_euclid(YEARS_PER_ERA);
        let day = days_before_year(year) + days_before_month(march_month) + self.day - 1;
        era * DAYS_PER_ERA + day - DAYS_BEFORE_EPOCH
    }
}

/// How many days a month, 1..=12, of a year has.
pub(super) fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// Days of an era before its year 0..400 begins.
fn days_before_year(year: i64) -> i64 {
    year * 365 + year / 4 - year / 100
}

/// Days of a year before its month begins, where March is 0 and February 11: 0, 31, 61, 92 …
fn days_before_month(march_month: i64) -> i64 {
    (153 * march_month + 2) / 5
}

#[cfg(test)]
mod tests {
    use super::{days_in_month, Date};

    fn date(year: i64, month: i64, day: i64) -> Date {
        Date { year, month, day }
    }

    fn tomorrow(of: Date) -> Date {
        match of {
            Date { year, month, day } if day < days_in_month(year, month) => date(year, month, day + 1),
            Date { year, month: 12, .. } => date(year + 1, 1, 1),
            Date { year, month, .. } => date(year, month + 1, 1),
        }
    }

    #[test]
    fn well_known_days() {
        assert_eq!(date(1970, 1, 1).days(), 0);
        assert_eq!(date(1969, 12, 31).days(), -1);
        assert_eq!(date(2000, 2, 29).days(), 11_016);
        assert_eq!(date(0, 3, 1).days(), -719_468);
        assert_eq!(date(1600, 1, 1).days(), -135_140);
    }

    #[test]
    fn every_day_of_two_eras_follows_the_one_before() {
        let mut expected = date(-401, 12, 31);
        let first = expected.days();
        for days in first..first + 2 * 146_097 + 2 {
            assert_eq!(Date::from_days(days), expected);
            assert_eq!(expected.days(), days);
            expected = tomorrow(expected);
        }
    }

    #[test]
    fn days_of_all_64_bit_seconds_come_back() {
        let last = i64::MAX / 86_400 + 2;
        for days in (-last..=last).step_by(1 << 38).chain([-last, last]) {
            assert_eq!(Date::from_days(days).days(), days);
        }
    }
}
