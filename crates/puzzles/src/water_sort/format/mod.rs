//! Notations for levels: plain text, a compact line, JSON. All of them fill a `Draft`, which checks what they share.

pub(super) mod compact;
mod json;
mod text;

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::RangeInclusive;

use solvarium_engine::{Arg, Ctx, Format, LevelError, Message, message};

use super::WaterSort;

/// Least and greatest capacity of a cup.
const CAPACITY: RangeInclusive<usize> = 2..=1000;
const MOST_CUPS: usize = 1000;
const MOST_COLOURS: usize = 255;

pub(super) const ALL: &[Format<WaterSort>] = &[json::FORMAT, compact::FORMAT, text::FORMAT];

/// A unit as it was read: its colour and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Unit<'a> {
    colour: Cow<'a, str>,
    line: usize,
    column: usize,
}

impl Unit<'_> {
    fn error(&self, message: Message) -> LevelError {
        LevelError::at(self.line, self.column, message)
    }
}

/// The cups read so far. It holds no more than the level it becomes, however long the text is.
struct Draft<'a> {
    capacity: usize,
    numbers: HashMap<Cow<'a, str>, u8>,
    /// The first unit of each colour, and how many there are.
    colours: Vec<(Unit<'a>, usize)>,
    cups: Vec<Vec<u8>>,
}

impl<'a> Draft<'a> {
    fn new(capacity: usize) -> Self {
        Draft { capacity, numbers: HashMap::new(), colours: Vec::new(), cups: Vec::new() }
    }

    /// Adds a cup, bottom first.
    fn cup(
        &mut self,
        units: impl Iterator<Item = Result<Unit<'a>, LevelError>>,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), LevelError> {
        let mut cup = Vec::new();
        let (mut count, mut spilt) = (0, None);
        for unit in units {
            ctx.poll()?;
            let unit = unit?;
            count += 1;
            if count <= self.capacity {
                cup.push(self.colour(unit)?);
            } else {
                spilt.get_or_insert(unit);
            }
        }
        if let Some(unit) = spilt {
            let (cup, capacity) = (Arg::Nth(self.cups.len() as u32), self.capacity);
            return Err(unit.error(message!("water-sort-overfull", cup, units = count, capacity)));
        }
        self.cups.push(cup);
        Ok(())
    }

    /// The number of a unit's colour.
    fn colour(&mut self, unit: Unit<'a>) -> Result<u8, LevelError> {
        if let Some(&number) = self.numbers.get(&unit.colour) {
            self.colours[usize::from(number)].1 += 1;
            return Ok(number);
        }
        if self.colours.len() == MOST_COLOURS {
            return Err(unit.error(message!("water-sort-too-many-colours", most = MOST_COLOURS)));
        }
        let number = self.colours.len() as u8;
        self.numbers.insert(unit.colour.clone(), number);
        self.colours.push((unit, 1));
        Ok(number)
    }

    /// The level, if each colour fills whole cups.
    fn finish(self) -> Result<WaterSort, LevelError> {
        let capacity = self.capacity;
        if let Some((unit, count)) = self.colours.iter().find(|(_, count)| count % capacity != 0) {
            let colour = unit.colour.as_ref();
            let message = message!("water-sort-broken-colour", colour, count = *count, capacity);
            return Err(unit.error(message));
        }
        let names = self.colours.into_iter().map(|(unit, _)| unit.colour.into_owned()).collect();
        WaterSort::new(names, capacity, &self.cups).map_err(|error| LevelError::at(1, 1, error))
    }
}

/// Reads a capacity.
fn capacity(text: &str, line: usize, column: usize) -> Result<usize, LevelError> {
    number(text, message!("water-sort-capacity"), &CAPACITY, line, column)
}

/// Reads a number of cups.
fn cup_count(text: &str, line: usize, column: usize) -> Result<usize, LevelError> {
    number(text, message!("water-sort-cup-count"), &(1..=MOST_CUPS), line, column)
}

fn number(
    text: &str,
    what: Message,
    range: &RangeInclusive<usize>,
    line: usize,
    column: usize,
) -> Result<usize, LevelError> {
    let text = text.trim();
    text.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| {
        let (least, most) = (*range.start(), *range.end());
        LevelError::at(line, column, message!("water-sort-number", what, least, most, found = text))
    })
}

#[cfg(test)]
mod tests {
    use solvarium_engine::Metadata;

    use super::*;
    use crate::support::testing::{assert_metadata_kept, known};

    #[test]
    fn metadata_is_read_back() {
        let puzzle = compact::FORMAT.parse("2:ab.ba._").unwrap();
        assert_metadata_kept(&puzzle, &[("compact", known()), ("json", known())]);
    }

    /// The first line without a key is the name, and each level has its own lines.
    #[test]
    fn lines_before_a_level() {
        let text = "# a name\n# Best: 2 pours\n# more\n2:ab.ba._\n2:ab.ba._\n#Title: third\n\n2:ab.ba._\n";
        let metadata: Vec<_> = (compact::FORMAT.split)(text).into_iter().map(|level| level.metadata).collect();
        let first = Metadata { best: vec![("pours".into(), 2)], ..Metadata::named("a name") };
        assert_eq!(metadata, [first, Metadata::default(), Metadata::named("third")]);
    }

    fn overfull(count: usize) -> Message {
        message!("water-sort-overfull", cup = Arg::Nth(0), units = count, capacity = 4)
    }

    /// A cup that is far too full is counted, not kept.
    #[test]
    fn long_cups() {
        const COUNT: usize = 3_000_000;
        let json = |item: &str| format!("{{\"capacity\":4,\"cups\":[[{}\"a\"]]}}", item.repeat(COUNT - 1));
        let cases = [
            (compact::FORMAT, "4:".to_string() + &"a".repeat(COUNT), (1, 7)),
            (compact::FORMAT, "4:".to_string() + &"a,".repeat(COUNT), (1, 11)),
            (compact::FORMAT, "4:".to_string() + &"%61".repeat(COUNT), (1, 15)),
            (text::FORMAT, "1\n4\n".to_string() + &"a".repeat(COUNT), (3, 5)),
            (text::FORMAT, "1\n4\n".to_string() + &"a ".repeat(COUNT), (3, 9)),
            (json::FORMAT, json("\"a\","), (1, 23)),
        ];
        for (format, text, (line, column)) in cases {
            let error = format.parse(&text).unwrap_err();
            assert_eq!(error, LevelError::at(line, column, overfull(COUNT)), "{}", format.name);
        }
    }

    /// Cups are counted before they are read.
    #[test]
    fn many_cups() {
        let many = 2_000_000;
        let compact = compact::FORMAT.parse(&("4:_".to_string() + &"._".repeat(many))).unwrap_err();
        assert_eq!(compact.message, message!("water-sort-too-many-cups", most = MOST_CUPS));
        let json = format!("{{\"capacity\":4,\"cups\":[{}[]]}}", "[],".repeat(many));
        assert_eq!(json::FORMAT.parse(&json).unwrap_err().message, message!("water-sort-json-cups", most = MOST_CUPS));
        let lines = text::FORMAT.parse(&("1\n4\n".to_string() + &"\n".repeat(many) + "a")).unwrap_err();
        assert_eq!(lines, LevelError::at(many + 3, 1, message!("water-sort-extra-line", cups = 1)));
    }

    /// Every colour of a long name, and only one copy of each.
    #[test]
    fn long_names() {
        let name = "a".repeat(1_000_000);
        let puzzle = compact::FORMAT.parse(&format!("2:{name},{name}")).unwrap();
        assert_eq!(puzzle.colours(), [name]);
    }

    #[test]
    fn messages_name_what_is_wrong() {
        let wrong = |text: &str| compact::FORMAT.parse(text).unwrap_err();
        let broken = message!("water-sort-broken-colour", colour = "a", count = 3, capacity = 2);
        assert_eq!(wrong("2:ab.ba.a._"), LevelError::at(1, 3, broken));
        let what = message!("water-sort-capacity");
        let number = message!("water-sort-number", what, least = 2, most = 1000, found = "1");
        assert_eq!(wrong("1:a"), LevelError::at(1, 1, number));
    }
}
