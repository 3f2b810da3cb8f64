//! Trees and cells as a matching problem: groups of trees that have just as many spots, groups of tents that have just as
//! many trees.
//!
//! Every pairing is a matching that covers all trees and all tents. One such matching is made; all others come from it by
//! changes along paths: a tree may move to another of its spots, whose owner then moves on, until one takes a free
//! cell and the cell that the first one left (if no tent is known there) is free instead. So with arrows from trees to
//! their other spots, from spots to their owners, from free cells to a sink and from the sink to the owned cells without
//! a known tent, a link is used by some pairing exactly when it lies on a cycle (Dulmage and Mendelsohn). What cannot reach
//! the sink is a group of trees that need all their spots; what the sink cannot reach is a group of tents that need all
//! their trees; and every link that is in no pairing leads into the one or out of the other.

use smallvec::SmallVec;

use crate::support::placement::Cells;
use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

use super::Clue;
use super::site::Site;

const NONE: u16 = u16::MAX;

/// Groups of trees with as many spots, and of tents with as many trees.
pub fn groups(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    let mut matching = Matching::new(site, marks, news);
    matching.cover(sink)?;
    let reaching = matching.reaching_sink();
    for tree in matching.missing_from(&reaching) {
        sink.poll()?;
        let (trees, cells) = matching.ahead(tree);
        let mut finding = Finding::put(cells.iter().map(|cell| usize::from(*cell)), Clue::TreeGroup(trees.clone()));
        for &cell in &cells {
            let strangers = site
                .owners(marks, cell.into())
                .into_iter()
                .filter(|tree| trees.binary_search(&(*tree as u16)).is_err());
            finding.facts.extend(strangers.map(|tree| site.unlinked(tree, cell.into()) as u32));
        }
        sink.give(finding)?;
    }
    let reached = matching.reached_by_sink();
    for tree in matching.missing_from(&reached) {
        sink.poll()?;
        let (trees, tents) = matching.behind(tree);
        let mut facts: SmallVec<[u32; 4]> = SmallVec::new();
        for &tree in &trees {
            let elsewhere =
                site.spots(marks, tree.into()).into_iter().filter(|cell| tents.binary_search(&(*cell as u16)).is_err());
            facts.extend(elsewhere.map(|cell| site.unlinked(tree.into(), cell) as u32));
        }
        if !facts.is_empty() {
            let mut finding = Finding::contradiction(Clue::TentGroup(tents));
            finding.facts = facts;
            sink.give(finding)?;
        }
    }
    Ok(())
}

/// A matching of trees with spots. Pairs that are settled, with no other link on either side, are left out.
struct Matching<'a> {
    site: &'a Site,
    marks: &'a Marks,
    trees: Vec<u16>,
    /// For each tree its cell, and for each cell its tree.
    partner: Vec<u16>,
    /// For each node, when it was last met, and from where.
    met: Vec<u32>,
    from: Vec<u16>,
    now: u32,
}

impl<'a> Matching<'a> {
    fn new(site: &'a Site, marks: &'a Marks, news: &News<'_, Site>) -> Self {
        let cells = site.grid().cells();
        let (partner, met, from) = (vec![NONE; cells], vec![0; cells], vec![NONE; cells]);
        let mut matching = Matching { site, marks, trees: Vec::new(), partner, met, from, now: 1 };
        matching.gather(news);
        matching
    }

    /// The trees that are linked, over whatever cells and trees, with one that has news.
    fn gather(&mut self, news: &News<'_, Site>) {
        // A link that is gone no longer leads to the trees on its other side: so all that are two steps away.
        let near = |cell: usize| self.site.beside(cell).chain([cell]);
        let trees: Vec<usize> =
            news.cells().flat_map(near).flat_map(near).filter(|near| self.site.is_tree(*near)).collect();
        for tree in trees {
            if self.meet(tree) && !self.is_settled(tree) {
                self.trees.push(tree as u16);
            }
        }
        let mut at = 0;
        while at < self.trees.len() {
            for cell in self.links(self.trees[at].into()) {
                for tree in self.links(cell) {
                    if self.meet(tree) {
                        self.trees.push(tree as u16);
                    }
                }
            }
            at += 1;
        }
        self.trees.sort_unstable();
    }

    fn is_settled(&self, tree: usize) -> bool {
        match self.links(tree).as_slice() {
            [spot] => self.marks.put.has(*spot) && self.links(*spot).len() == 1,
            _ => false,
        }
    }

    /// The trees that are not in a set.
    fn missing_from(&self, set: &Cells) -> Vec<u16> {
        self.trees.iter().copied().filter(|tree| !set.has(usize::from(*tree))).collect()
    }

    /// The cells that a tree, or the trees that a cell, may be matched with.
    fn links(&self, node: usize) -> SmallVec<[usize; 4]> {
        if self.site.is_tree(node) { self.site.spots(self.marks, node) } else { self.site.owners(self.marks, node) }
    }

    /// Covers first the tents and then the trees; a covered node stays covered.
    fn cover(&mut self, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
        let trees = self.trees.clone();
        for &tree in &trees {
            for cell in self.links(tree.into()) {
                if self.marks.put.has(cell) && self.partner[cell] == NONE {
                    self.augment(cell, sink, Clue::TooManyTents)?;
                }
            }
        }
        for &tree in trees.iter() {
            if self.partner[usize::from(tree)] == NONE {
                self.augment(tree.into(), sink, Clue::TooManyTrees)?;
            }
        }
        Ok(())
    }

    /// Finds a partner for a node by a breadth-first search for an alternating path.
    fn augment(
        &mut self,
        start: usize,
        sink: &mut Sink<'_, '_, Clue>,
        failed: fn(Vec<u16>) -> Clue,
    ) -> Result<(), Halt> {
        sink.poll()?;
        self.now += 1;
        let (mut queue, mut next) = (vec![start as u16], 0);
        while next < queue.len() {
            let node = queue[next];
            next += 1;
            for link in self.links(node.into()) {
                if !self.meet(link) {
                    continue;
                }
                self.from[link] = node;
                match self.partner[link] {
                    NONE => {
                        self.flip(link as u16);
                        return Ok(());
                    }
                    owner => queue.push(owner),
                }
            }
        }
        queue.sort_unstable();
        sink.give(Finding::contradiction(failed(queue)))
    }

    /// Whether a node is met for the first time in this search.
    fn meet(&mut self, node: usize) -> bool {
        std::mem::replace(&mut self.met[node], self.now) != self.now
    }

    /// Matches anew along the path that ends here.
    fn flip(&mut self, end: u16) {
        let mut link = end;
        while link != NONE {
            let node = self.from[usize::from(link)];
            let left = std::mem::replace(&mut self.partner[usize::from(node)], link);
            self.partner[usize::from(link)] = node;
            link = left;
        }
    }

    /// The trees from which a free cell can be reached.
    fn reaching_sink(&self) -> Cells {
        let mut reaching = Cells::new(self.partner.len());
        let mut stack: Vec<usize> = Vec::new();
        let free = |cell: &usize| self.partner[*cell] == NONE;
        for &tree in &self.trees {
            if self.links(tree.into()).iter().any(free) && reaching.add(tree.into()) {
                stack.push(tree.into());
            }
        }
        while let Some(tree) = stack.pop() {
            // Whoever may move to this tree's cell gets as far as it does.
            for other in self.links(self.partner[tree].into()) {
                if reaching.add(other) {
                    stack.push(other);
                }
            }
        }
        reaching
    }

    /// The trees that may be driven from their cell for a free one: those on cells without a known tent, and every tree that
    /// they can drive away.
    fn reached_by_sink(&self) -> Cells {
        let mut reached = Cells::new(self.partner.len());
        let mut stack: Vec<usize> = Vec::new();
        for &tree in &self.trees {
            if !self.marks.put.has(self.partner[usize::from(tree)].into()) && reached.add(tree.into()) {
                stack.push(tree.into());
            }
        }
        while let Some(tree) = stack.pop() {
            for cell in self.links(tree) {
                let owner = self.partner[cell];
                if owner != NONE && reached.add(owner.into()) {
                    stack.push(owner.into());
                }
            }
        }
        reached
    }

    /// The trees that a tree can drive away, itself included, and their cells.
    fn ahead(&mut self, tree: u16) -> (Vec<u16>, Vec<u16>) {
        self.group(tree, |matching, tree| {
            matching.links(tree).into_iter().map(|cell| matching.partner[cell]).filter(|owner| *owner != NONE).collect()
        })
    }

    /// The trees that can drive a tree away, itself included, and their cells.
    fn behind(&mut self, tree: u16) -> (Vec<u16>, Vec<u16>) {
        self.group(tree, |matching, tree| {
            matching.links(matching.partner[tree].into()).into_iter().map(|tree| tree as u16).collect()
        })
    }

    fn group(&mut self, tree: u16, next: impl Fn(&Self, usize) -> SmallVec<[u16; 4]>) -> (Vec<u16>, Vec<u16>) {
        self.now += 1;
        self.meet(tree.into());
        let (mut trees, mut at) = (vec![tree], 0);
        while at < trees.len() {
            for tree in next(self, trees[at].into()) {
                if self.meet(tree.into()) {
                    trees.push(tree);
                }
            }
            at += 1;
        }
        trees.sort_unstable();
        let mut cells: Vec<u16> = trees.iter().map(|tree| self.partner[usize::from(*tree)]).collect();
        cells.sort_unstable();
        (trees, cells)
    }
}
