//! People who write without a pause, and remember what the server acknowledged.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value as Json, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::client::{Answer, Client};

/// What was acknowledged.
#[derive(Clone, Debug, Default)]
pub struct Acknowledged {
    pub entries: BTreeSet<String>,
    pub levels: BTreeSet<String>,
    /// Games that became entries: none may be open any more, or count again.
    pub games: u64,
    /// Requests of which nothing is known, for the server went away.
    pub unknown: u64,
    /// Requests that were refused for a moment, since the database was away.
    pub refused: u64,
}

/// People at work.
pub struct Writers {
    server: watch::Sender<Option<String>>,
    acknowledged: Arc<Mutex<Acknowledged>>,
    tasks: Vec<JoinHandle<()>>,
}

/// Cells of a hall before its box.
const LENGTH: usize = 24;

/// A hall with one box, and niches by which each number is another level.
fn hall(number: usize) -> String {
    let wall = "#".repeat(LENGTH + 4);
    let niches: String = (0..LENGTH).map(|at| if number >> at & 1 == 1 { ' ' } else { '#' }).collect();
    format!("{wall}\n#@{}$.#\n#{niches}###\n{wall}\n", " ".repeat(LENGTH - 1))
}

/// A solution of a hall, another for each number: so often there are steps to and fro.
fn solution(number: usize) -> Vec<&'static str> {
    let mut moves = ["r", "l"].repeat(number);
    moves.extend(vec!["r"; LENGTH - 1]);
    moves.push("R");
    moves
}

impl Writers {
    /// So many people at a server.
    pub async fn start(address: &str, count: usize) -> Writers {
        let (server, address_of) = watch::channel(Some(address.to_string()));
        let acknowledged = Arc::<Mutex<Acknowledged>>::default();
        let mut first = Client::new(address);
        first.register("publisher").await;
        let published = first.post("/api/hub/levels", &json!({"text": hall(0), "licence": "CC0-1.0"})).await.unwrap();
        let level = format!("shared/{}", published.json()["levels"][0]["id"].as_str().unwrap());
        let mut tasks = Vec::new();
        for number in 0..count {
            let mut client = Client::new(address);
            client.register(&format!("writer {number}")).await;
            let writer = Writer {
                client,
                number,
                level: level.clone(),
                server: address_of.clone(),
                acknowledged: acknowledged.clone(),
            };
            tasks.push(tokio::spawn(writer.write()));
        }
        Writers { server, acknowledged, tasks }
    }

    /// Where the server is now.
    pub fn moved_to(&self, address: &str) {
        self.server.send_replace(Some(address.to_string()));
    }

    /// What was acknowledged so far.
    pub fn acknowledged(&self) -> Acknowledged {
        self.acknowledged.lock().unwrap().clone()
    }

    /// Lets them finish what they are at.
    pub async fn end(self) -> Acknowledged {
        self.server.send_replace(None);
        for task in self.tasks {
            task.await.unwrap();
        }
        self.acknowledged.lock().unwrap().clone()
    }
}

/// How often one of them publishes three levels: nobody may publish more than 1000 in a day.
const PUBLISHED: usize = 300;

struct Writer {
    client: Client,
    number: usize,
    level: String,
    server: watch::Receiver<Option<String>>,
    acknowledged: Arc<Mutex<Acknowledged>>,
}

impl Writer {
    /// Enters, plays and publishes by turns, until there is no server any more.
    async fn write(mut self) {
        for round in 1.. {
            let Some(address) = self.server.borrow_and_update().clone() else { return };
            self.client = self.client.at(&address);
            match round % 4 {
                0 if round / 4 <= PUBLISHED => self.publish(round).await,
                2 => self.play(round).await,
                _ => self.enter(round).await,
            }
        }
    }

    async fn enter(&mut self, round: usize) {
        let enter = json!({"level": self.level, "moves": solution(round)});
        if let Some(entry) = self.post("/api/hub/entries", &enter).await {
            self.note(|all| all.entries.insert(entry["id"].as_str().unwrap().into()));
        }
    }

    async fn play(&mut self, round: usize) {
        let Some(game) = self.post("/api/hub/games", &json!({"level": self.level})).await else { return };
        let path = format!("/api/hub/games/{}", game["game"].as_str().unwrap());
        if let Some(entry) = self.post(&path, &json!({"moves": solution(round)})).await {
            self.note(|all| {
                all.games += 1;
                all.entries.insert(entry["id"].as_str().unwrap().into())
            });
        }
    }

    /// Three levels that come together or not at all.
    async fn publish(&mut self, round: usize) {
        let first = 1 + 3 * (self.number * 100_000 + round);
        let text: String = (first..first + 3).map(|number| hall(number) + "\n").collect();
        let author = format!("three {} {round}", self.number);
        let publish = json!({"text": text, "licence": "CC0-1.0", "author": author});
        if let Some(published) = self.post("/api/hub/levels", &publish).await {
            let ids = published["levels"].as_array().unwrap().iter().map(|level| level["id"].as_str().unwrap().into());
            self.note(|all| all.levels.extend(ids));
        }
    }

    /// What was made; none if the server is away, or its database.
    async fn post(&mut self, path: &str, body: &Json) -> Option<Json> {
        match self.client.post(path, body).await {
            Ok(answer @ Answer { status: 201, .. }) => Some(answer.json()),
            Ok(Answer { status: 429 | 503, .. }) => {
                self.note(|all| all.refused += 1);
                tokio::time::sleep(Duration::from_millis(50)).await;
                None
            }
            Ok(answer) => panic!("{path}: {} {}", answer.status, answer.json()),
            Err(_) => {
                self.note(|all| all.unknown += 1);
                tokio::time::sleep(Duration::from_millis(30)).await;
                None
            }
        }
    }

    fn note<T>(&self, change: impl FnOnce(&mut Acknowledged) -> T) {
        change(&mut self.acknowledged.lock().unwrap());
    }
}
