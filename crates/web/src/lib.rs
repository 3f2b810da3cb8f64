//! The server of Solvarium's page: the protocol over HTTP, and the page itself, embedded.
//!
//! - `POST /api/ask`: an ask in JSON, its reply in JSON.
//! - `POST /api/stream`: the same with server-sent events: `event` for each event of the protocol, then one `reply`.
//! - `GET /api/health`: whether it runs, which version, and whether it has a page.
//! - everything else: the page.
//!
//! A client that names itself in the header `x-solvarium-session` finds its recordings again. One that goes away ends
//! what it asked for. Long asks wait for a free worker ([`gate`]), so that a busy server is slow and not dead.
#![deny(missing_docs)]

mod api;
pub mod gate;
mod page;
mod sessions;

use std::future::{Future, pending};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use solvarium_lab::Limits;
use solvarium_lab::protocol::Policy;
use tokio::net::TcpListener;

/// Time that open connections get to end once the server is told to stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// How a server is to work.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Long asks that are answered at once.
    pub workers: usize,
    /// Asks that may wait; more are refused.
    pub waiting: usize,
    /// Clients whose recordings are kept.
    pub sessions: usize,
    /// What each client may use.
    pub policy: Policy,
}

impl Config {
    /// A server for one machine: as many workers as it has processors, which share half of its free memory.
    pub fn local(address: SocketAddr) -> Self {
        let workers = std::thread::available_parallelism().map_or(2, usize::from);
        let free = solvarium_lab::memory::available().unwrap_or(4 << 30);
        let limits = Limits { bytes: Some((free / 2 / workers as u64).min(2 << 30)), ..Limits::default() };
        let policy = Policy { limits, trace_bytes: 64 << 20, session_bytes: 64 << 20 };
        Config { address, workers, waiting: 256, sessions: 16, policy }
    }
}

/// A server that has its address.
pub struct Server {
    listener: TcpListener,
    state: Arc<api::Shared>,
}

impl Server {
    /// Takes the address.
    pub async fn bind(config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind(config.address).await?;
        Ok(Server { listener, state: Arc::new(api::Shared::new(config)) })
    }

    /// Where it listens; tells the port that was found when none was asked for.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until it is told to stop; then what is being answered is ended.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (state, told) = (self.state.clone(), Arc::new(tokio::sync::Notify::new()));
        let stopping = told.clone();
        let stop = async move {
            stop.await;
            state.cancel_all();
            stopping.notify_one();
        };
        let app: Router = api::router(self.state).merge(page::router());
        let serving = axum::serve(self.listener, app).with_graceful_shutdown(stop);
        tokio::select! {
            ended = serving => ended,
            () = async { told.notified().await; tokio::time::sleep(PATIENCE).await } => Ok(()),
        }
    }
}

/// Serves until Ctrl-C or termination; `ready` is called with the address once it is taken.
pub fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let server = Server::bind(config).await?;
        ready(server.address()?);
        server.run(interrupted()).await
    });
    runtime.shutdown_timeout(PATIENCE);
    served
}

/// Waits for Ctrl-C or, where there is such a thing, for a request to terminate.
async fn interrupted() {
    tokio::select! { () = ctrl_c() => (), () = terminated() => () }
}

async fn ctrl_c() {
    if tokio::signal::ctrl_c().await.is_err() {
        pending::<()>().await;
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut asked) => drop(asked.recv().await),
        Err(_) => pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    pending().await
}
