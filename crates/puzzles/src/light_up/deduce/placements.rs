//! A few requirements together: all placements that meet them are tried, and what these have in common holds.
//!
//! Cells of one requirement may belong to another too, or be in line with cells of another, so that only one of them can
//! hold a bulb. A line that has a bulb in all placements is closed elsewhere, and so is the crossing of two lines of which one
//! always has a bulb.

use smallvec::SmallVec;

use super::board::Board;
use super::known::Known;
use super::{Evidence, Found};
use crate::support::placement::deduction::Finding;

/// Bits for the cells of a group.
type Bits = u16;
/// Most cells of a group.
const MOST: usize = 16;

/// What a group of open cells must have.
struct Need {
    cells: Bits,
    least: u32,
    most: u32,
}

/// The open cells of some requirements.
pub(super) struct Group<'a> {
    board: &'a Board,
    known: &'a Known,
    cells: SmallVec<[u16; MOST]>,
    /// For each cell those in line with it.
    rivals: [Bits; MOST],
    needs: SmallVec<[Need; 3]>,
}

impl<'a> Group<'a> {
    /// No requirement yet.
    pub fn new(board: &'a Board, known: &'a Known) -> Self {
        Group { board, known, cells: SmallVec::new(), rivals: [0; MOST], needs: SmallVec::new() }
    }

    /// A number must have its bulbs.
    pub fn add_number(&mut self, number: usize) {
        let need = self.known.need[number] as u32;
        let (board, known) = (self.board, self.known);
        self.add(known.spots_beside(board, number), need, need);
    }

    fn add(&mut self, cells: impl Iterator<Item = usize>, least: u32, most: u32) {
        let mut bits = 0;
        for cell in cells {
            bits |= 1 << self.place_of(cell);
        }
        self.needs.push(Need { cells: bits, least, most });
    }

    /// The place of a cell in the group, where it is now.
    fn place_of(&mut self, cell: usize) -> usize {
        if let Some(at) = self.cells.iter().position(|known| usize::from(*known) == cell) {
            return at;
        }
        let at = self.cells.len();
        for (other_at, &other) in self.cells.iter().enumerate() {
            if self.board.see_each_other(cell, usize::from(other)) {
                self.rivals[at] |= 1 << other_at;
                self.rivals[other_at] |= 1 << at;
            }
        }
        self.cells.push(cell as u16);
        at
    }

    /// What holds in all placements, if that is more than is known; a contradiction if there is no placement.
    pub fn finding(&self, evidence: Evidence) -> Option<Found> {
        let placements = self.placements();
        let mut finding = Finding::contradiction(evidence);
        if placements.is_empty() {
            return Some(finding);
        }
        let (always, ever) =
            placements.iter().fold((Bits::MAX, 0), |(always, ever), placement| (always & placement, ever | placement));
        for (at, &cell) in self.cells.iter().enumerate() {
            match (always >> at & 1, ever >> at & 1) {
                (1, _) => finding.put.push(cell),
                (_, 0) => finding.closed.push(cell),
                _ => {}
            }
        }
        self.close_around(&placements, &mut finding.closed);
        finding.put.sort_unstable();
        finding.closed.sort_unstable();
        finding.closed.dedup();
        (!finding.is_contradiction()).then_some(finding)
    }

    /// The sets of cells that meet all requirements, none lighting another: those of the requirements one after the
    /// other, put together where they agree on the cells they share.
    fn placements(&self) -> SmallVec<[Bits; 64]> {
        let mut placements: SmallVec<[Bits; 64]> = SmallVec::from_slice(&[0]);
        let mut decided = 0;
        for need in &self.needs {
            let mut longer = SmallVec::new();
            for part in subsets(need.cells).filter(|part| (need.least..=need.most).contains(&part.count_ones())) {
                let agrees = |placement: &&Bits| {
                    (*placement ^ part) & need.cells & decided == 0 && !self.clash(**placement | part)
                };
                longer.extend(placements.iter().filter(agrees).map(|placement| placement | part));
            }
            placements = longer;
            decided |= need.cells;
        }
        placements
    }

    /// Whether two of the cells are in line.
    fn clash(&self, cells: Bits) -> bool {
        let mut rest = cells;
        while rest != 0 {
            if self.rivals[rest.trailing_zeros() as usize] & cells != 0 {
                return true;
            }
            rest &= rest - 1;
        }
        false
    }

    /// Closes what is lit in all placements.
    fn close_around(&self, placements: &[Bits], closed: &mut SmallVec<[u16; 8]>) {
        let always = |cells: Bits| placements.iter().all(|placement| placement & cells != 0);
        let is_new = |cell: &usize| self.known.is_open(*cell) && !self.cells.contains(&(*cell as u16));
        let [across, down] = [0, 1].map(|direction| self.lines(direction));
        for &(line, _) in across.iter().chain(&down).filter(|(_, cells)| always(*cells)) {
            closed.extend(self.board.lines[line].cells().filter(is_new).map(|cell| cell as u16));
        }
        for &(row, cells) in &across {
            for &(column, more) in &down {
                if always(cells | more) {
                    closed.extend(self.board.crossing(row, column).filter(is_new).map(|cell| cell as u16));
                }
            }
        }
    }

    /// The lines across or down, each with its cells in the group.
    fn lines(&self, direction: usize) -> SmallVec<[(usize, Bits); MOST]> {
        let mut lines = SmallVec::<[(usize, Bits); MOST]>::new();
        for (at, &cell) in self.cells.iter().enumerate() {
            let line = self.board.lines_of(usize::from(cell))[direction];
            match lines.iter_mut().find(|(known, _)| *known == line) {
                Some((_, cells)) => *cells |= 1 << at,
                None => lines.push((line, 1 << at)),
            }
        }
        lines
    }
}

/// All subsets of a set, the empty one last.
fn subsets(of: Bits) -> impl Iterator<Item = Bits> {
    std::iter::successors(Some(of), move |part| (*part != 0).then(|| (part - 1) & of))
}
