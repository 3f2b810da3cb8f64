//! The shared house on the network: who may ask, and an interface of which an OpenAPI document is made.
//!
//! Everything is under `/api/hub`; `GET /api/docs` describes it. A person is known by the cookie of a session or, for
//! programs, by a key in `Authorization: Bearer`. The origin of every request has been checked before (`origin.rs`).

// The macro that describes routes writes them.
#![allow(unused_qualifications)]

mod admin;
mod assignments;
mod boards;
mod body;
mod classes;
mod describe;
mod hand_ins;
mod keys;
mod known;
mod levels;
mod limits;
mod metrics;
mod people;
mod permalink;
mod quiz;
mod refuse;
pub(crate) mod visitor;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use solvarium_hub::Hub;
use solvarium_lab::Language;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use limits::Limits;

/// How a house is put on the network.
#[derive(Clone, Debug)]
pub struct House {
    /// The house.
    pub hub: solvarium_hub::Config,
    /// Workers of the queue in this process.
    pub workers: usize,
    /// Whether a proxy stands in front, whose `X-Forwarded-For` and `X-Forwarded-Proto` are true.
    pub behind_proxy: bool,
    /// Where metrics are told, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// How often somebody may ask.
    pub limits: Limits,
}

/// A house that is open.
pub struct Open {
    doors: Arc<Doors>,
    stop: watch::Sender<bool>,
    workers: Vec<JoinHandle<()>>,
    /// The secret of the first admin, if the house has just been made.
    pub first_secret: Option<String>,
}

impl Open {
    /// Opens a house, with its workers and its metrics.
    pub async fn open(house: &House, config: &crate::Config) -> io::Result<Open> {
        let failed = |problem: solvarium_hub::Problem| io::Error::other(told(&problem));
        let hub = Hub::open(&house.hub).await.map_err(failed)?;
        let first_secret = hub.first_admin().await.map_err(failed)?;
        let doors = Doors::new(hub.clone(), house, config.request_bytes, config.patience);
        let (stop, stopped) = watch::channel(false);
        let work = |_| {
            let (hub, stopped) = (hub.clone(), stopped.clone());
            tokio::spawn(async move { hub.work(stopped).await })
        };
        let workers = (0..house.workers).map(work).collect();
        if let Some(address) = house.metrics {
            tokio::spawn(metrics::serve(TcpListener::bind(address).await?, doors.clone()));
        }
        Ok(Open { doors, stop, workers, first_secret })
    }

    /// Adds the house to the server's routes; all of them are told who asks.
    pub fn put_in(&self, app: Router) -> Router {
        let app =
            app.merge(router(self.doors.clone())).layer(from_fn(visitor::announce)).layer(from_fn(metrics::count));
        app.layer(from_fn_with_state(self.doors.clone(), visitor::recognise))
    }

    /// Lets the workers give back what they hold, and closes the house.
    pub async fn close(self) {
        self.stop.send_replace(true);
        for worker in self.workers {
            drop(tokio::time::timeout(Duration::from_secs(5), worker).await);
        }
        self.doors.hub.close().await;
    }
}

/// A problem as somebody at a terminal reads it.
fn told(problem: &solvarium_hub::Problem) -> String {
    match &problem.source {
        Some(source) => source.to_string(),
        None => solvarium_hub::words_of(Language::ENGLISH).text(&problem.message),
    }
}

/// What all requests to the house share.
pub struct Doors {
    pub hub: Arc<Hub>,
    limits: limits::Limiters,
    quiz_turn: quiz::Turn,
    known: known::Known,
    behind_proxy: bool,
    largest: usize,
    patience: Duration,
}

impl Doors {
    /// The doors of a house.
    pub fn new(hub: Arc<Hub>, house: &House, largest: usize, patience: Duration) -> Arc<Doors> {
        let limits = limits::Limiters::new(house.limits);
        let (quiz_turn, known) = (quiz::Turn::default(), known::Known::default());
        Arc::new(Doors { hub, limits, quiz_turn, known, behind_proxy: house.behind_proxy, largest, patience })
    }
}

/// The routes, and their description.
fn routes() -> OpenApiRouter<Arc<Doors>> {
    OpenApiRouter::with_openapi(describe::document())
        .routes(routes!(people::info))
        .routes(routes!(people::register))
        .routes(routes!(people::profile))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::set_character, people::delete))
        .routes(routes!(people::set_passphrase))
        .routes(routes!(people::renew_link))
        .routes(routes!(people::export))
        .routes(routes!(keys::list, keys::add))
        .routes(routes!(keys::remove))
        .routes(routes!(levels::publish, levels::search))
        .routes(routes!(levels::show, levels::edit, levels::remove))
        .routes(routes!(levels::rate))
        .routes(routes!(levels::text))
        .routes(routes!(levels::prove))
        .routes(routes!(levels::collections, levels::collect))
        .routes(routes!(levels::collection, levels::recollect, levels::discard))
        .routes(routes!(levels::collection_text))
        .routes(routes!(boards::start))
        .routes(routes!(boards::finish))
        .routes(routes!(boards::enter))
        .routes(routes!(boards::recorded, boards::remove))
        .routes(routes!(boards::board))
        .routes(routes!(boards::run))
        .routes(routes!(boards::report_run))
        .routes(routes!(boards::solver))
        .routes(routes!(boards::standings))
        .routes(routes!(boards::job))
        .routes(routes!(classes::mine, classes::add))
        .routes(routes!(classes::join))
        .routes(routes!(classes::show, classes::edit, classes::remove))
        .routes(routes!(classes::renew_code, classes::end_code))
        .routes(routes!(classes::members))
        .routes(routes!(classes::remove_member))
        .routes(routes!(classes::board))
        .routes(routes!(classes::csv))
        .routes(routes!(assignments::add))
        .routes(routes!(assignments::show, assignments::edit, assignments::remove))
        .routes(routes!(assignments::progress))
        .routes(routes!(assignments::csv))
        .routes(routes!(assignments::board))
        .routes(routes!(assignments::questions))
        .routes(routes!(assignments::answer))
        .routes(routes!(hand_ins::hand_in))
        .routes(routes!(hand_ins::list))
        .routes(routes!(hand_ins::file))
        .routes(routes!(hand_ins::grade))
        .routes(routes!(admin::report))
        .routes(routes!(admin::set_role))
        .routes(routes!(admin::ban))
        .routes(routes!(admin::replace_link))
        .routes(routes!(admin::hide_level))
        .routes(routes!(admin::hide_entry))
        .routes(routes!(admin::audit))
        .routes(routes!(admin::reports))
}

/// All of it.
pub fn router(doors: Arc<Doors>) -> Router {
    let (router, description) = routes().split_for_parts();
    let described = Arc::new(describe::completed(description));
    router
        .merge(describe::router(described))
        .route("/api/ready", get(metrics::ready))
        .route("/l/{id}", get(permalink::level))
        .layer(DefaultBodyLimit::max(doors.largest))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(doors.clone(), limits::check))
        .with_state(doors)
}
