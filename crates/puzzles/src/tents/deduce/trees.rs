//! Rules about one tree, one tent or one cell.

use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

use super::Clue;
use super::site::Site;

/// Cells that no tree can use stay empty.
pub fn no_tree(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    let bare = |cell: usize| marks.is_open(cell) && site.owners(marks, cell).is_empty();
    let mut finding = Finding::contradiction(Clue::NoTree);
    for cell in news.cells().flat_map(|cell| site.beside(cell).chain([cell])).filter(|cell| bare(*cell)) {
        finding.closed.push(cell as u16);
    }
    finding.closed.sort_unstable();
    finding.closed.dedup();
    sink.give_any(finding)
}

/// The cells around a tent stay empty.
pub fn touch(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for tent in news.cells().filter(|cell| marks.put.has(*cell)) {
        let near = site.camp.around(tent).filter(|near| !marks.closed.has(*near));
        let finding = Finding::closed(near, Clue::Touch(tent as u16));
        sink.give_any(finding)?;
    }
    Ok(())
}

/// A tent that only one tree can own is that tree's.
pub fn pair(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    let tents = news.cells().flat_map(|cell| site.beside(cell).chain([cell]));
    for tent in tents.filter(|cell| marks.put.has(*cell)) {
        match site.owners(marks, tent).as_slice() {
            [] => sink.give(Finding::contradiction(Clue::Orphan(tent as u16)))?,
            [tree] => {
                let finding =
                    Finding::facts(site.tree_keeps(marks, *tree, tent), Clue::Pair(*tree as u16, tent as u16));
                sink.give_any(finding)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// A tree with a single spot has its tent there.
pub fn last_spot(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for tree in trees_near(site, news) {
        match site.spots(marks, tree).as_slice() {
            [] => sink.give(Finding::contradiction(Clue::NoSpot(tree as u16)))?,
            [spot] => {
                let mut finding = Finding::facts(site.cell_keeps(marks, *spot, tree), Clue::LastSpot(tree as u16));
                if !marks.put.has(*spot) {
                    finding.put.push(*spot as u16);
                }
                sink.give_any(finding)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Wherever the tent of a tree stands, it touches the cells that touch all its spots.
///
/// So such a cell stays empty; or, if it is one of the spots, a tent on it can only be this tree's.
pub fn corner(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for tree in trees_near(site, news) {
        let spots = site.spots(marks, tree);
        let [first, _, ..] = spots.as_slice() else { continue };
        let mut finding = Finding::contradiction(Clue::Corner(tree as u16));
        for cell in site.camp.around(*first).chain([*first]).filter(|cell| !marks.closed.has(*cell)) {
            let touches = |spot: &usize| *spot == cell || near(site, *spot, cell);
            if !spots.iter().all(touches) {
                continue;
            }
            if spots.contains(&cell) {
                finding.facts.extend(site.cell_keeps(marks, cell, tree).into_iter().map(|fact| fact as u32));
            } else {
                finding.closed.push(cell as u16);
            }
        }
        sink.give_any(finding)?;
    }
    Ok(())
}

fn near(site: &Site, a: usize, b: usize) -> bool {
    let ((r, c), (s, d)) = (site.grid().position(a), site.grid().position(b));
    r.abs_diff(s) <= 1 && c.abs_diff(d) <= 1
}

/// The trees with news, on them or beside them.
fn trees_near<'a>(site: &'a Site, news: &'a News<'_, Site>) -> impl Iterator<Item = usize> + 'a {
    let cells = news.cells().flat_map(|cell| site.beside(cell).chain([cell]));
    cells.filter(|cell| site.is_tree(*cell))
}
