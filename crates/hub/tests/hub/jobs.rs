//! The queue: levels are verified, optima proved, solvers run, and nothing is lost when a worker goes.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use solvarium_hub::{Hub, Kind, LevelVerdict, RunSolver};
use solvarium_lab::Language;
use tokio::sync::watch;

use crate::house::{on_both, person};
use crate::levels::{SMALL, publish};

on_both! {
    levels_are_verified
    an_optimum_is_proved
    a_solver_is_run_for_a_board
    a_job_of_a_worker_that_stops_is_taken_up
}

/// A worker, as long as it is held.
struct Worker {
    stop: watch::Sender<bool>,
    task: tokio::task::JoinHandle<()>,
}

impl Worker {
    fn start(hub: &Arc<Hub>) -> Worker {
        let (stop, stopped) = watch::channel(false);
        let hub = hub.clone();
        Worker { stop, task: tokio::spawn(async move { hub.work(stopped).await }) }
    }

    async fn end(self) {
        self.stop.send(true).unwrap();
        self.task.await.unwrap();
    }
}

/// Waits until all jobs are done.
async fn all_done(hub: &Hub) {
    for _ in 0..600 {
        if hub.open_jobs().await.unwrap() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("jobs are not done after a minute");
}

async fn levels_are_verified(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let unsolvable = "#######\n#$    #\n#  @ .#\n#######\n";
    let mut ids = Vec::new();
    for text in [SMALL, unsolvable] {
        ids.push(hub.publish(&ann, publish(text, "x")).await.unwrap().levels.remove(0).id);
    }
    let worker = Worker::start(&hub);
    all_done(&hub).await;
    worker.end().await;
    let solvable = hub.level(&ids[0], None).await.unwrap().level;
    assert_eq!((solvable.verdict, solvable.best["pushes"]), (LevelVerdict::Verified, 2));
    assert_eq!(hub.level(&ids[1], None).await.unwrap().level.verdict, LevelVerdict::Unsolvable);
}

async fn an_optimum_is_proved(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let id = hub.publish(&ann, publish(SMALL, "x")).await.unwrap().levels.remove(0).id;
    let job = hub.ask_proof(&ann, &format!("shared/{id}")).await.unwrap();
    assert_eq!(hub.job(&job, Language::ENGLISH).await.unwrap().state, "waiting");
    let worker = Worker::start(&hub);
    all_done(&hub).await;
    worker.end().await;
    let state = hub.job(&job, Language::ENGLISH).await.unwrap();
    assert_eq!((state.state.as_str(), state.message.as_deref()), ("done", Some("proved")));
    let level = hub.level(&id, None).await.unwrap().level;
    assert_eq!((level.best["pushes"], level.proved), (2, vec!["pushes".to_string()]));
}

async fn a_solver_is_run_for_a_board(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let run = |algorithm: &str, heuristic: Option<&str>| RunSolver {
        level: "water-sort/1".into(),
        algorithm: algorithm.into(),
        heuristic: heuristic.map(String::from),
        settings: BTreeMap::new(),
        seed: 0,
    };
    assert_eq!(hub.ask_run(&ann, run("nothing", None)).await.err().map(|p| p.kind), Some(Kind::Refused));
    let job = hub.ask_run(&ann, run("astar", Some("waits"))).await.unwrap();
    let worker = Worker::start(&hub);
    all_done(&hub).await;
    worker.end().await;
    assert_eq!(hub.job(&job, Language::ENGLISH).await.unwrap().state, "done");
    let board = hub.board("water-sort/1", None).await.unwrap();
    let entry = &board.solvers[0];
    assert_eq!((entry.solver.as_str(), entry.details.as_str(), entry.measured_here), ("astar", "waits", true));
    assert!(entry.expansions.unwrap() > 0 && entry.cpu_class.unwrap() > 0.0);
    assert!(!hub.solver_recorded(&entry.id).await.unwrap().moves.is_empty());
}

async fn a_job_of_a_worker_that_stops_is_taken_up(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    // Long enough to be interrupted.
    let run = RunSolver {
        level: "sokoban/20".into(),
        algorithm: "bfs".into(),
        heuristic: None,
        settings: BTreeMap::new(),
        seed: 0,
    };
    let job = hub.ask_run(&ann, run).await.unwrap();
    let first = Worker::start(&hub);
    while hub.job(&job, Language::ENGLISH).await.unwrap().state == "waiting" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    first.end().await;
    let second = Worker::start(&hub);
    hub.clock().advance(60_000);
    all_done(&hub).await;
    second.end().await;
    assert_eq!(hub.job(&job, Language::ENGLISH).await.unwrap().state, "done");
}
