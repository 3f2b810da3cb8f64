//! `solvarium list`.

use std::process::ExitCode;

use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{ParamInfo, level};

use super::table;
use crate::args::ListArgs;
use crate::emit::emit;

pub fn run(args: &ListArgs) -> anyhow::Result<ExitCode> {
    match &args.puzzle {
        Some(name) => emit(&one_puzzle(&registry::puzzle(name)?))?,
        None => emit(&everything())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn everything() -> String {
    let mut text = String::from("Puzzles\n");
    let puzzles = registry::puzzles().into_iter().filter(|p| !p.info.hidden);
    let rows = puzzles.map(|p| {
        let levels: Vec<String> = p.packs.iter().map(|pack| level::range(&p, pack)).collect();
        let own: Vec<&str> = p.solvers.iter().map(|s| s.name).collect();
        vec![p.info.name.into(), p.info.rules.into(), own.join(", "), levels.join("\n")]
    });
    text += &format!("{}\n\n", table(&["name", "rules", "own solvers", "built-in levels"], rows, usize::MAX));
    text += "Algorithms\n";
    let rows = registry::algorithms()
        .iter()
        .map(|a| vec![a.name.into(), a.title.into(), a.summary.into(), a.guarantee.into(), names(a.params)]);
    text += &format!("{}\n", table(&["name", "title", "idea", "guarantee", "settings"], rows, usize::MAX));
    text + "\n`solvarium list PUZZLE` shows heuristics, notations, settings and levels of a puzzle.\n"
}

fn one_puzzle(puzzle: &PuzzleEntry) -> String {
    let mut text = format!("{}\n{}\n\n", puzzle.info.title, puzzle.info.rules);
    let several = puzzle.spaces.len() > 1;
    let named = |title: &str, rows: Vec<Vec<String>>| {
        if rows.is_empty() { String::new() } else { format!("{}\n\n", table(&[title, ""], rows, usize::MAX)) }
    };
    text += &named("space", puzzle.spaces.iter().map(|s| vec![s.name.into(), s.summary.into()]).collect());
    let admissible = |yes: bool| if yes { "admissible" } else { "not admissible" };
    let heuristic = |h: &registry::HeuristicEntry| {
        let space = if several { format!(" (space {})", h.space) } else { String::new() };
        vec![h.name.into(), format!("{}; {}{space}", h.summary, admissible(h.admissible))]
    };
    text += &named("heuristic", puzzle.heuristics.iter().map(heuristic).collect());
    let solver = |s: &registry::SolverEntry| vec![s.name.into(), format!("{}; {}", s.summary, s.guarantee)];
    text += &named("own solver", puzzle.solvers.iter().map(solver).collect());
    let solver_params = puzzle.solvers.iter().flat_map(|s| s.params.iter().map(|p| (s.name.to_string(), p)));
    let rule_params = puzzle.params.iter().map(|p| ("rules".to_string(), p));
    let general = registry::algorithms().iter().flat_map(|a| a.params.iter().map(|p| (a.name.to_string(), p)));
    let settings = rule_params.chain(solver_params).chain(general).map(|(of, p)| setting(of, p)).collect::<Vec<_>>();
    text += &format!("{}\n\n", table(&["setting", "of", "meaning", "takes", "default"], settings, usize::MAX));
    text += &named("level notation", puzzle.formats.iter().map(|f| vec![f.name.into(), f.summary.into()]).collect());
    text += &named(
        "solution notation",
        puzzle.solution_formats.iter().map(|f| vec![f.name.into(), f.summary.into()]).collect(),
    );
    let rules = puzzle.rules.iter().map(|rule| vec![rule.name.into(), rule.level.name().into(), rule.summary.into()]);
    if !puzzle.rules.is_empty() {
        text += &format!("{}\n\n", table(&["rule of reasoning", "level", "what it says"], rules, usize::MAX));
    }
    if let Some(params) = puzzle.generator {
        let rows = params.iter().map(|p| setting("generate".into(), p));
        text += &format!("{}\n\n", table(&["generator flag", "of", "meaning", "takes", "default"], rows, usize::MAX));
    }
    for pack in &puzzle.packs {
        text += &format!("{}: {}\n", level::range(puzzle, pack), pack.summary);
        for (number, level) in pack.levels.iter().enumerate() {
            text += &format!("  {:>4}  {}\n", number + pack.first, level.title.unwrap_or(""));
        }
        text.push('\n');
    }
    text
}

fn names(params: &[ParamInfo]) -> String {
    params.iter().map(|p| p.name).collect::<Vec<_>>().join(", ")
}

fn setting(of: String, param: &ParamInfo) -> Vec<String> {
    let default = param.default().map_or_else(|| "worked out".into(), |value| value.to_string());
    vec![param.name.into(), of, param.summary.into(), param.expected(), default]
}
