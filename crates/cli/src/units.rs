//! Numbers with units, and settings, as they are written on the command line.

use solvarium_bench::Shard;
pub use solvarium_lab::units::size;

/// A count, in which `_` may group digits.
pub fn count(text: &str) -> Result<u64, String> {
    text.replace('_', "").parse().map_err(|_| "expected a whole number".into())
}

/// A number of seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    let expected = "expected a positive number of seconds";
    text.parse().ok().filter(|s: &f64| *s > 0.0 && s.is_finite()).ok_or_else(|| expected.into())
}

/// A name in a list, without the spaces around it.
pub fn word(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err("expected a name between the commas".into()),
        word => Ok(word.into()),
    }
}

/// A setting `key=value`.
pub fn setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected key=value, as in weight=2")?;
    Ok((key.trim().into(), value.trim().into()))
}

/// A number of runs at a time.
pub fn workers(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|n| (1..=1024).contains(n)).ok_or_else(|| "expected a number from 1 to 1024".into())
}

/// A share `I/N`, counted from 1.
pub fn shard(text: &str) -> Result<Shard, String> {
    let numbers = text.split_once('/').and_then(|(i, n)| Some((i.trim().parse().ok()?, n.trim().parse().ok()?)));
    match numbers {
        Some((index, of)) if (1..=of).contains(&index) => Ok(Shard { index, of }),
        _ => Err("expected I/N with I from 1 to N, as in 2/8".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_counted_from_one() {
        assert_eq!(shard("2/8"), Ok(Shard { index: 2, of: 8 }));
        for wrong in ["", "0/4", "5/4", "1", "1/0", "a/b", "-1/2"] {
            assert!(shard(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn seconds_are_positive() {
        assert_eq!(seconds("0.5"), Ok(0.5));
        for wrong in ["0", "-1", "inf", "NaN", "x"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
