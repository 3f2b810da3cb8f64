//! JSON: `{"puzzle":"water-sort","capacity":4,"cups":[["a","b"],[]]}`, bottom first. Members such as `name` and `author`
//! carry what is known about the level; others are ignored.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::RawValue;
use solvarium_engine::{Ctx, Format, LevelError, Metadata, StateSpace, message};

use super::{Draft, MOST_CUPS, Unit, WaterSort, capacity};
use crate::support::json::{self, Object, Spot};

pub(super) const FORMAT: Format<WaterSort> = Format {
    name: "json",
    aliases: &[],
    collection: false,
    sniff: |text| json::has_member(text, "cups"),
    split: json::one_level,
    read,
    write,
};

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<WaterSort, LevelError> {
    let level = json::level(text)?;
    if let Some((found, (line, column))) = level.get::<String>("puzzle", message!("json-name"))?
        && found != "water-sort"
    {
        let message = message!("json-wrong-puzzle", found, expected = "water-sort");
        return Err(LevelError::at(line, column, message));
    }
    level.require(&["capacity", "cups"])?;
    let (number, (line, column)) = level.want::<u64>("capacity", message!("json-number"))?;
    let mut draft = Draft::new(capacity(&number.to_string(), line, column)?);
    let raw = level.members["cups"];
    let cups = list(&level, raw)?;
    if !(1..=MOST_CUPS).contains(&cups.len()) {
        let (line, column) = level.text.spot(raw.get());
        return Err(LevelError::at(line, column, message!("water-sort-json-cups", most = MOST_CUPS)));
    }
    for cup in cups {
        let spot = level.text.spot(cup.get());
        draft.cup(list(&level, cup)?.into_iter().map(|name| unit(name, spot)), ctx)?;
    }
    draft.finish()
}

fn list<'a>(level: &Object<'a>, raw: &'a RawValue) -> Result<Vec<&'a RawValue>, LevelError> {
    level.list("cups", raw, message!("water-sort-json-shape"))
}

/// A unit of the cup at a place.
fn unit(raw: &RawValue, (line, column): Spot) -> Result<Unit<'_>, LevelError> {
    let name = serde_json::from_str::<String>(raw.get()).unwrap_or_default();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err(LevelError::at(line, column, message!("water-sort-json-name")));
    }
    Ok(Unit { colour: Cow::Owned(name), line, column })
}

/// What is written, in this order.
#[derive(Serialize)]
struct Document<'a> {
    puzzle: &'static str,
    #[serde(flatten)]
    metadata: &'a Metadata,
    capacity: usize,
    cups: Vec<Vec<&'a str>>,
}

fn write(puzzle: &WaterSort, metadata: &Metadata) -> String {
    let start = puzzle.initial();
    let names = |units: &[u8]| units.iter().map(|&colour| puzzle.colours()[usize::from(colour)].as_str()).collect();
    let cups = puzzle.units(&start).map(names).collect();
    let document = Document { puzzle: "water-sort", metadata, capacity: puzzle.capacity(), cups };
    serde_json::to_string(&document).expect("names and numbers can always be written as JSON") + "\n"
}
