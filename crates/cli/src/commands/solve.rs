//! `solvarium solve`.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use solvarium_lab::compare::{bytes, csv, grouped, markdown, rows, seconds};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::report::{between, moves_text};
use solvarium_lab::{Family, Game, Host, Outcome, Report, Stats, SystemClock};

use super::{exit_code, known_output, open};
use crate::args::SolveArgs;
use crate::emit::{emit, tell};
use crate::progress::Progress;
use crate::{draw, interrupt};

pub fn run(args: &SolveArgs) -> anyhow::Result<ExitCode> {
    let game = open(&args.level)?;
    let entry = registry::puzzle(game.info().name)?;
    known_output(&args.output, &outputs(&entry))?;
    if let Some(program) = &args.external {
        return super::external::solve(args, program, game.as_ref(), &entry);
    }
    let algorithm = args.algorithm.as_deref().unwrap_or_else(|| entry.default_algorithm());
    if args.trace.is_some() && entry.solvers.iter().any(|solver| solver.name == algorithm) {
        tell(&format!("note: `{algorithm}` is a solver of the puzzle's own and writes no trace"));
    }
    let mut progress = Progress::new(args.trace.as_deref())?;
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: interrupt::flag()?, watcher: &mut progress };
    let mut request = args.search.request(algorithm);
    request.settings.extend(args.improve.map(|seconds| ("improve".to_string(), seconds.to_string())));
    let report = game.solve(&request, &mut host)?;
    if let Some(heuristic) = request.heuristic.filter(|_| report.heuristic.is_none()) {
        tell(&format!("note: `{algorithm}` uses no heuristic; `{heuristic}` makes no difference to it"));
    }
    let traced = progress.finish();
    emit(&render(args, game.as_ref(), &entry, &report)?)?;
    traced?;
    if let Some(file) = &args.save {
        save(file, game.as_ref(), &entry, report.length.map(|_| report.moves.as_slice()))?;
    }
    Ok(exit_code(report.outcome))
}

fn outputs(entry: &PuzzleEntry) -> Vec<&'static str> {
    let own = entry.solution_formats.iter().map(|format| format.name).filter(|name| *name != "moves");
    ["text", "json", "moves", "csv", "markdown"].into_iter().chain(own).collect()
}

/// Writes the solution in the puzzle's first solution notation, or move by move.
pub fn save(file: &Path, game: &dyn Game, entry: &PuzzleEntry, moves: Option<&[String]>) -> anyhow::Result<()> {
    let Some(moves) = moves else {
        tell("note: there is no solution to save");
        return Ok(());
    };
    let text = match entry.solution_formats.first() {
        Some(format) => game.write_solution(format.name, moves)?,
        None => moves_text(moves),
    };
    std::fs::write(file, text).with_context(|| format!("cannot save the solution to `{}`", file.display()))
}

fn render(args: &SolveArgs, game: &dyn Game, entry: &PuzzleEntry, report: &Report) -> anyhow::Result<String> {
    let reports = std::slice::from_ref(report);
    Ok(match args.output.as_str() {
        "json" => serde_json::to_string(report)? + "\n",
        "csv" => csv(&rows(reports)),
        "markdown" => markdown(&rows(reports)),
        "text" => text(game, entry, report),
        _ if report.length.is_none() => {
            tell(&report.verdict());
            String::new()
        }
        "moves" if !entry.solution_formats.iter().any(|format| format.name == "moves") => moves_text(&report.moves),
        own => game.write_solution(own, &report.moves)?,
    })
}

/// The report for people.
fn text(game: &dyn Game, entry: &PuzzleEntry, report: &Report) -> String {
    let by = report.heuristic.map_or_else(|| report.algorithm.clone(), |h| format!("{} ({h})", report.algorithm));
    let mut text = format!("{} · {} · {by}\n\n", entry.info.title, report.level);
    text += &match entry.info.family {
        Family::Path => draw::board(&game.board(), draw::colours()),
        Family::Placement => draw::last(game, &report.moves),
    };
    text += &format!("\n{}\n", headline(report));
    if !report.moves.is_empty() {
        text += &format!("\n{}\n", wrap(&report.moves, between(&report.moves)));
    }
    if !report.second.is_empty() {
        text += &format!("\nanother solution\n\n{}", draw::last(game, &report.second));
    }
    text += &format!("\n{}\n", statistics(&report.stats.search));
    text
}

/// What was counted; counts that the searcher does not keep are left out.
fn statistics(s: &Stats) -> String {
    let counts = [
        (s.expanded, "expanded"),
        (s.generated, "generated"),
        (s.duplicates, "met before"),
        (s.dead_ends, "given up as dead"),
        (s.reopened, "reopened"),
    ];
    let mut parts = vec![seconds(s.seconds)];
    parts.extend(
        counts.iter().filter(|(count, _)| *count > 0).map(|(count, name)| format!("{} {name}", grouped(*count))),
    );
    if s.max_depth > 0 {
        parts.push(format!("depth {}", s.max_depth));
    }
    parts.push(format!("{} of memory", bytes(s.search_bytes)));
    wrap(&parts, " · ")
}

fn headline(report: &Report) -> String {
    let Some(length) = report.length.filter(|_| report.outcome == Outcome::Solved) else {
        let found =
            report.length.map_or_else(String::new, |length| format!("; a solution of {length} moves was found"));
        return match (report.outcome, report.stats.search.lower_bound) {
            (Outcome::Unsolvable, _) => "unsolvable: proved, there is no solution".into(),
            (_, Some(bound)) => format!("{} (a solution costs at least {bound}){found}", report.verdict()),
            _ => report.verdict() + &found,
        };
    };
    let proved = match (report.optimal, report.stats.search.lower_bound) {
        (Some(true), _) => ", proved least".into(),
        (_, Some(bound)) => format!(", at least {bound} needed"),
        _ => String::new(),
    };
    let unique = match report.unique {
        Some(true) => ", the only solution",
        Some(false) => ", one of several solutions",
        None => "",
    };
    let measures = report.measures.iter().filter(|(_, value)| **value != length as u64 && **value != 0);
    let measures: String = measures.map(|(name, value)| format!(", {name} {value}")).collect();
    format!("solved in {length} moves (cost {}{proved}{measures}){unique}", report.cost.unwrap_or(0))
}

/// Parts joined into lines of at most [`draw::LINE`] characters.
pub fn wrap(parts: &[String], between: &str) -> String {
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
