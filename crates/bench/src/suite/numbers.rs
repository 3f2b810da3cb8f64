//! Numbers as suites list them: `7`, `"0..9"`, `"1,3,5..8"`, `[1, 2, 3]`.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer};
use solvarium_lab::{Message, message};

use crate::words::english;

/// The most numbers one list may hold.
const MOST: u64 = 100_000;

/// A list of numbers, at least one. Ranges are kept as ranges, so that a list takes no more room than its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers(Vec<RangeInclusive<u64>>);

impl Numbers {
    /// Reads `1,3,5..8`; both ends of a range belong to it, and `5-8` is the same. Nothing if it is no such list.
    pub fn parse(text: &str) -> Option<Result<Numbers, Message>> {
        let (mut ranges, mut count) = (Vec::new(), 0);
        for part in text.split(',') {
            let (low, high) = part.split_once("..").or_else(|| part.split_once('-')).unwrap_or((part, part));
            let (Ok(low), Ok(high)) = (low.trim().parse::<u64>(), high.trim().parse::<u64>()) else { return None };
            if low > high {
                return Some(Err(message!("suite-range-backwards", range = part)));
            }
            if (high - low).saturating_add(count) >= MOST {
                return Some(Err(message!("suite-range-too-long", range = part)));
            }
            count += high - low + 1;
            ranges.push(low..=high);
        }
        Some(Ok(Numbers(ranges)))
    }

    /// The numbers, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = u64> {
        self.0.iter().cloned().flatten()
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            One(u64),
            List(Vec<u64>),
            Text(String),
        }
        use serde::de::Error;
        let refused = |message: Message| D::Error::custom(english(message));
        let expected = || refused(message!("suite-expected-numbers"));
        let numbers = match Written::deserialize(deserializer).map_err(|_| expected())? {
            Written::One(number) => Numbers(vec![number..=number]),
            Written::List(list) => Numbers(list.into_iter().map(|number| number..=number).collect()),
            Written::Text(text) => Numbers::parse(&text).ok_or_else(expected)?.map_err(refused)?,
        };
        if numbers.0.is_empty() { Err(expected()) } else { Ok(numbers) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_read() {
        let read = |text| Numbers::parse(text).map(|numbers| numbers.map(|n| n.iter().collect::<Vec<_>>()));
        assert_eq!(read("7"), Some(Ok(vec![7])));
        assert_eq!(read("1,3,5..7"), Some(Ok(vec![1, 3, 5, 6, 7])));
        assert_eq!(read("2-4"), Some(Ok(vec![2, 3, 4])));
        assert_eq!(read("first"), None);
        assert_eq!(read("1,,2"), None);
        assert!(matches!(read("4..2"), Some(Err(_))));
        assert!(matches!(read("0..18446744073709551615"), Some(Err(_))));
        assert!(matches!(read("0..99998,7,7"), Some(Err(_))));
    }
}
