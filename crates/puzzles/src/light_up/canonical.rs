//! A board turned and mirrored, and the form by which it is recognised.

use super::layout::Layout;
use crate::support::turn::{Turn, bytes};

/// The board turned and mirrored.
pub(super) fn images(layout: &Layout) -> impl Iterator<Item = Layout> {
    let turned = |turn: Turn| Layout { grid: turn.size(layout.grid), cells: turn.board(layout.grid, &layout.cells) };
    Turn::ALL.into_iter().map(turned)
}

/// The least of the images: size, then cells as they are written.
pub(super) fn form(layout: &Layout) -> Vec<u8> {
    let cells: Vec<u8> = layout.cells.iter().map(|cell| cell.letter() as u8).collect();
    Turn::least(|turn| {
        let size = turn.size(layout.grid);
        bytes([size.width, size.height]).chain(turn.board(layout.grid, &cells)).collect()
    })
}
