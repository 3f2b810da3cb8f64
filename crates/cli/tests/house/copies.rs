//! Copies that are made while people write: whole, of one moment, and what a server makes of one answers the same.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::scenes::client::Client;
use crate::scenes::crash::{must_all_be_done, must_hold};
use crate::scenes::database::{Home, connect, texts};
use crate::scenes::program::{Place, Program, run};
use crate::scenes::writers::Writers;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_is_copied_while_it_is_written() {
    copied(&Home::folder(), &Home::folder()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_is_copied_while_it_is_written() {
    let (Some(home), Some(other)) = (Home::server().await, Home::server().await) else { return };
    copied(&home, &other).await;
}

async fn copied(home: &Home, other: &Home) {
    let folder = tempfile::tempdir().unwrap();
    let (busy, quiet) = (folder.path().join("busy.backup"), folder.path().join("quiet.backup"));
    let server = Program::serve(&home.place, &["--max-rate", "100000"]);
    let mut ann = server.client();
    ann.register("Ann").await;
    let writers = Writers::start(&server.address, 4).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = writers.acknowledged();
    tokio::task::block_in_place(|| run(&["backup"], &home.place, &busy)).unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let all = writers.end().await;
    assert!(all.entries.len() > before.entries.len() && !before.entries.is_empty(), "people wrote meanwhile");
    let refused = tokio::task::block_in_place(|| run(&["backup"], &home.place, &busy)).unwrap_err();
    assert!(refused.contains("busy.backup"), "a copy is not written over: {refused}");

    // The copy has what was acknowledged before it was begun, and nothing that there never was.
    let restored = other.place.clone();
    tokio::task::block_in_place(|| run(&["restore"], &restored, &busy)).unwrap();
    must_hold(&restored, &before).await;
    for query in ["SELECT id FROM entries", "SELECT id FROM levels", "SELECT id FROM people", "SELECT id FROM tasks"] {
        let [copy, origin] = [&restored, &home.place].map(|place| async move { ids(place, query).await });
        assert!(copy.await.is_subset(&origin.await), "{query}");
    }
    let refused = tokio::task::block_in_place(|| run(&["restore"], &restored, &busy));
    assert!(refused.is_err(), "what is there is not written over");

    // A copy of a moment when nobody writes is the same for everybody who looks.
    must_all_be_done(&home.place).await;
    tokio::task::block_in_place(|| run(&["backup"], &home.place, &quiet)).unwrap();
    let second = match &home.place {
        Place::Folder(_) => Home::folder(),
        Place::Server(_) => Home::server().await.unwrap(),
    };
    tokio::task::block_in_place(|| run(&["restore"], &second.place, &quiet)).unwrap();
    let copy = Program::serve(&second.place, &[]);
    let mut ann_there = ann.at(&copy.address);
    assert_eq!(all_of(&mut ann).await, all_of(&mut ann_there).await);
    assert_eq!(rows(&home.place).await, rows(&second.place).await);
    // And it can be written on.
    ann_there.register("Ben").await;
}

async fn ids(place: &Place, query: &'static str) -> BTreeSet<String> {
    texts(&mut connect(place).await, query).await.into_iter().collect()
}

/// What somebody sees who has been signed in all the time.
async fn all_of(ann: &mut Client) -> Vec<Json> {
    let mut all = Vec::new();
    for path in
        ["/api/hub", "/api/hub/levels?count=100", "/api/hub/collections", "/api/hub/standings", "/api/hub/me/export"]
    {
        let answer = ann.get(path).await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
        all.push(answer.json());
    }
    let level = all[1]["levels"].as_array().unwrap().last().unwrap()["id"].as_str().unwrap().to_string();
    let board = ann.get(&format!("/api/hub/board?level=shared%2F{level}")).await.unwrap().json();
    assert_ne!(board["ranks"], json!({}));
    all.push(board);
    all
}

/// Every row of what people made.
async fn rows(place: &Place) -> Vec<String> {
    let mut at = connect(place).await;
    let mut rows = Vec::new();
    for query in [
        "SELECT id || name || folded || role || COALESCE(link, '') || character || created FROM people ORDER BY id",
        "SELECT token || person || created || expires FROM sessions ORDER BY token",
        "SELECT id || canonical || text || title || author || verdict || solved || created FROM levels ORDER BY id",
        "SELECT id || level || person || moves || measures || COALESCE(milliseconds, -1) || assisted || created FROM entries ORDER BY id",
        "SELECT entry || level || measure || value || first FROM scores ORDER BY entry, measure",
        "SELECT level || measure || value || proved FROM bests ORDER BY level, measure",
        "SELECT id || work || state || attempts FROM tasks ORDER BY id",
    ] {
        let part = texts(&mut at, query).await;
        assert!(!part.is_empty(), "{query}");
        rows.extend(part);
    }
    rows
}
