//! Notations for solutions: the keys a player presses, and report B's list of covered cells.

use solvarium_engine::grid::Direction;
use solvarium_engine::{Puzzle, SolutionFormat, StateSpace};

use super::rules::{self, Piece, Position};
use super::{Bloxorz, Roll};

pub(super) const KEYS: SolutionFormat<Bloxorz> = SolutionFormat {
    name: "moves",
    aliases: &[],
    write: |puzzle, moves, _| write_keys(puzzle, moves),
    read: Some(read_keys),
};

pub(super) const CELLS: SolutionFormat<Bloxorz> = SolutionFormat {
    name: "cells",
    aliases: &[],
    write: |puzzle, moves, _| write_cells(puzzle, moves),
    read: Some(read_cells),
};

/// The cube that the arrow keys roll.
fn active(position: &Position) -> u8 {
    match position.piece {
        Piece::Cubes { active, .. } => active as u8,
        _ => 0,
    }
}

fn write_keys(puzzle: &Bloxorz, rolls: &[Roll]) -> String {
    let mut position = puzzle.initial();
    let mut text = String::new();
    for &roll in rolls {
        if roll.cube != active(&position) {
            text.push('S');
        }
        text.push(roll.direction.letter());
        position = puzzle.apply(&position, roll);
    }
    text + "\n"
}

/// Reads keys; in a text with small letters they name the second cube, and there is no `S`. A roll that is not legal is
/// kept, for the replay to complain about; an `S` without cubes does nothing, as in the game.
fn read_keys(puzzle: &Bloxorz, text: &str) -> Option<Vec<Roll>> {
    let named = text.contains(|c: char| c.is_lowercase());
    let mut position = puzzle.initial();
    let (mut rolls, mut cube) = (Vec::new(), 0);
    for letter in text.chars().filter(|c| !c.is_whitespace()) {
        match (letter, Direction::from_letter(letter)) {
            ('S', _) if !named => cube = if let Piece::Cubes { .. } = position.piece { 1 - cube } else { 0 },
            (_, Some(direction)) => {
                let roll = Roll { cube: if named { u8::from(letter.is_lowercase()) } else { cube }, direction };
                rolls.push(roll);
                position = rules::roll(puzzle.stage(), puzzle.machine().variant, &position, roll).unwrap_or(position);
                cube = active(&position);
            }
            _ => return None,
        }
    }
    Some(rolls)
}

/// The covered cells, as `[[1, 2], [1, 3]]`.
fn covered(puzzle: &Bloxorz, position: &Position) -> String {
    let cell = |cell: usize| {
        let (row, column) = puzzle.stage().grid.position(cell);
        format!("[{row}, {column}]")
    };
    let cells: Vec<String> = rules::cells(&position.piece).into_iter().map(cell).collect();
    format!("[{}]", cells.join(", "))
}

fn write_cells(puzzle: &Bloxorz, rolls: &[Roll]) -> String {
    let mut position = puzzle.initial();
    let mut steps = vec![covered(puzzle, &position)];
    for &roll in rolls {
        position = puzzle.apply(&position, roll);
        steps.push(covered(puzzle, &position));
    }
    steps.join(" - ") + "\n"
}

/// Reads covered cells: for each step the one legal roll that leads there.
fn read_cells(puzzle: &Bloxorz, text: &str) -> Option<Vec<Roll>> {
    let plain = |text: &str| text.replace(char::is_whitespace, "");
    let mut position = puzzle.initial();
    let mut steps = text.split('-').map(plain);
    let mut rolls = Vec::new();
    if steps.next()? != plain(&covered(puzzle, &position)) {
        return None;
    }
    for step in steps {
        let mut legal = Vec::new();
        puzzle.legal_moves(&position, &mut legal);
        let leads = |roll: &Roll| plain(&covered(puzzle, &puzzle.apply(&position, *roll))) == step;
        let roll = legal.into_iter().find(leads)?;
        position = puzzle.apply(&position, roll);
        rolls.push(roll);
    }
    Some(rolls)
}
