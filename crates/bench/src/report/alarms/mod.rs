//! What somebody has to know before trusting a number, the worst first.
//!
//! Every way in which a figure of the report can be wrong or mean less than it seems is looked for here, and said in a
//! sentence with the places where it happened.

mod agreement;
mod conditions;
mod failures;

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use solvarium_lab::{Message, message};

use super::cells::Section;
use super::words::{list, natural};
use crate::record::Record;
use crate::store::Results;

/// The most places that a sentence names.
const PLACES: usize = 12;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// Something is broken: an answer, a program, a count.
    Failure,
    /// Figures may mean less than they seem.
    Doubt,
}

/// Something that somebody has to know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alarm {
    /// How bad it is.
    pub severity: Severity,
    /// What it is, in a few words.
    #[serde(serialize_with = "sentence")]
    pub what: Message,
    /// The whole sentence.
    #[serde(serialize_with = "sentence")]
    pub text: Message,
}

/// A report has the words of a message, which have been made before.
fn sentence<S: Serializer>(message: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(message)
}

/// Everything that has to be said about some results.
pub fn all(results: &Results, sections: &[Section<'_>]) -> Vec<Alarm> {
    let mut alarms = failures::all(results);
    alarms.extend(agreement::all(results));
    alarms.extend(conditions::all(results, sections));
    alarms.sort_by_key(|alarm| alarm.severity);
    alarms
}

fn failure(what: Message, text: Message) -> Alarm {
    Alarm { severity: Severity::Failure, what, text }
}

pub(super) fn doubt(what: Message, text: Message) -> Alarm {
    Alarm { severity: Severity::Doubt, what, text }
}

/// Runs of a solver that have something in common.
type Common<'a, K> = ((&'a str, K), Vec<&'a Record>);

/// Runs that have something in common, by solver and whatever else tells them apart.
fn by_solver<'a, K: Ord>(
    records: impl Iterator<Item = &'a Record>,
    tell_apart: impl Fn(&Record) -> K,
) -> BTreeMap<(&'a str, K), Vec<&'a Record>> {
    let mut kinds: BTreeMap<(&str, K), Vec<&Record>> = BTreeMap::new();
    for record in records {
        kinds.entry((record.solver.label.as_str(), tell_apart(record))).or_default().push(record);
    }
    kinds
}

/// The number of some runs and the levels they were on.
fn places(runs: &[&Record]) -> Message {
    message!("alarm-places", runs = runs.len(), levels = levels(runs))
}

/// The levels of some runs, each once.
fn levels(runs: &[&Record]) -> Message {
    let mut names: Vec<String> = runs.iter().map(|run| run.result.level.clone()).collect();
    names.sort_by_cached_key(|name| natural(name));
    names.dedup();
    list(&names, PLACES)
}
