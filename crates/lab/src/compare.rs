//! Several algorithms on one level, side by side.

use std::collections::BTreeSet;

use solvarium_engine::Message;

use crate::game::Game;
use crate::registry::PuzzleEntry;
use crate::request::Request;
use crate::table::{self, Cell};
use crate::units::{bytes, grouped, seconds};
use crate::watch::Host;
use crate::words::english;
use crate::{Outcome, Report, RequestError};

/// A column of the comparison: its heading and how to read it off a report.
pub struct Column {
    /// The heading.
    pub title: &'static str,
    /// Whether it is left out where there is little room.
    pub wide: bool,
    /// What stands in it for a report.
    pub cell: fn(&Report) -> Cell,
}

/// The columns every comparison has.
pub const COLUMNS: &[Column] = &[
    Column { title: "algorithm", wide: false, cell: |r| Cell::plain(&r.algorithm) },
    Column { title: "heuristic", wide: true, cell: |r| Cell::optional(r.heuristic.as_ref(), String::clone) },
    Column { title: "outcome", wide: false, cell: |r| Cell { value: outcome(r), text: r.ending() } },
    Column { title: "length", wide: false, cell: |r| Cell::optional(r.length, |length| length.to_string()) },
    Column { title: "cost", wide: true, cell: |r| Cell::optional(r.cost, |cost| cost.to_string()) },
    Column { title: "expanded", wide: false, cell: |r| Cell::optional(r.stats.expanded, grouped) },
    Column { title: "generated", wide: true, cell: |r| Cell::optional(r.stats.generated, grouped) },
    Column { title: "peak open", wide: true, cell: |r| Cell::optional(r.stats.peak_open, grouped) },
    Column { title: "memory", wide: false, cell: |r| Cell::optional(r.stats.shown_bytes(), bytes) },
    Column {
        title: "seconds",
        wide: false,
        cell: |r| {
            let time = r.stats.shown_seconds();
            Cell { value: format!("{time:.6}"), text: Message::verbatim(seconds(time)) }
        },
    },
];

/// Answers each request in turn, if all can be answered; ends early when a run is interrupted.
pub fn run(game: &Game, requests: &[Request], host: &mut Host<'_>) -> Result<Vec<Report>, RequestError> {
    requests.iter().try_for_each(|request| game.validate(request))?;
    let mut reports = Vec::new();
    for request in requests {
        let report = game.solve(request, host)?;
        let interrupted = report.outcome == Outcome::Interrupted;
        reports.push(report);
        if interrupted {
            break;
        }
    }
    Ok(reports)
}

/// A request for each named algorithm, or for all that can be run on the level. `NAME:HEURISTIC` names the heuristic too.
///
/// A setting goes to the algorithms that have it; one that none has goes to all, to be refused.
///
/// ```
/// use solvarium_lab::{Request, compare, level, registry};
///
/// let game = level::open("sokoban/1", None).expect("a built-in level");
/// let entry = registry::puzzle("sokoban").expect("it is listed");
/// let names = ["bfs".to_string(), "astar:nearest".to_string()];
/// let requests = compare::requests(&game, &entry, &names, &Request::default());
/// assert_eq!(requests[1].heuristic.as_deref(), Some("nearest"));
/// assert!(compare::requests(&game, &entry, &[], &Request::default()).len() > 10, "all that can run");
/// ```
pub fn requests<'a>(game: &Game, entry: &PuzzleEntry, names: &'a [String], base: &Request) -> Vec<Request> {
    let all = || entry.solver_names().into_iter().filter(|name| game.can_run(name)).map(|name| (name, None)).collect();
    let named = |name: &'a String| match name.split_once(':') {
        Some((algorithm, heuristic)) => (algorithm, Some(heuristic)),
        None => (name.as_str(), None),
    };
    let wanted: Vec<(&str, Option<&str>)> = if names.is_empty() { all() } else { names.iter().map(named).collect() };
    let knows = |name: &str, setting: &str| entry.params_of(name).any(|param| param.name == setting);
    let settings = |algorithm: &str| {
        let kept = base
            .settings
            .iter()
            .filter(|(setting, _)| knows(algorithm, setting) || !wanted.iter().any(|(other, _)| knows(other, setting)));
        kept.cloned().collect()
    };
    let request = |&(algorithm, heuristic): &(&str, Option<&str>)| Request {
        algorithm: algorithm.into(),
        heuristic: heuristic.map(String::from).or_else(|| base.heuristic.clone()),
        settings: settings(algorithm),
        ..base.clone()
    };
    wanted.iter().map(request).collect()
}

/// The comparison as CSV.
pub fn csv(reports: &[Report]) -> String {
    let measures: BTreeSet<&str> =
        reports.iter().flat_map(|report| report.measures.keys().map(String::as_str)).collect();
    let titles = COLUMNS.iter().map(|column| column.title);
    let titles = ["puzzle", "level", "seed", "threads"].into_iter().chain(titles).chain(measures.iter().copied());
    let row = |report: &Report| {
        let mut row = vec![report.puzzle.clone(), report.level.clone(), report.seed.to_string()];
        row.push(report.stats.threads.map(|threads| threads.to_string()).unwrap_or_default());
        row.extend(COLUMNS.iter().map(|column| (column.cell)(report).value));
        let measure = |name: &&str| report.measures.get(*name).map(u64::to_string).unwrap_or_default();
        row.extend(measures.iter().map(measure));
        row
    };
    table::csv(titles, reports.iter().map(row))
}

/// The comparison as a Markdown table, in English.
pub fn markdown(reports: &[Report]) -> String {
    let titles: Vec<&str> = COLUMNS.iter().map(|column| column.title).collect();
    let row = |report: &Report| COLUMNS.iter().map(|column| english((column.cell)(report).text)).collect();
    table::markdown(&titles, 3, reports.iter().map(row))
}

/// The outcome in a word for programs, with the limit that was reached.
fn outcome(report: &Report) -> String {
    let name = report.outcome.name();
    report.limit.as_ref().map_or_else(|| name.into(), |limit| format!("{name}:{limit}"))
}
