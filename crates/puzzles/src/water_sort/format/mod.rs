//! Notations for levels: plain text, a compact line, JSON. All meet in `level`, which checks what they share.

pub(super) mod compact;
mod json;
mod text;

use std::collections::HashMap;

use solvarium_engine::{Format, LevelError};

use super::WaterSort;

/// Least and greatest capacity of a cup.
const CAPACITY: std::ops::RangeInclusive<usize> = 2..=1000;
/// Most cups.
const MOST_CUPS: usize = 1000;
/// Most colours.
const MOST_COLOURS: usize = 255;

pub(super) const ALL: &[Format<WaterSort>] = &[json::FORMAT, compact::FORMAT, text::FORMAT];

/// A unit as it was read: its colour and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    colour: String,
    line: usize,
    column: usize,
}

/// Makes a level of cups (bottom first), or says what is wrong with it.
pub(super) fn level(capacity: usize, cups: &[Vec<Unit>]) -> Result<WaterSort, LevelError> {
    let mut numbers: HashMap<&str, u8> = HashMap::new();
    let mut colours: Vec<&Unit> = Vec::new();
    let mut counts: Vec<usize> = Vec::new();
    let mut numbered = Vec::with_capacity(cups.len());
    for (number, cup) in cups.iter().enumerate() {
        if let Some(unit) = cup.get(capacity) {
            let message = format!("cup {number} holds {} units, more than its capacity of {capacity}", cup.len());
            return Err(LevelError::at(unit.line, unit.column, message));
        }
        let mut units = Vec::with_capacity(cup.len());
        for unit in cup {
            if !numbers.contains_key(unit.colour.as_str()) {
                if colours.len() == MOST_COLOURS {
                    let message = format!("more than {MOST_COLOURS} colours");
                    return Err(LevelError::at(unit.line, unit.column, message));
                }
                numbers.insert(&unit.colour, colours.len() as u8);
                colours.push(unit);
                counts.push(0);
            }
            let colour = numbers[unit.colour.as_str()];
            counts[usize::from(colour)] += 1;
            units.push(colour);
        }
        numbered.push(units);
    }
    check_counts(capacity, &colours, &counts)?;
    let too_large = |e: super::contents::TooLarge| LevelError::at(1, 1, e.to_string());
    let names = colours.iter().map(|unit| unit.colour.clone()).collect();
    WaterSort::new(names, capacity, &numbered).map_err(too_large)
}

/// Each colour must fill whole cups.
fn check_counts(capacity: usize, colours: &[&Unit], counts: &[usize]) -> Result<(), LevelError> {
    for (unit, &count) in colours.iter().zip(counts) {
        if count % capacity != 0 {
            let times = if count == 1 { "once".into() } else { format!("{count} times") };
            let message = format!(
                "colour `{}` occurs {times}; each colour must fill whole cups, so {capacity} times or a multiple of it",
                unit.colour
            );
            return Err(LevelError::at(unit.line, unit.column, message));
        }
    }
    Ok(())
}

/// Reads a capacity.
fn capacity(text: &str, line: usize, column: usize) -> Result<usize, LevelError> {
    number(text, "the capacity", &CAPACITY, line, column)
}

/// Reads a number of cups.
fn cup_count(text: &str, line: usize, column: usize) -> Result<usize, LevelError> {
    number(text, "the number of cups", &(1..=MOST_CUPS), line, column)
}

fn number(
    text: &str,
    what: &str,
    range: &std::ops::RangeInclusive<usize>,
    line: usize,
    column: usize,
) -> Result<usize, LevelError> {
    text.trim().parse().ok().filter(|n| range.contains(n)).ok_or_else(|| {
        let (low, high) = (range.start(), range.end());
        LevelError::at(
            line,
            column,
            format!("{what} must be a whole number from {low} to {high}, not `{}`", text.trim()),
        )
    })
}
