//! `solvarium solve`.

use std::path::Path;
use std::process::ExitCode;

use solvarium_lab::compare::{csv, markdown};
use solvarium_lab::link::{Shared, View};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::report::{between, moves_text};
use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{
    Effort, Family, Game, Host, Message, Outcome, PlanProgress, Report, Request, RunStats, Scale, SystemClock,
    describe, message,
};

use super::{counting, exit_code, explain, known_output, measure, open};
use crate::args::SolveArgs;
use crate::emit::{emit, note, tell};
use crate::progress::Progress;
use crate::say::{cannot_write, say, words, words_of_files};
use crate::{draw, interrupt};

pub fn run(args: &SolveArgs) -> anyhow::Result<ExitCode> {
    let game = open(&args.level)?;
    let entry = registry::puzzle(game.info().name)?;
    known_output(&args.output, &outputs(entry))?;
    if let Some(moves) = args.level.shared().map(|shared| shared.moves().len()).filter(|moves| *moves > 0) {
        note(message!("cli-solve-from-start", moves));
    }
    let Found { report, traced, is_told } = find(args, game.as_ref(), entry)?;
    if is_told {
        return Ok(exit_code(report.outcome));
    }
    emit(&render(args, game.as_ref(), entry, &report)?)?;
    explain(&report);
    traced?;
    if let Some(file) = &args.save {
        save(file, game.as_ref(), entry, report.length.map(|_| report.moves.as_slice()))?;
    }
    Ok(exit_code(report.outcome))
}

/// What came of it.
struct Found {
    report: Report,
    /// Whether the trace could be written.
    traced: anyhow::Result<()>,
    /// Whether another process gives the report, and all has been said here.
    is_told: bool,
}

/// The report of whatever searches.
fn find(args: &SolveArgs, game: &Game, entry: &PuzzleEntry) -> anyhow::Result<Found> {
    #[cfg(feature = "measure")]
    if let Some(program) = &args.external.external {
        let report = super::external::solve(args, program, game)?;
        return Ok(Found { report, traced: Ok(()), is_told: false });
    }
    search(args, game, entry)
}

/// The report of an algorithm or a solver of ours.
fn search(args: &SolveArgs, game: &Game, entry: &PuzzleEntry) -> anyhow::Result<Found> {
    let mut request = request(args, entry);
    let algorithm = &request.algorithm.clone();
    if args.trace.is_some() && entry.solvers.iter().any(|solver| solver.name == *algorithm) {
        note(message!("cli-no-trace", algorithm));
    }
    if let Some(threads) = args.threads {
        request.work_on(threads, entry);
    }
    if let Some(folder) = args.disk.folder() {
        request.scale.get_or_insert(Scale::on(1)).disk = Some(folder);
    }
    #[cfg(feature = "cluster")]
    if let Some(cluster) = super::cluster::of(&args.cluster)? {
        request.scale.get_or_insert(Scale::on(1)).cluster = Some(cluster);
    }
    if args.trace.is_some() && request.scale.is_some() {
        note(message!("cli-no-trace-on-threads", algorithm));
    }
    let mut progress = Progress::new(args.trace.as_deref())?.within(request.limits);
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    request.settings.extend(args.improve.map(|seconds| ("improve".to_string(), seconds.to_string())));
    let report = game.solve(&request, &mut host)?.worded(words_of_files());
    if let Some(heuristic) = request.heuristic.filter(|_| report.heuristic.is_none()) {
        note(message!("cli-no-heuristic-used", algorithm, heuristic));
    }
    let traced = progress.finish();
    #[cfg(feature = "cluster")]
    let is_told = {
        let cluster = request.scale.as_ref().and_then(|scale| scale.cluster.as_ref());
        super::cluster::tell_part(cluster, &report.stats)
    };
    #[cfg(not(feature = "cluster"))]
    let is_told = false;
    Ok(Found { report, traced, is_told })
}

/// The search that the arguments name, else that of a link, else the puzzle's usual one; by the rules of the link.
fn request(args: &SolveArgs, entry: &PuzzleEntry) -> Request {
    let request = match (&args.algorithm, args.level.shared()) {
        (None, Some(Shared { view: View::Watch { request, .. }, .. })) => args.search.over(&request),
        (named, _) => args.search.request(named.as_deref().unwrap_or_else(|| entry.default_algorithm())),
    };
    Request { settings: args.level.with_rules(&request.settings), ..request }
}

fn outputs(entry: &PuzzleEntry) -> Vec<&'static str> {
    let own = entry.solution_formats.iter().copied().filter(|name| *name != "moves");
    ["text", "json", "moves", "csv", "markdown"].into_iter().chain(own).collect()
}

/// Writes the solution in the puzzle's first solution notation, or move by move.
fn save(file: &Path, game: &Game, entry: &PuzzleEntry, moves: Option<&[String]>) -> anyhow::Result<()> {
    let Some(moves) = moves else {
        note(message!("cli-nothing-to-save"));
        return Ok(());
    };
    let text = match entry.solution_formats.first() {
        Some(format) => game.write_solution(format, moves, words_of_files())?,
        None => moves_text(moves),
    };
    Ok(std::fs::write(file, text).map_err(cannot_write(file))?)
}

fn render(args: &SolveArgs, game: &Game, entry: &PuzzleEntry, report: &Report) -> anyhow::Result<String> {
    let reports = std::slice::from_ref(report);
    Ok(match args.output.as_str() {
        "json" => serde_json::to_string(report)? + "\n",
        "csv" => csv(reports),
        "markdown" => markdown(reports),
        "text" => text(game, entry, report),
        _ if report.length.is_none() => {
            tell(&say(report.ending()));
            String::new()
        }
        "moves" if !entry.solution_formats.contains(&"moves") => moves_text(&report.moves),
        own => game.write_solution(own, &report.moves, words_of_files())?,
    })
}

/// The report for people.
fn text(game: &Game, entry: &PuzzleEntry, report: &Report) -> String {
    let title = describe::puzzle(words(), entry.info.name);
    let mut text = format!("{title} · {} · {}\n\n", report.level, report.solver());
    text += &match entry.info.family {
        Family::Path => draw::board(&game.board(), draw::colours()),
        Family::Placement => draw::last(game, &report.moves),
    };
    text += &format!("\n{}\n", headline(report));
    if !report.moves.is_empty() {
        text += &format!("\n{}\n", wrap(&report.moves, between(&report.moves)));
        text += &counting(game);
    }
    if !report.second.is_empty() {
        text += &format!("\n{}\n\n{}", say(message!("cli-another-solution")), draw::last(game, &report.second));
    }
    text += &format!("\n{}\n", statistics(&report.stats));
    text
}

/// What was counted and measured; what the solver does not count is left out.
fn statistics(stats: &RunStats) -> String {
    let counted = |count: Option<u64>| count.filter(|count| *count > 0).map(grouped);
    let process = stats.process.as_ref().map(|process| seconds(process.cpu_seconds));
    let parts = [
        Some(Message::verbatim(seconds(stats.shown_seconds()))),
        process.map(|time| message!("cli-stats-processor", time)),
        counted(stats.expanded).map(|count| message!("cli-stats-expanded", count)),
        counted(stats.generated).map(|count| message!("cli-stats-generated", count)),
        counted(stats.duplicates).map(|count| message!("cli-stats-duplicates", count)),
        counted(stats.dead_ends).map(|count| message!("cli-stats-dead-ends", count)),
        counted(stats.reopened).map(|count| message!("cli-stats-reopened", count)),
        stats.max_depth.filter(|depth| *depth > 0).map(|depth| message!("cli-stats-depth", depth)),
        stats.shown_bytes().map(|size| message!("cli-stats-memory", size = bytes(size))),
        stats.threads.map(|threads| message!("cli-stats-threads", threads)),
        stats.disk_bytes.map(|size| message!("cli-stats-disk", size = bytes(size))),
        stats.strategy.as_ref().map(|strategy| message!("cli-stats-strategy", strategy)),
    ];
    let counts = wrap(&parts.into_iter().flatten().map(say).collect::<Vec<_>>(), " · ");
    if stats.efforts.len() < 2 {
        return counts;
    }
    let efforts: Vec<String> = stats.efforts.iter().map(|effort| say(told(effort))).collect();
    format!("{counts}\n{}", wrap(&efforts, " · "))
}

/// What a strategy did.
fn told(effort: &Effort) -> Message {
    let (strategy, count) = (effort.strategy.to_string(), grouped(effort.expanded));
    match effort.plan {
        None => message!("cli-effort", strategy, count),
        Some(PlanProgress { made, steps }) => message!("cli-effort-plan", strategy, count, made, steps),
    }
}

fn headline(report: &Report) -> String {
    match report.length.filter(|_| report.outcome == Outcome::Solved) {
        Some(length) => solved(report, length),
        None => unsolved(report),
    }
}

fn unsolved(report: &Report) -> String {
    let verdict = match (report.outcome, report.stats.lower_bound) {
        (Outcome::Unsolvable, _) if !report.is_external() => return say(message!("cli-headline-unsolvable")),
        (_, Some(bound)) => say(message!("cli-headline-bound", verdict = report.ending(), bound)),
        _ => say(report.ending()),
    };
    match report.length {
        Some(length) => say(message!("cli-headline-found", verdict, length)),
        None => verdict,
    }
}

fn solved(report: &Report, length: usize) -> String {
    let proved = match (report.optimal, report.stats.lower_bound) {
        (Some(true), _) => say(message!("cli-proved-least")),
        (_, Some(bound)) => say(message!("cli-at-least-needed", bound)),
        _ => String::new(),
    };
    let measure = |(name, value): (&String, &u64)| format!(", {} {value}", measure(&report.puzzle, name));
    let cost = report.cost.unwrap_or(0);
    let is_said = |name: &str, value: u64| value == 0 || value == length as u64 || (name == "cost" && value == cost);
    let measures = report.measures.iter().filter(|(name, value)| !is_said(name, **value));
    let details = proved + &measures.map(measure).collect::<String>();
    let headline = message!("cli-headline-solved", length, cost, details);
    match report.unique {
        Some(true) => say(message!("cli-headline-only", headline)),
        Some(false) => say(message!("cli-headline-one-of-several", headline)),
        None => say(headline),
    }
}

/// Parts joined into lines of at most [`draw::LINE`] characters.
fn wrap(parts: &[String], between: &str) -> String {
    let width = |text: &str| text.chars().count();
    let mut lines = vec![String::new()];
    for part in parts {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(part);
        } else if width(line) + width(between) + width(part) <= draw::LINE {
            *line += between;
            *line += part;
        } else {
            lines.push(part.clone());
        }
    }
    lines.join("\n")
}
