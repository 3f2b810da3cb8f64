//! Two servers and two workers on one PostgreSQL are one: what is done at the one is seen at the other, and what must happen
//! once happens once.

use serde_json::{Value as Json, json};

use crate::scenes::client::Client;
use crate::scenes::crash::must_all_be_done;
use crate::scenes::database::{Home, connect, faults, number};
use crate::scenes::program::{Place, Program};

/// A hall whose solution is `R R`, and the same one mirrored.
const HALL: [&str; 2] = ["######\n#@$ .#\n######\n", "######\n#. $@#\n######\n"];
/// The move that is to be made twice in each.
const PUSH: [&str; 2] = ["R", "L"];

struct Both {
    servers: [Program; 2],
    workers: [Program; 2],
    /// The same person at both.
    ann: [Client; 2],
    ben: [Client; 2],
}

impl Both {
    async fn start(place: &Place) -> Both {
        // Both begin on an empty database at once.
        let (one, other) = std::thread::scope(|scope| {
            let start = || scope.spawn(|| Program::serve(place, &["--workers", "0"]));
            let both = (start(), start());
            (both.0.join().unwrap(), both.1.join().unwrap())
        });
        let workers = [Program::work(place, &[]), Program::work(place, &[])];
        let (mut ann, mut ben) = (one.client(), other.client());
        ann.register("Ann").await;
        ben.register("Ben").await;
        let (ann, ben) =
            ([ann.at(&one.address), ann.at(&other.address)], [ben.at(&one.address), ben.at(&other.address)]);
        Both { servers: [one, other], workers, ann, ben }
    }
}

async fn made(client: &mut Client, path: &str, body: &Json) -> Json {
    let answer = client.post(path, body).await.unwrap();
    assert!((200..300).contains(&answer.status), "{path}: {} {}", answer.status, answer.json());
    answer.json()
}

async fn seen(client: &mut Client, path: &str) -> Json {
    client.get(path).await.unwrap().json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_and_two_workers_are_one() {
    let Some(home) = Home::server().await else { return };
    let mut both = Both::start(&home.place).await;
    assert!(both.servers.iter().all(|server| !server.log().contains("ERROR")), "both begin without a fault");
    signed_in_at_one_is_signed_in_at_both(&mut both).await;
    let (level, moves) = a_level_is_published_once(&mut both, &home.place).await;
    there_is_one_board(&mut both, &level, &moves).await;
    a_game_is_finished_once(&mut both, &level, &moves).await;
    jobs_are_done_once(&mut both, &home.place).await;
    when_one_is_killed_the_other_goes_on(&mut both, &level).await;
    assert_eq!(faults(&home.place).await, Vec::<String>::new());
    both.servers.iter().chain(&both.workers).for_each(Program::must_be_sound);
}

async fn signed_in_at_one_is_signed_in_at_both(both: &mut Both) {
    let [ann_here, ann_there] = &mut both.ann;
    for ann in [&mut *ann_here, &mut *ann_there] {
        assert_eq!(seen(ann, "/api/hub").await["me"]["name"], "Ann");
    }
    let taken = both.ben[0].post("/api/hub/people", &json!({"name": "ann"})).await.unwrap();
    assert_eq!(taken.status, 409, "a name is taken at both");
    // Out at the one is out at the other.
    let mut leaving = both.ben[0].at(&both.servers[0].address);
    let mut second = both.servers[1].client();
    leaving.register("Cleo").await;
    let mut cleo = leaving.at(&both.servers[1].address);
    assert_eq!(seen(&mut cleo, "/api/hub").await["me"]["name"], "Cleo");
    leaving.send(hyper::Method::DELETE, "/api/hub/session", None).await.unwrap();
    assert_eq!(seen(&mut cleo, "/api/hub").await["me"], Json::Null);
    assert_eq!(seen(&mut second, "/api/hub").await["me"], Json::Null);
}

/// The same level, published at both at once, is there once and verified once. Its name, and its solution.
async fn a_level_is_published_once(both: &mut Both, place: &Place) -> (String, Json) {
    let publish = |hall: &str| json!({"text": hall, "licence": "CC0-1.0", "title": "Hall"});
    let (first, second) = (publish(HALL[0]), publish(HALL[1]));
    let ([ann, _], [_, ben]) = (&mut both.ann, &mut both.ben);
    let (one, other) = tokio::join!(ann.post("/api/hub/levels", &first), ben.post("/api/hub/levels", &second));
    let (one, other) = (one.unwrap(), other.unwrap());
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409], "{} {}", one.json(), other.json());
    let id = [&one, &other].into_iter().find_map(|answer| answer.json()["levels"][0]["id"].as_str().map(String::from));
    let id = id.expect("one of them has made it");
    must_all_be_done(place).await;
    for ann in &mut both.ann {
        let page = seen(ann, &format!("/api/hub/levels/{id}")).await;
        assert_eq!(page["level"]["verdict"], "verified", "{page}");
    }
    let mut at = connect(place).await;
    assert_eq!(number(&mut at, "SELECT COUNT(*) FROM tasks").await, 1);
    assert_eq!(number(&mut at, "SELECT CAST(MAX(attempts) AS INT8) FROM tasks").await, 1, "by one worker");
    let push = PUSH[usize::from(other.status == 201)];
    (format!("shared/{id}"), json!([push, push]))
}

async fn there_is_one_board(both: &mut Both, level: &str, moves: &Json) {
    let enter = json!({"level": level, "moves": moves});
    let ([ann, _], [_, ben]) = (&mut both.ann, &mut both.ben);
    let (one, other) = tokio::join!(made(ann, "/api/hub/entries", &enter), made(ben, "/api/hub/entries", &enter));
    assert_ne!(one["id"], other["id"]);
    let path = format!("/api/hub/board?level={}", level.replace('/', "%2F"));
    let [mut here, mut there] = both.servers.each_ref().map(Program::client);
    let boards = [seen(&mut here, &path).await, seen(&mut there, &path).await];
    assert_eq!(boards[0], boards[1]);
    assert_eq!(boards[0]["ranks"]["pushes"].as_array().unwrap().len(), 2);
    assert_eq!(seen(&mut here, &format!("/api/hub/levels/{}", &level[7..])).await["level"]["solved"], 2);
}

/// A game that is begun at the one can be finished at the other; at both at once it counts once.
async fn a_game_is_finished_once(both: &mut Both, level: &str, moves: &Json) {
    let [here, there] = &mut both.ann;
    let game = made(here, "/api/hub/games", &json!({"level": level})).await;
    let path = format!("/api/hub/games/{}", game["game"].as_str().unwrap());
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let finish = json!({"moves": moves});
    let (one, other) = tokio::join!(here.post(&path, &finish), there.post(&path, &finish));
    let mut statuses = [one.unwrap().status, other.unwrap().status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 404]);
}

/// Runs that are asked for at both are done by both workers, each once.
async fn jobs_are_done_once(both: &mut Both, place: &Place) {
    for seed in 0..8 {
        let run = json!({"level": "water-sort/1", "algorithm": "greedy", "seed": seed});
        made(&mut both.ann[seed as usize % 2], "/api/hub/solvers", &run).await;
    }
    must_all_be_done(place).await;
    let mut at = connect(place).await;
    assert_eq!(number(&mut at, "SELECT COUNT(*) FROM solver_entries").await, 8, "one for each seed");
    assert_eq!(number(&mut at, "SELECT COUNT(*) FROM tasks WHERE attempts <> 1 OR state <> 'done'").await, 0);
}

async fn when_one_is_killed_the_other_goes_on(both: &mut Both, level: &str) {
    both.servers[0].kill();
    both.workers[0].kill();
    assert!(both.ann[0].get("/api/hub").await.is_err());
    assert_eq!(seen(&mut both.ann[1], "/api/hub").await["me"]["name"], "Ann");
    let begun = made(&mut both.ben[1], "/api/hub/games", &json!({"level": level})).await;
    assert_eq!(begun["level"], level);
    let publish = json!({"text": "#######\n#@ $ .#\n#######\n", "licence": "CC0-1.0"});
    let published = made(&mut both.ann[1], "/api/hub/levels", &publish).await;
    let path = format!("/api/hub/levels/{}", published["levels"][0]["id"].as_str().unwrap());
    for _ in 0..300 {
        if seen(&mut both.ann[1], &path).await["level"]["verdict"] == "verified" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("the other worker does not go on");
}
