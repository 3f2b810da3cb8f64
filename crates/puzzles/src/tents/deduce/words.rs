//! The findings in words.

use crate::placement::deduction::{Evidence, Finding, Marks, list};
use crate::placement::name;

use super::Clue;
use super::site::{Line, Site};

/// Where to look, and why the finding holds.
pub fn words(site: &Site, marks: &Marks, finding: &Finding<Clue>) -> (String, String) {
    let Evidence::Seen(clue) = &finding.evidence else { return Default::default() };
    let called = |cell: &u16| name(site.grid(), usize::from(*cell));
    match clue {
        Clue::Sum { column, told, trees } => {
            let kind = if *column { "columns" } else { "rows" };
            (
                format!("the clues of the {kind}"),
                format!("the clues of the {kind} add up to {told}, and there are {trees} trees"),
            )
        }
        Clue::NoTree => ("the cells beside no free tree".into(), no_tree(site, finding)),
        Clue::Touch(tent) => (called(tent), format!("tents never touch, and there is one on {}", called(tent))),
        Clue::Orphan(tent) => (called(tent), format!("no tree is left for the tent on {}", called(tent))),
        Clue::Pair(tree, tent) => {
            let why = format!("only the tree at {} can own the tent on {}", called(tree), called(tent));
            (called(tent), why)
        }
        Clue::NoSpot(tree) => (called(tree), format!("the tree at {} has no free cell left", called(tree))),
        Clue::LastSpot(tree) => (called(tree), last_spot(site, marks, *tree)),
        Clue::Corner(tree) => (called(tree), corner(site, marks, *tree)),
        Clue::TreeGroup(trees) | Clue::TooManyTrees(trees) => {
            (list(site.grid(), trees), tree_group(site, marks, trees))
        }
        Clue::TentGroup(tents) | Clue::TooManyTents(tents) => {
            (list(site.grid(), tents), tent_group(site, marks, tents))
        }
        Clue::Full(line) => (line.name(), full(site, *line)),
        Clue::TooMany(line) => (line.name(), too_many(site, marks, *line)),
        Clue::TooFew(line) => (line.name(), too_few(site, marks, *line)),
        Clue::Tight(line, need) => (line.name(), tight(site, marks, *line, *need)),
        Clue::Shadow(line, need) => (line.name(), shadow(site, marks, finding, *line, *need)),
        Clue::TwoTooFew(line) => {
            (two(*line), format!("{} cannot hold their tents together, for tents never touch", two(*line)))
        }
        Clue::TwoTight(line, need) => {
            let why = format!("{} still need {} together, all that fit without touching", two(*line), tents(*need));
            (two(*line), why)
        }
        Clue::Filling(line) => (line.name(), filling(site, *line)),
        Clue::NoFilling(line) => {
            (line.name(), format!("{} cannot be filled: its clue and its trees contradict each other", line.name()))
        }
        Clue::Border(line) => (two(*line), border(site, *line)),
    }
}

/// What the facts of a finding say: links that are ruled out, told as pairs where the finding pairs.
pub fn facts(site: &Site, finding: &Finding<Clue>) -> String {
    let called = |cell: usize| name(site.grid(), cell);
    match &finding.evidence {
        Evidence::Seen(Clue::Pair(tree, tent)) => {
            return format!(
                "the tent on {} is the one of the tree at {}",
                called((*tent).into()),
                called((*tree).into())
            );
        }
        Evidence::Seen(Clue::LastSpot(tree)) => {
            return format!("that tent is the one of the tree at {}", called((*tree).into()));
        }
        _ => {}
    }
    let links = finding.facts.iter().map(|fact| site.link(*fact as usize));
    let parts: Vec<String> =
        links.map(|(tree, cell)| format!("the tree at {} on {}", called(tree), called(cell))).collect();
    format!("no tent of {}", parts.join(", nor of "))
}

/// A number of tents.
fn tents(count: impl TryInto<u64>) -> String {
    match count.try_into().unwrap_or(0) {
        1 => "1 tent".into(),
        count => format!("{count} tents"),
    }
}

/// A line and the next.
fn two(line: Line) -> String {
    let kind = if line.column { "columns" } else { "rows" };
    format!("{kind} {} and {}", line.index, line.index + 1)
}

fn no_tree(site: &Site, finding: &Finding<Clue>) -> String {
    let bare = |cell: &u16| !site.beside(usize::from(*cell)).any(|near| site.is_tree(near));
    match (finding.closed.iter().all(bare), finding.closed.as_slice()) {
        (true, [_]) => "it has no tree beside it".into(),
        (true, _) => "they have no tree beside them".into(),
        (false, [_]) => "no tree beside it can have its tent there".into(),
        (false, _) => "no tree beside them can have its tent there".into(),
    }
}

fn full(site: &Site, line: Line) -> String {
    match site.clue(line) {
        Some(0) => format!("{} takes no tent", line.name()),
        clue => format!("{} has {}, which is all", line.name(), tents(clue.unwrap_or(0))),
    }
}

fn last_spot(site: &Site, marks: &Marks, tree: u16) -> String {
    let spots: Vec<u16> = site.spots(marks, tree.into()).iter().map(|cell| *cell as u16).collect();
    format!("the tree at {} has one free cell left: {}", name(site.grid(), tree.into()), list(site.grid(), &spots))
}

fn corner(site: &Site, marks: &Marks, tree: u16) -> String {
    let spots: Vec<u16> = site.spots(marks, tree.into()).iter().map(|cell| *cell as u16).collect();
    let cells = list(site.grid(), &spots);
    format!(
        "the tent of the tree at {} stands on one of {cells}, and touches what touches all of them",
        name(site.grid(), tree.into())
    )
}

fn tree_group(site: &Site, marks: &Marks, trees: &[u16]) -> String {
    let mut spots: Vec<u16> =
        trees.iter().flat_map(|tree| site.spots(marks, (*tree).into())).map(|cell| cell as u16).collect();
    spots.sort_unstable();
    spots.dedup();
    let cells = list(site.grid(), &spots);
    match trees {
        [tree] => format!("the tree at {} can have its tent on {cells} only", name(site.grid(), (*tree).into())),
        _ => format!(
            "the {} trees at {} have {} free cells between them: {cells}",
            trees.len(),
            list(site.grid(), trees),
            spots.len()
        ),
    }
}

fn tent_group(site: &Site, marks: &Marks, tents: &[u16]) -> String {
    let mut trees: Vec<u16> =
        tents.iter().flat_map(|tent| site.owners(marks, (*tent).into())).map(|tree| tree as u16).collect();
    trees.sort_unstable();
    trees.dedup();
    let all = list(site.grid(), &trees);
    match tents {
        [tent] => format!("the tent on {} can be that of {all} only", name(site.grid(), (*tent).into())),
        _ => format!(
            "the {} tents on {} have {} trees between them: {all}",
            tents.len(),
            list(site.grid(), tents),
            trees.len()
        ),
    }
}

fn too_many(site: &Site, marks: &Marks, line: Line) -> String {
    let placed = (0..site.length(line)).filter(|at| marks.put.has(site.cell(line, *at))).count();
    format!("{} takes {} and has {placed}", line.name(), tents(site.clue(line).unwrap_or(0)))
}

fn too_few(site: &Site, marks: &Marks, line: Line) -> String {
    let need = site.need(marks, line).unwrap_or(0);
    format!("{} still needs {} and cannot hold as many: {}", line.name(), tents(need), free(site, marks, line))
}

fn tight(site: &Site, marks: &Marks, line: Line, need: u16) -> String {
    format!(
        "{} still needs {}, and no more fit without touching: {}",
        line.name(),
        tents(need),
        free(site, marks, line)
    )
}

fn shadow(site: &Site, marks: &Marks, finding: &Finding<Clue>, line: Line, need: u16) -> String {
    let cells = list(site.grid(), &finding.closed);
    let free = free(site, marks, line);
    format!("{} still needs {} and {free}; however they stand, one touches {cells}", line.name(), tents(need))
}

/// The free cells of a line.
fn free(site: &Site, marks: &Marks, line: Line) -> String {
    let cells = (0..site.length(line)).map(|at| site.cell(line, at)).filter(|cell| marks.is_open(*cell));
    let cells: Vec<u16> = cells.map(|cell| cell as u16).collect();
    match cells.len() {
        0 => "no cell is free".into(),
        1 => format!("only {} is free", list(site.grid(), &cells)),
        _ => format!("only {} are free", list(site.grid(), &cells)),
    }
}

fn filling(site: &Site, line: Line) -> String {
    match site.clue(line) {
        Some(clue) => format!(
            "every way to place {} in {} that leaves its trees their tents has this in common",
            tents(clue),
            line.name()
        ),
        None => {
            format!("every way to place tents in {} that leaves its trees their tents has this in common", line.name())
        }
    }
}

fn border(site: &Site, line: Line) -> String {
    let surplus = site.surplus(line).unwrap_or(0);
    let (kind, first, second) = (if line.column { "column" } else { "row" }, line.index, line.index + 1);
    let (more, from, to) = if surplus < 0 { (-surplus, second, first) } else { (surplus, first, second) };
    match more {
        0 => format!(
            "by the clues on one side of their border, as many trees of {kind} {from} have their tent in {kind} {to} as the other way round"
        ),
        _ => format!(
            "by the clues on one side of their border, {more} more trees of {kind} {from} have their tent in {kind} {to} than the other way round"
        ),
    }
}
