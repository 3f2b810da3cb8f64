//! The words around the tables: the title, how it was measured, what the scores mean.

use std::collections::BTreeSet;

use solvarium_lab::units::{bytes, count, many};

use super::cells::Section;
use super::comparison;
use crate::record::{HostFacts, Session};
use crate::store::Results;

/// What is given as the title: the suites.
pub fn title(results: &Results) -> String {
    let suites = distinct(results.sessions.iter().map(|session| session.suite.clone()));
    if suites.is_empty() { "Results".into() } else { format!("Results: {}", suites.join(", ")) }
}

/// The title of a part: its group, and its machine where there are several.
pub fn part_title(results: &Results, sections: &[Section<'_>], section: &Section<'_>) -> String {
    let group = match (section.group.as_str(), section.levels.as_slice()) {
        ("", [level]) => level,
        ("", _) => "All levels",
        (group, _) => group,
    };
    if sections.iter().all(|other| other.host == section.host) {
        return group.into();
    }
    let host = results.sessions.iter().map(|session| &session.host).find(|host| host.id == section.host);
    let twins =
        |name: &str| distinct(results.sessions.iter().filter(|s| s.host.name == name).map(|s| s.host.id.clone()));
    match host.map(|host| host.name.as_str()) {
        Some(name) if !name.is_empty() && twins(name).len() == 1 => format!("{group} on {name}"),
        Some(name) => format!("{group} on {name} ({})", section.host).replace("  ", " "),
        None => format!("{group} on machine {}", section.host),
    }
}

/// What a group shows, as its suite says.
pub fn part_about(results: &Results, section: &Section<'_>) -> String {
    let mut groups = results.sessions.iter().flat_map(|session| &session.groups);
    groups.find(|group| group.name == section.group).map_or_else(String::new, |group| group.about.clone())
}

/// How it was measured.
pub fn facts(results: &Results) -> Vec<(String, String)> {
    let sessions = &results.sessions;
    let suites = || sessions.iter().filter(|session| session.id != comparison::SESSION);
    let mut facts = vec![
        ("Suite", distinct(sessions.iter().map(|s| s.suite.clone()))),
        ("About", distinct(sessions.iter().map(|s| s.about.clone()))),
        ("Command", distinct(sessions.iter().map(|s| s.command.clone()))),
        (
            "Measured",
            distinct(sessions.iter().map(|s| s.started.split('.').next().unwrap_or_default().replace('T', " "))),
        ),
        ("Program", distinct(sessions.iter().map(program))),
        ("Machine", distinct(sessions.iter().map(|s| machine(&s.host)))),
        ("Runs at a time", distinct(suites().map(|s| s.jobs.to_string()))),
        ("Order of runs", distinct(suites().map(|s| format!("shuffled with seed {}", s.order_seed)))),
    ];
    facts.push(("Runs", vec![runs(results)]));
    let joined = facts.into_iter().filter(|(_, values)| !values.is_empty());
    joined.map(|(name, values)| (name.into(), values.join("; "))).collect()
}

fn program(session: &Session) -> String {
    match session.build.as_str() {
        "" => format!("solvarium {}", session.version),
        build => format!("solvarium {} (build {build})", session.version),
    }
}

fn machine(host: &HostFacts) -> String {
    let memory = host.memory.map(|size| format!("{} of memory", bytes(size)));
    let governor = host.governor.as_ref().map(|governor| format!("governor {governor}"));
    let load = host.load.map(|load| format!("load {load:.2} at the start"));
    let parts = [Some(host.name.clone()), Some(host.cpu.clone()), Some(many(host.cores, "core")), memory];
    let parts = parts.into_iter().chain([Some(host.kernel.clone()), governor, load]).flatten();
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn runs(results: &Results) -> String {
    let records = &results.records;
    let levels: BTreeSet<_> = records.iter().map(|r| (&r.result.puzzle, &r.level_key)).collect();
    let solvers: BTreeSet<_> = records.iter().map(|r| &r.solver.label).collect();
    let seeds: BTreeSet<_> = records.iter().map(|r| r.solver.request.seed).collect();
    let repeats = records.iter().map(|r| r.repeat + 1).max().unwrap_or(0);
    format!(
        "{} of {} on {}, {} and {} each at most",
        count(records.len() as f64),
        many(solvers.len(), "solver"),
        many(levels.len(), "level"),
        many(repeats as usize, "repeat"),
        many(seeds.len(), "seed")
    )
}

/// Different values, in the order of their first appearance.
fn distinct(values: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = Vec::new();
    values.for_each(|value| {
        if !value.is_empty() && !seen.contains(&value) {
            seen.push(value);
        }
    });
    seen
}

/// What the scores mean.
pub fn notes() -> Vec<String> {
    let notes = [
        "Time is that of the search alone where the solver reports it, else that of the whole process. States are those \
         expanded; for local search, candidates evaluated. Memory is the most that the search's own structures held, \
         counted exactly; next to it is the peak resident size of the process, as the system measured it. Moves are those \
         that a person makes; where a solution has another cost (pushes, for example), it is shown beside them, and the \
         least cost is the best.",
        "Answered: levels with a checked solution or a proof of ours that there is none. A level answered in some runs \
         only counts in parts.",
        "Total time: the mean time of each level, answered or not, summed. Median time: over the levels answered.",
        "PAR2: mean time over all levels, where a run without an answer counts as twice its time limit. Without a time \
         limit it is known only if every run gave an answer.",
        "Quality: the score of the satisficing track of the International Planning Competition: for each level the \
         least cost that any run here found divided by the cost found, 1 for a proof that there is no solution, 0 \
         without an answer; summed.",
        "Agile: the score of its agile track (2018): for each level 1 if it was answered within a second, 0 without an \
         answer, else 1 − log(time) / log(time limit); summed. Where the limit is no more than a second it is not known.",
    ];
    notes.map(String::from).into()
}
