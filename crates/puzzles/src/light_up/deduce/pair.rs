//! Two numbers together: they share cells, as diagonal neighbours do, or cells of the one are in line with cells of the
//! other.

use super::board::Board;
use super::known::Known;
use super::placements::Group;
use super::touched::Touched;
use super::{Evidence, Give};
use crate::support::placement::deduction::Halt;

/// Looks at every touched number with each other one that it has to do with.
pub(super) fn look(board: &Board, known: &Known, touched: &Touched, give: &mut Give<'_>) -> Result<(), Halt> {
    let mut met = vec![usize::MAX; board.numbers.len()];
    for first in touched.numbers().iter().filter(|number| known.need[*number] > 0) {
        met[first] = first;
        for second in partners(board, known, first) {
            let looked_at = second < first && touched.numbers().has(second);
            if met[second] != first && !looked_at {
                met[second] = first;
                let mut group = Group::new(board, known);
                group.add_number(first);
                group.add_number(second);
                let evidence = Evidence::Numbers { numbers: [first as u16, second as u16].into_iter().collect() };
                group.finding(evidence).map_or(Ok(()), &mut *give)?;
            }
        }
    }
    Ok(())
}

/// The numbers that need bulbs and have a spot in line with a spot of a number, or the same one; some several times.
pub(super) fn partners<'a>(board: &'a Board, known: &'a Known, number: usize) -> impl Iterator<Item = usize> + 'a {
    let near = known.spots_beside(board, number).flat_map(|cell| known.spots_for(board, cell));
    near.flat_map(|cell| board.numbers_of(cell)).filter(|second| known.need[*second] > 0)
}
