//! Numbers with units: read as people write them, written as people read them.

use solvarium_engine::{Message, message};

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
    /// A value with its unit, with three digits.
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
    pub fn spread(self, mean: f64, deviation: f64) -> String {
        match self {
            Kind::Count => format!("{} ± {}", count(mean), count(deviation)),
            _ => {
                let (name, size) = self.unit(mean);
                let (mean, deviation) = (mean / size, deviation / size);
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

/// A time.
pub fn seconds(value: f64) -> String {
    Kind::Seconds.text(value)
}

/// An amount of memory.
pub fn bytes(number: u64) -> String {
    Kind::Bytes.text(number as f64)
}

/// A share of the whole.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A number with its digits in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
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

/// A size in bytes: `1000`, `512MiB`, `2GiB`, `1.5G`.
pub fn size(text: &str) -> Result<u64, Message> {
    let split = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let factor: u64 = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "k" | "kib" => 1 << 10,
        "m" | "mib" => 1 << 20,
        "g" | "gib" => 1 << 30,
        "t" | "tib" => 1 << 40,
        "kb" => 1000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        "tb" => 1_000_000_000_000,
        _ => return Err(message!("size-unit")),
    };
    let number: f64 = number.trim().parse().map_err(|_| message!("size-number"))?;
    let bytes = number * factor as f64;
    if bytes >= 1.0 && bytes < u64::MAX as f64 { Ok(bytes as u64) } else { Err(message!("size-range")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("256MiB"), Ok(256 << 20));
        assert_eq!(size("1.5g"), Ok(3 << 29));
        assert_eq!(size("1000"), Ok(1000));
        assert_eq!(size("2GB"), Ok(2_000_000_000));
        for wrong in ["", "GiB", "-1", "0", "1x", "NaN", "inf"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }

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
        assert_eq!(Kind::Seconds.spread(0.0102, 0.000_283), "10.2 ± 0.3 ms");
    }

    #[test]
    fn numbers_and_factors_are_rounded_for_people() {
        assert_eq!((factor(1234.0), factor(12.34), factor(1.26)), ("1 200".into(), "12".into(), "1.3".into()));
        assert_eq!(
            (seconds(0.0015), bytes(2048), percent(0.5)),
            ("1.50 ms".into(), "2.00 KiB".into(), "50.0 %".into())
        );
    }
}
