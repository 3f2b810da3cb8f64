//! The protocol over HTTP.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event as Message, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use solvarium_lab::SystemClock;
use solvarium_lab::protocol::{Ask, Desk, Event, MOST_REQUESTS, Problem, ProblemKind, Reply, to_json};
use solvarium_lab::report::VERSION;
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use tower_http::compression::CompressionLayer;

use crate::gate::Gate;
use crate::sessions::Sessions;
use crate::{Config, page};

/// Bytes of the largest ask.
const LARGEST_ASK: usize = 8 << 20;
/// Events of progress that may be under way to a client; what is beyond that is left out.
const PROGRESS_AHEAD: usize = 64;
/// Room for all other events of the longest ask, `begin` and `report` of each comparison, and its reply.
const OTHERS_AHEAD: usize = 2 * MOST_REQUESTS + 1;
/// How often an idle stream is written to, which is how a client that has gone away is noticed at the latest.
const STILL_HERE: Duration = Duration::from_secs(5);

/// What all requests share.
pub struct Shared {
    sessions: Sessions,
    gate: Gate,
    /// The stop buttons of what is being answered.
    running: Mutex<Vec<Weak<AtomicBool>>>,
}

impl Shared {
    /// Nothing is being answered.
    pub fn new(config: Config) -> Self {
        Shared {
            sessions: Sessions::new(config.sessions, config.policy),
            gate: Gate::new(config.workers, config.waiting),
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

    /// Answers an ask on a thread of its own, as soon as there is room.
    async fn answer(
        &self,
        desk: Desk,
        ask: Ask,
        cancel: Arc<AtomicBool>,
        mut events: impl FnMut(Event) + Send + 'static,
    ) -> Reply {
        let Some(pass) = self.gate.enter(ask.is_long()).await else {
            return Reply::Error(Problem::new(ProblemKind::Busy, "too many wait already; ask again later"));
        };
        let work = move || {
            let _pass = pass;
            desk.answer(ask, &SystemClock::default(), &cancel, &mut events)
        };
        let failed = |_| Reply::Error(Problem::new(ProblemKind::Bug, "BUG: the answer failed"));
        tokio::task::spawn_blocking(work).await.unwrap_or_else(failed)
    }
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
    Router::new()
        .route("/api/ask", post(ask))
        .route("/api/stream", post(stream))
        .route("/api/health", get(health))
        .layer(DefaultBodyLimit::max(LARGEST_ASK))
        .layer(CompressionLayer::new())
        .with_state(shared)
}

async fn health() -> Response {
    json_response(StatusCode::OK, json!({"status": "ok", "version": VERSION, "page": page::is_built()}).to_string())
}

async fn ask(State(shared): State<Arc<Shared>>, headers: HeaderMap, body: Bytes) -> Response {
    let ask = match read(&headers, &body) {
        Ok(ask) => ask,
        Err(problem) => return reply_response(&Reply::Error(problem)),
    };
    let button = shared.button();
    let reply = shared.answer(shared.sessions.desk(&headers), ask, button.0.clone(), |_| ()).await;
    reply_response(&reply)
}

async fn stream(State(shared): State<Arc<Shared>>, headers: HeaderMap, body: Bytes) -> Response {
    let ask = match read(&headers, &body) {
        Ok(ask) => ask,
        Err(problem) => return reply_response(&Reply::Error(problem)),
    };
    let button = shared.button();
    let (cancel, desk) = (button.0.clone(), shared.sessions.desk(&headers));
    let (sender, receiver) = mpsc::channel(PROGRESS_AHEAD + OTHERS_AHEAD);
    tokio::spawn(async move {
        let events = sender.clone();
        let pass_on = move |event: Event| send(&events, &event);
        let reply = shared.answer(desk, ask, cancel, pass_on).await;
        // Fails only when the client has gone, and then nobody misses the reply.
        drop(sender.send(("reply", to_json(&reply))).await);
    });
    let messages = ReceiverStream::new(receiver).map(move |(name, json)| {
        let _held_as_long_as_someone_listens = &button;
        Ok::<Message, Infallible>(Message::default().event(name).data(json))
    });
    Sse::new(messages).keep_alive(KeepAlive::new().interval(STILL_HERE)).into_response()
}

/// Sends an event from the thread that works, which never waits. A slow client misses progress, but never a report.
fn send(events: &mpsc::Sender<(&'static str, String)>, event: &Event) {
    if !matches!(event, Event::Progress { .. }) || events.capacity() > OTHERS_AHEAD {
        // Fails only when the client has gone.
        drop(events.try_send(("event", to_json(event))));
    }
}

/// Reads an ask. Only JSON is taken, which other people's pages cannot send here unasked.
fn read(headers: &HeaderMap, body: &[u8]) -> Result<Ask, Problem> {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Problem::new(ProblemKind::Malformed, "the content type must be application/json"));
    }
    Ok(serde_json::from_slice(body)?)
}

fn reply_response(reply: &Reply) -> Response {
    let status = match reply {
        Reply::Error(Problem { kind: ProblemKind::Malformed, .. }) => StatusCode::BAD_REQUEST,
        Reply::Error(Problem { kind: ProblemKind::Busy, .. }) => StatusCode::SERVICE_UNAVAILABLE,
        Reply::Error(Problem { kind: ProblemKind::Bug, .. }) => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::OK,
    };
    json_response(status, to_json(reply))
}

fn json_response(status: StatusCode, json: String) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], json).into_response()
}
