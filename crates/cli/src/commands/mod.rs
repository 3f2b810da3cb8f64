//! The commands, one file each.

pub mod bench;
pub mod check;
pub mod compare;
pub mod convert;
pub mod documents;
mod external;
pub mod generate;
pub mod grade;
pub mod heuristics;
pub mod hint;
pub mod inside;
pub mod list;
pub mod merge;
pub mod report;
#[cfg(feature = "serve")]
pub mod serve;
pub mod solve;
pub mod trace;

use std::process::ExitCode;

use anyhow::bail;
use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};
use solvarium_lab::game::SharedGame;
use solvarium_lab::{LoadError, Outcome, level};

use crate::args::LevelArgs;
use crate::emit::tell;

/// Columns of a table that is not shown on a terminal.
const PIPED: u16 = 120;

/// A line above, below and under the head.
const STYLE: TableStyle = TableStyle::new()
    .top_border(LineStyle::none().fill('─').junction('─'))
    .header_separator(LineStyle::none().fill('─').junction('─'))
    .bottom_border(LineStyle::none().fill('─').junction('─'));

/// A table in the style of all our tables, wrapped to the terminal; columns from `numbers_from` on are aligned to the
/// right.
fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>, numbers_from: usize) -> Table {
    let mut table = Table::new();
    table.load_style(STYLE).set_content_arrangement(ContentArrangement::Dynamic);
    if table.width().is_none() {
        table.set_width(PIPED);
    }
    table.set_header(head.to_vec());
    table.add_rows(rows);
    for column in table.column_iter_mut().skip(numbers_from) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Opens the level that was named, and tells what its reader noticed.
fn open(args: &LevelArgs) -> Result<SharedGame, LoadError> {
    let game = level::open(&args.level, args.puzzle.as_deref())?;
    game.notes().iter().for_each(|note| tell(&format!("note: {note}")));
    Ok(game)
}

/// The exit code of the contract.
fn exit_code(outcome: Outcome) -> ExitCode {
    ExitCode::from(match outcome {
        Outcome::Solved => 0,
        Outcome::Unsolvable | Outcome::Stuck => 1,
        Outcome::Limit => 3,
        Outcome::Interrupted => 130,
    })
}

/// Refuses an `--output` that is not in the list.
fn known_output(name: &str, known: &[&str]) -> anyhow::Result<()> {
    if !known.contains(&name) {
        bail!("no output `{name}`; there are: {}", known.join(", "));
    }
    Ok(())
}

/// The command line, as somebody would write it again.
fn command_line() -> String {
    let plain = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || "-_./=:#".contains(c));
    let quoted = |word: String| if plain(&word) { word } else { format!("'{}'", word.replace('\'', "'\\''")) };
    let words = std::env::args_os().skip(1).map(|word| quoted(word.to_string_lossy().into_owned()));
    ["solvarium".to_string()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}
