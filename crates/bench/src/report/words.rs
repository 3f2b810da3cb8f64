//! Spreads, lists and names as people read them.

use solvarium_lab::units::{Kind, grouped};
use solvarium_lab::{Message, message};

use super::statistics::Summary;

/// Several values: their mean and, where it varies, their deviation.
pub fn spread(kind: Kind, values: &Summary) -> String {
    match values.deviation.filter(|_| !values.is_constant()) {
        Some(deviation) => kind.spread(values.mean, deviation),
        None => kind.text(values.mean),
    }
}

/// So many of something. The noun is one that the message knows.
pub fn many(noun: &str, count: usize) -> Message {
    message!("report-many", noun = noun, count = count, shown = grouped(count as u64))
}

/// Some names, and how many there are besides.
pub fn list(names: &[String], most: usize) -> Message {
    let (shown, rest) = names.split_at(most.min(names.len()));
    message!("alarm-list", names = shown.to_vec(), more = rest.len())
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
    use crate::words::english;

    #[test]
    fn a_deviation_is_shown_where_there_is_one() {
        let varied = Summary::of([0.0100, 0.0104]).expect("there are values");
        assert_eq!(spread(Kind::Seconds, &varied), "10.2 ± 0.3 ms");
        let same = Summary::of([7.0, 7.0]).expect("there are values");
        assert_eq!(spread(Kind::Count, &same), "7");
    }

    #[test]
    fn nouns_are_counted() {
        assert_eq!(
            (english(many("level", 1)), english(many("level", 2000))),
            ("1 level".into(), "2 000 levels".into())
        );
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
        assert_eq!(english(list(&names, 3)), "a, b, c");
        assert_eq!(english(list(&names, 2)), "a, b and 1 more");
    }
}
