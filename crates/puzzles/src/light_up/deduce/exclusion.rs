//! Set exclusion: a cell stays empty if a bulb on it would rule out every bulb of a group that must have one.
//!
//! Such groups are the spots of a dark cell, and any `n - m + 1` of the `n` spots of a number that needs `m` more. A bulb
//! rules out the open cells in its lines, and those beside a number that it completes.

use super::board::Board;
use super::known::Known;
use super::touched::Touched;
use super::{Evidence, Give};
use crate::support::placement::deduction::{Finding, Halt};

/// Looks at the dark cells and numbers whose spots, or the bulbs that would rule these out, may be others than before.
pub(super) fn look(board: &Board, known: &Known, touched: &Touched, give: &mut Give<'_>) -> Result<(), Halt> {
    for cell in touched.cells_around(board).iter().filter(|cell| known.is_dark(board, *cell)) {
        look_at_cell(board, known, cell, give)?;
    }
    touched.numbers_around(board).iter().try_for_each(|number| look_at_number(board, known, number, give))
}

/// Bulbs that would leave a dark cell without a spot.
///
/// They are out of sight of the cell, so a line of theirs meets at most one of its spots in its row, and one in its
/// column; what they rule out beyond that they rule out by numbers.
fn look_at_cell(board: &Board, known: &Known, cell: usize, give: &mut Give<'_>) -> Result<(), Halt> {
    let Some(pivot) = known.spots_for(board, cell).next() else { return Ok(()) };
    let darkens = |bulb: &usize| {
        let mut spots = known.spots_for(board, cell);
        !board.see_each_other(*bulb, cell) && spots.all(|spot| rules_out(board, known, *bulb, spot))
    };
    give_closed(rivals(board, known, pivot).filter(darkens), Evidence::WouldDarken { cell: cell as u16 }, give)
}

/// Bulbs that would leave a number with too few spots.
fn look_at_number(board: &Board, known: &Known, number: usize, give: &mut Give<'_>) -> Result<(), Halt> {
    let (need, spots) = (known.need[number], known.spots[number]);
    if need <= 0 || spots < need {
        return Ok(());
    }
    let starves = |bulb: &usize| {
        // The last bulb of the number itself takes nothing from it.
        let is_last = need == 1 && board.numbers_of(*bulb).any(|beside| beside == number);
        let others = known.spots_beside(board, number).filter(|spot| spot != bulb);
        !is_last && others.filter(|spot| rules_out(board, known, *bulb, *spot)).count() > (spots - need) as usize
    };
    // Of any `need` spots such a bulb rules out one.
    let pivots = known.spots_beside(board, number).take(need as usize);
    let bulbs = pivots.flat_map(|pivot| rivals(board, known, pivot)).filter(starves);
    give_closed(bulbs, Evidence::WouldStarve { number: number as u16 }, give)
}

/// Leaves one finding for all the cells, if there are any.
fn give_closed(cells: impl Iterator<Item = usize>, evidence: Evidence, give: &mut Give<'_>) -> Result<(), Halt> {
    let mut finding = Finding::closed(cells, evidence);
    if finding.is_contradiction() {
        return Ok(());
    }
    finding.closed.sort_unstable();
    finding.closed.dedup();
    give(finding)
}

/// The open cells on which a bulb would rule out one on an open cell.
fn rivals<'a>(board: &'a Board, known: &'a Known, cell: usize) -> impl Iterator<Item = usize> + 'a {
    let in_line = board.in_sight(cell).skip(1);
    let mates = board.numbers_of(cell).filter(|number| known.need[*number] == 1);
    let mates = mates.flat_map(|number| board.numbers[number].beside.iter().map(|mate| usize::from(*mate)));
    in_line.chain(mates).filter(move |rival| *rival != cell && known.is_open(*rival))
}

/// Whether a bulb on one open cell rules out one on another.
fn rules_out(board: &Board, known: &Known, bulb: usize, other: usize) -> bool {
    let completed = |number: usize| known.need[number] == 1 && board.numbers_of(other).any(|beside| beside == number);
    board.see_each_other(bulb, other) || board.numbers_of(bulb).any(completed)
}
