//! Something is killed again and again while people write: what was acknowledged is there afterwards, and nothing is there
//! by halves.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value as Json, json};

use super::client::Client;
use super::database::{Postgres, connect, faults, number, texts};
use super::drawn;
use super::program::{Place, Program};
use super::table::{self, ms, row};
use super::writers::{Acknowledged, Writers};

/// People who write meanwhile.
const WRITERS: usize = 6;
/// So many requests, so that the killing is what ends them.
const OFTEN: [&str; 2] = ["--max-rate", "100000"];

/// What came of it.
pub struct Killed {
    pub what: String,
    pub kills: u32,
    pub all: Acknowledged,
    /// The longest time from a kill until everything was ready again.
    pub longest: Duration,
}

impl Killed {
    const HEAD: [&str; 6] =
        ["killed", "times", "acknowledged entries", "levels", "cut off or refused", "longest start"];

    /// Prints the figures of several.
    pub fn print(all: &[Killed]) {
        let cells = |killed: &Killed| {
            let Killed { what, kills, all, longest } = killed;
            let ended = all.unknown + all.refused;
            row(&[what, kills, &all.entries.len(), &all.levels.len(), &ended, &ms(*longest)])
        };
        table::print("Killed while people write", &Self::HEAD, &all.iter().map(cells).collect::<Vec<_>>());
    }
}

/// A moment between two kills, short and never the same.
async fn a_moment(number: u32) {
    tokio::time::sleep(Duration::from_millis(100 + drawn(u64::from(number), 300))).await;
}

/// Kills the server.
pub async fn of_the_server(place: &Place, kills: u32) -> Killed {
    let mut server = Program::serve(place, &OFTEN);
    let writers = Writers::start(&server.address, WRITERS).await;
    let mut longest = Duration::ZERO;
    for kill in 0..kills {
        a_moment(kill).await;
        server.must_be_sound();
        server.kill();
        server = Program::serve(place, &OFTEN);
        longest = longest.max(server.start);
        must_be_ready(&mut server.client()).await;
        let known = writers.acknowledged();
        must_hold(place, &known).await;
        writers.moved_to(&server.address);
    }
    let all = writers.end().await;
    must_hold(place, &all).await;
    Killed { what: format!("the server, on {}", place.kind()), kills, all, longest }
}

/// Kills the database under a running server.
pub async fn of_postgres(kills: u32) -> Option<Killed> {
    let postgres = Postgres::start()?;
    let place = Place::Server(postgres.address.clone());
    let server = Program::serve(&place, &OFTEN);
    let writers = Writers::start(&server.address, WRITERS).await;
    let mut longest = Duration::ZERO;
    for kill in 0..kills {
        a_moment(kill).await;
        let known = writers.acknowledged();
        let began = std::time::Instant::now();
        tokio::task::block_in_place(|| postgres.crash(Duration::from_millis(drawn(u64::from(kill), 200))));
        longest = longest.max(began.elapsed());
        must_be_ready(&mut server.client()).await;
        must_hold(&place, &known).await;
    }
    let all = writers.end().await;
    must_hold(&place, &all).await;
    server.must_be_sound();
    Some(Killed { what: "PostgreSQL, under a server".into(), kills, all, longest })
}

/// Kills the worker: each job is done in the end, and its effects are there once.
pub async fn of_a_worker(place: &Place, kills: u32) -> Killed {
    let server = Program::serve(place, &[&OFTEN[..], &["--workers", "0"]].concat());
    let mut worker = Program::work(place, &[]);
    let mut person = server.client();
    person.register("asker").await;
    let writers = Writers::start(&server.address, 1).await;
    let (mut longest, mut jobs) = (Duration::ZERO, Vec::new());
    for kill in 0..kills {
        // Long enough to be under way when the worker ends.
        let run = json!({"level": "sokoban/3", "algorithm": "astar", "seed": kill});
        let asked = person.post("/api/hub/solvers", &run).await.unwrap();
        if asked.status == 202 {
            jobs.push(asked.json()["job"].as_str().unwrap().to_string());
        } else {
            assert_eq!(asked.status, 429, "{}", asked.json());
        }
        a_moment(kill).await;
        worker.must_be_sound();
        worker.kill();
        worker = Program::work(place, &[]);
        longest = longest.max(worker.start);
    }
    let all = writers.end().await;
    must_all_be_done(place).await;
    worker.must_be_sound();
    server.must_be_sound();
    must_hold(place, &all).await;
    for job in jobs {
        let state: Json = person.get(&format!("/api/hub/jobs/{job}")).await.unwrap().json();
        assert_eq!(state["state"], "done", "{state}");
    }
    let mut at = connect(place).await;
    let unverified = number(&mut at, "SELECT COUNT(*) FROM levels WHERE verdict <> 'verified'").await;
    assert_eq!(unverified, 0, "every level is verified in the end");
    Killed { what: format!("the worker, on {}", place.kind()), kills, all, longest }
}

/// Waits until no job is left. What a dead worker held is given to another after some seconds.
pub async fn must_all_be_done(place: &Place) {
    let mut at = connect(place).await;
    for _ in 0..600 {
        if number(&mut at, "SELECT COUNT(*) FROM tasks WHERE state IN ('waiting', 'running')").await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("jobs are not done after two minutes");
}

async fn must_be_ready(client: &mut Client) {
    for _ in 0..300 {
        if client.get("/api/ready").await.is_ok_and(|answer| answer.status == 200) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it is not ready after half a minute");
}

/// Fails unless all that was acknowledged is there, and nothing by halves.
pub async fn must_hold(place: &Place, known: &Acknowledged) {
    let mut at = connect(place).await;
    for (known, query) in [(&known.entries, "SELECT id FROM entries"), (&known.levels, "SELECT id FROM levels")] {
        let there: BTreeSet<String> = texts(&mut at, query).await.into_iter().collect();
        let lost: Vec<_> = known.difference(&there).collect();
        assert!(lost.is_empty(), "{query}: {} that were acknowledged are lost: {lost:?}", lost.len());
    }
    assert_eq!(faults(place).await, Vec::<String>::new());
}
