//! The server of Solvarium's page: the protocol over HTTP, and the page itself, embedded.
//!
//! - `POST /api/ask`: an ask in JSON, its reply in JSON.
//! - `POST /api/stream`: the same with server-sent events: `event` for each event of the protocol, then one `reply`.
//! - `GET /api/health`: whether it runs, which version, and whether it has a page.
//! - `GET /api/lecture`: the lecture that is served, if one is.
//! - everything else: the page.
//!
//! A client that names itself in the header `x-solvarium-session` finds its recordings again. One that goes away ends
//! what it asked for. Asks wait for a free place (`gate.rs`), which clients share fairly, so that a busy server is slow
//! and not dead. Requests that are not meant for this server or come from foreign pages are refused.
#![deny(missing_docs)]

mod api;
mod asked;
mod connections;
mod gate;
mod headers;
#[cfg(feature = "hub")]
mod hub;
mod language;
mod lecture;
#[cfg(all(test, feature = "hub"))]
mod odd_headers;
mod origin;
mod page;
mod sessions;

use std::future::{Future, pending};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use solvarium_lab::Limits;
use solvarium_protocol::{LEVEL_BYTES, Policy};
use tokio::net::TcpListener;

pub use crate::gate::Waiting;
#[cfg(feature = "hub")]
pub use crate::hub::{House, Limits as HouseLimits};

/// How a server is to work.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Names it answers to, beside `localhost` and its addresses.
    pub hosts: Vec<String>,
    /// The folder that holds the page; the embedded one when none is named.
    pub page: Option<PathBuf>,
    /// The text of a lecture that the page finds here, if there is one.
    pub lecture: Option<String>,
    /// Long asks of one client that are answered at once; there is one place more for other clients.
    pub workers: usize,
    /// Asks that may wait; more are refused.
    pub waiting: Waiting,
    /// Clients whose recordings are kept.
    pub sessions: usize,
    /// Bytes of the largest ask.
    pub request_bytes: usize,
    /// How long the head of a request may take to arrive, and then its body.
    pub patience: Duration,
    /// What one ask may use; the runs of a comparison share the time.
    pub policy: Policy,
    /// What is shared here, if anything is.
    #[cfg(feature = "hub")]
    pub house: Option<House>,
}

impl Config {
    /// A server for one machine: as many workers as it has processors. All places share half of its free memory, and what is
    /// kept for all clients a quarter.
    pub fn local(address: SocketAddr) -> Self {
        let workers = std::thread::available_parallelism().map_or(2, usize::from);
        let free = solvarium_lab::memory::available().unwrap_or(4 << 30);
        let bytes = (free / 2 / (workers as u64 + 1)).min(2 << 30);
        let limits = Limits { nodes: None, seconds: Some(600.0), cpu_seconds: None, bytes: Some(bytes) };
        let sessions = 16;
        let kept = (free / 4 / sessions).min(128 << 20) as usize;
        let policy = Policy { limits, trace_bytes: kept, session_bytes: kept, level_bytes: LEVEL_BYTES };
        Config {
            address,
            hosts: Vec::new(),
            page: None,
            lecture: None,
            workers,
            waiting: Waiting { all: 256, each: 32 },
            sessions: sessions as usize,
            request_bytes: 3 << 20,
            patience: Duration::from_secs(30),
            policy,
            #[cfg(feature = "hub")]
            house: None,
        }
    }
}

/// A server that has its address.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    config: Config,
    #[cfg(feature = "hub")]
    house: Option<hub::Open>,
}

impl Server {
    /// Takes the address, and opens the house if there is one.
    pub async fn bind(config: Config) -> io::Result<Self> {
        #[cfg(feature = "hub")]
        let house = match &config.house {
            Some(house) => Some(hub::Open::open(house, &config).await?),
            None => None,
        };
        let listener = TcpListener::bind(config.address).await?;
        Ok(Server {
            address: listener.local_addr()?,
            listener,
            config,
            #[cfg(feature = "hub")]
            house,
        })
    }

    /// The secret of the admin of a house that has just been made: shown this once.
    #[cfg(feature = "hub")]
    pub fn first_secret(&self) -> Option<&str> {
        self.house.as_ref()?.first_secret.as_deref()
    }

    /// Where it listens; tells the port that was found when none was asked for.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is told to stop; then what is being answered is ended.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let shared = Arc::new(api::Shared::new(&self.config));
        let names = Arc::new(origin::Names { address: self.config.address.ip(), others: self.config.hosts });
        let app: Router = api::router(shared.clone()).merge(page::router(shared.page.clone()));
        #[cfg(feature = "hub")]
        let app = match &self.house {
            Some(house) => house.put_in(app),
            None => app,
        };
        let app = app.layer(from_fn_with_state(names, origin::check)).layer(from_fn(headers::complete));
        let stop = async {
            stop.await;
            shared.cancel_all();
        };
        connections::serve(self.listener, app, self.config.patience, stop).await;
        #[cfg(feature = "hub")]
        if let Some(house) = self.house {
            house.close().await;
        }
    }
}

/// Serves until Ctrl-C or termination; `ready` is called once the address is taken.
pub fn serve(config: Config, ready: impl FnOnce(&Server)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let server = Server::bind(config).await?;
        ready(&server);
        server.run(interrupted()).await;
        Ok(())
    });
    runtime.shutdown_timeout(connections::PATIENCE);
    served
}

/// Waits for Ctrl-C or, where there is such a thing, for a request to terminate.
pub async fn interrupted() {
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
    pending::<()>().await;
}
