//! The form by which a level is recognised, whatever the order of its cups and the names of its colours.
//!
//! The form is the level written with labels for its colours, and its cups in order. So two different levels never have the
//! same form. That two equal ones have is up to the labels, which must not depend on names (see `labels.rs`).

mod labels;
#[cfg(test)]
mod tests;

use super::WaterSort;
use crate::support::turn::bytes;

/// A run of a cup: its colour, and how many units it has.
type Run = (usize, usize);

/// The level with its cups in another order, and with its colours numbered the other way round.
pub(super) fn images(level: &WaterSort) -> Vec<WaterSort> {
    let cups: Vec<Vec<u8>> = level.units(&level.start).map(<[u8]>::to_vec).collect();
    let reversed: Vec<Vec<u8>> = cups.iter().rev().cloned().collect();
    let last = level.colours.len().saturating_sub(1) as u8;
    let renamed: Vec<Vec<u8>> = cups.iter().map(|cup| cup.iter().map(|colour| last - colour).collect()).collect();
    let image = |cups: &Vec<Vec<u8>>| {
        let image = WaterSort::new(level.colours.clone(), level.capacity(), cups);
        image.expect("it is as large as the level")
    };
    [&cups, &reversed, &renamed].map(image).into()
}

/// Capacity, number of cups, and each cup's runs.
pub(super) fn form(level: &WaterSort) -> Vec<u8> {
    let cups: Vec<Vec<Run>> = level.units(&level.start).map(runs).collect();
    let labels = labels::of(&cups, level.colours.len(), labels::MOST_WORK);
    let labelled = |cup: &Vec<Run>| cup.iter().map(|(colour, units)| (labels[*colour], *units)).collect();
    let mut written: Vec<Vec<Run>> = cups.iter().map(labelled).collect();
    written.sort_unstable();
    let numbers =
        written.iter().flat_map(|cup| [cup.len()].into_iter().chain(cup.iter().flat_map(|run| [run.0, run.1])));
    bytes([level.capacity(), cups.len()].into_iter().chain(numbers)).collect()
}

fn runs(units: &[u8]) -> Vec<Run> {
    units.chunk_by(|a, b| a == b).map(|run| (usize::from(run[0]), run.len())).collect()
}
