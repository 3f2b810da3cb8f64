//! Sokoban's built-in maps: their metadata tell the truth, and the seven searches of report D run on all of them. And the
//! generator, in every style.

use solvarium_engine::Limits;
use solvarium_lab::registry::{self, PackEntry};
use solvarium_lab::{Metadata, Outcome, Request, compare};
use solvarium_puzzles::sokoban::Sokoban;
use solvarium_testing::{english, generate, limited, settings, solve, unwatched};

/// Report D's searches, with the heuristics it had.
const SEVEN: [&str; 7] =
    ["bfs", "dfs", "dls", "ucs", "greedy:paired-euclid", "astar:paired-manhattan", "astar:paired-euclid"];

fn packs() -> &'static [PackEntry] {
    &registry::puzzle("sokoban").unwrap().packs
}

/// A figure of the best solution, as the metadata give it.
fn said(metadata: &Metadata, measure: &str) -> Option<u64> {
    metadata.best.iter().find(|(name, _)| name == measure).map(|(_, figure)| *figure)
}

#[test]
fn there_are_ten_maps_of_each_grade_and_a_hundred_made() {
    let packs = packs();
    assert_eq!(
        packs.iter().map(|pack| (pack.name, pack.levels.len())).collect::<Vec<_>>(),
        [("", 30), ("generated", 100)]
    );
    for (at, level) in packs[0].levels.iter().enumerate() {
        let grade = ["easy", "medium", "hard"][at / 10];
        assert_eq!(level.metadata.name, Some(format!("{grade} {}", at % 10 + 1)));
        assert_eq!(level.metadata.difficulty.as_deref(), Some(grade));
    }
    let mut texts: Vec<&str> = packs.iter().flat_map(|pack| &pack.levels).map(|level| level.text).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 130, "no level is there twice");
}

/// Fewest pushes; and fewest moves with these, which takes longer to find, only for the maps.
#[test]
fn metadata_tell_the_length_of_the_best_solution() {
    let puzzle = registry::puzzle("sokoban").unwrap();
    for (pack, cost) in packs().iter().zip(["pushes-then-moves", "pushes"]) {
        for level in &pack.levels {
            let (game, metadata) = (puzzle.load(level.text, "level").unwrap(), &level.metadata);
            let settings = settings(&[("cost", cost)]);
            let report = solve(&game, &Request { algorithm: "astar".into(), settings, ..Request::default() });
            assert_eq!(said(metadata, "pushes"), Some(report.measures["pushes"]), "{}", level.text);
            let moves = Some(report.measures["moves"]);
            assert!(cost == "pushes" || said(metadata, "moves") == moves, "{metadata:?}");
            assert_eq!(report.optimal, Some(true), "{metadata:?}");
        }
    }
}

#[test]
fn the_seven_searches_run_on_all_maps_and_solve_the_easy_ones() {
    let puzzle = registry::puzzle("sokoban").unwrap();
    for level in &packs()[0].levels {
        let name = level.metadata.name.as_deref().unwrap();
        let game = puzzle.load(level.text, name).unwrap();
        let easy = level.metadata.difficulty.as_deref() == Some("easy");
        let base = Request { space: Some("step".into()), ..Request::default() };
        let names: Vec<String> = SEVEN.iter().map(|name| name.to_string()).collect();
        let requests = compare::requests(game.as_ref(), puzzle, &names, &base);
        let nodes = if easy { 400_000 } else { 5_000 };
        let reports: Vec<_> = requests.iter().map(|request| solve(&game, &limited(request, nodes))).collect();
        for report in &reports {
            let place = format!("{name}: {} {:?}", report.algorithm, report.heuristic);
            assert!(report.outcome == Outcome::Solved || !easy && report.outcome == Outcome::Limit, "{place}");
        }
        let csv = compare::csv(&reports);
        let head = csv.lines().next().unwrap();
        assert!(["expanded", "memory", "seconds"].iter().all(|name| head.contains(name)), "{head}");
        assert!(!easy || head.ends_with("moves,pushes"), "{head}");
        assert_eq!(csv.lines().count(), 1 + SEVEN.len());
    }
}

/// The generator keeps to the size, the boxes and the grade asked for.
#[test]
fn levels_are_made_to_measure() {
    let puzzle = registry::puzzle("sokoban").unwrap();
    for style in ["blocks", "halls", "tunnels", "mirror"] {
        for (grade, boxes) in [("easy", 2), ("medium", 4), ("hard", 5)] {
            let mut settings = settings(&[("width", "10"), ("height", "9"), ("difficulty", grade), ("style", style)]);
            settings.push(("boxes".into(), boxes.to_string()));
            let game = unwatched(|host| puzzle.generate(&settings, 1, Limits::default(), host)).unwrap();
            let board = game.board();
            assert!(board.width <= 10 && board.height <= 9);
            let count = |kind: &str| board.tiles.iter().filter(|tile| tile.kind.starts_with(kind)).count();
            assert_eq!((count("box"), count("player")), (boxes, 1));
            let examined = unwatched(|host| game.examine(Limits::default(), host)).unwrap();
            assert_eq!((examined.solvable, examined.difficulty), (Some(true), Some(grade)), "{style}");
        }
    }
}

/// What the generator will not find is refused before it looks.
#[test]
fn hard_levels_with_few_boxes_are_refused() {
    let error = |flags: &str| english(&(&generate::<Sokoban>(flags, 1, Limits::default()).expect_err(flags)).into());
    let few = "with fewer than 3 boxes the generator finds no hard level; ask for more boxes or a lower difficulty";
    assert_eq!([error("boxes=1 difficulty=hard"), error("boxes=2 difficulty=hard")], [few, few]);
}

/// A limit ends an examination, and what is not known is not claimed.
#[test]
fn an_examination_keeps_limits() {
    let puzzle = registry::puzzle("sokoban").unwrap();
    let game = puzzle.load(packs()[0].levels[29].text, "hard").unwrap();
    let limits = Limits { nodes: Some(10), ..Limits::default() };
    let examined = unwatched(|host| game.examine(limits, host)).unwrap();
    assert_eq!((examined.solvable, examined.difficulty), (None, None));
    assert!(examined.stopped.is_some());
}
