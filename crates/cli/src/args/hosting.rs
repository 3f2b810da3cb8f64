//! What can be written after `worker`, `backup` and `restore`, and what `serve` takes where levels and boards are shared.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use solvarium_hub::Place;

use super::values;

/// Where what is shared is kept.
#[derive(Args)]
#[group(multiple = false)]
pub struct PlaceArgs {
    /// Keep accounts, shared levels and leaderboards in this folder; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Keep them in this PostgreSQL database instead: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL", env = "SOLVARIUM_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

impl PlaceArgs {
    /// The place, if one is named.
    pub fn place(&self) -> Option<Place> {
        let folder = self.data.clone().map(Place::Folder);
        folder.or_else(|| self.database.as_deref().map(Place::read))
    }
}

/// What `serve` takes for a server that many use.
#[derive(Args)]
pub struct HouseArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Let nobody new register
    #[arg(long)]
    pub closed: bool,
    /// Believe X-Forwarded-For and X-Forwarded-Proto, which a proxy in front of the server sets
    #[arg(long)]
    pub behind_proxy: bool,
    /// Workers in this process that verify levels and run solvers
    #[arg(long, value_name = "N", default_value = "1")]
    pub workers: usize,
    /// Tell numbers for Prometheus at this address, under /metrics
    #[arg(long, value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,
    /// Requests that one person may make in a second
    #[arg(long, value_name = "N", default_value = "20")]
    pub max_rate: u32,
    #[command(flatten)]
    pub jobs: JobArgs,
    #[command(flatten)]
    pub log: LogArgs,
}

/// What one job of the queue may use.
#[derive(Args)]
pub struct JobArgs {
    /// Stop verifying a level, or running a solver for a board, after this many seconds
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = values::seconds)]
    pub job_time: f64,
    /// Stop it before it holds more memory than this
    #[arg(long, value_name = "SIZE", default_value = "512MiB", value_parser = values::size)]
    pub job_memory: u64,
}

/// How what happens is written down, on standard error.
#[derive(Args)]
pub struct LogArgs {
    /// The form of log lines
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub log: LogForm,
    /// How much is logged: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log_level: tracing::Level,
}

/// The form of log lines.
#[derive(Clone, Copy, ValueEnum)]
pub enum LogForm {
    /// For people
    Text,
    /// One object a line
    Json,
}

/// Arguments of `worker`.
#[derive(Args)]
pub struct WorkerArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Jobs that are worked on side by side
    #[arg(long, value_name = "N", default_value = "1")]
    pub workers: usize,
    #[command(flatten)]
    pub jobs: JobArgs,
    #[command(flatten)]
    pub log: LogArgs,
}

/// Arguments of `backup`.
#[derive(Args)]
pub struct BackupArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// The file to write, which must not be there yet
    pub file: PathBuf,
}

/// Arguments of `restore`.
#[derive(Args)]
pub struct RestoreArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// The file that `backup` wrote
    pub file: PathBuf,
}
