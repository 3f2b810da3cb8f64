//! The scenes of `house` as they are promised, with their figures: `make load` and `make crash`, never a plain `cargo test`.
#![allow(clippy::unwrap_used)]

#[path = "../scenes/mod.rs"]
mod scenes;

use std::time::Duration;

use scenes::crash::{self, Killed};
use scenes::database::{Home, faults};
use scenes::load::{Crowd, Kind};
use scenes::program::Program;

/// What a page and a step may take, but for one in a hundred.
const SOON: Duration = Duration::from_millis(100);
const KILLS: u32 = 50;

fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[tokio::test]
async fn load() {
    let home = match std::env::var("ON").as_deref() {
        Ok("postgres") => Home::server().await.expect("PostgreSQL"),
        _ => Home::folder(),
    };
    let server = Program::serve(&home.place, &["--behind-proxy"]);
    let players = setting("PLAYERS", 1000) as usize;
    let seconds = setting("LOAD_SECONDS", 60);
    let crowd = Crowd { players, searches: 50, arrival: 20, seconds, thought: Duration::from_secs(1) };
    let figures = crowd.come(&server).await;
    figures.print(&crowd);
    assert!(figures.errors.is_empty(), "{:?}", &figures.errors[..figures.errors.len().min(20)]);
    assert_eq!(faults(&home.place).await, Vec::<String>::new());
    // What is kept for each player is there after two minutes, and nothing else may pile up.
    let minutes: Vec<u64> = figures.memory.chunks(60).filter_map(|minute| minute.iter().copied().max()).collect();
    if let [_, _, early, .., late] = minutes[..] {
        assert!(late <= early / 4 * 5, "the server grew from {early} to {late} bytes");
    }
    for kind in [Kind::Page, Kind::Step] {
        let time = figures.within(kind, 0.99);
        assert!(time < SOON, "99 of 100 of {kind:?} took up to {time:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn crash() {
    let kills = setting("KILLS", KILLS.into()) as u32;
    let mut all = vec![
        crash::of_the_server(&Home::folder().place, kills).await,
        crash::of_a_worker(&Home::folder().place, kills).await,
    ];
    if let Some(home) = Home::server().await {
        all.push(crash::of_the_server(&home.place, kills).await);
    }
    if let Some(home) = Home::server().await {
        all.push(crash::of_a_worker(&home.place, kills).await);
    }
    all.extend(crash::of_postgres(kills).await);
    Killed::print(&all);
}
