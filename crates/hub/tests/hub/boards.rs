//! Games and leaderboards.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use solvarium_hub::{Enter, Finish, Hub, Kind, Problem, ReportedRun};
use solvarium_lab::{Host, NoWatcher, Request, SystemClock, level};

use crate::house::{admin, on_both, person};

on_both! {
    a_game_is_timed_by_the_server
    a_game_is_finished_once_by_the_one_who_began_it
    moves_that_break_the_rules_are_refused
    the_same_moves_are_entered_once_and_their_time_improves
    help_puts_an_entry_behind_all_without
    each_person_has_one_place
    the_front_of_sokoban_has_two_measures
    levels_of_the_future_are_closed
    standings_count_the_best_of_each_level
    reported_runs_are_replayed_and_marked
    an_entry_is_hidden_and_removed
}

/// A solution of a built-in level.
pub fn solution(name: &str) -> Vec<String> {
    solved(name, &Request::new("expert"))
}

fn solved(name: &str, request: &Request) -> Vec<String> {
    let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    level::open(name, None).unwrap().solve(request, &mut host).unwrap().moves
}

fn kind<T>(answer: Result<T, Problem>) -> Option<Kind> {
    answer.err().map(|problem| problem.kind)
}

fn enter(level: &str, moves: &[String]) -> Enter {
    Enter { level: level.into(), moves: moves.to_vec(), help: Vec::new() }
}

fn finish(moves: &[String]) -> Finish {
    Finish { moves: moves.to_vec(), help: Vec::new() }
}

const LEVEL: &str = "sokoban/1";

async fn a_game_is_timed_by_the_server(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let moves = solution(LEVEL);
    for (who, milliseconds) in [(&ann, 60_000), (&ben, 30_000)] {
        let game = hub.start_game(who, LEVEL).await.unwrap();
        hub.clock().advance(milliseconds);
        let entry = hub.finish_game(who, &game.game, finish(&moves)).await.unwrap();
        let seconds = entry.seconds.unwrap();
        assert!((seconds * 1000.0 - milliseconds as f64).abs() < 5000.0, "{seconds}");
    }
    let board = hub.board(LEVEL, None).await.unwrap();
    let names: Vec<_> = board.fastest.iter().map(|place| (place.rank, place.entry.person.name.as_str())).collect();
    assert_eq!(names, [(1, "Ben"), (2, "Ann")]);
    // Faster than hands are: the moves count, the time does not.
    let cat = person(&hub, "Cat").await;
    let game = hub.start_game(&cat, "sokoban/2").await.unwrap();
    let entry = hub.finish_game(&cat, &game.game, finish(&solution("sokoban/2"))).await.unwrap();
    assert!(entry.seconds.is_none());
}

async fn a_game_is_finished_once_by_the_one_who_began_it(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let moves = solution(LEVEL);
    let game = hub.start_game(&ann, LEVEL).await.unwrap();
    hub.clock().advance(60_000);
    assert_eq!(kind(hub.finish_game(&ben, &game.game, finish(&moves)).await), Some(Kind::Missing), "another's game");
    assert_eq!(kind(hub.finish_game(&ann, "guessed", finish(&moves)).await), Some(Kind::Missing));
    assert_eq!(kind(hub.finish_game(&ann, &game.game, finish(&moves[1..])).await), Some(Kind::Refused));
    let (one, other) = tokio::join!(
        hub.finish_game(&ann, &game.game, finish(&moves)),
        hub.finish_game(&ann, &game.game, finish(&moves))
    );
    assert_eq!([one.is_ok(), other.is_ok()].iter().filter(|ok| **ok).count(), 1, "a game sent twice counts once");
    assert_eq!(kind(hub.finish_game(&ann, &game.game, finish(&moves)).await), Some(Kind::Missing));
}

async fn moves_that_break_the_rules_are_refused(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let moves = solution(LEVEL);
    let odd = |moves: &[&str]| moves.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    for wrong in [
        vec![],
        moves[..moves.len() - 1].to_vec(),
        solution("sokoban/2"),
        odd(&["nonsense"]),
        odd(&[""]),
        odd(&["a b"]),
    ] {
        assert_eq!(kind(hub.enter(&ann, enter(LEVEL, &wrong)).await), Some(Kind::Refused), "{wrong:?}");
    }
    let endless = vec!["l".to_string(); 200_001];
    assert_eq!(kind(hub.enter(&ann, enter(LEVEL, &endless)).await), Some(Kind::TooLarge));
    for missing in ["sokoban/999", "nowhere", "shared/abc", "../../etc/passwd", &"x".repeat(500)] {
        assert!(
            matches!(kind(hub.enter(&ann, enter(missing, &moves)).await), Some(Kind::Missing | Kind::Refused)),
            "{missing}"
        );
    }
    let odd_help = Enter { help: vec!["cheats".into()], ..enter(LEVEL, &moves) };
    assert_eq!(kind(hub.enter(&ann, odd_help).await), Some(Kind::Refused));
    assert!(hub.board(LEVEL, None).await.unwrap().ranks["pushes"].is_empty());
}

async fn the_same_moves_are_entered_once_and_their_time_improves(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let moves = solution(LEVEL);
    hub.enter(&ann, enter(LEVEL, &moves)).await.unwrap();
    assert_eq!(kind(hub.enter(&ann, enter(LEVEL, &moves)).await), Some(Kind::Taken));
    let mut times = Vec::new();
    for milliseconds in [50_000, 90_000, 20_000] {
        let game = hub.start_game(&ann, LEVEL).await.unwrap();
        hub.clock().advance(milliseconds);
        times.push(hub.finish_game(&ann, &game.game, finish(&moves)).await.is_ok());
    }
    assert_eq!(times, [true, false, true]);
    let board = hub.board(LEVEL, Some(&ann)).await.unwrap();
    assert_eq!((board.mine.len(), board.fastest.len()), (1, 1));
    assert!((board.fastest[0].value - 20.0).abs() < 5.0);
}

async fn help_puts_an_entry_behind_all_without(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let short = solution("water-sort/0");
    let long = detour("water-sort/0", &short);
    hub.enter(&ann, Enter { help: vec!["hint".into()], ..enter("water-sort/0", &short) }).await.unwrap();
    hub.enter(&ben, enter("water-sort/0", &long)).await.unwrap();
    let board = hub.board("water-sort/0", None).await.unwrap();
    let places: Vec<_> = board.ranks["pours"]
        .iter()
        .map(|place| (place.rank, place.entry.person.name.as_str(), place.entry.assisted))
        .collect();
    assert_eq!(places, [(1, "Ben", false), (2, "Ann", true)]);
}

/// A longer solution: the moves of another algorithm.
fn detour(level: &str, short: &[String]) -> Vec<String> {
    let other = ["dfs", "greedy", "hill", "beam"].iter().map(|name| solved(level, &Request::new(name)));
    other.into_iter().find(|moves| moves.len() > short.len()).unwrap()
}

async fn each_person_has_one_place(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let short = solution("water-sort/0");
    let long = detour("water-sort/0", &short);
    for (who, moves) in [(&ann, &long), (&ann, &short), (&ben, &short)] {
        hub.enter(who, enter("water-sort/0", moves)).await.unwrap();
        hub.clock().advance(1);
    }
    let board = hub.board("water-sort/0", Some(&ann)).await.unwrap();
    let places: Vec<_> =
        board.ranks["pours"].iter().map(|place| (place.rank, place.entry.person.name.as_str())).collect();
    assert_eq!(places, [(1, "Ann"), (1, "Ben")], "equals share a place, the first to come in front");
    assert_eq!((board.mine.len(), board.front.is_none()), (2, true));
    let recorded = hub.recorded(&board.ranks["pours"][0].entry.id, None).await.unwrap();
    assert_eq!(recorded.moves, short);
}

async fn the_front_of_sokoban_has_two_measures(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let pushes = solved(LEVEL, &Request::new("astar"));
    let least_moves = Request { settings: vec![("cost".into(), "moves".into())], ..Request::new("astar") };
    hub.enter(&ann, enter(LEVEL, &pushes)).await.unwrap();
    drop(hub.enter(&ben, enter(LEVEL, &solved(LEVEL, &least_moves))).await);
    let board = hub.board(LEVEL, None).await.unwrap();
    assert_eq!(board.measures, ["pushes", "moves"]);
    let front = board.front.unwrap();
    assert!(
        !front.is_empty()
            && front.windows(2).all(|pair| {
                pair[0].measures["pushes"] < pair[1].measures["pushes"]
                    && pair[0].measures["moves"] > pair[1].measures["moves"]
            })
    );
}

async fn levels_of_the_future_are_closed(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    assert_eq!(kind(hub.start_game(&ann, "tents/daily/2999-01-01").await), Some(Kind::Refused));
    assert_eq!(hub.start_game(&ann, "tents/daily/2026-11-17").await.unwrap().level, "tents/daily/2026-11-17");
}

async fn standings_count_the_best_of_each_level(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let short = solution("water-sort/0");
    let long = detour("water-sort/0", &short);
    hub.enter(&ann, enter("water-sort/0", &short)).await.unwrap();
    hub.enter(&ben, enter("water-sort/0", &long)).await.unwrap();
    hub.enter(&ben, enter("sokoban/1", &solution("sokoban/1"))).await.unwrap();
    let points = |all: solvarium_hub::Standings| -> Vec<(i64, String, i64, i64)> {
        all.standings.into_iter().map(|s| (s.rank, s.person.name, s.points, s.levels)).collect()
    };
    let part = (100.0 * short.len() as f64 / long.len() as f64).round() as i64;
    let all = points(hub.standings(None, None, None).await.unwrap());
    assert_eq!(all, [(1, "Ben".to_string(), 100 + part, 2), (2, "Ann".to_string(), 100, 1)]);
    let sokoban = points(hub.standings(Some("sokoban"), None, None).await.unwrap());
    assert_eq!(sokoban, [(1, "Ben".to_string(), 100, 1)]);
    assert!(points(hub.standings(None, Some("sokoban/generated"), None).await.unwrap()).is_empty());
    assert!(points(hub.standings(None, None, Some("2020-W01")).await.unwrap()).is_empty());
    assert_eq!(kind(hub.standings(None, None, Some("never")).await), Some(Kind::Malformed));
}

async fn reported_runs_are_replayed_and_marked(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let moves = solution(LEVEL);
    let run = |moves: &[String]| ReportedRun {
        level: LEVEL.into(),
        solver: "my solver".into(),
        moves: moves.to_vec(),
        expansions: Some(7),
        cpu_seconds: Some(0.3),
        bytes: Some(u64::MAX),
    };
    assert_eq!(kind(hub.report_run(&ann, run(&moves[1..])).await), Some(Kind::Refused));
    let entry = hub.report_run(&ann, run(&moves)).await.unwrap();
    assert_eq!((entry.measured_here, entry.expansions, entry.cpu_class), (false, Some(7), Some(0.5)));
    assert_eq!(kind(hub.report_run(&ann, run(&moves)).await), Some(Kind::Taken));
    let board = hub.board(LEVEL, None).await.unwrap();
    assert!(board.ranks["pushes"].is_empty(), "no program is ranked among people");
    assert_eq!(board.solvers.len(), 1);
}

async fn an_entry_is_hidden_and_removed(hub: Arc<Hub>) {
    let (root, ann, ben) = (admin(&hub).await, person(&hub, "Ann").await, person(&hub, "Ben").await);
    let entry = hub.enter(&ann, enter(LEVEL, &solution(LEVEL))).await.unwrap();
    hub.hide(&root, solvarium_hub::Subject::Entry, &entry.id, true, "copied").await.unwrap();
    assert!(hub.board(LEVEL, None).await.unwrap().ranks["pushes"].is_empty());
    assert_eq!(kind(hub.recorded(&entry.id, Some(&ben)).await), Some(Kind::Missing));
    assert!(hub.recorded(&entry.id, Some(&ann)).await.is_ok());
    assert_eq!(kind(hub.remove_entry(&ben, &entry.id).await), Some(Kind::Missing));
    hub.hide(&root, solvarium_hub::Subject::Entry, &entry.id, false, "").await.unwrap();
    assert_eq!(kind(hub.remove_entry(&ben, &entry.id).await), Some(Kind::Forbidden));
    hub.remove_entry(&ann, &entry.id).await.unwrap();
    assert_eq!(kind(hub.recorded(&entry.id, Some(&ann)).await), Some(Kind::Missing));
}
