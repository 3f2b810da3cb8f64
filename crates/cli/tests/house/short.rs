//! The scenes at a length that every run of the tests can bear. No times are asserted.

use std::time::Duration;

use crate::scenes::crash::{self, Killed};
use crate::scenes::database::{Home, faults};
use crate::scenes::load::{Crowd, Kind};
use crate::scenes::program::Program;

#[tokio::test]
async fn a_crowd_gets_answers() {
    let home = Home::folder();
    let server = Program::serve(&home.place, &["--behind-proxy"]);
    let crowd = Crowd { players: 50, searches: 5, arrival: 1, seconds: 3, thought: Duration::from_millis(250) };
    let figures = crowd.come(&server).await;
    figures.print(&crowd);
    assert!(figures.errors.is_empty(), "{:?}", figures.errors);
    assert!(Kind::ALL.iter().all(|kind| figures.answered(*kind) > 0));
    assert_eq!(faults(&home.place).await, Vec::<String>::new());
}

/// What came of kills: something was written meanwhile.
fn told(killed: Killed) {
    assert!(!killed.all.entries.is_empty());
    Killed::print(&[killed]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_nothing() {
    told(crash::of_the_server(&Home::folder().place, 3).await);
    if let Some(home) = Home::server().await {
        told(crash::of_the_server(&home.place, 3).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_worker_loses_nothing() {
    told(crash::of_a_worker(&Home::folder().place, 2).await);
    if let Some(home) = Home::server().await {
        told(crash::of_a_worker(&home.place, 2).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_database_loses_nothing() {
    if let Some(killed) = crash::of_postgres(3).await {
        told(killed);
    }
}
