//! The commands, one file each.

#[cfg(feature = "measure")]
pub mod bench;
pub mod check;
#[cfg(feature = "cluster")]
mod cluster;
pub mod compare;
pub mod completions;
pub mod convert;
pub mod explore;
#[cfg(feature = "measure")]
mod external;
pub mod generate;
#[cfg(feature = "measure")]
pub mod grade;
#[cfg(all(feature = "hub", feature = "measure"))]
pub mod grade_class;
pub mod heuristics;
pub mod hint;
#[cfg(feature = "hub")]
pub mod hosting;
#[cfg(feature = "measure")]
pub mod internal;
#[cfg(feature = "serve")]
pub mod lecture;
pub mod link;
pub mod list;
#[cfg(feature = "measure")]
pub mod merge;
#[cfg(feature = "measure")]
pub mod report;
#[cfg(feature = "serve")]
pub mod serve;
pub mod solve;
#[cfg(feature = "tui")]
pub mod terminal;
pub mod trace;

#[cfg(feature = "measure")]
use std::path::PathBuf;
use std::process::ExitCode;

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};
#[cfg(feature = "measure")]
use solvarium_bench::sweep::quoted;
use solvarium_lab::game::SharedGame;
use solvarium_lab::{Game, LoadError, Outcome, Report, describe, level, message};

use crate::args::LevelArgs;
use crate::draw;
use crate::emit::{note, tell};
use crate::say::{Said, described, say, words};

/// Columns of a table that is not shown on a terminal.
const PIPED: u16 = 120;

/// A line above, below and under the head.
const STYLE: TableStyle = TableStyle::new()
    .top_border(LineStyle::none().fill('─').junction('─'))
    .header_separator(LineStyle::none().fill('─').junction('─'))
    .bottom_border(LineStyle::none().fill('─').junction('─'));

/// A table in the style of all our tables, wrapped to the terminal; columns from `numbers_from` on are aligned to the
/// right.
fn table<H: AsRef<str>>(head: &[H], rows: impl IntoIterator<Item = Vec<String>>, numbers_from: usize) -> Table {
    let mut table = Table::new();
    table.load_style(STYLE).set_content_arrangement(ContentArrangement::Dynamic);
    if table.width().is_none() {
        table.set_width(PIPED);
    }
    table.set_header(head.iter().map(AsRef::as_ref));
    table.add_rows(rows);
    for column in table.column_iter_mut().skip(numbers_from) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Opens the level that was named, and tells what its reader noticed.
fn open(args: &LevelArgs) -> Result<SharedGame, LoadError> {
    let game = level::open(&args.level, args.puzzle.as_deref())?;
    game.notes().iter().for_each(|said| note(said.clone()));
    Ok(game)
}

/// Says on standard error what went wrong, if something did.
fn explain(report: &Report) {
    if let Some(reason) = report.reason().filter(|_| report.outcome != Outcome::Solved) {
        tell(&say(message!(
            "cli-explained",
            what = &report.algorithm,
            ending = report.ending(),
            reason = reason.clone()
        )));
    }
}

/// The exit code of the contract.
fn exit_code(outcome: Outcome) -> ExitCode {
    ExitCode::from(match outcome {
        Outcome::Solved => 0,
        Outcome::Limit => 3,
        Outcome::Interrupted => 130,
        _ => 1,
    })
}

/// Refuses an `--output` that is not in the list.
fn known_output(name: &str, known: &[&str]) -> Result<(), Said> {
    match known.contains(&name) {
        true => Ok(()),
        false => Err(Said(message!("cli-no-output", name, known))),
    }
}

/// The path of this program, which starts itself for its child processes.
#[cfg(feature = "measure")]
fn this_program() -> Result<PathBuf, Said> {
    std::env::current_exe().map_err(|error| Said(message!("cli-no-program-path", reason = error.to_string())))
}

/// A line that says how moves count, where they have numbers in them; else nothing.
fn counting(game: &Game) -> String {
    if draw::moves_have_numbers(game) { say(message!("cli-moves-count-from-0")) + "\n" } else { String::new() }
}

/// How hard something is, in words.
fn difficulty(name: &str) -> String {
    described(&format!("cli-difficulty-{name}"), name)
}

/// The name of a measure of solutions, as it stands within a line.
fn measure(puzzle: &str, name: &str) -> String {
    describe::part(words(), puzzle, "measure", name).to_lowercase()
}

/// The heading of a column in a table for people.
fn heading(title: &str) -> String {
    described(&format!("cli-column-{title}"), title)
}

/// The command line, quoted so that it can be used again.
#[cfg(feature = "measure")]
fn command_line() -> String {
    let words = std::env::args_os().skip(1).map(|word| quoted(&word.to_string_lossy()));
    ["solvarium".to_string()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}
