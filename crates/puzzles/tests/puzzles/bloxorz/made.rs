//! Bloxorz: grades of levels, and levels that the generator makes.

use std::collections::BTreeSet;

use solvarium_engine::space::key_of;
use solvarium_engine::{Ctx, Examination, Fact, GenerateError, Limit, Limits, Puzzle, StateSpace, Stop};
use solvarium_lab::registry;
use solvarium_puzzles::bloxorz::Bloxorz;
use solvarium_puzzles::bloxorz::stage::{Ground, Stage};
use solvarium_testing::{english, generate, read};

/// The stages of the original game.
fn stages() -> Vec<Bloxorz> {
    let entry = registry::puzzle("bloxorz").unwrap();
    entry.packs[0].levels.iter().map(|level| read(level.text).unwrap()).collect()
}

/// Examines a level within a node limit.
fn examine(puzzle: &Bloxorz, nodes: Option<u64>) -> Examination {
    let limits = Limits { nodes, ..Limits::default() };
    puzzle.examine(&mut Ctx::unwatched(limits)).unwrap()
}

#[test]
fn early_stages_are_easy_and_late_ones_hard() {
    let grades: Vec<_> = stages().iter().map(|puzzle| examine(puzzle, None).difficulty.unwrap()).collect();
    let of =
        |grade: &str| (1..).zip(&grades).filter(|(_, g)| **g == grade).map(|(number, _)| number).collect::<Vec<_>>();
    assert_eq!(of("easy"), [1, 2, 3, 4, 8]);
    assert_eq!(of("medium"), [5, 6, 7, 9, 11, 12, 13, 16, 24, 25]);
}

#[test]
fn an_examination_that_is_stopped_says_only_what_it_knows() {
    let stage = &stages()[9];
    let stopped = Some(Stop::Limit(Limit::Nodes));
    let cut = examine(stage, Some(100));
    assert_eq!((cut.solvable, cut.difficulty, cut.stopped), (None, None, stopped));
    let cut = examine(stage, Some(4_000));
    assert_eq!((cut.solvable, cut.difficulty, cut.stopped), (Some(true), Some("hard"), stopped));
    assert!(cut.facts.iter().all(|(name, _)| *name != "reachable states"), "{:?}", cut.facts);
    let whole = examine(stage, None);
    assert_eq!((whole.solvable, whole.stopped), (Some(true), None));
    assert!(whole.facts.contains(&("reachable states", Fact::Number(4554))), "{:?}", whole.facts);
}

/// Fewest rolls of a solution, by all legal moves of the plain rules.
fn fewest_rolls(stage: &Stage) -> Option<u64> {
    let puzzle = Bloxorz::new(stage.clone(), Vec::new());
    let mut seen = BTreeSet::from([key_of(&puzzle, &puzzle.initial())]);
    let (mut layer, mut rolls) = (vec![puzzle.initial()], 0);
    while !layer.is_empty() {
        if layer.iter().any(|state| puzzle.check(state).is_ok()) {
            return Some(rolls);
        }
        let mut next = Vec::new();
        for state in &layer {
            let mut moves = Vec::new();
            puzzle.legal_moves(state, &mut moves);
            next.extend(moves.into_iter().map(|step| puzzle.apply(state, step)));
        }
        next.retain(|state| seen.insert(key_of(&puzzle, state)));
        (layer, rolls) = (next, rolls + 1);
    }
    None
}

/// A stage with some cells changed.
fn with(stage: &Stage, cells: &[usize], ground: Ground) -> Stage {
    let mut changed = stage.clone();
    cells.iter().for_each(|cell| changed.ground[*cell] = ground.clone());
    changed
}

/// A level keeps the counts asked for, is long enough, and nothing on it could be left out.
fn check_made(flags: &str, puzzle: &Bloxorz) {
    let text = Bloxorz::FORMATS[0].text(puzzle);
    let place = format!("{flags}\n{text}");
    let stage = puzzle.stage();
    assert_eq!(read::<Bloxorz>(&text).unwrap().stage(), stage, "{place}");
    let asked = |name: &str, default: usize| {
        let found = flags.split(' ').filter_map(|flag| flag.split_once('=')).find(|(key, _)| *key == name);
        found.map_or(default, |(_, value)| value.parse().unwrap())
    };
    let fragile: Vec<usize> = (0..stage.ground.len()).filter(|at| stage.ground[*at] == Ground::Fragile).collect();
    assert_eq!((stage.grid.width, stage.grid.height), (asked("width", 12), asked("height", 8)), "{place}");
    assert_eq!(stage.switches().count(), asked("switches", 2), "{place}");
    assert_eq!(stage.bridges().len(), asked("bridges", 2), "{place}");
    assert_eq!(stage.splits().count(), asked("split", 0), "{place}");
    assert_eq!(fragile.len(), asked("fragile", 0), "{place}");
    let rolls = fewest_rolls(stage).unwrap_or_else(|| panic!("it cannot be solved: {place}"));
    assert!(rolls >= (stage.grid.width + stage.grid.height) as u64 / 2, "{rolls} rolls: {place}");
    let acting = stage.switches().map(|(cell, _)| cell).chain(stage.splits().map(|(cell, _)| cell));
    for cell in acting {
        let without = fewest_rolls(&with(stage, &[cell], Ground::Plain));
        assert!(without.is_none_or(|without| without > rolls), "the cell {cell} is not needed: {place}");
    }
    for (_, cells) in stage.bridges() {
        let without = fewest_rolls(&with(stage, &cells, Ground::Void));
        assert!(without.is_none_or(|without| without > rolls), "the bridge {cells:?} is not needed: {place}");
    }
    if !fragile.is_empty() {
        let without = fewest_rolls(&with(stage, &fragile, Ground::Plain));
        assert!(without.is_some_and(|without| without < rolls), "the fragile tiles are not in the way: {place}");
    }
}

#[test]
fn on_generated_levels_everything_matters() {
    const FLAGS: [&str; 15] = [
        "",
        "difficulty=easy",
        "difficulty=medium",
        "difficulty=hard",
        "width=4 height=4 switches=0 bridges=0",
        "width=4 height=4 switches=1 bridges=1",
        "width=6 height=5 switches=1 bridges=1 fragile=2",
        "width=8 height=6 switches=0 bridges=0 split=1",
        "width=10 height=7 switches=1 bridges=1 split=1",
        "width=20 height=12 switches=3 bridges=3 split=2",
        "switches=1 bridges=2",
        "switches=3 bridges=1",
        "width=15 height=10 switches=3 bridges=3 fragile=5",
        "width=20 height=12 switches=2 bridges=3",
        "width=20 height=12 switches=0 bridges=0 fragile=10 difficulty=medium",
    ];
    for flags in FLAGS {
        for seed in 0..3 {
            let level =
                generate::<Bloxorz>(flags, seed, Limits::default()).unwrap_or_else(|e| panic!("{flags} {seed}: {e}"));
            check_made(flags, &level);
            let wanted = flags.rsplit_once("difficulty=").map(|(_, grade)| grade);
            let grade = examine(&level, None).difficulty.unwrap();
            assert!(wanted.is_none_or(|wanted| wanted == grade), "{flags} {seed} is {grade}");
        }
    }
}

#[test]
fn what_cannot_be_made_is_said() {
    let error = |flags: &str| english(&(&generate::<Bloxorz>(flags, 0, Limits::default()).expect_err(flags)).into());
    assert_eq!(error("bridges=0"), "2 switches need a bridge to act on, but there are to be none");
    assert_eq!(error("switches=0"), "2 bridges need a switch that moves them, but there are to be none");
    assert_eq!(error("switches=1 bridges=5"), "1 switch cannot make 5 bridges open and close independently");
    assert_eq!(error("width=4 height=4"), "a board of 4 by 4 cells has no room for 2 bridges and 0 splits");
    assert_eq!(
        error("width=5 height=4 switches=0 bridges=0 fragile=9"),
        "a board of 5 by 4 cells is too small for all of this"
    );
    let tiny = "width=4 height=4 switches=0 bridges=0 difficulty=hard";
    assert!(matches!(generate::<Bloxorz>(tiny, 0, Limits::default()), Err(GenerateError::NotFound(_))));
    let limits = Limits { nodes: Some(10), ..Limits::default() };
    assert_eq!(generate::<Bloxorz>("", 0, limits).map(|_| ()), Err(GenerateError::Stopped(Stop::Limit(Limit::Nodes))));
}
