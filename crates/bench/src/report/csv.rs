//! The raw figures: a row for each run, everything that was measured of it, no rounding.

use solvarium_lab::report::ProcessStats;
use solvarium_lab::table;

use crate::record::Record;

/// A column: its heading and how to read it off a run.
type Column = (&'static str, fn(&Record) -> String);

const COLUMNS: &[Column] = &[
    ("group", |r| r.group.clone()),
    ("puzzle", |r| r.result.puzzle.clone()),
    ("level", |r| r.result.level.clone()),
    ("solver", |r| r.solver.label.clone()),
    ("algorithm", |r| r.solver.request.algorithm.clone()),
    ("heuristic", |r| r.result.heuristic.clone().or_else(|| r.solver.request.heuristic.clone()).unwrap_or_default()),
    ("space", |r| text(r.solver.request.space.as_ref())),
    ("settings", settings),
    ("command", |r| text(r.solver.command.as_ref())),
    ("max_nodes", |r| text(r.solver.request.limits.nodes)),
    ("max_seconds", |r| text(r.solver.request.limits.seconds)),
    ("max_cpu_seconds", |r| text(r.solver.request.limits.cpu_seconds)),
    ("max_bytes", |r| text(r.solver.request.limits.bytes)),
    ("threads", |r| text(r.result.stats.threads)),
    ("seed", |r| r.solver.request.seed.to_string()),
    ("repeat", |r| r.repeat.to_string()),
    ("outcome", |r| r.result.outcome.name().into()),
    ("limit", |r| text(r.result.limit.as_ref())),
    ("killed", |r| r.result.is_killed().to_string()),
    ("length", |r| text(r.result.length)),
    ("cost", |r| text(r.result.cost)),
    ("optimal", |r| text(r.result.optimal)),
    ("search_seconds", |r| text(r.result.stats.seconds.filter(|_| !r.result.is_external()))),
    ("process_seconds", |r| r.result.stats.process_seconds().to_string()),
    ("cpu_seconds", |r| process(r, |p| Some(p.cpu_seconds))),
    ("expanded", |r| text(r.result.stats.expanded)),
    ("generated", |r| text(r.result.stats.generated)),
    ("duplicates", |r| text(r.result.stats.duplicates)),
    ("dead_ends", |r| text(r.result.stats.dead_ends)),
    ("peak_open", |r| text(r.result.stats.peak_open)),
    ("max_depth", |r| text(r.result.stats.max_depth)),
    ("rounds", |r| text(r.result.stats.rounds)),
    ("lower_bound", |r| text(r.result.stats.lower_bound)),
    ("best_energy", |r| text(r.result.stats.best_energy)),
    ("best_fitness", |r| text(r.result.stats.best_fitness)),
    ("search_bytes", |r| text(r.result.stats.search_bytes)),
    ("peak_rss_bytes", |r| text(r.result.stats.peak_rss_bytes)),
    ("exit_code", |r| process(r, |p| p.exit_code)),
    ("signal", |r| process(r, |p| p.signal)),
    ("measures", measures),
    ("reason", |r| text(r.result.reason())),
    ("host", |r| r.host.clone()),
    ("session", |r| r.session.clone()),
    ("level_key", |r| r.level_key.clone()),
    ("key", |r| r.key.clone()),
];

/// All runs as CSV.
pub fn write(records: &[Record]) -> String {
    let row = |record| COLUMNS.iter().map(|(_, value)| value(record)).collect();
    table::csv(COLUMNS.iter().map(|(title, _)| *title), records.iter().map(row))
}

fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn process<V: ToString>(record: &Record, value: fn(&ProcessStats) -> Option<V>) -> String {
    text(record.result.stats.process.as_ref().and_then(value))
}

fn settings(record: &Record) -> String {
    let pairs = record.solver.request.settings.iter().map(|(name, value)| format!("{name}={value}"));
    pairs.collect::<Vec<_>>().join(" ")
}

fn measures(record: &Record) -> String {
    record.result.measures.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}
