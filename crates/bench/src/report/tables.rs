//! The tables of a section: who solved, the scores, and every level with every solver.

use solvarium_lab::units::{Kind, bytes, count, seconds};
use solvarium_lab::{Message, Request, Words, message};

use super::cells::{Cell, Section, Solver, has_threads, question};
use super::scores::{Score, common_levels, scores};
use super::statistics::Summary;
use super::table::{Entry, Head, Table, Tone, mark_least};
use super::words::{many, spread};

/// The processor time in proportion to the time from which on several threads or processes must have worked.
const SEVERAL: f64 = 1.2;

/// The quantities of the table of levels, by the ids of their names.
const QUANTITIES: [&str; 4] = ["report-time", "report-states", "report-memory", "report-moves"];

/// What was asked of each solver.
pub fn solvers(section: &Section<'_>, words: &Words) -> Table {
    let head = ["report-solver", "report-asked", "report-settings", "report-limits", "report-seeds"];
    let row = |(i, solver): (usize, &Solver<'_>)| {
        let request = &solver.spec.request;
        vec![
            Entry::text(&solver.label),
            Entry::text(asked(solver, words)),
            Entry::text(or_dash(settings(request))),
            Entry::text(or_dash(limits(request, words))),
            Entry::text(seeds(section, i)),
        ]
    };
    let rows = section.solvers.iter().enumerate().map(row).collect();
    let caption = words.text(&message!("report-caption-solvers"));
    Table { caption, heads: vec![Head::plain(&head, words)], stub: 5, rows }
}

fn asked(solver: &Solver<'_>, words: &Words) -> String {
    let request = &solver.spec.request;
    match (&solver.spec.command, &solver.spec.files) {
        (Some(command), Some(key)) => {
            words.text(&message!("report-asked-files", command = command, key = &key[..key.len().min(6)]))
        }
        (Some(command), None) => command.clone(),
        (None, _) => {
            let heuristic = request.heuristic.as_ref().map(|name| message!("report-asked-heuristic", name = name));
            let space = request.space.as_ref().map(|name| message!("report-asked-space", name = name));
            let parts = [Some(Message::verbatim(&request.algorithm)), heuristic, space];
            parts.iter().flatten().map(|part| words.text(part)).collect::<Vec<_>>().join(", ")
        }
    }
}

fn settings(request: &Request) -> String {
    request.settings.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(", ")
}

fn limits(request: &Request, words: &Words) -> String {
    let limits = &request.limits;
    let nodes = limits.nodes.map(|n| words.text(&message!("report-limit-states", states = count(n as f64))));
    let seconds = limits.seconds.map(|s| format!("{s} s"));
    let cpu = limits.cpu_seconds.map(|s| format!("{s} s CPU"));
    let bytes = limits.bytes.map(bytes);
    [nodes, seconds, cpu, bytes].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn seeds(section: &Section<'_>, solver: usize) -> String {
    let runs = section.column(solver).flat_map(|(_, cell)| &cell.runs);
    let mut seeds: Vec<u64> = runs.map(|run| run.solver.request.seed).collect();
    seeds.sort_unstable();
    seeds.dedup();
    match seeds.as_slice() {
        [first, .., last] if *last - *first + 1 == seeds.len() as u64 => format!("{first}–{last}"),
        several => several.iter().map(u64::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "–".into() } else { text }
}

/// A row of scores for each solver.
pub fn summary(section: &Section<'_>, words: &Words) -> Table {
    let common = common_levels(section).len();
    let means = Head { title: words.text(&message!("report-means")), ..Head::plain(&QUANTITIES[..3], words) };
    let heads = vec![
        Head::plain(&["report-solver", "report-answered", "report-total-time", "report-median-time"], words),
        means,
        Head::plain(&["report-par2", "report-quality", "report-agile"], words),
    ];
    let scores = scores(section);
    let mut rows: Vec<Vec<Entry>> = section.solvers.iter().zip(&scores).map(|(s, score)| score_row(s, score)).collect();
    mark_columns(&mut rows, &scores);
    let caption = match common {
        0 => message!("report-caption-no-means"),
        _ => message!("report-caption-scores", levels = many("level", common)),
    };
    Table { caption: words.text(&caption), heads, stub: 1, rows }
}

fn score_row(solver: &Solver<'_>, score: &Score) -> Vec<Entry> {
    let answered = format!("{} / {}", points(score.coverage), score.levels);
    vec![
        Entry::text(&solver.label),
        Entry::number(score.coverage, answered),
        Entry::number(score.total_seconds, seconds(score.total_seconds)),
        Entry::optional(score.median_seconds, seconds),
        Entry::optional(score.seconds, seconds),
        Entry::optional(score.states, |states| count(states.round())),
        Entry::optional(score.bytes, |size| Kind::Bytes.text(size)),
        Entry::optional(score.par2, seconds),
        Entry::number(score.quality, points(score.quality)),
        Entry::optional(score.agile, points),
    ]
}

/// Points with two decimals, where they are not whole.
fn points(value: f64) -> String {
    if value.fract() == 0.0 { format!("{value}") } else { format!("{value:.2}") }
}

/// Marks the best of the columns in which more, or less, is better for solvers that answered other levels too.
fn mark_columns(rows: &mut [Vec<Entry>], scores: &[Score]) {
    let same_levels = scores.iter().all(|score| score.levels == scores[0].levels);
    for (column, more) in [(1, true), (4, false), (5, false), (6, false), (7, false), (8, true), (9, true)] {
        let signed = |row: &Vec<Entry>| Entry {
            value: row[column].value.map(|value| if more { -value } else { value }),
            ..row[column].clone()
        };
        let mut entries: Vec<Entry> = rows.iter().map(signed).collect();
        let all = entries.len();
        if same_levels {
            mark_least(&mut entries, 0..all);
        }
        rows.iter_mut().zip(entries).for_each(|(row, entry)| row[column].tone = entry.tone);
    }
}

/// Every level with every solver. One level alone gives a row to each solver.
pub fn levels(section: &Section<'_>, words: &Words) -> Table {
    if section.levels.len() == 1 { one_level(section, words) } else { all_levels(section, words) }
}

fn all_levels(section: &Section<'_>, words: &Words) -> Table {
    let columns = Head::plain(&QUANTITIES, words);
    let mut heads = vec![Head::plain(&["report-level"], words)];
    heads.extend(section.solvers.iter().map(|s| Head { title: s.label.clone(), ..columns.clone() }));
    let row = |(level, name): (usize, &String)| {
        let mut row = vec![Entry::text(name)];
        (0..section.solvers.len()).for_each(|solver| row.extend(entries(section.cell(level, solver), words)));
        let width = row.len();
        let comparable = |first: usize| first < QUANTITIES.len() || one_question(section, level);
        for first in (1..=QUANTITIES.len()).filter(|first| comparable(*first)) {
            mark_least(&mut row, (first..width).step_by(QUANTITIES.len()));
        }
        row
    };
    let rows = section.levels.iter().enumerate().map(row).collect();
    Table { caption: words.text(&caption(section)), heads, stub: 1, rows }
}

/// Whether all solvers were asked the same about a level, so that their costs can be compared.
fn one_question(section: &Section<'_>, level: usize) -> bool {
    let mut asked =
        (0..section.solvers.len()).filter_map(|solver| section.cell(level, solver)).map(|c| question(c.runs[0]));
    asked.next().is_none_or(|first| asked.all(|other| other == first))
}

fn one_level(section: &Section<'_>, words: &Words) -> Table {
    let [time, states, memory, moves] = QUANTITIES;
    let row = |(i, solver): (usize, &Solver<'_>)| {
        let cell = section.cell(0, i);
        let verdict = |cell: &Cell<'_>| Entry::text(cell.verdict(words)).toned(tone(cell));
        let mut row = vec![Entry::text(&solver.label), cell.map_or_else(|| not_run(words), verdict)];
        row.extend(entries(cell, words));
        row
    };
    let mut rows: Vec<Vec<Entry>> = section.solvers.iter().enumerate().map(row).collect();
    for column in (2..2 + QUANTITIES.len()).filter(|column| *column < 5 || one_question(section, 0)) {
        let mut entries: Vec<Entry> = rows.iter().map(|row| row[column].clone()).collect();
        let all = entries.len();
        mark_least(&mut entries, 0..all);
        rows.iter_mut().zip(entries).for_each(|(row, entry)| row[column] = entry);
    }
    let heads = vec![Head::plain(&["report-solver", "report-outcome", time, states, memory, moves], words)];
    let caption = message!("report-caption-level", level = &section.levels[0], caption = caption(section));
    Table { caption: words.text(&caption), heads, stub: 2, rows }
}

fn caption(section: &Section<'_>) -> Message {
    let repeated = section.cells().any(|(_, _, cell)| cell.runs.len() > 1);
    if repeated { message!("report-caption-repeated") } else { message!("report-caption-once") }
}

/// The entries of a cell: time (or the verdict), states, memory, moves.
fn entries(cell: Option<&Cell<'_>>, words: &Words) -> [Entry; 4] {
    let Some(cell) = cell else {
        return [not_run(words), Entry::dash(), Entry::dash(), Entry::dash()];
    };
    let all_answered = cell.is_answered();
    let figure = |sample: Option<Summary>, kind: Kind| {
        let entry = sample.map_or_else(Entry::dash, |s| Entry::number(s.mean, spread(kind, &s)));
        if all_answered || entry.tone == Tone::Absent { entry } else { entry.toned(Tone::Verdict) }
    };
    let mut states = figure(cell.states, Kind::Count);
    states.detail = cell.states.filter(|s| !s.is_constant()).map(|s| median(count(s.median), words));
    let memory = memory(cell, figure(cell.memory, Kind::Bytes), words);
    [time(cell, all_answered, words), states, memory, moves(cell, figure(cell.moves, Kind::Count), words)]
}

/// What stands where there was no run.
pub fn not_run(words: &Words) -> Entry {
    Entry::text(words.text(&message!("report-not-run"))).toned(Tone::Absent)
}

fn median(value: String, words: &Words) -> String {
    words.text(&message!("report-median", value = value))
}

/// The moves, with the cost beside them where that is something else. The least cost is the best: it is what was asked for.
fn moves(cell: &Cell<'_>, moves: Entry, words: &Words) -> Entry {
    let cost = cell.cost.filter(|cost| Some(cost.mean) != cell.moves.map(|moves| moves.mean));
    let aside = cost.map(|cost| words.text(&message!("report-cost", value = count(cost.mean))));
    let value = cell.cost.map(|cost| cost.mean).filter(|_| moves.value.is_some());
    Entry { aside, value, ..moves }
}

/// The search's own bytes with the process's beside them. Where only the process's are known they are not compared.
fn memory(cell: &Cell<'_>, own: Entry, words: &Words) -> Entry {
    let size = |sample: Summary| message!("report-process", size = Kind::Bytes.text(sample.most));
    let process = cell.resident.map(|sample| words.text(&size(sample)));
    match process {
        Some(process) if own.tone == Tone::Absent => Entry::text(process),
        aside => Entry { aside, ..own },
    }
}

fn time(cell: &Cell<'_>, all_answered: bool, words: &Words) -> Entry {
    match cell.time {
        Some(time) if all_answered => Entry {
            detail: (time.count > 1).then(|| median(seconds(time.median), words)),
            aside: cpu(cell, time).map(|cpu| words.text(&message!("report-cpu", time = seconds(cpu)))),
            ..Entry::number(time.mean, spread(Kind::Seconds, &time))
        },
        Some(time) => {
            let text = format!("{} ({})", spread(Kind::Seconds, &time), cell.verdict(words));
            Entry::number(time.mean, text).toned(tone(cell))
        }
        None => Entry::text(cell.verdict(words)).toned(tone(cell)),
    }
}

/// The processor time, where it was limited or where several threads or processes worked.
fn cpu(cell: &Cell<'_>, time: Summary) -> Option<f64> {
    let asked = cell.runs.iter().any(|run| run.solver.request.limits.cpu_seconds.is_some() || has_threads(run));
    cell.cpu.map(|cpu| cpu.mean).filter(|&cpu| asked || cpu > SEVERAL * time.mean)
}

fn tone(cell: &Cell<'_>) -> Tone {
    match () {
        () if cell.runs.iter().any(|run| run.result.outcome.is_failure()) => Tone::Failure,
        () if cell.is_answered() => Tone::Plain,
        () => Tone::Verdict,
    }
}
