//! Bloxorz: the facts about the 33 stages of the original game, and what its rule variants change.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use solvarium_engine::space::key_of;
use solvarium_engine::{
    Ctx, Examination, GenerateError, Limit, Limits, Options, Puzzle, Rng, Silent, Space, SpaceVisitor, StateSpace,
    Stop, StoppedClock,
};
use solvarium_lab::{Request, level, registry};
use solvarium_puzzles::bloxorz::Bloxorz;
use solvarium_puzzles::bloxorz::stage::{Ground, Stage};

/// What is known about a stage.
type Facts = (&'static str, usize, u64, u64, [usize; 2], [usize; 2]);

/// For each stage: passcode, floor cells, least rolls, least rolls and swaps; then the reachable states, by the
/// original rules and with `strict-bridges`, without and with telling which cube is active.
#[rustfmt::skip]
const STAGES: [Facts; 33] = [
    ("780464", 35, 7, 7, [89, 89], [89, 89]),
    ("290299", 63, 17, 17, [380, 380], [380, 380]),
    ("918660", 48, 19, 19, [117, 117], [117, 117]),
    ("520967", 69, 28, 28, [102, 102], [102, 102]),
    ("028431", 73, 33, 33, [364, 364], [364, 364]),
    ("524383", 55, 35, 35, [116, 116], [116, 116]),
    ("189493", 56, 44, 44, [190, 190], [190, 190]),
    ("499707", 54, 10, 11, [710, 710], [1283, 1283]),
    ("074355", 39, 24, 25, [779, 779], [1466, 1466]),
    ("300590", 55, 57, 58, [4554, 4466], [8711, 8536]),
    ("291709", 51, 47, 47, [187, 187], [187, 187]),
    ("958640", 60, 65, 65, [490, 490], [490, 490]),
    ("448106", 82, 46, 46, [177, 177], [177, 177]),
    ("210362", 68, 67, 67, [483, 483], [483, 483]),
    ("098598", 72, 57, 61, [8120, 7868], [15832, 15336]),
    ("000241", 42, 28, 33, [289, 289], [512, 512]),
    ("683596", 70, 106, 106, [1311, 1311], [1311, 1311]),
    ("284933", 59, 85, 85, [599, 599], [599, 599]),
    ("119785", 66, 67, 67, [271, 271], [271, 271]),
    ("543019", 66, 56, 58, [11448, 10856], [21844, 20670]),
    ("728724", 61, 71, 71, [368, 368], [368, 368]),
    ("987319", 59, 65, 65, [492, 492], [492, 492]),
    ("293486", 89, 75, 75, [23598, 22847], [46043, 44559]),
    ("088198", 59, 57, 57, [535, 535], [559, 559]),
    ("250453", 62, 55, 55, [540, 540], [540, 540]),
    ("426329", 56, 104, 106, [5870, 5700], [11302, 10964]),
    ("660141", 88, 71, 71, [334, 334], [334, 334]),
    ("769721", 69, 100, 101, [4105, 3969], [7987, 7717]),
    ("691859", 65, 104, 104, [1817, 1817], [1817, 1817]),
    ("280351", 87, 114, 114, [608, 608], [608, 608]),
    ("138620", 80, 91, 91, [1404, 1404], [1404, 1404]),
    ("879021", 63, 129, 129, [840, 840], [840, 840]),
    ("614955", 99, 65, 65, [764, 764], [764, 764]),
];

/// The rule variants: `strict-bridges`, `count-swaps`.
const VARIANTS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// The settings of a rule variant.
fn settings((strict, swaps): (bool, bool)) -> Vec<(String, String)> {
    vec![("strict-bridges".into(), strict.to_string()), ("count-swaps".into(), swaps.to_string())]
}

/// The built-in stages as levels, by the rules of a variant.
fn stages(variant: (bool, bool)) -> Vec<Bloxorz> {
    let entry = registry::puzzle("bloxorz").unwrap();
    let pack = entry.packs.iter().find(|pack| pack.name.is_empty()).unwrap();
    let mut options = Options::new(Bloxorz::PARAMS);
    settings(variant).iter().for_each(|(name, value)| options.set(name, value).unwrap());
    let load = |text: &str| {
        let mut puzzle: Bloxorz = common::read(text).unwrap();
        puzzle.configure(&options);
        puzzle
    };
    pack.levels.iter().map(|level| load(level.text)).collect()
}

/// Counts the states of a space; a state that is won is not gone on from.
struct Count;

impl SpaceVisitor<Bloxorz> for Count {
    type Output = usize;

    fn visit<S: Space>(self, space: &S, _: impl Fn(&[S::Move]) -> Vec<<Bloxorz as StateSpace>::Move>) -> usize {
        let mut seen = BTreeSet::from([key_of(space, &space.initial())]);
        let mut waiting = vec![space.initial()];
        while let Some(state) = waiting.pop() {
            if space.is_goal(&state) {
                continue;
            }
            let mut moves = Vec::new();
            space.moves(&state, &mut moves);
            let next = moves.into_iter().map(|step| space.apply(&state, step));
            waiting.extend(next.filter(|next| seen.insert(key_of(space, next))));
        }
        seen.len()
    }
}

#[test]
fn the_stages_have_exactly_the_states_that_are_known() {
    for variant @ (strict, swaps) in VARIANTS {
        for (number, (puzzle, facts)) in stages(variant).iter().zip(STAGES).enumerate() {
            let states = puzzle.with_space("rolls", Count);
            let known = if swaps { facts.5 } else { facts.4 };
            assert_eq!(states, known[usize::from(strict)], "stage {} {variant:?}", number + 1);
        }
    }
}

#[test]
fn the_shortest_solutions_that_are_known_are_found() {
    for variant @ (_, swaps) in VARIANTS {
        for algorithm in ["bfs", "expert"] {
            let mut total = 0;
            for (number, facts) in STAGES.iter().enumerate() {
                let game = level::open(&format!("bloxorz/{}", number + 1), None).unwrap();
                let request =
                    Request { algorithm: algorithm.into(), settings: settings(variant), ..Request::default() };
                let report = common::solve(&game, &request);
                let known = if swaps { facts.3 } else { facts.2 };
                assert_eq!(report.cost, Some(known), "{algorithm}, stage {} {variant:?}", number + 1);
                assert_eq!(report.optimal, Some(true), "{algorithm}, stage {} {variant:?}", number + 1);
                total += known;
            }
            assert_eq!(total, if swaps { 2016 } else { 1999 });
        }
    }
}

/// Examines a level within a node limit.
fn examine(puzzle: &Bloxorz, nodes: Option<u64>) -> Examination {
    let mut silent = Silent;
    let limits = Limits { nodes, ..Limits::default() };
    puzzle.examine(&mut Ctx::new(limits, &StoppedClock, None, &mut silent)).unwrap()
}

#[test]
fn early_stages_are_easy_and_late_ones_hard() {
    let grades: Vec<_> = stages(VARIANTS[0]).iter().map(|puzzle| examine(puzzle, None).difficulty.unwrap()).collect();
    let of =
        |grade: &str| (1..).zip(&grades).filter(|(_, g)| **g == grade).map(|(number, _)| number).collect::<Vec<_>>();
    assert_eq!(of("easy"), [1, 2, 3, 4, 8]);
    assert_eq!(of("medium"), [5, 6, 7, 9, 11, 12, 13, 16, 24, 25]);
}

#[test]
fn an_examination_that_is_stopped_says_only_what_it_knows() {
    let stage = &stages(VARIANTS[0])[9];
    let stopped = Some(Stop::Limit(Limit::Nodes));
    let cut = examine(stage, Some(100));
    assert_eq!((cut.solvable, cut.difficulty, cut.stopped), (None, None, stopped));
    let cut = examine(stage, Some(4_000));
    assert_eq!((cut.solvable, cut.difficulty, cut.stopped), (Some(true), Some("hard"), stopped));
    assert!(cut.facts.iter().all(|(name, _)| *name != "reachable states"), "{:?}", cut.facts);
    let whole = examine(stage, None);
    assert_eq!((whole.solvable, whole.stopped), (Some(true), None));
    assert!(whole.facts.contains(&("reachable states", "4554".into())), "{:?}", whole.facts);
}

/// Makes a level from flags such as `width=5 split=1`.
fn generate(flags: &str, seed: u64, limits: Limits) -> Result<Bloxorz, GenerateError> {
    let generator = Bloxorz::GENERATOR.unwrap();
    let mut options = Options::new(generator.params);
    for (name, value) in flags.split(' ').filter_map(|flag| flag.split_once('=')) {
        options.set(name, value).unwrap();
    }
    let mut silent = Silent;
    (generator.make)(&options, &mut Rng::new(seed), &mut Ctx::new(limits, &StoppedClock, None, &mut silent))
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
    let text = (Bloxorz::FORMATS[0].write)(puzzle);
    let place = format!("{flags}\n{text}");
    let stage = puzzle.stage();
    assert_eq!(common::read::<Bloxorz>(&text).unwrap().stage(), stage, "{place}");
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
    const FLAGS: [&str; 14] = [
        "",
        "difficulty=easy",
        "difficulty=medium",
        "difficulty=hard",
        "width=4 height=4 switches=0 bridges=0",
        "width=4 height=4 switches=1 bridges=1",
        "width=6 height=5 switches=1 bridges=1 fragile=2",
        "width=8 height=6 switches=0 bridges=0 split=1",
        "width=10 height=7 switches=1 bridges=1 split=1",
        "switches=1 bridges=2",
        "switches=3 bridges=1",
        "width=15 height=10 switches=3 bridges=3 fragile=5",
        "width=20 height=12 switches=2 bridges=3",
        "width=20 height=12 switches=0 bridges=0 fragile=10 difficulty=medium",
    ];
    for flags in FLAGS {
        for seed in 0..3 {
            let level = generate(flags, seed, Limits::default()).unwrap_or_else(|e| panic!("{flags} {seed}: {e}"));
            check_made(flags, &level);
            let wanted = flags.rsplit_once("difficulty=").map(|(_, grade)| grade);
            let grade = examine(&level, None).difficulty.unwrap();
            assert!(wanted.is_none_or(|wanted| wanted == grade), "{flags} {seed} is {grade}");
        }
    }
}

#[test]
fn what_cannot_be_made_is_said() {
    let error = |flags: &str| generate(flags, 0, Limits::default()).expect_err(flags).to_string();
    assert_eq!(error("bridges=0"), "2 switches need a bridge to act on, but there are to be none");
    assert_eq!(error("switches=0"), "2 bridges need a switch that moves them, but there are to be none");
    assert_eq!(error("switches=1 bridges=5"), "1 switches cannot give 5 bridges each a fate of its own");
    assert_eq!(error("width=4 height=4"), "a board of 4 by 4 cells has no room for 2 bridges and 0 splits");
    assert_eq!(
        error("width=5 height=4 switches=0 bridges=0 fragile=9"),
        "a board of 5 by 4 cells is too small for all of this"
    );
    let tiny = "width=4 height=4 switches=0 bridges=0 difficulty=hard";
    assert!(matches!(generate(tiny, 0, Limits::default()), Err(GenerateError::NotFound(_))));
    let limits = Limits { nodes: Some(10), ..Limits::default() };
    assert_eq!(generate("", 0, limits).map(|_| ()), Err(GenerateError::Stopped(Stop::Limit(Limit::Nodes))));
}
