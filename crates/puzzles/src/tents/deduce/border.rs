//! Counting on one side of a border between two lines.
//!
//! Tents and trees come in pairs, so the lines on one side of a border have as many tents as trees but for the pairs
//! that the border parts: a tree before it with its tent behind, or the other way round. The clues say how many tents
//! there are; so they determine how many more pairs part in the one way than in the other.

use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

use super::super::camp::LARGEST;
use super::Clue;
use super::lines::Room;
use super::site::{Line, Site};

/// The pairs that a border parts are as many as the clues say.
pub fn border(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for line in site.touched(news, 2).lines().filter(|line| line.index + 1 < site.lines(*line)) {
        let Some(surplus) = site.surplus(line) else { continue };
        let out = Crossing::new(site, marks, line, line.at(line.index + 1));
        let back = Crossing::new(site, marks, line.at(line.index + 1), line);
        if out.room.all() - back.least < surplus || out.least - back.room.all() > surplus {
            sink.give(Finding::contradiction(Clue::Border(line)))?;
        }
        let mut finding = Finding::contradiction(Clue::Border(line));
        out.narrow(site, marks, surplus + back.least, surplus + back.room.all(), &mut finding);
        back.narrow(site, marks, out.least - surplus, out.room.all() - surplus, &mut finding);
        sink.give_any(finding)?;
    }
    Ok(())
}

/// The pairs that may part at a border in one way: tree in one line, tent in the next.
struct Crossing {
    from: Line,
    to: Line,
    /// Where a tree may have its tent across.
    open: [bool; LARGEST],
    /// Where it must.
    sure: [bool; LARGEST],
    /// How many fit.
    room: Room,
    /// How many there are at least.
    least: isize,
}

impl Crossing {
    fn new(site: &Site, marks: &Marks, from: Line, to: Line) -> Self {
        let (mut open, mut sure) = ([false; LARGEST], [false; LARGEST]);
        let length = site.length(from);
        for at in 0..length {
            let (tree, cell) = (site.cell(from, at), site.cell(to, at));
            if site.is_tree(tree) && site.spots(marks, tree).contains(&cell) {
                open[at] = true;
                let owned = marks.put.has(cell) && site.owners(marks, cell).len() == 1;
                sure[at] = owned || site.spots(marks, tree).len() == 1;
            }
        }
        let least = sure.iter().filter(|sure| **sure).count() as isize;
        Crossing { from, to, open, sure, room: Room::new(length, |at| open[at]), least }
    }

    /// Adds what follows from there being at least and at most so many.
    fn narrow(&self, site: &Site, marks: &Marks, least: isize, most: isize, finding: &mut Finding<Clue>) {
        for at in (0..site.length(self.from)).filter(|at| self.open[*at] && !self.sure[*at]) {
            let (tree, cell) = (site.cell(self.from, at), site.cell(self.to, at));
            if self.room.without(at, at + 1) < least {
                finding.put.push(cell as u16);
                finding.facts.extend(site.tree_keeps(marks, tree, cell).into_iter().map(|fact| fact as u32));
                finding.facts.extend(site.cell_keeps(marks, cell, tree).into_iter().map(|fact| fact as u32));
            } else if self.room.with(at) < least || self.least == most {
                finding.facts.push(site.unlinked(tree, cell) as u32);
            }
        }
    }
}
