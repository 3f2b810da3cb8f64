//! Numbers as people read them: with fitting units, a deviation in the unit of its mean, and lists that end.

use super::statistics::Sample;
use solvarium_lab::compare::grouped;

/// A unit: what it is called and how much of the basic one it is.
type Unit = (&'static str, f64);

const SECONDS: &[Unit] = &[("µs", 1e-6), ("ms", 1e-3), ("s", 1.0)];
const BYTES: &[Unit] = &[("B", 1.0), ("KiB", 1024.0), ("MiB", 1048576.0), ("GiB", 1073741824.0)];

/// What kind of number something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Seconds.
    Seconds,
    /// Bytes.
    Bytes,
    /// A count, mostly a whole number.
    Count,
}

impl Kind {
    /// A value with its unit.
    pub fn text(self, value: f64) -> String {
        match self {
            Kind::Count => count(value),
            Kind::Bytes if value < 1000.0 => format!("{value:.0} B"),
            _ => {
                let (name, size) = self.unit(value);
                format!("{} {name}", digits(value / size, value / size))
            }
        }
    }

    /// A mean and its deviation, in the unit that fits the mean.
    pub fn sample(self, sample: &Sample) -> String {
        let Some(deviation) = sample.deviation.filter(|_| !sample.is_constant()) else {
            return self.text(sample.mean);
        };
        match self {
            Kind::Count => format!("{} ± {}", count(sample.mean), count(deviation)),
            _ => {
                let (name, size) = self.unit(sample.mean);
                let (mean, deviation) = (sample.mean / size, deviation / size);
                format!("{} ± {} {name}", digits(mean, mean), digits(deviation, mean))
            }
        }
    }

    /// The largest unit of which there is at least one, or nearly so.
    fn unit(self, value: f64) -> Unit {
        let units = if self == Kind::Seconds { SECONDS } else { BYTES };
        units.iter().rev().find(|(_, size)| value >= 0.9995 * size).copied().unwrap_or(units[0])
    }
}

/// A number with as many decimals as give three digits to one of this size.
fn digits(value: f64, size: f64) -> String {
    match size.abs() {
        s if s >= 999.5 => grouped(value.round() as u64),
        s if s >= 99.95 => format!("{value:.0}"),
        s if s >= 9.995 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

/// A count: whole where it is, else with one decimal while it is small.
pub fn count(value: f64) -> String {
    if value.fract() == 0.0 || value >= 1000.0 { grouped(value.round() as u64) } else { format!("{value:.1}") }
}

/// A factor: how many times.
pub fn factor(value: f64) -> String {
    match value {
        v if v >= 100.0 => grouped(round_to_two(v)),
        v if v >= 10.0 => format!("{v:.0}"),
        v => format!("{v:.1}"),
    }
}

/// A large number with two digits that count.
fn round_to_two(value: f64) -> u64 {
    let step = 10f64.powf(value.log10().floor() - 1.0);
    ((value / step).round() * step) as u64
}

/// So many of them, in words: the noun in singular or with an `s`.
pub fn many(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{} {noun}s", grouped(count as u64)) }
}

/// Some names, and how many there are besides.
pub fn list(names: &[String], most: usize) -> String {
    match names.len() {
        n if n <= most => names.join(", "),
        n => format!("{} and {} more", names[..most].join(", "), n - most),
    }
}

/// What names are sorted by, so that `level 10` comes after `level 9`: text and numbers in turn.
pub fn natural(name: &str) -> Vec<(String, u64)> {
    let mut parts = vec![(String::new(), 0u64)];
    let mut in_number = false;
    for letter in name.chars() {
        let last = parts.last_mut().expect("there is always a part");
        match letter.to_digit(10) {
            Some(digit) => {
                last.1 = last.1.saturating_mul(10).saturating_add(u64::from(digit));
                in_number = true;
            }
            None if in_number => {
                parts.push((letter.into(), 0));
                in_number = false;
            }
            None => last.0.push(letter),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_fitting_units() {
        let texts = [
            (Kind::Seconds, 0.0, "0.00 µs"),
            (Kind::Seconds, 1.5e-6, "1.50 µs"),
            (Kind::Seconds, 0.000_999_9, "1.00 ms"),
            (Kind::Seconds, 0.0123, "12.3 ms"),
            (Kind::Seconds, 12.0, "12.0 s"),
            (Kind::Seconds, 7200.0, "7 200 s"),
            (Kind::Bytes, 12.0, "12 B"),
            (Kind::Bytes, 1024.0, "1.00 KiB"),
            (Kind::Bytes, 3_221_225_472.0, "3.00 GiB"),
            (Kind::Count, 1_234_567.0, "1 234 567"),
            (Kind::Count, 2.5, "2.5"),
        ];
        texts.iter().for_each(|(kind, value, text)| assert_eq!(kind.text(*value), *text));
    }

    #[test]
    fn a_deviation_has_the_unit_of_its_mean() {
        let sample = Sample::of([0.0100, 0.0104]).expect("there are values");
        assert_eq!(Kind::Seconds.sample(&sample), "10.2 ± 0.3 ms");
        let same = Sample::of([7.0, 7.0]).expect("there are values");
        assert_eq!(Kind::Count.sample(&same), "7");
    }

    #[test]
    fn names_are_sorted_as_people_count() {
        let mut names = ["b", "a10", "a9", "a", "a9/2", "a9/10"];
        names.sort_by_key(|name| natural(name));
        assert_eq!(names, ["a", "a9", "a9/2", "a9/10", "a10", "b"]);
    }

    #[test]
    fn lists_end() {
        let names: Vec<String> = ["a", "b", "c"].map(String::from).into();
        assert_eq!(list(&names, 3), "a, b, c");
        assert_eq!(list(&names, 2), "a, b and 1 more");
        assert_eq!((many(1, "run"), many(2000, "run")), ("1 run".into(), "2 000 runs".into()));
        assert_eq!((factor(1234.0), factor(12.34), factor(1.26)), ("1 200".into(), "12".into(), "1.3".into()));
    }
}
