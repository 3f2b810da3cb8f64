//! Many players at once, each on a connection of their own: they open the page, step, look at the board and submit, while
//! searches queue.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::client::Client;
use super::drawn;
use super::memory::{mib, resident};
use super::program::Program;
use super::table::{self, ms, row};

/// Who comes, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Crowd {
    pub players: usize,
    /// Searches that are asked for at any moment.
    pub searches: usize,
    /// Over how many seconds they arrive, and how many are counted then.
    pub arrival: u64,
    pub seconds: u64,
    /// Between two moves of a player.
    pub thought: Duration,
}

/// Kinds of requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Page,
    Step,
    Submit,
    Search,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Page, Kind::Step, Kind::Submit, Kind::Search];

    fn name(self) -> &'static str {
        match self {
            Kind::Page => "page, board",
            Kind::Step => "step",
            Kind::Submit => "begin, submit",
            Kind::Search => "search (queued)",
        }
    }
}

/// What one request came to.
struct Seen {
    kind: Kind,
    status: u16,
    took: Duration,
}

/// The figures.
pub struct Figures {
    /// Times of what was answered, sorted, in the order of `Kind::ALL`.
    times: [Vec<Duration>; 4],
    busy: [usize; 4],
    pub errors: Vec<String>,
    seconds: f64,
    /// Bytes that the server held, second by second.
    pub memory: Vec<u64>,
}

/// Where a solution of a level is played, each time with another number of steps to and fro in front.
struct Played {
    level: String,
    fro: [&'static str; 2],
    moves: Vec<String>,
}

impl Crowd {
    /// Lets them come; what they do counts when all are here.
    pub async fn come(self, server: &Program) -> Figures {
        let played = Arc::new(played(&mut server.client()).await);
        let (told, mut seen) = unbounded_channel();
        let clock = Arc::<Clock>::default();
        let mut tasks = Vec::new();
        for number in 0..self.players {
            let mut client = server.client();
            client.from = Some(format!("10.1.{}.{}", number / 250, number % 250));
            let visitor = Visitor { client, told: told.clone(), clock: clock.clone() };
            tasks.push(tokio::spawn(visitor.play(played.clone(), number as u64, self)));
        }
        for number in 0..self.searches {
            let mut client = server.client();
            client.from = Some(format!("10.2.0.{number}"));
            tasks
                .push(tokio::spawn(Visitor { client, told: told.clone(), clock: clock.clone() }.search(number as u64)));
        }
        drop(told);
        while clock.here.load(Ordering::Relaxed) < self.players + self.searches {
            tokio::time::sleep(Duration::from_millis(100)).await;
            assert!(tasks.iter().all(|task| !task.is_finished()), "somebody could not register");
        }
        clock.counts.store(true, Ordering::Relaxed);
        let (began, mut memory) = (Instant::now(), Vec::new());
        for second in 1..=self.seconds {
            tokio::time::sleep_until((began + Duration::from_secs(second)).into()).await;
            memory.extend(resident(server.id()));
        }
        clock.counts.store(false, Ordering::Relaxed);
        clock.over.store(true, Ordering::Relaxed);
        let seconds = began.elapsed().as_secs_f64();
        let mut figures = Figures { times: Default::default(), busy: [0; 4], errors: Vec::new(), seconds, memory };
        while let Some(seen) = seen.recv().await {
            figures.count(seen);
        }
        for task in tasks {
            task.await.unwrap();
        }
        figures.times.iter_mut().for_each(|times| times.sort_unstable());
        server.must_be_sound();
        figures
    }
}

/// Levels that may be played, if their solutions begin with a step.
const LEVELS: usize = 30;

/// Levels with their solutions, found by the server.
async fn played(client: &mut Client) -> Vec<Played> {
    let mut all = Vec::new();
    for number in 1..=LEVELS {
        let level = format!("sokoban/{number}");
        let named = json!({"from": "built-in", "name": level});
        let reply = client.ask(&json!({"ask": "solve", "level": named, "request": {"algorithm": "expert"}})).await;
        let moves: Vec<String> = serde_json::from_value(reply["report"]["moves"].clone()).unwrap();
        // A step that pushes nothing can be taken back.
        if let Some(back) = [("l", "r"), ("r", "l"), ("u", "d"), ("d", "u")].iter().find(|(to, _)| *to == moves[0]) {
            all.push(Played { level, fro: [back.0, back.1], moves });
        }
    }
    assert!(!all.is_empty(), "a solution begins with a step");
    all
}

/// A level that no search in the dark ends with: twenty colours in a fixed disorder.
fn endless() -> String {
    let colour = |unit: usize| char::from(b'a' + ((unit * 37 + unit / 20) % 20) as u8);
    let cups: Vec<String> = (0..20).map(|cup| (0..4).map(|unit| colour(cup * 4 + unit)).collect()).collect();
    format!("4:{}._._", cups.join("."))
}

/// Somebody at the server.
struct Visitor {
    client: Client,
    told: UnboundedSender<Seen>,
    clock: Arc<Clock>,
}

/// How many are here, when something counts, and when all is over.
#[derive(Default)]
struct Clock {
    here: AtomicUsize,
    counts: AtomicBool,
    over: AtomicBool,
}

impl Visitor {
    /// Plays one game after the other. Nobody begins at the same moment.
    async fn play(mut self, played: Arc<Vec<Played>>, number: u64, crowd: Crowd) {
        tokio::time::sleep(Duration::from_millis(drawn(number, 1000 * crowd.arrival))).await;
        self.come(&format!("player {number}")).await;
        let mut pace = tokio::time::interval(crowd.thought);
        pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for game in 1.. {
            let Played { level, fro, moves } = &played[drawn(number + game, played.len() as u64) as usize];
            let mut all: Vec<String> = fro.repeat(game as usize).into_iter().map(String::from).collect();
            all.extend(moves.iter().cloned());
            self.get(Kind::Page, "/").await;
            self.get(Kind::Page, &format!("/api/hub/board?level={}", level.replace('/', "%2F"))).await;
            let begun = self.post(Kind::Submit, "/api/hub/games", &json!({"level": level})).await;
            let named = json!({"from": "built-in", "name": level});
            // A player looks at some twenty positions of a game, and the rest of the moves come at the end.
            for made in 1..=all.len().min(20) {
                pace.tick().await;
                if self.is_over() {
                    return;
                }
                self.post(Kind::Step, "/api/ask", &json!({"ask": "position", "level": named, "moves": all[..made]}))
                    .await;
            }
            if let Some(begun) = begun {
                let path = format!("/api/hub/games/{}", begun["game"].as_str().unwrap_or_default());
                self.post(Kind::Submit, &path, &json!({"moves": all})).await;
            }
        }
    }

    /// Asks for one search after the other.
    async fn search(mut self, number: u64) {
        self.come(&format!("searcher {number}")).await;
        let limits = json!({"seconds": 1.0});
        let level = json!({"from": "text", "text": endless()});
        let ask = json!({"ask": "solve", "level": level, "request": {"algorithm": "ids", "limits": limits}});
        while !self.is_over() {
            if self.post(Kind::Search, "/api/ask", &ask).await.is_none() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }

    async fn come(&mut self, name: &str) {
        self.client.register(name).await;
        self.clock.here.fetch_add(1, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.clock.over.load(Ordering::Relaxed)
    }

    async fn get(&mut self, kind: Kind, path: &str) {
        let began = Instant::now();
        let answer = self.client.get(path).await;
        self.tell(kind, began, answer.map_or(0, |answer| answer.status));
    }

    async fn post(&mut self, kind: Kind, path: &str, body: &Json) -> Option<Json> {
        let began = Instant::now();
        let answer = self.client.post(path, body).await;
        self.tell(kind, began, answer.as_ref().map_or(0, |answer| answer.status));
        answer.ok().filter(|answer| answer.status < 300).map(|answer| answer.json())
    }

    fn tell(&self, kind: Kind, began: Instant, status: u16) {
        if self.clock.counts.load(Ordering::Relaxed) {
            self.told.send(Seen { kind, status, took: began.elapsed() }).ok();
        }
    }
}

impl Figures {
    const HEAD: [&str; 7] = ["request", "answered", "429", "median", "95 %", "99 %", "longest"];

    fn count(&mut self, seen: Seen) {
        match seen.status {
            200..300 => self.times[seen.kind as usize].push(seen.took),
            429 => self.busy[seen.kind as usize] += 1,
            status => self.errors.push(format!("{:?}: {status} after {:?}", seen.kind, seen.took)),
        }
    }

    /// How many were answered.
    pub fn answered(&self, kind: Kind) -> usize {
        self.times[kind as usize].len()
    }

    /// The time within which a part of the requests was answered.
    pub fn within(&self, kind: Kind, part: f64) -> Duration {
        let times = &self.times[kind as usize];
        times
            .get(((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    }

    /// Prints the figures.
    pub fn print(&self, crowd: &Crowd) {
        let cells = |kind: Kind| {
            let [median, most, nearly, all] = [0.5, 0.95, 0.99, 1.0].map(|part| ms(self.within(kind, part)));
            row(&[&kind.name(), &self.answered(kind), &self.busy[kind as usize], &median, &most, &nearly, &all])
        };
        let all: usize = Kind::ALL.iter().map(|kind| self.answered(*kind)).sum();
        let (players, seconds) = (crowd.players, self.seconds);
        let title = format!("{players} players, {seconds:.0} s, {:.0} answers a second", all as f64 / seconds);
        table::print(&title, &Self::HEAD, &Kind::ALL.map(cells));
        let held = |(minute, part): (usize, &[u64])| {
            let [least, most] = [part.iter().min(), part.iter().max()].map(|bytes| mib(*bytes.unwrap_or(&0)));
            row(&[&(minute + 1), &least, &most])
        };
        let minutes: Vec<_> = self.memory.chunks(60).enumerate().map(held).collect();
        table::print("What the server held", &["minute", "least", "most"], &minutes);
        println!("\nerrors: {}", self.errors.len());
    }
}
