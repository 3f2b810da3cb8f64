//! All fillings of a line at once, with the trees in it.
//!
//! A walk along the line keeps, for each way in which the last cell can be filled, the set of numbers of tents that lead
//! there, as bits. A tree in the line may own the tent before it or the one after it, not both; a tree that no longer
//! has a spot outside the line must own one of them. Walking from both ends, what is possible at a cell is what both
//! walks allow with the right number in all: about as many steps as the line has cells, however many fillings there are.

use crate::placement::deduction::{Finding, Halt, Marks, News, Sink};

use super::super::camp::LARGEST;
use super::Clue;
use super::lines::beside;
use super::site::{Line, Site};

/// Numbers of tents, one bit each: a line of 200 cells has at most 100.
type Counts = u128;

/// The ways to fill a cell: empty, a tent owned from outside the line, by the tree before it or after it; and, on a
/// tree, what it owns: nothing in the line, the tent before it, the tent after it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
enum Way {
    Empty,
    Outside,
    Before,
    After,
    TreeNone,
    TreeBefore,
    TreeAfter,
}

use Way::{After, Before, Empty, Outside, TreeAfter, TreeBefore, TreeNone};

const WAYS: [Way; 7] = [Empty, Outside, Before, After, TreeNone, TreeBefore, TreeAfter];

impl Way {
    fn is_tent(self) -> bool {
        matches!(self, Outside | Before | After)
    }

    /// Whether two cells of a line, one after the other, can be filled like this.
    fn then(self, next: Way) -> bool {
        // Owning is seen from both sides alike; the tents themselves never touch.
        (self == After) == (next == TreeBefore)
            && (self == TreeAfter) == (next == Before)
            && !(self.is_tent() && next.is_tent())
    }
}

/// Which ways are open at each cell of a line, as bits.
struct Openings {
    length: usize,
    open: [u8; LARGEST],
}

/// The walks from both ends: the counts before each cell, by its way, and after it.
struct Walks {
    ahead: [[Counts; 7]; LARGEST],
    back: [[Counts; 7]; LARGEST],
}

/// What all fillings of a line with its trees have in common.
pub fn filling(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for line in site.touched(news, 1).lines() {
        sink.poll()?;
        let cells = Openings::new(site, marks, line);
        let walks = cells.walks();
        let wanted = match site.clue(line) {
            Some(clue) if clue < 128 => 1 << clue,
            Some(_) => 0,
            None => Counts::MAX,
        };
        if !walks.possible(0, &WAYS, wanted) {
            sink.give(Finding::contradiction(Clue::NoFilling(line)))?;
        }
        let mut finding = Finding::contradiction(Clue::Filling(line));
        for at in 0..cells.length {
            common(site, marks, line, &walks, at, wanted, &mut finding);
        }
        for beside in beside(site, line) {
            let open = (0..cells.length).filter(|at| marks.is_open(site.cell(beside, *at)));
            let touched = open.filter(|at| !cells.leaves_empty(&walks, *at, wanted));
            finding.closed.extend(touched.map(|at| site.cell(beside, at) as u16));
        }
        if !finding.is_contradiction() {
            sink.give(finding)?;
        }
    }
    Ok(())
}

/// Adds what all fillings have in common at one cell.
fn common(
    site: &Site,
    marks: &Marks,
    line: Line,
    walks: &Walks,
    at: usize,
    wanted: Counts,
    finding: &mut Finding<Clue>,
) {
    let cell = site.cell(line, at);
    let possible = |ways: &[Way]| walks.possible(at, ways, wanted);
    if site.is_tree(cell) {
        let [before, after] = along(line);
        for (way, owned) in [(before, TreeBefore), (after, TreeAfter)] {
            if site.spot(marks, cell, way).is_some() && !possible(&[owned]) {
                finding.facts.push((cell * 4 + way) as u32);
            }
        }
        if !possible(&[TreeNone]) {
            let outside = across(line).into_iter().filter_map(|way| site.spot(marks, cell, way));
            finding.facts.extend(outside.map(|spot| site.unlinked(cell, spot) as u32));
        }
        return;
    }
    if marks.closed.has(cell) {
        return;
    }
    if !possible(&[Outside, Before, After]) {
        finding.closed.push(cell as u16);
        return;
    }
    if marks.is_open(cell) && !possible(&[Empty]) {
        finding.put.push(cell as u16);
    }
    if !possible(&[Outside]) {
        let outside = across(line).into_iter().filter_map(|way| site.owner(marks, cell, way));
        finding.facts.extend(outside.map(|tree| site.unlinked(tree, cell) as u32));
    }
}

/// The directions along a line: back and on.
fn along(line: Line) -> [usize; 2] {
    if line.column { [0, 2] } else { [3, 1] }
}

/// The directions across a line.
fn across(line: Line) -> [usize; 2] {
    if line.column { [3, 1] } else { [0, 2] }
}

impl Openings {
    fn new(site: &Site, marks: &Marks, line: Line) -> Self {
        let (mut open, length) = ([0; LARGEST], site.length(line));
        let ([before, after], across) = (along(line), across(line));
        for (at, open) in open[..length].iter_mut().enumerate() {
            let cell = site.cell(line, at);
            let mut allow = |way: Way, allowed: bool| *open |= u8::from(allowed) << way as usize;
            if site.is_tree(cell) {
                allow(TreeNone, across.iter().any(|way| site.spot(marks, cell, *way).is_some()));
                allow(TreeBefore, site.spot(marks, cell, before).is_some());
                allow(TreeAfter, site.spot(marks, cell, after).is_some());
            } else {
                allow(Empty, !marks.put.has(cell));
                let owner = |way: usize| !marks.closed.has(cell) && site.owner(marks, cell, way).is_some();
                allow(Outside, across.iter().any(|way| owner(*way)));
                allow(Before, owner(before));
                allow(After, owner(after));
            }
        }
        Openings { length, open }
    }

    fn allows(&self, at: usize, way: Way) -> bool {
        self.open[at] >> way as usize & 1 == 1
    }

    /// Walks from both ends (links never lead off the board). The count of a walk includes the cell it ends on in `ahead`, and does not in `back`.
    fn walks(&self) -> Walks {
        let mut walks = Walks { ahead: [[0; 7]; LARGEST], back: [[0; 7]; LARGEST] };
        for at in 0..self.length {
            for way in WAYS.into_iter().filter(|way| self.allows(at, *way)) {
                let counts = match at {
                    0 => 1,
                    _ => union(&walks.ahead[at - 1], |before| before.then(way)),
                };
                walks.ahead[at][way as usize] = counts << u32::from(way.is_tent());
            }
        }
        for at in (0..self.length).rev() {
            for way in WAYS.into_iter().filter(|way| self.allows(at, *way)) {
                walks.back[at][way as usize] = match at + 1 == self.length {
                    true => 1,
                    false => WAYS.into_iter().filter(|next| way.then(*next)).fold(0, |counts, next| {
                        counts | walks.back[at + 1][next as usize] << u32::from(next.is_tent())
                    }),
                };
            }
        }
        walks
    }

    /// Whether a filling has no tent on the cell at a place nor on the two beside it.
    fn leaves_empty(&self, walks: &Walks, at: usize, wanted: Counts) -> bool {
        let (first, last) = (at.saturating_sub(1), (at + 1).min(self.length - 1));
        let mut counts = walks.ahead[first];
        let clear = |counts: &mut [Counts; 7]| {
            [Outside, Before, After].into_iter().for_each(|way| counts[way as usize] = 0);
        };
        clear(&mut counts);
        for at in first + 1..=last {
            let mut next = [0; 7];
            for way in WAYS.into_iter().filter(|way| self.allows(at, *way)) {
                next[way as usize] = union(&counts, |before| before.then(way));
            }
            clear(&mut next);
            counts = next;
        }
        WAYS.into_iter().any(|way| adds_up(counts[way as usize], walks.back[last][way as usize], wanted))
    }
}

impl Walks {
    /// Whether a filling has one of the ways at a cell.
    fn possible(&self, at: usize, ways: &[Way], wanted: Counts) -> bool {
        ways.iter().any(|way| adds_up(self.ahead[at][*way as usize], self.back[at][*way as usize], wanted))
    }
}

fn union(counts: &[Counts; 7], which: impl Fn(Way) -> bool) -> Counts {
    WAYS.into_iter().filter(|way| which(*way)).fold(0, |all, way| all | counts[way as usize])
}

/// Whether a number of the one and a number of the other add up to a wanted one: all are wanted, or just one.
fn adds_up(one: Counts, two: Counts, wanted: Counts) -> bool {
    match wanted {
        0 => false,
        Counts::MAX => one != 0 && two != 0,
        _ => {
            // Reversed, the numbers of `two` stand where their partners in `one` are.
            let clue = wanted.trailing_zeros();
            one & (two.reverse_bits() >> (127 - clue)) != 0
        }
    }
}
