//! What is wrong with a layout in either scheme, as faults: tents that touch, clues that are not met, trees without a tent.

use solvarium_engine::{Fault, Line, Message, message};

use super::{Layout, Layouts};
use crate::support::placement::cell as named;
use crate::tents::rules::line_count;

impl Layouts<'_> {
    /// The cell of a spot.
    pub(super) fn cell_of(&self, spot: u16) -> usize {
        usize::from(self.sites.spots[usize::from(spot)].cell)
    }

    /// Pairs of spots whose tents touch; each pair of tents costs `weight`.
    pub(super) fn touching_faults(&self, layout: &Layout, weight: u32) -> Vec<Fault> {
        let near = |a: u16| self.sites.spots[usize::from(a)].near.iter().copied().filter(move |b| *b > a);
        let pairs = layout.occupied().flat_map(|a| near(a).map(move |b| (a, b)));
        let tents = |spot: u16| u32::from(layout.tents[usize::from(spot)]);
        let fault = |(a, b): (u16, u16)| {
            let at = |spot: u16| named(self.sites.camp.grid, self.cell_of(spot));
            Fault {
                rule: "touching",
                message: message!("tents-touching", first = at(a), second = at(b)),
                cells: vec![self.cell_of(a), self.cell_of(b)],
                energy: weight * tents(a) * tents(b),
            }
        };
        pairs.map(fault).filter(|fault| fault.energy > 0).collect()
    }

    /// Lines with too many tents, which are named, or too few.
    pub(super) fn line_faults(&self, layout: &Layout) -> Vec<Fault> {
        let width = self.sites.camp.grid.width;
        let lines = self.sites.clues.iter().zip(&layout.lines).enumerate();
        lines
            .filter_map(|(number, (clue, &count))| {
                let clue = clue.filter(|clue| *clue != count)?;
                let (rule, line) = match number.checked_sub(width) {
                    Some(row) => ("row-clue", Line::Row(row as u32)),
                    None => ("column-clue", Line::Column(number as u32)),
                };
                let tents = self.sites.in_line[number].iter().filter(|spot| layout.tents[usize::from(**spot)] > 0);
                let cells = if count > clue { tents.map(|spot| self.cell_of(*spot)).collect() } else { Vec::new() };
                let message = line_count(line, usize::from(count), clue);
                Some(Fault { rule, message, cells, energy: u32::from(count.abs_diff(clue)) })
            })
            .collect()
    }

    /// Trees without a tent; each costs `weight`.
    pub(super) fn tree_faults(&self, alone: impl Fn(usize) -> bool, weight: u32) -> Vec<Fault> {
        let trees = self.sites.camp.trees.iter().enumerate().filter(|(number, _)| alone(*number));
        trees
            .map(|(_, tree)| {
                let message = message!("tents-tree-alone", tree = named(self.sites.camp.grid, tree));
                pairing(message, vec![tree], weight)
            })
            .collect()
    }
}

/// Trees and tents that do not belong together.
pub(super) fn pairing(message: Message, cells: Vec<usize>, energy: u32) -> Fault {
    Fault { rule: "pairing", message, cells, energy }
}
