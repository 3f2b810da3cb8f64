//! All fillings of a line at once, with the trees in it.
//!
//! A walk along the line keeps, for each fill of the last cell, the set of numbers of tents that lead
//! there, as bits. A tree in the line may own the tent before it or the one after it, not both; a tree that no longer
//! has a spot outside the line must own one of them. Walking from both ends, what is possible at a cell is what both
//! walks allow with the right number in all: about as many steps as the line has cells, however many fillings there are.

use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

use super::super::camp::LARGEST;
use super::Clue;
use super::lines::beside;
use super::site::{Line, Site};

/// Numbers of tents, one bit each: a line of 200 cells has at most 100.
type Counts = u128;

/// What fills a cell.
type Fill = usize;

const EMPTY: Fill = 0;
/// A tent, owned from outside the line, by the tree before it, or by the tree after it.
const OUTSIDE: Fill = 1;
const BEFORE: Fill = 2;
const AFTER: Fill = 3;
/// A tree that owns no tent of the line, the one before it, or the one after it.
const TREE_NONE: Fill = 4;
const TREE_BEFORE: Fill = 5;
const TREE_AFTER: Fill = 6;

const FILLS: usize = 7;
/// The fills with a tent, as bits.
const TENTS: u8 = 1 << OUTSIDE | 1 << BEFORE | 1 << AFTER;

/// For each fill those that may follow it, as bits; and those that it may follow.
const FOLLOWING: [u8; FILLS] = pairs(false);
const FOLLOWED: [u8; FILLS] = pairs(true);

/// Owning is seen from both sides alike, and tents never touch.
const fn pairs(swap: bool) -> [u8; FILLS] {
    let (mut sets, mut pair) = ([0; FILLS], 0);
    while pair < FILLS * FILLS {
        let (one, two) = (pair / FILLS, pair % FILLS);
        let owned = (one == AFTER) == (two == TREE_BEFORE) && (one == TREE_AFTER) == (two == BEFORE);
        let touching = is_tent(one) && is_tent(two);
        if owned && !touching {
            let (at, other) = if swap { (two, one) } else { (one, two) };
            sets[at] |= 1 << other;
        }
        pair += 1;
    }
    sets
}

const fn is_tent(fill: Fill) -> bool {
    TENTS >> fill & 1 == 1
}

fn fills(set: u8) -> impl Iterator<Item = Fill> {
    (0..FILLS).filter(move |fill| set >> fill & 1 == 1)
}

/// The fills open at each cell of a line, as bits, and the walks from both ends.
struct Walks {
    length: usize,
    open: [u8; LARGEST],
    /// By cell and fill, the numbers of tents up to the cell, itself included.
    ahead: [[Counts; FILLS]; LARGEST],
    /// By cell and fill, the numbers of tents behind the cell.
    back: [[Counts; FILLS]; LARGEST],
}

/// What all fillings of a line with its trees have in common.
pub fn filling(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    let mut walks = Walks::new();
    for line in site.touched_by_links(news).lines() {
        sink.poll()?;
        walks.walk(site, marks, line);
        let wanted = match site.clue(line) {
            Some(clue) if clue < 128 => 1 << clue,
            Some(_) => 0,
            None => Counts::MAX,
        };
        if !walks.possible(0, u8::MAX, wanted) {
            sink.give(Finding::contradiction(Clue::NoFilling(line)))?;
        }
        let mut finding = Finding::contradiction(Clue::Filling(line));
        for at in 0..walks.length {
            common(site, marks, line, &walks, at, wanted, &mut finding);
        }
        for beside in beside(site, line) {
            let open = (0..walks.length).filter(|at| marks.is_open(site.cell(beside, *at)));
            let touched = open.filter(|at| !walks.leaves_empty(*at, wanted));
            finding.closed.extend(touched.map(|at| site.cell(beside, at) as u16));
        }
        sink.give_any(finding)?;
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
    let possible = |set: u8| walks.possible(at, set, wanted);
    if site.is_tree(cell) {
        let [before, after] = along(line);
        for (direction, owned) in [(before, TREE_BEFORE), (after, TREE_AFTER)] {
            if site.spot(marks, cell, direction).is_some() && !possible(1 << owned) {
                finding.facts.push((cell * 4 + direction) as u32);
            }
        }
        if !possible(1 << TREE_NONE) {
            let outside = across(line).into_iter().filter_map(|direction| site.spot(marks, cell, direction));
            finding.facts.extend(outside.map(|spot| site.unlinked(cell, spot) as u32));
        }
        return;
    }
    if marks.closed.has(cell) {
        return;
    }
    if !possible(TENTS) {
        finding.closed.push(cell as u16);
        return;
    }
    if marks.is_open(cell) && !possible(1 << EMPTY) {
        finding.put.push(cell as u16);
    }
    if !possible(1 << OUTSIDE) {
        let outside = across(line).into_iter().filter_map(|direction| site.owner(marks, cell, direction));
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

impl Walks {
    fn new() -> Self {
        Walks { length: 0, open: [0; LARGEST], ahead: [[0; FILLS]; LARGEST], back: [[0; FILLS]; LARGEST] }
    }

    fn walk(&mut self, site: &Site, marks: &Marks, line: Line) {
        self.length = site.length(line);
        for at in 0..self.length {
            self.open[at] = open(site, marks, line, at);
            self.ahead[at] = [0; FILLS];
            // Links never lead off the board, so every fill may be the first.
            for fill in fills(self.open[at]) {
                let counts = if at == 0 { 1 } else { union(&self.ahead[at - 1], self.open[at - 1] & FOLLOWED[fill]) };
                self.ahead[at][fill] = counts << u32::from(is_tent(fill));
            }
        }
        for at in (0..self.length).rev() {
            self.back[at] = [0; FILLS];
            for fill in fills(self.open[at]) {
                self.back[at][fill] = if at + 1 == self.length { 1 } else { self.behind(at, fill) };
            }
        }
    }

    /// The numbers of tents behind a cell with this fill.
    fn behind(&self, at: usize, fill: Fill) -> Counts {
        let next = self.open[at + 1] & FOLLOWING[fill];
        union(&self.back[at + 1], next & !TENTS) | union(&self.back[at + 1], next & TENTS) << 1
    }

    /// Whether a filling has one of the fills at a cell.
    fn possible(&self, at: usize, set: u8, wanted: Counts) -> bool {
        fills(set & self.open[at]).any(|fill| adds_up(self.ahead[at][fill], self.back[at][fill], wanted))
    }

    /// Whether a filling has no tent on the cell at a place nor on the two beside it.
    fn leaves_empty(&self, at: usize, wanted: Counts) -> bool {
        let (first, last) = (at.saturating_sub(1), (at + 1).min(self.length - 1));
        let mut counts = self.ahead[first];
        for at in first + 1..=last {
            let mut next = [0; FILLS];
            for fill in fills(self.open[at] & !TENTS) {
                next[fill] = union(&counts, self.open[at - 1] & FOLLOWED[fill] & !TENTS);
            }
            counts = next;
        }
        fills(self.open[last] & !TENTS).any(|fill| adds_up(counts[fill], self.back[last][fill], wanted))
    }
}

/// What may fill a cell of a line, as bits.
fn open(site: &Site, marks: &Marks, line: Line, at: usize) -> u8 {
    let (cell, [before, after], across) = (site.cell(line, at), along(line), across(line));
    let when = |fill: Fill, open: bool| u8::from(open) << fill;
    if site.is_tree(cell) {
        let spot = |direction: usize| site.spot(marks, cell, direction).is_some();
        return when(TREE_NONE, across.into_iter().any(spot))
            | when(TREE_BEFORE, spot(before))
            | when(TREE_AFTER, spot(after));
    }
    if marks.closed.has(cell) {
        return 1 << EMPTY;
    }
    let owner = |direction: usize| site.owner(marks, cell, direction).is_some();
    let tents = when(OUTSIDE, across.into_iter().any(owner)) | when(BEFORE, owner(before)) | when(AFTER, owner(after));
    tents | when(EMPTY, !marks.put.has(cell))
}

fn union(counts: &[Counts; FILLS], set: u8) -> Counts {
    fills(set).fold(0, |all, fill| all | counts[fill])
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
