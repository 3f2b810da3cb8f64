//! The words around the tables: the title, how it was measured, what the scores mean.

use std::collections::BTreeSet;

use solvarium_lab::units::{bytes, count};
use solvarium_lab::{Message, Words, message};

use super::cells::Section;
use super::comparison;
use super::words::many;
use crate::record::{HostFacts, Session};
use crate::store::Results;

/// What is given as the title: the suites.
pub fn title(results: &Results) -> Message {
    let suites = distinct(results.sessions.iter().map(|session| session.suite.clone()));
    if suites.is_empty() { message!("report-title") } else { message!("report-title-of", suites = suites) }
}

/// The title of a part: its group, and its machine where there are several.
pub fn part_title(results: &Results, sections: &[Section<'_>], section: &Section<'_>) -> Message {
    let group = match (section.group.as_str(), section.levels.as_slice()) {
        ("", [level]) => Message::verbatim(level),
        ("", _) => message!("report-all-levels"),
        (group, _) => Message::verbatim(group),
    };
    if sections.iter().all(|other| other.host == section.host) {
        return group;
    }
    let host = results.sessions.iter().map(|session| &session.host).find(|host| host.id == section.host);
    let twins =
        |name: &str| distinct(results.sessions.iter().filter(|s| s.host.name == name).map(|s| s.host.id.clone()));
    match host.map(|host| host.name.as_str()) {
        Some(name) if !name.is_empty() && twins(name).len() == 1 => {
            message!("report-on-host", group = group, host = name)
        }
        Some(name) => message!("report-on-host", group = group, host = format!("{name} ({})", section.host).trim()),
        None => message!("report-on-machine", group = group, host = &section.host),
    }
}

/// What a group shows, as its suite says.
pub fn part_about(results: &Results, section: &Section<'_>) -> String {
    let mut groups = results.sessions.iter().flat_map(|session| &session.groups);
    groups.find(|group| group.name == section.group).map_or_else(String::new, |group| group.about.clone())
}

/// How it was measured.
pub fn facts(results: &Results, words: &Words) -> Vec<(String, String)> {
    let sessions = &results.sessions;
    let suites = || sessions.iter().filter(|session| session.id != comparison::SESSION);
    let mut facts = vec![
        ("report-suite", distinct(sessions.iter().map(|s| s.suite.clone()))),
        ("report-about", distinct(sessions.iter().map(|s| s.about.clone()))),
        ("report-command", distinct(sessions.iter().map(|s| s.command.clone()))),
        (
            "report-measured",
            distinct(sessions.iter().map(|s| s.started.split('.').next().unwrap_or_default().replace('T', " "))),
        ),
        ("report-program", distinct(sessions.iter().map(|s| words.text(&program(s))))),
        ("report-machine", distinct(sessions.iter().map(|s| machine(&s.host, words)))),
        ("report-at-a-time", distinct(suites().map(|s| s.jobs.to_string()))),
        ("report-order", distinct(suites().map(|s| words.text(&shuffled(s))))),
    ];
    facts.push(("report-runs", vec![words.text(&runs(results))]));
    let joined = facts.into_iter().filter(|(_, values)| !values.is_empty());
    joined.map(|(name, values)| (words.text(&Message::new(name)), values.join("; "))).collect()
}

fn program(session: &Session) -> Message {
    match session.build.as_str() {
        "" => Message::verbatim(format!("solvarium {}", session.version)),
        build => message!("report-build", version = &session.version, build = build),
    }
}

fn shuffled(session: &Session) -> Message {
    message!("report-shuffled", seed = session.order_seed.to_string())
}

fn machine(host: &HostFacts, words: &Words) -> String {
    let [name, cpu, kernel] = [&host.name, &host.cpu, &host.kernel].map(|name| Some(Message::verbatim(name)));
    let memory = host.memory.map(|size| message!("report-machine-memory", size = bytes(size)));
    let governor = host.governor.as_ref().map(|governor| message!("report-machine-governor", governor = governor));
    let load = host.load.map(|load| message!("report-machine-load", load = format!("{load:.2}")));
    let parts = [name, cpu, Some(many("core", host.cores)), memory, kernel, governor, load];
    let parts = parts.iter().flatten().map(|part| words.text(part));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn runs(results: &Results) -> Message {
    let records = &results.records;
    let levels: BTreeSet<_> = records.iter().map(|r| (&r.result.puzzle, &r.level_key)).collect();
    let solvers: BTreeSet<_> = records.iter().map(|r| &r.solver.label).collect();
    let seeds: BTreeSet<_> = records.iter().map(|r| r.solver.request.seed).collect();
    let repeats = records.iter().map(|r| r.repeat + 1).max().unwrap_or(0);
    message!(
        "report-runs-of",
        runs = count(records.len() as f64),
        solvers = many("solver", solvers.len()),
        levels = many("level", levels.len()),
        repeats = many("repeat", repeats as usize),
        seeds = many("seed", seeds.len()),
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

/// What the scores mean, by the ids of the sentences.
pub const NOTES: [&str; 6] = [
    "report-note-figures",
    "report-note-answered",
    "report-note-times",
    "report-note-par2",
    "report-note-quality",
    "report-note-agile",
];
