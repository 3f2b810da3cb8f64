//! Places of boards under whatever happens to entries, beside a plain list of all of them that is ranked anew each time.

use std::collections::BTreeMap;
use std::sync::Arc;

use solvarium_hub::{Enter, Entry, Finish, Hub, Place, Ranked, Subject, Who};
use sqlx::{AnyConnection, Connection};

use crate::house::{admin, config, database, on_both, person};
use crate::levels::publish;

on_both! {
    places_are_what_all_entries_make_of_them
}

const ROOMS: [&str; 2] =
    ["#######\n#     #\n#@$ . #\n#     #\n#######", "########\n#      #\n#@$ .  #\n#      #\n#      #\n########"];
const NAMES: [&str; 4] = ["Ann", "Ben", "Cat", "Dan"];
const STEPS: usize = 150;

/// A solution of a room, with steps to and fro in front and with pushes there and back.
fn solution(steps: u64, pushes: u64) -> Vec<String> {
    let moves = format!("{}{}RR", "ud".repeat(steps as usize), "RurrdLulld".repeat(pushes as usize));
    moves.chars().map(String::from).collect()
}

/// All that was entered.
#[derive(Default)]
struct Model(Vec<Known>);

struct Known {
    entry: Entry,
    room: usize,
    solution: (u64, u64),
    hidden: bool,
    /// When it came, among all that happened.
    came: usize,
}

impl Known {
    fn milliseconds(&self) -> Option<i64> {
        self.entry.seconds.map(|seconds| (seconds * 1000.0).round() as i64)
    }
}

impl Model {
    fn of(&self, name: &str) -> Vec<usize> {
        (0..self.0.len()).filter(|&at| self.0[at].entry.person.name == name).collect()
    }

    /// Rank, value and name of each place.
    fn ranks(&self, room: usize, value: impl Fn(&Known) -> Option<i64>) -> Vec<(i64, i64, String)> {
        let shown = self.0.iter().filter(|known| known.room == room && !known.hidden);
        let mut all: Vec<_> = shown
            .filter_map(|known| {
                value(known).map(|value| (known.entry.assisted, value, known.came, &known.entry.person))
            })
            .collect();
        all.sort_by_key(|&(assisted, value, came, _)| (assisted, value, came));
        let mut best = Vec::<(bool, i64, String)>::new();
        for (assisted, value, _, person) in all {
            if best.iter().all(|(_, _, name)| *name != person.name) {
                best.push((assisted, value, person.name.clone()));
            }
        }
        let rank = |(assisted, value, _): &(bool, i64, String)| {
            1 + best.iter().filter(|(other, least, _)| (*other, *least) < (*assisted, *value)).count() as i64
        };
        best.iter().map(|place| (rank(place), place.1, place.2.clone())).collect()
    }

    fn front(&self, room: usize) -> Vec<(i64, i64)> {
        let shown = self.0.iter().filter(|known| known.room == room && !known.hidden && !known.entry.assisted);
        let all: Vec<_> = shown.map(|known| (known.entry.measures["pushes"], known.entry.measures["moves"])).collect();
        let is_beaten = |one: &(i64, i64)| all.iter().any(|other| other != one && other.0 <= one.0 && other.1 <= one.1);
        let mut front: Vec<_> = all.iter().filter(|one| !is_beaten(one)).copied().collect();
        front.sort_unstable();
        front.dedup();
        front
    }

    /// Points, levels and names, in no order.
    fn standings(&self) -> BTreeMap<String, (i64, i64)> {
        let mut points = BTreeMap::<String, (i64, i64)>::new();
        for room in 0..ROOMS.len() {
            let unassisted = |known: &Known| (!known.entry.assisted).then(|| known.entry.measures["pushes"]);
            let ranks = self.ranks(room, unassisted);
            for (_, own, name) in &ranks {
                let of = points.entry(name.clone()).or_default();
                of.0 += (100 * ranks[0].1 + own / 2) / own;
                of.1 += 1;
            }
        }
        points
    }
}

fn told(ranks: &[Ranked], unit: f64) -> Vec<(i64, i64, String)> {
    let place = |place: &Ranked| (place.rank, (place.value * unit).round() as i64, place.entry.person.name.clone());
    ranks.iter().map(place).collect()
}

async fn compare(hub: &Hub, ids: &[String], model: &Model) {
    for (room, id) in ids.iter().enumerate() {
        let board = hub.board(&format!("shared/{id}"), None).await.unwrap();
        for measure in ["pushes", "moves"] {
            let expected = model.ranks(room, |known| known.entry.measures.get(measure).copied());
            assert_eq!(told(&board.ranks[measure], 1.0), expected, "{measure}");
        }
        assert_eq!(told(&board.fastest, 1000.0), model.ranks(room, Known::milliseconds));
        let front = board.front.unwrap();
        let front: Vec<_> = front.iter().map(|entry| (entry.measures["pushes"], entry.measures["moves"])).collect();
        assert_eq!(front, model.front(room));
        let solved = model.ranks(room, |known| known.entry.measures.get("pushes").copied()).len();
        assert_eq!(hub.level(id, None).await.unwrap().level.solved, solved as i64);
    }
    let standings = hub.standings(None, None, None).await.unwrap().standings;
    let points = standings.into_iter().map(|place| (place.person.name, (place.points, place.levels)));
    assert_eq!(points.collect::<BTreeMap<_, _>>(), model.standings());
}

/// Enters a solution, with a time or without; the entry, unless it was known and is not better.
async fn play(
    hub: &Hub,
    who: &Who,
    level: &str,
    moves: Vec<String>,
    took: Option<i64>,
    help: Vec<String>,
) -> Option<Entry> {
    match took {
        None => hub.enter(who, Enter { level: level.into(), moves, help }).await.ok(),
        Some(milliseconds) => {
            let game = hub.start_game(who, level).await.unwrap();
            hub.clock().advance(milliseconds);
            hub.finish_game(who, &game.game, Finish { moves, help }).await.ok()
        }
    }
}

async fn places_are_what_all_entries_make_of_them(hub: Arc<Hub>) {
    let root = admin(&hub).await;
    let mut people = Vec::new();
    for name in NAMES {
        people.push((person(&hub, name).await, false));
    }
    let mut ids = Vec::new();
    for room in ROOMS {
        ids.push(hub.publish(&root, publish(room, "Room")).await.unwrap().levels.remove(0).id);
    }
    let (mut model, mut state) = (Model::default(), 88_172_645_463_325_252_u64);
    let mut drawn = move |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % below
    };
    for step in 0..STEPS {
        hub.clock().advance(10);
        let at = drawn(NAMES.len() as u64) as usize;
        let (who, is_banned) = people[at].clone();
        match drawn(12) {
            0..7 if !is_banned => {
                let (room, solution_of) = (drawn(2) as usize, (drawn(12), drawn(3)));
                let took = (drawn(2) == 0).then(|| 30_000 + 10_000 * drawn(5) as i64);
                let help: Vec<_> = (drawn(4) == 0).then(|| "hint".to_string()).into_iter().collect();
                let moves = solution(solution_of.0, solution_of.1);
                let entry = play(&hub, &who, &format!("shared/{}", ids[room]), moves, took, help).await;
                if let Some(entry) = entry {
                    model.0.retain(|known| known.entry.id != entry.id);
                    model.0.push(Known { entry, room, solution: solution_of, hidden: false, came: step });
                } else {
                    let same = |known: &Known| known.room == room && known.solution == solution_of;
                    assert!(model.of(&who.name).iter().any(|&at| same(&model.0[at])), "only what is known is refused");
                }
            }
            7 | 8 if !model.0.is_empty() => {
                let known = drawn(model.0.len() as u64) as usize;
                let known = &mut model.0[known];
                if !people.iter().any(|(who, is_banned)| *is_banned && who.name == known.entry.person.name) {
                    known.hidden = !known.hidden;
                    hub.hide(&root, Subject::Entry, &known.entry.id, known.hidden, "").await.unwrap();
                }
            }
            9 if !model.0.is_empty() => {
                let known = model.0.remove(drawn(model.0.len() as u64) as usize);
                hub.remove_entry(&root, &known.entry.id).await.unwrap();
            }
            10 => {
                people[at].1 = !is_banned;
                hub.ban(&root, &who.name, !is_banned, "").await.unwrap();
                for known in model.of(&who.name) {
                    model.0[known].hidden = !is_banned;
                }
            }
            11 if step % 3 == 0 => {
                hub.delete_person(&who, &who.name).await.unwrap();
                model.0.retain(|known| known.entry.person.name != who.name);
                people[at] = (person(&hub, NAMES[at]).await, false);
            }
            _ => continue,
        }
        compare(&hub, &ids, &model).await;
    }
    assert!(model.0.len() > 5, "{} entries are left", model.0.len());
}

/// What an older house has not: all that the third migration made.
const BEFORE: &str = "DROP TABLE places; DROP TABLE fronts; DROP VIEW figures; DROP INDEX entries_by_day;
    CREATE INDEX entries_by_time ON entries (level, milliseconds);
    CREATE INDEX scores_ranked ON scores (level, measure, value); DELETE FROM house_migrations WHERE version = 3";

async fn an_older_house_gets_its_places(place: Place, address: &str) {
    let hub = Hub::open(&config(place.clone())).await.unwrap();
    let (mut all, root) = (Vec::new(), admin(&hub).await);
    let id = hub.publish(&root, publish(ROOMS[0], "Room")).await.unwrap().levels.remove(0).id;
    let level = format!("shared/{id}");
    for (name, steps, pushes) in [("Ann", 10, 0), ("Ben", 2, 1), ("Ann", 3, 1), ("Cat", 11, 0)] {
        let who = match all.iter().find(|who: &&Who| who.name == name) {
            Some(who) => who.clone(),
            None => person(&hub, name).await,
        };
        play(&hub, &who, &level, solution(steps, pushes), Some(60_000), Vec::new()).await.unwrap();
        all.push(who);
    }
    let board = |hub: Arc<Hub>| {
        let level = level.clone();
        async move { serde_json::to_value(hub.board(&level, None).await.unwrap()).unwrap() }
    };
    let (before, standings) = (board(hub.clone()).await, hub.standings(None, None, None).await.unwrap());
    hub.close().await;
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(address).await.unwrap();
    sqlx::raw_sql(BEFORE).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let hub = Hub::open(&config(place)).await.unwrap();
    assert_eq!(board(hub.clone()).await, before);
    let again = hub.standings(None, None, None).await.unwrap();
    assert_eq!(serde_json::to_value(again).unwrap(), serde_json::to_value(standings).unwrap());
    hub.close().await;
}

#[tokio::test]
async fn an_older_folder_gets_its_places() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite://{}/solvarium.db", folder.path().display());
    an_older_house_gets_its_places(Place::Folder(folder.path().into()), &address).await;
}

#[tokio::test]
async fn an_older_server_gets_its_places() {
    let Some(place) = database().await else {
        return solvarium_testing::skipped("PostgreSQL is missing: tools/with_postgres starts it");
    };
    let Place::Server(address) = place.clone() else { unreachable!("a server") };
    an_older_house_gets_its_places(place, &address).await;
}
