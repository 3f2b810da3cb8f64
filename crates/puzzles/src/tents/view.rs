//! What can be seen in a state: where tents can still stand, and where one must.
//!
//! Trees and tents beside each other form groups (see `rules.rs`). A tent can only belong to a tree of its group, and
//! tents put later join the group without changing that. So a group with more tents than trees never gets right, one
//! with as many needs no more, and one with d trees more needs d further tents beside its trees. A spot is *open* if it
//! is not closed, no tent is on or around it, neither of its lines is full, and one of its trees is in a group that
//! needs a tent: on any other spot a tent would break a rule for good.
//!
//! A line whose clue asks for k more tents: open spots that follow each other are split into pairs, with one spot alone
//! if their number is odd. Of each of these M parts one spot at most gets a tent. If M < k the state is dead;
//! otherwise any M − k + 1 of the parts have a tent among them, since the others hold k − 1 at most. In the same way any
//! n − d + 1 of the n open spots beside a group that needs d tents have one among them.

use super::sites::Sites;
use crate::support::placement::Cells;

/// A state that is not dead at first sight.
pub(super) struct View<'a> {
    sites: &'a Sites,
    open: Vec<bool>,
    /// Tents that each line still needs, where it has a clue.
    left: Vec<Option<u16>>,
    groups: Groups,
}

impl<'a> View<'a> {
    /// Looks at a state, given by spots: tents, and cells that must stay empty. `None` if it is dead: no solution has
    /// these tents and leaves those cells empty.
    pub(super) fn new(sites: &'a Sites, tents: &Cells, closed: &Cells) -> Option<Self> {
        let mut left = sites.clues.clone();
        let mut groups = Groups::new(sites.tree_count());
        let mut open: Vec<bool> = (0..sites.spots.len()).map(|spot| !closed.has(spot)).collect();
        for tent in tents.iter() {
            let spot = &sites.spots[tent];
            for line in spot.lines {
                if let Some(left) = &mut left[usize::from(line)] {
                    *left = left.checked_sub(1)?;
                }
            }
            groups.join(&spot.trees);
            open[tent] = false;
            for &near in &spot.near {
                if tents.has(usize::from(near)) {
                    return None;
                }
                open[usize::from(near)] = false;
            }
        }
        if groups.needs.iter().any(|needs| *needs < 0) {
            return None;
        }
        for (open, spot) in open.iter_mut().zip(&sites.spots) {
            *open = *open
                && spot.lines.iter().all(|line| left[usize::from(*line)] != Some(0))
                && spot.trees.iter().any(|tree| groups.needs[groups.of(*tree)] > 0);
        }
        let view = View { sites, open, left, groups };
        view.totals_agree(sites.tree_count() - tents.len()).then_some(view)
    }

    /// Whether as many tents as are missing fit into the rows, and into the columns.
    fn totals_agree(&self, missing: usize) -> bool {
        let (columns, rows) = self.left.split_at(self.sites.camp.grid.width);
        let fits = |first: usize, lines: &[Option<u16>]| {
            let sum: usize = lines.iter().flatten().map(|left| usize::from(*left)).sum();
            let untold = lines.iter().enumerate().filter(|(_, left)| left.is_none());
            let room: usize = untold.map(|(at, _)| self.parts(first + at).len()).sum();
            (sum..=sum + room).contains(&missing)
        };
        fits(0, columns) && fits(columns.len(), rows)
    }

    /// The open spots of a line in parts of which at most one spot gets a tent; spots that are alone come first.
    fn parts(&self, line: usize) -> Vec<Part> {
        let place = |spot: u16| {
            let cell = usize::from(self.sites.spots[usize::from(spot)].cell);
            let (row, column) = self.sites.camp.grid.position(cell);
            if line < self.sites.camp.grid.width { row } else { column }
        };
        let mut parts: Vec<Part> = Vec::new();
        let mut before: Option<u16> = None;
        for &spot in self.sites.in_line[line].iter().filter(|spot| self.open[usize::from(**spot)]) {
            match before {
                Some(first) if place(first) + 1 == place(spot) => {
                    *parts.last_mut().expect("the spot before is in a part") = Part { first, second: Some(spot) };
                    before = None;
                }
                _ => {
                    parts.push(Part { first: spot, second: None });
                    before = Some(spot);
                }
            }
        }
        parts.sort_by_key(|part| part.second.is_some());
        parts
    }

    /// The smallest set of spots found of which one at least must have a tent; none of them if the state is dead. If no
    /// more tents are needed the set is empty, too.
    pub(super) fn requirement(&self) -> Vec<u16> {
        let mut best: Option<Vec<u16>> = None;
        let mut offer = |spots: Vec<u16>| {
            if best.as_ref().is_none_or(|best| spots.len() < best.len()) {
                best = Some(spots);
            }
        };
        self.groups_in_need(&mut offer);
        for (line, left) in self.left.iter().enumerate() {
            let Some(left @ 1..) = left.map(usize::from) else { continue };
            let parts = self.parts(line);
            let chosen = if parts.len() < left { &[] } else { &parts[..=parts.len() - left] };
            offer(chosen.iter().flat_map(|part| std::iter::once(part.first).chain(part.second)).collect());
        }
        best.unwrap_or_default()
    }

    /// Offers the open spots beside each group that needs a tent, without those it could spare.
    fn groups_in_need(&self, offer: &mut impl FnMut(Vec<u16>)) {
        let mut spots: Vec<Vec<u16>> = vec![Vec::new(); self.sites.tree_count()];
        for (tree, beside) in self.sites.beside_tree.iter().enumerate() {
            let group = self.groups.of(tree as u16);
            if self.groups.needs[group] > 0 {
                spots[group].extend(beside.iter().filter(|spot| self.open[usize::from(**spot)]));
            }
        }
        for (group, mut spots) in spots.into_iter().enumerate() {
            let needs = self.groups.needs[group].max(0) as usize;
            if needs > 0 {
                spots.sort_unstable();
                spots.dedup();
                spots.truncate((spots.len() + 1).saturating_sub(needs));
                offer(spots);
            }
        }
    }
}

/// One spot, or two that are beside each other.
#[derive(Clone, Copy)]
struct Part {
    first: u16,
    second: Option<u16>,
}

/// Trees in groups, by union and find; `needs` is kept for the tree that stands for its group.
struct Groups {
    above: Vec<u16>,
    /// Trees of the group less its tents.
    needs: Vec<i32>,
}

impl Groups {
    fn new(trees: usize) -> Self {
        Groups { above: (0..trees as u16).collect(), needs: vec![1; trees] }
    }

    /// The tree that stands for a tree's group.
    fn of(&self, mut tree: u16) -> usize {
        while self.above[usize::from(tree)] != tree {
            tree = self.above[usize::from(tree)];
        }
        usize::from(tree)
    }

    /// As [`Groups::of`], and shortens the way for the next time, so that large groups stay quick.
    fn find(&mut self, mut tree: u16) -> usize {
        while self.above[usize::from(tree)] != tree {
            let next = self.above[usize::from(self.above[usize::from(tree)])];
            self.above[usize::from(tree)] = next;
            tree = next;
        }
        usize::from(tree)
    }

    /// Adds a tent beside some trees.
    fn join(&mut self, trees: &[u16]) {
        let first = self.find(trees[0]);
        for &tree in &trees[1..] {
            let other = self.find(tree);
            if other != first {
                self.above[other] = first as u16;
                self.needs[first] += std::mem::take(&mut self.needs[other]);
            }
        }
        self.needs[first] -= 1;
    }
}
