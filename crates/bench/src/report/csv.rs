//! The raw figures: a row for each run, everything that was measured of it, no rounding.

use crate::record::Record;

/// A column: its heading and how to read it off a run.
type Column = (&'static str, fn(&Record) -> String);

const COLUMNS: &[Column] = &[
    ("group", |r| r.group.clone()),
    ("puzzle", |r| r.puzzle.clone()),
    ("level", |r| r.level.clone()),
    ("solver", |r| r.solver.label.clone()),
    ("algorithm", |r| r.solver.request.algorithm.clone()),
    ("heuristic", |r| r.heuristic.clone().or_else(|| r.solver.request.heuristic.clone()).unwrap_or_default()),
    ("space", |r| text(r.solver.request.space.as_ref())),
    ("settings", settings),
    ("command", |r| text(r.solver.command.as_ref())),
    ("max_nodes", |r| text(r.solver.request.limits.nodes)),
    ("max_seconds", |r| text(r.solver.request.limits.seconds)),
    ("max_bytes", |r| text(r.solver.request.limits.bytes)),
    ("seed", |r| r.solver.request.seed.to_string()),
    ("repeat", |r| r.repeat.to_string()),
    ("outcome", |r| r.outcome.name().into()),
    ("limit", |r| text(r.limit.as_ref())),
    ("killed", |r| r.killed.to_string()),
    ("length", |r| text(r.length)),
    ("cost", |r| text(r.cost)),
    ("optimal", |r| text(r.optimal)),
    ("search_seconds", |r| text(r.figures.seconds)),
    ("process_seconds", |r| r.process.seconds.to_string()),
    ("cpu_seconds", |r| r.process.cpu_seconds.to_string()),
    ("expanded", |r| text(r.figures.expanded)),
    ("generated", |r| text(r.figures.generated)),
    ("duplicates", |r| text(r.figures.duplicates)),
    ("dead_ends", |r| text(r.figures.dead_ends)),
    ("peak_open", |r| text(r.figures.peak_open)),
    ("max_depth", |r| text(r.figures.max_depth)),
    ("rounds", |r| text(r.figures.rounds)),
    ("lower_bound", |r| text(r.figures.lower_bound)),
    ("best_energy", |r| text(r.figures.best_energy)),
    ("best_fitness", |r| text(r.figures.best_fitness)),
    ("search_bytes", |r| text(r.figures.search_bytes)),
    ("peak_rss_bytes", |r| text(r.process.peak_rss_bytes)),
    ("exit_code", |r| text(r.process.exit_code)),
    ("signal", |r| text(r.process.signal)),
    ("measures", measures),
    ("reason", |r| text(r.reason.as_ref())),
    ("host", |r| r.host.clone()),
    ("session", |r| r.session.clone()),
    ("level_key", |r| r.level_key.clone()),
    ("key", |r| r.key.clone()),
];

/// All runs as CSV.
pub fn write(records: &[Record]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let written = "writing to memory does not fail";
    writer.write_record(COLUMNS.iter().map(|(title, _)| title)).expect(written);
    for record in records {
        writer.write_record(COLUMNS.iter().map(|(_, value)| value(record))).expect(written);
    }
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}

fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn settings(record: &Record) -> String {
    let pairs = record.solver.request.settings.iter().map(|(name, value)| format!("{name}={value}"));
    pairs.collect::<Vec<_>>().join(" ")
}

fn measures(record: &Record) -> String {
    record.measures.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}
