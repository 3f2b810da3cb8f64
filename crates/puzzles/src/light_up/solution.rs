//! Notations for solutions: the board with its bulbs, in our own signs and in the numbers of matrices.
//!
//! Both show where bulbs are and not in which order they were put, so what is read comes in reading order.

use solvarium_engine::SolutionFormat;

use super::LightUp;
use super::format::matrix;
use super::layout::Cell;
use crate::support::placement::Place;
use crate::support::placement::text::content_lines;

pub(super) const GRID: SolutionFormat<LightUp> = SolutionFormat {
    name: "grid",
    aliases: &[],
    write: |puzzle, places, _| {
        write(puzzle, places, "", |cell, bulb| if bulb { "o".into() } else { cell.letter().into() })
    },
    read: Some(|puzzle, text| {
        let rows = content_lines(text).filter(|line| !line.text.starts_with("light"));
        let signs = rows.flat_map(|line| line.letters().map(|(sign, _)| sign).collect::<Vec<_>>());
        read(
            puzzle,
            signs,
            |cell, sign| match sign {
                'o' => cell == Cell::White,
                _ => sign == cell.letter(),
            },
            |sign| *sign == 'o',
        )
    }),
};

pub(super) const MATRIX: SolutionFormat<LightUp> = SolutionFormat {
    name: "matrix",
    aliases: &["report-e"],
    write: |puzzle, places, _| {
        write(puzzle, places, " ", |cell, bulb| matrix::padded(if bulb { matrix::BULB } else { matrix::code(cell) }))
    },
    read: Some(|puzzle, text| {
        let words = matrix::lines(text).flatten().map(|word| word.text.parse::<i8>().unwrap_or(i8::MIN));
        read(
            puzzle,
            words,
            |cell, code| match (cell, code) {
                (Cell::White, code) => code == matrix::BULB || matches!(code, -2 | -1) || (code >= 6 && code % 8 >= 6),
                (cell, code) => code == matrix::code(cell),
            },
            |code| *code == matrix::BULB,
        )
    }),
};

fn write(puzzle: &LightUp, places: &[Place], between: &str, sign: impl Fn(Cell, bool) -> String) -> String {
    let layout = puzzle.layout();
    let mut bulbs = vec![false; layout.grid.cells()];
    places.iter().for_each(|place| bulbs[place.cell()] = true);
    let signs: Vec<String> = layout.cells.iter().zip(bulbs).map(|(cell, bulb)| sign(*cell, bulb)).collect();
    signs.chunks(layout.grid.width).map(|row| row.join(between) + "\n").collect()
}

/// The bulbs among the signs, if there is a fitting sign for each cell.
fn read<T: Copy>(
    puzzle: &LightUp,
    signs: impl Iterator<Item = T>,
    fits: impl Fn(Cell, T) -> bool,
    is_bulb: impl Fn(&T) -> bool,
) -> Option<Vec<Place>> {
    let (signs, cells) = (signs.collect::<Vec<T>>(), &puzzle.layout().cells);
    let right = signs.len() == cells.len() && cells.iter().zip(&signs).all(|(cell, sign)| fits(*cell, *sign));
    let bulbs = signs.iter().enumerate().filter(|(_, sign)| is_bulb(sign));
    right.then(|| bulbs.map(|(cell, _)| Place(cell as u16)).collect())
}
