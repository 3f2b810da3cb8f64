//! Our breadth-first search and A\* beside those of the crate `pathfinding`, on the same boards with the same
//! successor code, in one process: states a second, bytes a state, and the ratios.
//!
//! The goal is hidden from the searches, so that each has to see every state of the board and all counts must agree
//! (they are compared). `pathfinding` is used twice: *naturally*, with the puzzle's own state as its node,
//! and *packed*, fed with our keys in arrays of fixed size. Memory is the peak of allocated bytes during the search,
//! time is the processor's; small boards are searched several times and the fastest run counts.
//!
//! Water Sort's boards come first, then maps of the puzzle Grid, with four neighbours and with eight; there uniform cost
//! search is set beside Dijkstra's algorithm too. A cell is a plain number, so natural is all there is.
//!
//! `cargo run --release -p solvarium-lab --example versus_pathfinding [MILLIONS]`: boards of up to that many million
//! states (10 when left out).

mod allocator;
mod endless;
mod maps;

use allocator::{Counting, peak_of};
use endless::Endless;
use pathfinding::prelude::{astar, bfs, dijkstra};
use solvarium_engine::{
    Answer, Ctx, Heuristic, Limits, Options, Puzzle, Silent, Space, StateSpace, StoppedClock, Task,
};
use solvarium_puzzles::grid::spaces::Ground;
use solvarium_puzzles::water_sort::{Cups, WaterSort};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Boards, each called by the number of its states.
const BOARDS: &str = include_str!("boards.txt");
/// States that searches of a map see together in one measurement.
const SEEN_TOGETHER: u64 = 1_000_000;
/// Bytes of a node when `pathfinding` is fed with keys.
const NODE: usize = 16;

/// What one search took.
#[derive(Clone, Copy)]
struct Measure {
    expanded: u64,
    seconds: f64,
    bytes: usize,
}

/// How many times faster and how many times smaller ours is.
struct Ratio {
    speed: f64,
    memory: f64,
}

fn main() {
    let most: f64 = std::env::args().nth(1).and_then(|m| m.parse().ok()).unwrap_or(10.0);
    println!(
        "{:>10}  {:<5}  {:<8}  {:>12}  {:>9}  {:>7}  {:>7}",
        "states", "", "who", "states/s", "B/state", "speed", "memory"
    );
    let (mut natural, mut packed) = (Vec::new(), Vec::new());
    let compact = WaterSort::FORMATS.iter().find(|format| format.name == "compact").expect("the notation exists");
    for board in (compact.split)(BOARDS) {
        let states: f64 =
            board.metadata.name.and_then(|name| name.parse().ok()).expect("the name is the number of states");
        if states > most * 1.5e6 {
            continue;
        }
        let level: Endless<WaterSort> = Endless(compact.parse(board.text).expect("the boards are well formed"));
        let rounds = ((3e6 / states) as usize).clamp(1, 7);
        for who in [Who::Breadth, Who::AStar] {
            let searches: [&dyn Fn() -> Measure; 3] =
                [&|| ours(&level, who), &|| by_state(&level, who), &|| by_key(&level, who)];
            let [ours, state, key] = best_of(rounds, searches);
            show(ours.expanded, who.name(), "ours", ours, None);
            natural.push(compare(who.name(), "natural", ours, state));
            packed.push(compare(who.name(), "packed", ours, key));
        }
    }
    print_ratio("packed: ratio", &packed);
    print_ratio("ratio", &natural);
    let mut on_maps = Vec::new();
    for (name, map) in maps::maps() {
        println!("{name}");
        on_maps.extend(on_map(&Endless(Ground::<false>(map.terrain().clone()))));
        on_maps.extend(on_map(&Endless(Ground::<true>(map.terrain().clone()))));
    }
    print_ratio("maps: ratio", &on_maps);
}

/// The searches that are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Breadth,
    Uniform,
    AStar,
}

impl Who {
    fn name(self) -> &'static str {
        match self {
            Who::Breadth => "BFS",
            Who::Uniform => "UCS",
            Who::AStar => "A*",
        }
    }

    fn algorithm(self) -> &'static str {
        match self {
            Who::Breadth => "bfs",
            Who::Uniform => "ucs",
            Who::AStar => "astar",
        }
    }
}

/// All searches on one map.
fn on_map<const EIGHT: bool>(level: &Endless<Ground<EIGHT>>) -> Vec<Ratio> {
    let by_cell = |who| {
        let successors = |cell: &u32| -> Vec<(u32, u32)> {
            let mut moves = Vec::new();
            level.moves(cell, &mut moves);
            moves.into_iter().map(|step| (level.apply(cell, step), level.cost(cell, step))).collect()
        };
        let estimate = |cell: &u32| (heuristic().estimate)(level, cell);
        theirs(level.initial(), who, successors, estimate, |cell| level.is_goal(cell))
    };
    let ratio = |who: Who| {
        let [ours, theirs] = best_of(3, [&|| averaged(|| ours(level, who)), &|| averaged(|| by_cell(who))]);
        show(ours.expanded, who.name(), if EIGHT { "ours 8" } else { "ours 4" }, ours, None);
        compare(who.name(), "natural", ours, theirs)
    };
    [Who::Breadth, Who::Uniform, Who::AStar].map(ratio).into()
}

/// The mean of so many searches that together they see a million states: a single one on a map is soon over.
fn averaged(search: impl Fn() -> Measure) -> Measure {
    let mut all = search();
    let times = (SEEN_TOGETHER / all.expanded.max(1)).max(1);
    (1..times).for_each(|_| all.seconds += search().seconds);
    Measure { seconds: all.seconds / times as f64, ..all }
}

/// Each search several times, in turn, and of each the fastest run: the others were disturbed.
fn best_of<const N: usize>(rounds: usize, searches: [&dyn Fn() -> Measure; N]) -> [Measure; N] {
    let mut best = searches.map(|search| search());
    for _ in 1..rounds {
        for (best, search) in best.iter_mut().zip(searches) {
            let again = search();
            if again.seconds < best.seconds {
                *best = again;
            }
        }
    }
    best
}

fn ours<S: Space>(level: &Endless<S>, who: Who) -> Measure {
    let algorithm = who.algorithm();
    measure(|| {
        let options = Options::new(solvarium_algorithms::info(algorithm).expect("the algorithm exists").params);
        let task = Task { space: level, heuristic: heuristic(), options: &options };
        let mut silent = Silent;
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
        let answer = solvarium_algorithms::run(algorithm, &task, 0, &mut ctx);
        assert_eq!(answer, Ok(Answer::Unsolvable));
        ctx.stats.expanded
    })
}

/// `pathfinding` with the puzzle's own state as its node.
fn by_state(level: &Endless<WaterSort>, who: Who) -> Measure {
    let successors = |cups: &Cups| -> Vec<(Cups, u32)> {
        let mut moves = Vec::new();
        level.moves(cups, &mut moves);
        moves.into_iter().map(|pour| (level.apply(cups, pour).sorted(), 1)).collect()
    };
    let estimate = |cups: &Cups| (heuristic().estimate)(level, cups);
    theirs(level.initial().sorted(), who, successors, estimate, |cups| level.is_goal(cups))
}

/// `pathfinding` fed with our keys.
fn by_key(level: &Endless<WaterSort>, who: Who) -> Measure {
    let length = level.key_len();
    assert!(length <= NODE, "the boards are small enough");
    let pack = |cups: &Cups| {
        let mut key = [0; NODE];
        level.pack(cups, &mut key[..length]);
        key
    };
    let unpack = |key: &[u8; NODE]| level.unpack(&key[..length]);
    let successors = |key: &[u8; NODE]| -> Vec<([u8; NODE], u32)> {
        let cups = unpack(key);
        let mut moves = Vec::new();
        level.moves(&cups, &mut moves);
        let after = |pour| {
            let mut key = [0; NODE];
            level.pack_after(&cups, pour, &mut key[..length]);
            (key, 1)
        };
        moves.into_iter().map(after).collect()
    };
    let estimate = |key: &[u8; NODE]| (heuristic().estimate)(level, &unpack(key));
    theirs(pack(&level.initial()), who, successors, estimate, |key| level.is_goal(&unpack(key)))
}

fn theirs<N: Clone + Eq + std::hash::Hash>(
    start: N,
    who: Who,
    successors: impl Fn(&N) -> Vec<(N, u32)>,
    estimate: impl Fn(&N) -> u32,
    goal: impl Fn(&N) -> bool,
) -> Measure {
    measure(|| {
        let mut expanded = 0;
        let mut counted = |node: &N| {
            expanded += 1;
            successors(node)
        };
        let found = match who {
            Who::Breadth => bfs(&start, |node| counted(node).into_iter().map(|(next, _)| next), goal).is_some(),
            Who::Uniform => dijkstra(&start, counted, goal).is_some(),
            Who::AStar => astar(&start, counted, estimate, goal).is_some(),
        };
        assert!(!found, "the goal is hidden");
        expanded
    })
}

fn heuristic<S: Space>() -> &'static Heuristic<Endless<S>> {
    &Endless::<S>::HEURISTICS[0]
}

fn measure(search: impl FnOnce() -> u64) -> Measure {
    let start = cpu_seconds();
    let (expanded, bytes) = peak_of(search);
    Measure { expanded, seconds: cpu_seconds() - start, bytes }
}

/// Seconds this process has spent on a processor.
#[cfg(target_os = "linux")]
fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Seconds of the clock.
#[cfg(not(target_os = "linux"))]
fn cpu_seconds() -> f64 {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed().as_secs_f64()
}

fn compare(name: &str, who: &str, ours: Measure, theirs: Measure) -> Ratio {
    assert_eq!(ours.expanded, theirs.expanded, "every search sees every state");
    let ratio = Ratio { speed: theirs.seconds / ours.seconds, memory: ours.bytes as f64 / theirs.bytes as f64 };
    show(theirs.expanded, name, who, theirs, Some(&ratio));
    ratio
}

fn show(states: u64, name: &str, who: &str, measure: Measure, ratio: Option<&Ratio>) {
    let rate = measure.expanded as f64 / measure.seconds;
    let bytes = measure.bytes as f64 / states as f64;
    let ratio = ratio.map_or_else(String::new, |r| format!("{:>7.2}  {:>7.2}", r.speed, r.memory));
    println!("{states:>10}  {name:<5}  {who:<8}  {rate:>12.0}  {bytes:>9.1}  {ratio}");
}

fn print_ratio(label: &str, ratios: &[Ratio]) {
    let mean = |value: fn(&Ratio) -> f64| {
        (ratios.iter().map(|ratio| value(ratio).ln()).sum::<f64>() / ratios.len() as f64).exp()
    };
    println!("{label} speed={:.2} memory={:.2}", mean(|r| r.speed), mean(|r| r.memory));
}
