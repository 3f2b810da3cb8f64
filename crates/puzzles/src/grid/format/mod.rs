//! Notations for levels: our own, and the one of the MovingAI benchmarks.

pub(super) mod movingai;
mod native;
#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid as Size;
use solvarium_engine::{Format, LevelError, message};

use super::Grid;
use super::terrain::MOST;

pub(super) const ALL: &[Format<Grid>] = &[native::FORMAT, movingai::FORMAT];

/// A map of this size, unless it is too large to be one, or has no cells. The error is at the start of a line.
fn size(width: usize, height: usize, line: usize) -> Result<Size, LevelError> {
    if width == 0 || height == 0 {
        return Err(LevelError::at(line, 1, message!("grid-no-cells")));
    }
    if width.max(height) > MOST {
        let message = message!("grid-too-large", width = width, height = height, most = MOST);
        return Err(LevelError::at(line, 1, message));
    }
    Ok(Size { width, height })
}

/// Complains about a row that has another length than the map's. The place is where the first cell is missing or too many.
fn wrong_length(line: usize, found: usize, width: usize) -> LevelError {
    LevelError::at(line, found.min(width) + 1, message!("grid-row-length", found = found, width = width))
}

/// The sign of ground by its weight, 0 for a wall.
fn sign(weight: u8, wall: char) -> char {
    match weight {
        0 => wall,
        1 => '.',
        weight => char::from(b'0' + weight),
    }
}
