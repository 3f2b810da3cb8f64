//! The text of report A: the size, the start, the cells, then a line for each switch.
//!
//! Line 1 has rows and columns, line 2 the start's row and column. Then the cells, separated by blanks: `1` tile, `0`
//! void or closed bridge, `G` goal, `C` fragile, `X` heavy switch, `O` soft switch, `T` split. A line for a switch has
//! its sign, a function (1 toggle, 2 close, 3 open; 1 for `T`), its row and column, and then rows and columns of the
//! bridge cells it acts on, or of the two cells where a split's cubes appear. A switch that mixes functions has several
//! lines. Whatever a switch acts on is a bridge: open where the board has `1`, closed where it has `0`.

use std::fmt::Write as _;

use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Ctx, Format, LevelError, message};

use super::super::Bloxorz;
use super::super::sketch::{LONGEST_SIDE, Named, Sketch, Spot, error};
use super::super::stage::{Effect, Ground, Stage, place};

pub(super) const FORMAT: Format<Bloxorz> = Format {
    name: "matrix",
    aliases: &["report-a"],
    collection: false,
    sniff,
    split: one_level,
    read: |text, ctx| Ok(Bloxorz::new(read(text, ctx)?, Vec::new())),
    write: |puzzle, _| write(puzzle.stage()),
};

/// The functions of switches, from 1.
const FUNCTIONS: [Effect; 3] = [Effect::Toggle, Effect::Close, Effect::Open];

/// A word and where it stands.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    spot: Spot,
}

/// The words of each line that has any.
fn lines(text: &str) -> impl Iterator<Item = Vec<Word<'_>>> {
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    lines.map(|(number, line)| words(line, number + 1).collect::<Vec<_>>()).filter(|words| !words.is_empty())
}

fn words(line: &str, number: usize) -> impl Iterator<Item = Word<'_>> {
    let mut column = 1;
    line.split(char::is_whitespace).filter_map(move |text| {
        let spot = (number, column);
        column += text.chars().count() + 1;
        (!text.is_empty()).then_some(Word { text, spot })
    })
}

/// Two lines of two numbers, then a row of cells.
fn sniff(text: &str) -> bool {
    let mut lines = lines(text);
    let numbers = |line: Vec<Word<'_>>| line.len() == 2 && line.iter().all(|word| word.text.parse::<i64>().is_ok());
    let cells = |line: Vec<Word<'_>>| line.iter().all(|word| ground(word.text).is_some());
    lines.next().is_some_and(numbers) && lines.next().is_some_and(numbers) && lines.next().is_some_and(cells)
}

fn ground(sign: &str) -> Option<Ground> {
    Some(match sign {
        "0" => Ground::Void,
        "1" => Ground::Plain,
        "C" => Ground::Fragile,
        "G" => Ground::Goal,
        "X" => Ground::switch(true),
        "O" => Ground::switch(false),
        "T" => Ground::SPLIT,
        _ => return None,
    })
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Stage, LevelError> {
    let mut lines = lines(text);
    let (Some(size), Some(start)) = (lines.next(), lines.next()) else {
        return Err(LevelError::at(1, 1, message!("bloxorz-matrix-head")));
    };
    let (rows, columns) = pair(&size)?;
    let side = |length: i64| usize::try_from(length).ok().filter(|length| (1..=LONGEST_SIDE).contains(length));
    let (Some(height), Some(width)) = (side(rows), side(columns)) else {
        let message = message!("bloxorz-matrix-size", most = LONGEST_SIDE, rows, columns);
        return Err(error(size[0].spot, message));
    };
    let mut sketch = Sketch::new(width, height)?;
    sketch.starts.push((pair(&start)?, start[0].spot));
    for row in 0..height {
        let Some(line) = lines.next() else {
            return Err(error(size[0].spot, message!("bloxorz-matrix-rows", rows = height, found = row)));
        };
        add_row(&line, row, &mut sketch)?;
    }
    for line in lines {
        ctx.poll()?;
        add_switch(&line, &mut sketch)?;
    }
    sketch.stage()
}

fn add_row(line: &[Word<'_>], row: usize, sketch: &mut Sketch) -> Result<(), LevelError> {
    let width = sketch.grid.width;
    if line.len() != width {
        let at = line.get(width).unwrap_or(&line[0]).spot;
        return Err(error(at, message!("bloxorz-matrix-row", row, cells = width, found = line.len())));
    }
    for (column, word) in line.iter().enumerate() {
        let strange = || error(word.spot, message!("bloxorz-matrix-cell", found = word.text));
        let ground = ground(word.text).ok_or_else(strange)?;
        if ground == Ground::Goal {
            sketch.goals.push(((row as i64, column as i64), word.spot));
        }
        sketch.ground.push((ground, word.spot));
    }
    Ok(())
}

/// A line such as `O 1 2 2 4 4 4 5`.
fn add_switch(line: &[Word<'_>], sketch: &mut Sketch) -> Result<(), LevelError> {
    let sign = line[0];
    if !["X", "O", "T"].contains(&sign.text) {
        return Err(error(sign.spot, message!("bloxorz-matrix-sign", found = sign.text)));
    }
    let numbers: Vec<i64> = line[1..].iter().map(number).collect::<Result<_, _>>()?;
    let (&[function, row, column, ref cells @ ..], true) = (&numbers[..], numbers.len() % 2 == 1) else {
        return Err(error(sign.spot, message!("bloxorz-matrix-line")));
    };
    let switch = (row, column);
    if let Some(found) = cell(sketch, switch)
        && ground(sign.text).as_ref() != Some(&sketch.ground[found].0)
    {
        let message = message!("bloxorz-matrix-other", sign = sign.text, cell = place(sketch.grid, found));
        return Err(error(line[2].spot, message));
    }
    let cells: Vec<Named> = cells.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    if sign.text == "T" {
        let &[first, second] = &cells[..] else {
            return Err(error(sign.spot, message!("bloxorz-matrix-landings", found = cells.len())));
        };
        sketch.landings.push((switch, [first, second], line[4].spot));
        return Ok(());
    }
    let Some(effect) = usize::try_from(function - 1).ok().and_then(|at| FUNCTIONS.get(at)) else {
        return Err(error(line[1].spot, message!("bloxorz-matrix-function", found = function)));
    };
    for (at, bridge) in cells.into_iter().enumerate() {
        if let Some(cell) = cell(sketch, bridge) {
            let ground = &mut sketch.ground[cell].0;
            match ground {
                Ground::Plain => *ground = Ground::Bridge { open: true },
                Ground::Void => *ground = Ground::Bridge { open: false },
                _ => {}
            }
        }
        sketch.add_effect(switch, *effect, bridge, line[4 + 2 * at].spot)?;
    }
    Ok(())
}

/// The number of a cell, if it lies on the board.
fn cell(sketch: &Sketch, (row, column): Named) -> Option<usize> {
    let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
    (column < sketch.grid.width && row < sketch.grid.height).then_some(row * sketch.grid.width + column)
}

/// The size or the start.
fn pair(line: &[Word<'_>]) -> Result<(i64, i64), LevelError> {
    match line {
        [row, column] => Ok((number(row)?, number(column)?)),
        _ => Err(error(line[0].spot, message!("bloxorz-matrix-head"))),
    }
}

fn number(word: &Word<'_>) -> Result<i64, LevelError> {
    let read = word.text.parse::<i32>().map(i64::from);
    read.map_err(|_| error(word.spot, message!("bloxorz-matrix-number", found = word.text)))
}

fn write(stage: &Stage) -> String {
    let grid = stage.grid;
    let (row, column) = grid.position(stage.start);
    let mut text = format!("{} {}\n{row} {column}\n", grid.height, grid.width);
    for row in stage.ground.chunks(grid.width) {
        text += &row.iter().map(sign).collect::<Vec<_>>().join(" ");
        text.push('\n');
    }
    let place = |cell: usize| {
        let (row, column) = grid.position(cell);
        format!(" {row} {column}")
    };
    for (cell, switch) in stage.switches() {
        let sign = if switch.heavy { "X" } else { "O" };
        for (function, effect) in FUNCTIONS.iter().enumerate() {
            let cells = switch.effects.iter().filter(|(_, e)| e == effect).map(|(cell, _)| place(*cell));
            let cells: String = cells.collect();
            if !cells.is_empty() {
                let _ = writeln!(text, "{sign} {}{}{cells}", function + 1, place(cell));
            }
        }
    }
    for (cell, landings) in stage.splits() {
        let _ = writeln!(text, "T 1{}{}", place(cell), landings.map(place).concat());
    }
    text
}

fn sign(ground: &Ground) -> &'static str {
    match ground {
        Ground::Void | Ground::Bridge { open: false } => "0",
        Ground::Plain | Ground::Bridge { open: true } => "1",
        Ground::Fragile => "C",
        Ground::Goal => "G",
        Ground::Switch(switch) if switch.heavy => "X",
        Ground::Switch(_) => "O",
        Ground::Split(_) => "T",
    }
}
