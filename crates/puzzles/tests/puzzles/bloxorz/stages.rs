//! Bloxorz: the facts about the 33 stages of the original game, and what its rule variants change.

use std::collections::BTreeSet;

use solvarium_algorithms::{Info, Optimal};
use solvarium_engine::space::key_of;
use solvarium_engine::{Options, Puzzle, Space, SpaceVisitor, StateSpace};
use solvarium_lab::{Outcome, Report, Request, level, registry};
use solvarium_puzzles::bloxorz::Bloxorz;
use solvarium_puzzles::bloxorz::stage::Ground;
use solvarium_testing::{read, solve, stable_json};

/// What is known of a stage, see [`STAGES`].
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
        let mut puzzle: Bloxorz = read(text).unwrap();
        puzzle.configure(&options, "rolls");
        puzzle
    };
    pack.levels.iter().map(|level| load(level.text)).collect()
}

#[test]
fn the_stages_have_their_passcodes_and_cells() {
    for (number, (puzzle, (code, cells, ..))) in stages(VARIANTS[0]).iter().zip(STAGES).enumerate() {
        let entry = registry::puzzle("bloxorz").unwrap();
        let metadata = &entry.packs[0].levels[number].metadata;
        assert_eq!(metadata.name, Some(format!("stage {}", number + 1)));
        assert_eq!(metadata.passcode.as_deref(), Some(code));
        let floor = puzzle.stage().ground.iter().filter(|ground| **ground != Ground::Void).count();
        assert_eq!(floor, cells, "stage {}", number + 1);
    }
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
                let report = solve(&game, &request);
                let known = if swaps { facts.3 } else { facts.2 };
                assert_eq!(report.cost, Some(known), "{algorithm}, stage {} {variant:?}", number + 1);
                assert_eq!(report.optimal, Some(true), "{algorithm}, stage {} {variant:?}", number + 1);
                total += known;
            }
            assert_eq!(total, if swaps { 2016 } else { 1999 });
        }
    }
}

#[test]
fn packs_state_the_fewest_rolls_and_keys() {
    let fewest = |name: &str, swaps: bool| {
        let request = Request { algorithm: "expert".into(), settings: settings((false, swaps)), ..Request::default() };
        solve(&level::open(name, None).unwrap(), &request).cost.unwrap()
    };
    let entry = registry::puzzle("bloxorz").unwrap();
    for pack in &entry.packs {
        for (index, level) in pack.levels.iter().enumerate() {
            let name = level::level_name(entry, pack, index);
            let best = [("rolls".into(), fewest(&name, false)), ("keys".into(), fewest(&name, true))];
            assert_eq!(level.metadata.best, best, "{name}");
        }
    }
}

/// Every complete algorithm solves every stage, with every heuristic that keeps its promise, and the optimal ones at the
/// known cost.
#[test]
fn all_complete_algorithms_agree_on_all_stages() {
    let complete = registry::algorithms().iter().filter(|info| info.complete);
    std::thread::scope(|scope| complete.for_each(|info| drop(scope.spawn(|| solves_all_stages(info)))));
}

fn solves_all_stages(info: &Info) {
    let entry = registry::puzzle("bloxorz").unwrap();
    let least = info.optimal != Optimal::No;
    let kept = entry.heuristics.iter().filter(|h| h.admissible || !least).map(|h| Some(h.name.to_string()));
    let heuristics = if info.informed { kept.collect() } else { vec![None] };
    for (number, facts) in STAGES.iter().enumerate() {
        let game = level::open(&format!("bloxorz/{}", number + 1), None).unwrap();
        if !game.can_run(info.name) {
            continue;
        }
        for heuristic in &heuristics {
            let request = Request { algorithm: info.name.into(), heuristic: heuristic.clone(), ..Request::default() };
            let report = solve(&game, &request);
            let place = format!("{} {heuristic:?} on stage {}", info.name, number + 1);
            assert!(report.cost.is_some_and(|cost| cost >= facts.2), "{place}: {}", report.verdict());
            assert!(!least || report.cost == Some(facts.2), "{place}: {:?}", report.cost);
        }
    }
}

/// A run of the genetic algorithm with nothing set but what is named.
fn genetic(stage: usize, seed: u64, set: &[(&str, &str)]) -> Report {
    let game = level::open(&format!("bloxorz/{stage}"), None).unwrap();
    let settings = solvarium_testing::settings(set);
    solve(&game, &Request { algorithm: "genetic".into(), settings, seed, ..Request::default() })
}

/// Short stages, long ones (17, 26, 32) and the one with the most states (23).
#[test]
fn the_genetic_algorithm_solves_stages_of_every_kind() {
    for (stage, seeds) in [(1, 3), (2, 3), (5, 3), (8, 3), (16, 3), (17, 1), (23, 1), (26, 1), (32, 1)] {
        for seed in 0..seeds {
            let report = genetic(stage, seed, &[]);
            assert_eq!(report.outcome, Outcome::Solved, "stage {stage}, seed {seed}");
            assert!(report.length.unwrap() as u64 >= STAGES[stage - 1].2, "stage {stage}, seed {seed}");
        }
    }
}

#[test]
fn the_genetic_algorithm_pays_for_swaps_too() {
    for seed in 0..3 {
        let report = genetic(9, seed, &[("count-swaps", "true")]);
        assert_eq!(report.outcome, Outcome::Solved, "seed {seed}");
        assert_eq!(report.cost, Some(report.measures["keys"]), "seed {seed}");
    }
}

#[test]
fn the_scheme_by_fitness_solves_the_first_stage() {
    for seed in 0..3 {
        assert_eq!(genetic(1, seed, &[("scheme", "report-a")]).outcome, Outcome::Solved, "seed {seed}");
    }
}

#[test]
fn the_same_seed_breeds_the_same_solution() {
    for scheme in ["novelty", "fitness"] {
        let run = || stable_json(genetic(5, 4, &[("scheme", scheme), ("generations", "20")]));
        assert_eq!(run(), run(), "{scheme}");
    }
}
