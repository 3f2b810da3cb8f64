//! The circumstances of the measurement: machines, builds, load, and what was not run.

use std::collections::{BTreeMap, BTreeSet};

use solvarium_lab::units::many;

use super::{Alarm, Common, by_solver, doubt, levels, places};
use crate::record::{Record, Session};
use crate::report::cells::Section;
use crate::report::words::list;
use crate::store::Results;

/// Seconds from which on the use of the processor says something.
const LONG: f64 = 0.1;
/// The least share of its time that a run should have had a processor for.
const BUSY: f64 = 0.7;
/// Seconds from which on the scatter of times says something, and how wide it may be against the mean.
const MEASURABLE: f64 = 0.001;
const SCATTER: f64 = 0.25;

pub fn all(results: &Results, sections: &[Section<'_>]) -> Vec<Alarm> {
    let mut alarms = Vec::new();
    alarms.extend(programs(results));
    alarms.extend(hosts(results));
    alarms.extend(conditions(&results.sessions));
    alarms.extend(results.sessions.iter().filter_map(loaded));
    alarms.extend(unknown_sessions(results));
    alarms.extend(changed_levels(&results.records));
    alarms.extend(changed_requests(sections));
    alarms.extend(waiting(&results.records));
    alarms.extend(sections.iter().filter_map(clocks));
    alarms.extend(sections.iter().filter_map(scattered));
    alarms.extend(sections.iter().filter_map(missing));
    alarms.extend(sections.iter().filter_map(uneven));
    alarms
}

/// Runs of different programs side by side.
fn programs(results: &Results) -> Option<Alarm> {
    let used: BTreeSet<&str> = results.records.iter().map(|record| record.session.as_str()).collect();
    let sessions = results.sessions.iter().filter(|session| used.contains(session.id.as_str()));
    let programs: BTreeSet<String> = sessions.map(|s| format!("{} ({})", s.version, s.build)).collect();
    let names: Vec<String> = programs.into_iter().collect();
    (names.len() > 1).then(|| {
        let text = format!("The runs were made by {} builds of the program: {}.", names.len(), names.join(", "));
        doubt("mixed builds", text)
    })
}

/// Runs of different machines: kept apart, but it has to be said.
fn hosts(results: &Results) -> Option<Alarm> {
    let hosts: BTreeSet<&str> = results.records.iter().map(|record| record.host.as_str()).collect();
    (hosts.len() > 1).then(|| {
        let text = format!("The runs were made on {} machines. Their times are kept apart.", hosts.len());
        doubt("several machines", text)
    })
}

/// Sessions on one machine that are averaged though it was not in the same state.
fn conditions(sessions: &[Session]) -> Vec<Alarm> {
    let mut states: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for Session { jobs, host, .. } in sessions {
        let governor = host.governor.as_ref().map_or_else(String::new, |governor| format!(", governor {governor}"));
        let state = format!("{jobs} at a time, {}{governor}", host.kernel);
        states.entry(&host.id).or_default().insert(state);
    }
    let alarm = |states: BTreeSet<String>| {
        let states: Vec<String> = states.into_iter().collect();
        let text =
            format!("Runs on one machine were made in different ways and share their means: {}.", states.join("; "));
        doubt("mixed conditions", text)
    };
    states.into_values().filter(|states| states.len() > 1).map(alarm).collect()
}

fn loaded(session: &Session) -> Option<Alarm> {
    let warning = session.host.warning(session.jobs)?;
    Some(doubt("loaded machine", format!("Session {}: {warning}.", session.id)))
}

fn unknown_sessions(results: &Results) -> Option<Alarm> {
    let known: BTreeSet<&str> = results.sessions.iter().map(|session| session.id.as_str()).collect();
    let lost: Vec<&Record> = results.records.iter().filter(|r| !known.contains(r.session.as_str())).collect();
    (!lost.is_empty()).then(|| {
        let text = format!("Nothing is known about the machine and the program of {}.", places(&lost));
        doubt("unknown session", text)
    })
}

fn changed_levels(records: &[Record]) -> Option<Alarm> {
    let mut texts: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for record in records {
        texts.entry((&record.result.puzzle, &record.result.level)).or_default().insert(&record.level_key);
    }
    texts.retain(|_, keys| keys.len() > 1);
    let names: Vec<String> = texts.keys().map(|(_, level)| level.to_string()).collect();
    (!names.is_empty()).then(|| {
        let text =
            format!("One name stands for several levels, which are kept apart: {}.", list(&names, super::PLACES));
        doubt("changed levels", text)
    })
}

/// Labels that stand for several requests on the same level.
fn changed_requests(sections: &[Section<'_>]) -> Vec<Alarm> {
    let mut split: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for solver in sections.iter().flat_map(|section| &section.solvers) {
        if solver.label != solver.spec.label {
            split.entry(&solver.spec.label).or_default().push(&solver.label);
        }
    }
    let alarm = |(label, mut names): (&str, Vec<&str>)| {
        names.sort_unstable();
        names.dedup();
        let text =
            format!("{label} was asked in different ways (see the solvers), kept apart as {}.", names.join(", "));
        doubt("changed requests", text)
    };
    split.into_iter().map(alarm).collect()
}

/// Runs that waited for a processor, or for something else, for much of their time.
fn waiting(records: &[Record]) -> Vec<Alarm> {
    let waited = |record: &&Record| {
        // What a program's children used is not known when all were killed together.
        let process = record.result.stats.process.as_ref().filter(|_| !record.result.is_killed());
        process.is_some_and(|p| p.seconds >= LONG && p.cpu_seconds < BUSY * p.seconds)
    };
    let alarm = |((solver, ()), runs): Common<'_, ()>| {
        let text =
            format!("{solver} had a processor for less than {:.0} % of its time in {}.", BUSY * 100.0, places(&runs));
        doubt("waiting", text)
    };
    by_solver(records.iter().filter(waited), |_| ()).into_iter().map(alarm).collect()
}

/// Times of searches beside times of whole processes.
fn clocks(section: &Section<'_>) -> Option<Alarm> {
    let labels = |external: bool| {
        let solvers = section.solvers.iter().filter(move |solver| solver.spec.command.is_some() == external);
        solvers.map(|solver| solver.label.as_str()).collect::<Vec<_>>()
    };
    (!labels(true).is_empty() && !labels(false).is_empty()).then(|| {
        let text = format!(
            "{}: times of {} are those of whole processes, from their start to their end; the others are of the search alone.",
            name(section),
            labels(true).join(", ")
        );
        doubt("two kinds of time", text)
    })
}

/// Cells whose times lie far apart.
fn scattered(section: &Section<'_>) -> Option<Alarm> {
    let mut runs = Vec::new();
    for (_, _, cell) in section.cells() {
        let seeds: BTreeSet<u64> = cell.runs.iter().map(|run| run.solver.request.seed).collect();
        let Some(time) = cell.time.filter(|time| time.mean >= MEASURABLE && seeds.len() == 1) else { continue };
        if time.deviation.is_some_and(|deviation| deviation > SCATTER * time.mean) {
            runs.push(cell.runs[0]);
        }
    }
    (!runs.is_empty()).then(|| {
        let share = SCATTER * 100.0;
        let text = format!(
            "{}: times of the same run scatter by more than {share:.0} % of their mean in {} of {} cells ({}). Trust the medians.",
            name(section),
            runs.len(),
            section.cells().count(),
            levels(&runs)
        );
        doubt("scattered times", text)
    })
}

/// Levels on which some solver was not run.
fn missing(section: &Section<'_>) -> Option<Alarm> {
    let all = section.levels.len() * section.solvers.len();
    let gaps = all - section.cells().count();
    (gaps > 0).then(|| {
        let text = format!("{}: {gaps} of {all} cells have no run.", name(section));
        doubt("missing runs", text)
    })
}

/// Cells with fewer runs than others of the same solver.
fn uneven(section: &Section<'_>) -> Option<Alarm> {
    let most = |solver: usize| section.column(solver).map(|(_, cell)| cell.runs.len()).max().unwrap_or(0);
    let fewer: Vec<&Record> = (0..section.solvers.len())
        .flat_map(|solver| section.column(solver).filter(move |(_, cell)| cell.runs.len() < most(solver)))
        .map(|(_, cell)| cell.runs[0])
        .collect();
    (!fewer.is_empty()).then(|| {
        let cells = many(fewer.len(), "cell");
        let text =
            format!("{}: {cells} with fewer runs than others of the same solver ({}).", name(section), levels(&fewer));
        doubt("uneven repeats", text)
    })
}

fn name(section: &Section<'_>) -> String {
    if section.group.is_empty() { "All runs".into() } else { format!("Group {}", section.group) }
}
