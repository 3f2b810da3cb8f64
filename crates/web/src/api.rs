//! The protocol over HTTP.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::response::sse::{Event as Message, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use solvarium_engine::message;
use solvarium_lab::aside::aside;
use solvarium_lab::report::VERSION;
use solvarium_lab::{Language, SystemClock};
use solvarium_protocol::{Call, Desk, Event, MOST_LEVELS, MOST_REQUESTS, Problem, ProblemKind, Reply, to_json};
use tokio::sync::{mpsc, oneshot};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use tower_http::compression::CompressionLayer;

use crate::Config;
use crate::asked::Asked;
use crate::gate::{Gate, Pass, Refusal};
use crate::lecture;
use crate::page::Page;
use crate::sessions::{Client, Sessions};

/// Events of progress that may be under way to a client; what is beyond that is left out.
const PROGRESS_AHEAD: usize = 64;
/// Room for all other events of the longest ask, and its reply: `begin` and `report` of each run of a comparison, or `found`
/// of each level of a batch.
const OTHERS_AHEAD: usize = 2 * MOST_REQUESTS + MOST_LEVELS as usize + 1;
/// How often an idle stream is written to, which is how a client that has gone away is noticed at the latest.
const STILL_HERE: Duration = Duration::from_secs(5);

/// What all requests share.
pub struct Shared {
    sessions: Sessions,
    gate: Gate,
    /// Bytes of the largest ask, and how long one may take to arrive.
    pub largest: usize,
    pub patience: Duration,
    /// Seconds that one ask may be worked on.
    pub seconds: Option<f64>,
    /// The page beside the protocol.
    pub page: Page,
    /// The text of the lecture that is served.
    pub lecture: Option<String>,
    /// The stop buttons of what is being answered.
    running: Mutex<Vec<Weak<AtomicBool>>>,
}

impl Shared {
    /// Nothing is being answered.
    pub fn new(config: &Config) -> Self {
        Shared {
            sessions: Sessions::new(config.sessions, config.policy),
            gate: Gate::new(config.workers, config.waiting),
            largest: config.request_bytes,
            patience: config.patience,
            seconds: config.policy.limits.seconds,
            page: Page(config.page.clone()),
            lecture: config.lecture.clone(),
            running: Mutex::default(),
        }
    }

    /// Ends everything that is being answered.
    pub fn cancel_all(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.iter().filter_map(Weak::upgrade).for_each(|flag| flag.store(true, Ordering::Relaxed));
    }

    /// A stop button that is pressed when the server stops.
    fn button(&self) -> Button {
        let flag = Arc::new(AtomicBool::new(false));
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.retain(|known| known.strong_count() > 0);
        running.push(Arc::downgrade(&flag));
        Button(flag)
    }
}

/// Answers an ask on another thread; a long one on a thread of its own, behind all that is quick.
async fn answer(
    desk: Desk,
    call: Call,
    pass: Pass,
    cancel: Arc<AtomicBool>,
    mut events: impl FnMut(Event) + Send + 'static,
) -> Reply {
    let (language, is_long) = (call.language, call.ask.is_long());
    let work = move || {
        let _pass = pass;
        desk.answer(call, &SystemClock::default(), &cancel, &mut events)
    };
    let (sender, receiver) = oneshot::channel();
    // Whoever asked may have gone.
    let told = move || drop(sender.send(work()));
    // What cannot be begun is never told, which is noticed below.
    if is_long {
        drop(aside(told))
    } else {
        drop(tokio::task::spawn_blocking(told))
    }
    receiver.await.unwrap_or_else(|_| failed(language))
}

fn failed(language: Language) -> Reply {
    Problem::new(ProblemKind::Bug, message!("protocol-bug")).reply(language)
}

/// A stop button. Letting go of it presses it: so a client that goes away ends what it asked for.
struct Button(Arc<AtomicBool>);

impl Drop for Button {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The routes of the protocol.
pub fn router(shared: Arc<Shared>) -> Router {
    let largest = shared.largest;
    Router::new()
        .route("/api/ask", post(ask))
        .route("/api/stream", post(stream))
        .route("/api/health", get(health))
        .route("/api/lecture", get(lecture::text))
        .layer(DefaultBodyLimit::max(largest))
        .layer(CompressionLayer::new())
        .with_state(shared)
}

async fn health(State(shared): State<Arc<Shared>>) -> Response {
    let page = shared.page.is_built();
    json_response(StatusCode::OK, json!({"status": "ok", "version": VERSION, "page": page}).to_string())
}

async fn ask(State(shared): State<Arc<Shared>>, client: Client, Asked(call): Asked) -> Response {
    let language = call.language;
    let turn = match shared.gate.line_up(&client.party, call.ask.is_long()) {
        Ok(turn) => turn,
        Err(refusal) => return refused(refusal, language),
    };
    let (button, desk) = (shared.button(), shared.sessions.desk(&client));
    let reply = match turn.await {
        Ok(pass) => answer(desk, call, pass, button.0.clone(), |_| ()).await,
        Err(_) => failed(language),
    };
    reply_response(&reply)
}

async fn stream(State(shared): State<Arc<Shared>>, client: Client, Asked(call): Asked) -> Response {
    let language = call.language;
    let turn = match shared.gate.line_up(&client.party, call.ask.is_long()) {
        Ok(turn) => turn,
        Err(refusal) => return refused(refusal, language),
    };
    let (button, desk) = (shared.button(), shared.sessions.desk(&client));
    let cancel = button.0.clone();
    let (sender, receiver) = mpsc::channel(PROGRESS_AHEAD + OTHERS_AHEAD);
    tokio::spawn(async move {
        let pass = tokio::select! { Ok(pass) = turn => pass, () = sender.closed() => return };
        let events = sender.clone();
        let reply = answer(desk, call, pass, cancel, move |event| send(&events, &event)).await;
        // Fails only when the client has gone, and then nobody misses the reply.
        drop(sender.send(("reply", to_json(&reply))).await);
    });
    let messages = ReceiverStream::new(receiver).map(move |(name, json)| {
        let _held_as_long_as_someone_listens = &button;
        Ok::<Message, Infallible>(Message::default().event(name).data(json))
    });
    Sse::new(messages).keep_alive(KeepAlive::new().interval(STILL_HERE)).into_response()
}

/// Sends an event from the thread that works, which never waits. A slow client misses progress, but never a
/// report or a level that was found.
fn send(events: &mpsc::Sender<(&'static str, String)>, event: &Event) {
    let passing = matches!(event, Event::Progress { .. } | Event::Tried { .. } | Event::Repeat { .. });
    if !passing || events.capacity() > OTHERS_AHEAD {
        // Fails only when the client has gone.
        drop(events.try_send(("event", to_json(event))));
    }
}

/// Seconds after which an ask that could not even wait may be tried again.
const AGAIN: &str = "2";

fn refused(refusal: Refusal, language: Language) -> Response {
    let message = match refusal {
        Refusal::Busy => message!("protocol-busy"),
        Refusal::TooMany => message!("protocol-too-many-requests"),
    };
    let problem = Problem::new(ProblemKind::Busy, message);
    ([(RETRY_AFTER, AGAIN)], problem_response(StatusCode::TOO_MANY_REQUESTS, problem, language)).into_response()
}

fn reply_response(reply: &Reply) -> Response {
    let status = match reply {
        Reply::Error(Problem { kind: ProblemKind::Malformed, .. }) => StatusCode::BAD_REQUEST,
        Reply::Error(Problem { kind: ProblemKind::Bug, .. }) => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::OK,
    };
    json_response(status, to_json(reply))
}

/// An answer that says what is wrong with a request.
pub fn problem_response(status: StatusCode, problem: Problem, language: Language) -> Response {
    json_response(status, to_json(&problem.reply(language)))
}

fn json_response(status: StatusCode, json: String) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], json).into_response()
}

#[cfg(test)]
mod tests {
    use solvarium_engine::Stats;

    use super::*;

    #[test]
    fn a_client_that_reads_nothing_misses_progress_alone() {
        let (sender, mut receiver) = mpsc::channel(PROGRESS_AHEAD + OTHERS_AHEAD);
        let progress = Event::Progress { index: 0, stats: Box::new((&Stats::default()).into()) };
        for index in 0..OTHERS_AHEAD - 1 {
            (0..10).for_each(|_| send(&sender, &progress));
            send(&sender, &Event::Begin { index, what: String::new() });
        }
        sender.try_send(("reply", String::new())).unwrap();
        drop(sender);
        let sent = std::iter::from_fn(|| receiver.blocking_recv()).collect::<Vec<_>>();
        let (passing, others): (Vec<_>, Vec<_>) = sent.iter().partition(|(_, json)| json.contains("progress"));
        assert_eq!(others.len(), OTHERS_AHEAD, "nothing but progress is left out");
        assert!((1..=PROGRESS_AHEAD).contains(&passing.len()), "{}", passing.len());
    }
}
