//! `solvarium list`.

use std::process::ExitCode;

use solvarium_lab::describe::{self, Method, Owner};
use solvarium_lab::registry::{self, AlgorithmInfo, HeuristicEntry, PuzzleEntry, SolverEntry};
use solvarium_lab::target::Vocabulary;
use solvarium_lab::{Message, Metadata, ParamInfo, level, message};

use super::{difficulty, heading, measure, table};
use crate::args::ListArgs;
use crate::emit::emit;
use crate::say::{say, words};

pub fn run(args: &ListArgs) -> anyhow::Result<ExitCode> {
    match &args.puzzle {
        Some(name) => emit(&one_puzzle(registry::puzzle(name)?))?,
        None => emit(&everything())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn everything() -> String {
    let puzzles = registry::puzzles().iter().filter(|puzzle| !puzzle.info.hidden);
    let puzzles = section(&["name", "rules", "own solvers", "built-in levels"], puzzles.map(puzzle_row));
    let algorithms = registry::algorithms().iter().map(algorithm_row);
    let algorithms = section(&["name", "title", "idea", "guarantee", "settings"], algorithms);
    let (above, between) = (say(message!("cli-list-puzzles")), say(message!("cli-list-algorithms")));
    format!("{above}\n{puzzles}{between}\n{algorithms}{}\n", say(message!("cli-list-more")))
}

fn puzzle_row(puzzle: &PuzzleEntry) -> Vec<String> {
    let levels: Vec<String> = puzzle.packs.iter().map(|pack| level::range(puzzle, pack)).collect();
    let own: Vec<&str> = puzzle.solvers.iter().map(|solver| solver.name).collect();
    vec![puzzle.info.name.into(), rules(puzzle), own.join(", "), levels.join("\n")]
}

fn algorithm_row(algorithm: &AlgorithmInfo) -> Vec<String> {
    let params: Vec<&str> = algorithm.params.iter().map(|param| param.name).collect();
    let Method { title, summary, guarantee } = describe::algorithm(words(), algorithm.name);
    vec![algorithm.name.into(), title, summary, guarantee, params.join(", ")]
}

fn rules(puzzle: &PuzzleEntry) -> String {
    describe::rules(words(), puzzle.info.name)
}

/// A table and an empty line, or nothing if it has no rows.
fn section(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let rows: Vec<_> = rows.collect();
    let head: Vec<String> = head.iter().map(|title| heading(title)).collect();
    if rows.is_empty() { String::new() } else { format!("{}\n\n", table(&head, rows, usize::MAX)) }
}

fn one_puzzle(puzzle: &PuzzleEntry) -> String {
    let (name, words) = (puzzle.info.name, words());
    let mut text = format!("{}\n{}\n\n", describe::puzzle(words, name), rules(puzzle));
    let part = |kind: &str, part: &str| vec![part.into(), describe::part(words, name, kind, part)];
    let space = |space: &&str| vec![(*space).into(), describe::space(words, name, space).summary];
    text += &section(&["space", ""], puzzle.spaces.iter().map(space));
    text += &section(&["heuristic", ""], puzzle.heuristics.iter().map(|entry| heuristic_row(puzzle, entry)));
    text += &section(&["own solver", ""], puzzle.solvers.iter().map(|solver| solver_row(puzzle, solver)));
    text += &section(&["setting", "of", "meaning", "takes", "default"], settings(puzzle).into_iter());
    text += &section(&["level notation", ""], puzzle.formats.iter().map(|format| part("format", format.name)));
    text += &section(&["export", ""], puzzle.exports.iter().map(|export| part("export", export)));
    let solutions = puzzle.solution_formats.iter().map(|format| part("solution", format));
    text += &section(&["solution notation", ""], solutions);
    let rules = puzzle.rules.iter().map(|rule| {
        vec![rule.name.into(), difficulty(rule.level.name()), describe::rule(words, name, rule.name).summary]
    });
    text += &section(&["rule of reasoning", "level", "what it says"], rules);
    let flags = puzzle.generator.unwrap_or_default().iter();
    let flags = flags.map(|param| setting("generate".into(), Owner::Generator(name), param));
    text += &section(&["generator flag", "of", "meaning", "takes", "default"], flags);
    let conditions = Vocabulary::of(puzzle).conditions();
    text += &format!("{}\n\n", say(message!("cli-list-target", conditions)));
    for pack in &puzzle.packs {
        text += &format!("{}: {}\n", level::range(puzzle, pack), describe::pack(words, name, pack.name).summary);
        for (number, level) in pack.levels.iter().enumerate() {
            let line = format!("  {:>4}  {}", number + pack.first, facts(puzzle, &level.metadata));
            text += &format!("{}\n", line.trim_end());
        }
        text.push('\n');
    }
    text
}

fn heuristic_row(puzzle: &PuzzleEntry, heuristic: &HeuristicEntry) -> Vec<String> {
    let summary = describe::part(words(), puzzle.info.name, "heuristic", heuristic.name);
    let said = match heuristic.admissible {
        true => message!("cli-list-admissible", summary),
        false => message!("cli-list-not-admissible", summary),
    };
    let several = puzzle.spaces.len() > 1;
    let said = if several { message!("cli-list-of-space", said, space = heuristic.space) } else { said };
    vec![heuristic.name.into(), say(said)]
}

fn solver_row(puzzle: &PuzzleEntry, solver: &SolverEntry) -> Vec<String> {
    let Method { summary, guarantee, .. } = describe::solver(words(), puzzle.info.name, solver.name);
    vec![solver.name.into(), format!("{summary}; {guarantee}")]
}

/// The settings of the rules, of the puzzle's own solvers and of the algorithms.
fn settings(puzzle: &PuzzleEntry) -> Vec<Vec<String>> {
    let name = puzzle.info.name;
    let all = |of: String, owner: Owner<'_>, params: &[ParamInfo]| -> Vec<Vec<String>> {
        params.iter().map(|param| setting(of.clone(), owner, param)).collect()
    };
    let of_rules = all(say(message!("cli-list-rules")), Owner::Puzzle(name), puzzle.params).into_iter();
    let of_solver = |solver: &SolverEntry| all(solver.name.into(), Owner::Solver(name, solver.name), solver.params);
    let of_algorithm =
        |algorithm: &AlgorithmInfo| all(algorithm.name.into(), Owner::Algorithm(algorithm.name), algorithm.params);
    let algorithms = registry::algorithms().iter().flat_map(of_algorithm);
    of_rules.chain(puzzle.solvers.iter().flat_map(of_solver)).chain(algorithms).collect()
}

fn setting(of: String, owner: Owner<'_>, param: &ParamInfo) -> Vec<String> {
    let default = param.default().map_or_else(|| say(message!("cli-list-worked-out")), |value| value.to_string());
    vec![param.name.into(), of, describe::param(words(), owner, param.name).summary, say(param.expected()), default]
}

/// What is known about a built-in level, in a line.
fn facts(puzzle: &PuzzleEntry, metadata: &Metadata) -> String {
    let measure = |name: &str| measure(puzzle.info.name, name);
    let best = metadata.best.iter().map(|(name, value)| Message::verbatim(format!("{value} {}", measure(name))));
    let passcode = metadata.passcode.as_ref().map(|code| message!("cli-list-passcode", code));
    let name = metadata.name.as_deref().map(Message::verbatim);
    let grade = metadata.difficulty.as_deref().map(|name| Message::verbatim(difficulty(name)));
    let all = name.into_iter().chain(grade).chain(best).chain(passcode);
    all.map(say).collect::<Vec<_>>().join(", ")
}
