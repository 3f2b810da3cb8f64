//! The rules, read twice: plainly, with a pairing that is really made ([`check`]), and quickly, by counting
//! ([`holds`]).
//!
//! **The lemma behind the counting.** Let no two tents touch. Two tents beside the same tree are then opposite each
//! other, so a tree has at most two tents beside it. Take a connected group of trees and tents (an edge joins a tree
//! and a tent that are beside each other) and read its trees with two tents as edges between tents. The group is
//! connected, so with t tents it has at least t − 1 such trees; every other tree of it has one tent beside it and hangs
//! on that tent as a loop. If the group has as many trees as tents, it is a connected graph with as many edges as
//! vertices, that is, with exactly one cycle (perhaps a loop), and every tent can be given a different edge: walk the
//! cycle in one direction, and give each other tent the edge towards the cycle. If it has more trees than tents, or
//! fewer, there is no pairing. So tents and trees can be paired exactly when every group has as many of each.
//!
//! The pairing is unique unless the cycle can be walked in both directions, that is, unless it has two edges or more.
//! Then no tree of the group is a loop, for the graph has only the one cycle. So the pairing is unique exactly when
//! every group has a tree with just one tent beside it.

use solvarium_engine::{Line, Message, Violation, message};

use super::camp::Camp;
use crate::support::placement::{Cells, cell};

/// Whether the tents solve the level.
pub fn holds(camp: &Camp, tents: &Cells) -> bool {
    tents.len() == camp.trees.len() && lines_hold(camp, tents) && !touching(camp, tents) && paired(camp, tents)
}

fn lines_hold(camp: &Camp, tents: &Cells) -> bool {
    let (mut columns, mut rows) = (vec![0; camp.grid.width], vec![0; camp.grid.height]);
    for tent in tents.iter() {
        let (row, column) = camp.grid.position(tent);
        rows[row] += 1;
        columns[column] += 1;
    }
    let met = |(count, clue): (&u16, &Option<u16>)| clue.is_none_or(|clue| clue == *count);
    columns.iter().zip(&camp.columns).all(met) && rows.iter().zip(&camp.rows).all(met)
}

fn touching(camp: &Camp, tents: &Cells) -> bool {
    tents.iter().any(|tent| camp.around(tent).any(|near| tents.has(near)))
}

/// Whether tents that do not touch can be paired with the trees, one with one, each with one beside it.
pub fn paired(camp: &Camp, tents: &Cells) -> bool {
    groups(camp, tents).iter().all(|group| group.trees == group.tents)
}

/// Whether tents that solve a level can be paired with the trees in one way only.
pub fn pairings_unique(camp: &Camp, tents: &Cells) -> bool {
    groups(camp, tents).iter().all(|group| group.loops > 0)
}

/// A connected group of trees and tents.
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    trees: usize,
    tents: usize,
    /// Trees with one tent beside them.
    loops: usize,
}

fn groups(camp: &Camp, tents: &Cells) -> Vec<Group> {
    let mut seen = Cells::new(camp.grid.cells());
    let mut groups = Vec::new();
    let mut waiting = Vec::new();
    for start in camp.trees.iter().chain(tents.iter()) {
        if !seen.add(start) {
            continue;
        }
        let mut group = Group::default();
        waiting.push(start);
        while let Some(cell) = waiting.pop() {
            let tree = camp.trees.has(cell);
            let others = if tree { tents } else { &camp.trees };
            let mut degree = 0;
            for near in camp.beside(cell).filter(|near| others.has(*near)) {
                degree += 1;
                if seen.add(near) {
                    waiting.push(near);
                }
            }
            group.trees += usize::from(tree);
            group.tents += usize::from(!tree);
            group.loops += usize::from(tree && degree == 1);
        }
        groups.push(group);
    }
    groups
}

/// A slow, plain reading of the rules: the first that is broken, and where.
pub fn check(camp: &Camp, tents: &Cells) -> Result<(), Violation> {
    let broken = |rule, message| Err(Violation { rule, message });
    let at = |place: usize| cell(camp.grid, place);
    for a in tents.iter() {
        for b in tents.iter().filter(|b| *b > a) {
            let ((r, c), (s, d)) = (camp.grid.position(a), camp.grid.position(b));
            if r.abs_diff(s) <= 1 && c.abs_diff(d) <= 1 {
                return broken("touching", message!("tents-touching", first = at(a), second = at(b)));
            }
        }
    }
    for (row, clue) in camp.rows.iter().enumerate() {
        let count = tents.iter().filter(|tent| camp.grid.position(*tent).0 == row).count();
        if let Some(clue) = clue.filter(|clue| usize::from(*clue) != count) {
            return broken("row-clue", line_count(Line::Row(row as u32), count, clue));
        }
    }
    for (column, clue) in camp.columns.iter().enumerate() {
        let count = tents.iter().filter(|tent| camp.grid.position(*tent).1 == column).count();
        if let Some(clue) = clue.filter(|clue| usize::from(*clue) != count) {
            return broken("column-clue", line_count(Line::Column(column as u32), count, clue));
        }
    }
    let pairs = pairing(camp, tents);
    if let Some(tree) = camp.trees.iter().find(|tree| !pairs.iter().any(|(_, owner)| owner == tree)) {
        return broken("pairing", message!("tents-tree-alone", tree = at(tree)));
    }
    if let Some(tent) = tents.iter().find(|tent| !pairs.iter().any(|(paired, _)| paired == tent)) {
        return broken("pairing", message!("tents-tent-alone", tent = at(tent)));
    }
    Ok(())
}

/// A line has another number of tents than its clue.
pub(super) fn line_count(line: Line, count: usize, clue: u16) -> Message {
    message!("tents-line-count", line, count, clue)
}

/// Pairs of tent and tree, as many as can be.
pub fn pairing(camp: &Camp, tents: &Cells) -> Vec<(usize, usize)> {
    let mut owners: Vec<Option<usize>> = vec![None; camp.grid.cells()];
    camp.trees.iter().for_each(|tree| seek(camp, tents, tree, &mut owners));
    owners.into_iter().enumerate().filter_map(|(tent, owner)| Some((tent, owner?))).collect()
}

/// A tree that looks for a tent and, unless it is the first to look, who asked it to give up which one.
type Seeker = (usize, Option<(usize, usize)>);

/// Finds a tent for a tree, if those who have one can move over so that one is free: breadth first, so that as few as
/// possible move.
fn seek(camp: &Camp, tents: &Cells, tree: usize, owners: &mut [Option<usize>]) {
    let mut looking: Vec<Seeker> = vec![(tree, None)];
    let mut asked = Cells::new(camp.grid.cells());
    let mut at = 0;
    while let Some(&(seeker, _)) = looking.get(at) {
        for tent in camp.beside(seeker).filter(|tent| tents.has(*tent)) {
            if !asked.add(tent) {
                continue;
            }
            match owners[tent] {
                Some(owner) => looking.push((owner, Some((at, tent)))),
                None => return move_over(&looking, at, tent, owners),
            }
        }
        at += 1;
    }
}

/// Gives a free tent to a seeker, the one that it gives up to who asked for it, and so on to the first.
fn move_over(looking: &[Seeker], mut at: usize, mut tent: usize, owners: &mut [Option<usize>]) {
    loop {
        let (seeker, reason) = looking[at];
        owners[tent] = Some(seeker);
        let Some((asker, given_up)) = reason else { break };
        (at, tent) = (asker, given_up);
    }
}

#[cfg(test)]
mod tests;
