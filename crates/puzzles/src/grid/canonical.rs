//! A map turned and mirrored, and the form by which it is recognised.
//!
//! The whole map counts, ground that cannot be reached too: heuristics know the weight of the cheapest cell, wherever that
//! is. Whether the level is meant for eight neighbours counts; what a request sets does not.

use super::terrain::Terrain;
use crate::support::turn::{Turn, bytes};

/// What is added to the weight of the start and of the goal; a cell that is both is told from either.
const START: u8 = 16;
const GOAL: u8 = 32;

/// The map turned and mirrored.
pub(super) fn images(terrain: &Terrain) -> impl Iterator<Item = Terrain> {
    let weights: Vec<u8> = terrain.rows().flatten().copied().collect();
    let [start, goal] = [terrain.start, terrain.goal].map(|cell| terrain.index(cell));
    Turn::ALL.into_iter().map(move |turn| {
        let [start, goal] = [start, goal].map(|cell| turn.cell(terrain.size, cell));
        Terrain::new(turn.size(terrain.size), &turn.board(terrain.size, &weights), start, goal, terrain.eight)
    })
}

/// The least of the images: neighbours, size, weights with marks.
pub(super) fn form(terrain: &Terrain) -> Vec<u8> {
    let mut cells: Vec<u8> = terrain.rows().flatten().copied().collect();
    cells[terrain.index(terrain.start)] += START;
    cells[terrain.index(terrain.goal)] += GOAL;
    Turn::least(|turn| {
        let size = turn.size(terrain.size);
        let head = bytes([usize::from(terrain.eight), size.width, size.height]);
        head.chain(turn.board(terrain.size, &cells)).collect()
    })
}
