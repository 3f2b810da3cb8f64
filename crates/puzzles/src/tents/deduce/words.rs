//! What is said about the findings.

use solvarium_engine::{Cell, Message, message};

use super::Clue;
use super::site::{Line, Site};
use crate::support::placement::deduction::{Evidence, Finding, Marks, Saying};
use crate::support::placement::{cell, cells};

/// What is said about tents.
pub fn say(saying: Saying) -> Message {
    match saying {
        Saying::Put(cells) => message!("tents-put", count = cells.len(), cells),
        Saying::Suppose(cell, chain) => message!("tents-suppose", cell, chain),
        Saying::SupposeNone(cell, chain) => message!("tents-suppose-none", cell, chain),
        Saying::Contradiction(cell, why) => message!("tents-contradiction", cell, why),
        Saying::Wrong(cell) => message!("tents-wrong", cell),
        Saying::TakeAway(cell) => message!("tents-take-away", cell),
    }
}

/// Where to look, and why the finding holds.
pub fn words(site: &Site, marks: &Marks, finding: &Finding<Clue>) -> (Message, Message) {
    let Evidence::Seen(clue) = &finding.evidence else { unreachable!("suppositions are worded elsewhere") };
    (place(site, clue), why(site, marks, finding, clue))
}

fn place(site: &Site, clue: &Clue) -> Message {
    let grid = site.grid();
    match clue {
        Clue::Sum { column: true, .. } => message!("tents-clues-of-columns"),
        Clue::Sum { .. } => message!("tents-clues-of-rows"),
        Clue::NoTree => message!("tents-cells-without-tree"),
        Clue::Touch(at) | Clue::Orphan(at) | Clue::Pair(_, at) => message!("placement-cell", cell = cell(grid, *at)),
        Clue::NoSpot(at) | Clue::LastSpot(at) | Clue::Corner(at) => message!("placement-cell", cell = cell(grid, *at)),
        Clue::TreeGroup(at) | Clue::TooManyTrees(at) | Clue::TentGroup(at) | Clue::TooManyTents(at) => {
            message!("placement-cells", cells = cells(grid, at))
        }
        Clue::Full(line)
        | Clue::TooMany(line)
        | Clue::TooFew(line)
        | Clue::Tight(line, _)
        | Clue::Shadow(line, _)
        | Clue::Filling(line)
        | Clue::NoFilling(line) => message!("placement-line", line = line.named()),
        Clue::TwoTooFew(line) | Clue::TwoTight(line, _) | Clue::Border(line) => two(*line),
    }
}

fn why(site: &Site, marks: &Marks, finding: &Finding<Clue>, clue: &Clue) -> Message {
    let at = |place: &u16| cell(site.grid(), *place);
    match clue {
        Clue::Sum { column: true, sum, trees } => message!("tents-sum-of-columns", sum = *sum, trees = *trees),
        Clue::Sum { sum, trees, .. } => message!("tents-sum-of-rows", sum = *sum, trees = *trees),
        Clue::NoTree => no_tree(site, finding),
        Clue::Touch(tent) => message!("tents-touch", tent = at(tent)),
        Clue::Orphan(tent) => message!("tents-orphan", tent = at(tent)),
        Clue::Pair(tree, tent) => message!("tents-pair", tree = at(tree), tent = at(tent)),
        Clue::NoSpot(tree) => message!("tents-no-spot", tree = at(tree)),
        Clue::LastSpot(tree) => message!("tents-last-spot", tree = at(tree), spots = spots(site, marks, &[*tree])),
        Clue::Corner(tree) => message!("tents-corner", tree = at(tree), spots = spots(site, marks, &[*tree])),
        Clue::TreeGroup(trees) | Clue::TooManyTrees(trees) => tree_group(site, marks, trees),
        Clue::TentGroup(tents) | Clue::TooManyTents(tents) => tent_group(site, marks, tents),
        Clue::Full(line) => full(site, *line),
        Clue::TooMany(line) => too_many(site, marks, *line),
        Clue::TooFew(line) => too_few(site, marks, *line),
        Clue::Tight(line, need) => {
            message!("tents-tight", line = line.named(), need = *need, free = free(site, marks, *line))
        }
        Clue::Shadow(line, need) => shadow(site, marks, finding, *line, *need),
        Clue::TwoTooFew(line) => message!("tents-two-too-few", lines = two(*line)),
        Clue::TwoTight(line, need) => message!("tents-two-tight", lines = two(*line), need = *need),
        Clue::Filling(line) => filling(site, *line),
        Clue::NoFilling(line) => message!("tents-no-filling", line = line.named()),
        Clue::Border(line) => border(site, *line),
    }
}

/// What the facts of a finding say: links that are ruled out, named as pairs where the finding pairs.
pub fn facts(site: &Site, finding: &Finding<Clue>) -> Option<Message> {
    let at = |place: usize| cell(site.grid(), place);
    match &finding.evidence {
        Evidence::Seen(Clue::Pair(tree, tent)) => {
            return Some(message!("tents-owned", tent = at((*tent).into()), tree = at((*tree).into())));
        }
        Evidence::Seen(Clue::LastSpot(tree)) => return Some(message!("tents-its-tent", tree = at((*tree).into()))),
        _ => {}
    }
    let links = finding.facts.iter().map(|fact| site.link(*fact as usize));
    links.fold(None, |before, (tree, spot)| {
        Some(match before {
            None => message!("tents-not-owned", tree = at(tree), cell = at(spot)),
            Some(before) => message!("tents-nor-owned", before, tree = at(tree), cell = at(spot)),
        })
    })
}

/// A line and the next.
fn two(line: Line) -> Message {
    message!("tents-two-lines", first = line.named(), second = line.at(line.index + 1).named())
}

fn no_tree(site: &Site, finding: &Finding<Clue>) -> Message {
    let bare = |cell: &u16| !site.beside(usize::from(*cell)).any(|near| site.is_tree(near));
    match finding.closed.iter().all(bare) {
        true => message!("tents-no-tree", count = finding.closed.len()),
        false => message!("tents-no-free-tree", count = finding.closed.len()),
    }
}

fn full(site: &Site, line: Line) -> Message {
    match site.clue(line).unwrap_or(0) {
        0 => message!("tents-takes-none", line = line.named()),
        clue => message!("tents-full", line = line.named(), count = clue),
    }
}

/// The cells on which the tents of some trees may stand.
fn spots(site: &Site, marks: &Marks, trees: &[u16]) -> Vec<Cell> {
    together(site, trees.iter().flat_map(|tree| site.spots(marks, usize::from(*tree))))
}

/// Cells in order, each once.
fn together(site: &Site, places: impl Iterator<Item = usize>) -> Vec<Cell> {
    let mut places: Vec<u16> = places.map(|place| place as u16).collect();
    places.sort_unstable();
    places.dedup();
    cells(site.grid(), &places)
}

fn tree_group(site: &Site, marks: &Marks, trees: &[u16]) -> Message {
    let spots = spots(site, marks, trees);
    match trees {
        [tree] => message!("tents-only-spots", tree = cell(site.grid(), *tree), spots),
        _ => {
            let (count, trees) = (trees.len(), cells(site.grid(), trees));
            message!("tents-tree-group", count, trees, free = spots.len(), spots)
        }
    }
}

fn tent_group(site: &Site, marks: &Marks, tents: &[u16]) -> Message {
    let trees = together(site, tents.iter().flat_map(|tent| site.owners(marks, usize::from(*tent))));
    match tents {
        [tent] => message!("tents-only-trees", tent = cell(site.grid(), *tent), trees),
        _ => {
            let (count, tents) = (tents.len(), cells(site.grid(), tents));
            message!("tents-tent-group", count, tents, owners = trees.len(), trees)
        }
    }
}

fn too_many(site: &Site, marks: &Marks, line: Line) -> Message {
    let placed = (0..site.length(line)).filter(|at| marks.put.has(site.cell(line, *at))).count();
    message!("tents-too-many", line = line.named(), clue = site.clue(line).unwrap_or(0), count = placed)
}

fn too_few(site: &Site, marks: &Marks, line: Line) -> Message {
    let need = site.need(marks, line).unwrap_or(0) as i64;
    message!("tents-too-few", line = line.named(), need, free = free(site, marks, line))
}

fn shadow(site: &Site, marks: &Marks, finding: &Finding<Clue>, line: Line, need: u16) -> Message {
    let touched = cells(site.grid(), &finding.closed);
    message!("tents-shadow", line = line.named(), need, free = free(site, marks, line), cells = touched)
}

/// The free cells of a line.
fn free(site: &Site, marks: &Marks, line: Line) -> Message {
    let free = (0..site.length(line)).map(|at| site.cell(line, at)).filter(|cell| marks.is_open(*cell));
    let free = together(site, free);
    message!("tents-free", count = free.len(), cells = free)
}

fn filling(site: &Site, line: Line) -> Message {
    match site.clue(line) {
        Some(clue) => message!("tents-filling", line = line.named(), count = clue),
        None => message!("tents-any-filling", line = line.named()),
    }
}

fn border(site: &Site, line: Line) -> Message {
    let surplus = site.surplus(line).unwrap_or(0) as i64;
    let (here, next) = (line.named(), line.at(line.index + 1).named());
    match surplus {
        0 => message!("tents-border-even", from = here, to = next),
        1.. => message!("tents-border", more = surplus, from = here, to = next),
        _ => message!("tents-border", more = -surplus, from = next, to = here),
    }
}
