//! The circumstances of the measurement: machines, builds, load, and what was not run.

use std::collections::{BTreeMap, BTreeSet};

use solvarium_lab::{Message, message};

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
        let text = message!("alarm-builds-text", count = names.len(), names = names);
        doubt(message!("alarm-builds"), text)
    })
}

/// Runs of different machines: kept apart, but it has to be said.
fn hosts(results: &Results) -> Option<Alarm> {
    let hosts: BTreeSet<&str> = results.records.iter().map(|record| record.host.as_str()).collect();
    (hosts.len() > 1).then(|| doubt(message!("alarm-machines"), message!("alarm-machines-text", count = hosts.len())))
}

/// How a machine measured: runs at a time, kernel, governor of the processor's frequency.
type State<'a> = (usize, &'a str, Option<&'a str>);

/// Sessions on one machine that are averaged though it was not in the same state.
fn conditions(sessions: &[Session]) -> Vec<Alarm> {
    let mut states: BTreeMap<&str, BTreeSet<State<'_>>> = BTreeMap::new();
    for Session { jobs, host, .. } in sessions {
        states.entry(&host.id).or_default().insert((*jobs, &host.kernel, host.governor.as_deref()));
    }
    let said = |(jobs, kernel, governor): State<'_>| match governor {
        Some(governor) => message!("alarm-state-governed", jobs = jobs, kernel = kernel, governor = governor),
        None => message!("alarm-state", jobs = jobs, kernel = kernel),
    };
    let alarm = |states: BTreeSet<_>| {
        let states: Vec<Message> = states.into_iter().map(said).collect();
        doubt(message!("alarm-conditions"), message!("alarm-conditions-text", states = states))
    };
    states.into_values().filter(|states| states.len() > 1).map(alarm).collect()
}

fn loaded(session: &Session) -> Option<Alarm> {
    let warning = session.host.warning(session.jobs)?;
    let text = message!("alarm-loaded-text", session = &session.id, warning = warning);
    Some(doubt(message!("alarm-loaded"), text))
}

fn unknown_sessions(results: &Results) -> Option<Alarm> {
    let known: BTreeSet<&str> = results.sessions.iter().map(|session| session.id.as_str()).collect();
    let lost: Vec<&Record> = results.records.iter().filter(|r| !known.contains(r.session.as_str())).collect();
    (!lost.is_empty()).then(|| {
        doubt(message!("alarm-unknown-session"), message!("alarm-unknown-session-text", places = places(&lost)))
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
        let text = message!("alarm-changed-levels-text", names = list(&names, super::PLACES));
        doubt(message!("alarm-changed-levels"), text)
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
        let text = message!("alarm-changed-requests-text", solver = label, names = names.as_slice());
        doubt(message!("alarm-changed-requests"), text)
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
        let share = (BUSY * 100.0) as u32;
        let text = message!("alarm-waiting-text", solver = solver, share = share, places = places(&runs));
        doubt(message!("alarm-waiting"), text)
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
        let text = message!("alarm-clocks-text", group = name(section), solvers = labels(true).as_slice());
        doubt(message!("alarm-clocks"), text)
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
        let text = message!(
            "alarm-scattered-text",
            group = name(section),
            share = (SCATTER * 100.0) as u32,
            cells = runs.len(),
            all = section.cells().count(),
            levels = levels(&runs),
        );
        doubt(message!("alarm-scattered"), text)
    })
}

/// Levels on which some solver was not run.
fn missing(section: &Section<'_>) -> Option<Alarm> {
    let all = section.levels.len() * section.solvers.len();
    let gaps = all - section.cells().count();
    (gaps > 0).then(|| {
        let text = message!("alarm-missing-text", group = name(section), cells = gaps, all = all);
        doubt(message!("alarm-missing"), text)
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
        let (group, levels) = (name(section), levels(&fewer));
        let text = message!("alarm-uneven-text", group = group, cells = fewer.len(), levels = levels);
        doubt(message!("alarm-uneven"), text)
    })
}

fn name(section: &Section<'_>) -> Message {
    match section.group.as_str() {
        "" => message!("alarm-all-runs"),
        group => message!("alarm-group", group = group),
    }
}
