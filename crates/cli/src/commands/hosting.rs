//! `solvarium worker`, `backup` and `restore`: what keeps a server that many use.

use std::future::Future;
use std::io::IsTerminal as _;
use std::process::ExitCode;

use solvarium_hub::{Config, Hub, Place, Problem, backup, restore};
use solvarium_lab::{Limits, message};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt;

use crate::args::{BackupArgs, JobArgs, LogArgs, LogForm, PlaceArgs, RestoreArgs, WorkerArgs};
use crate::emit::note;
use crate::say::Said;

/// Works on jobs until Ctrl-C or termination; what is under way then is given back.
pub fn work(args: &WorkerArgs) -> anyhow::Result<ExitCode> {
    start_log(&args.log);
    let config = Config { place: needed(&args.place)?, is_open: false, job_limits: limits(&args.jobs) };
    until_done(async {
        let hub = Hub::open(&config).await.map_err(said)?;
        let (stop, stopped) = watch::channel(false);
        let work = |_| {
            let (hub, stopped) = (hub.clone(), stopped.clone());
            tokio::spawn(async move { hub.work(stopped).await })
        };
        let workers: Vec<_> = (0..args.workers.max(1)).map(work).collect();
        note(message!("cli-worker-ready", count = workers.len()));
        solvarium_web::interrupted().await;
        stop.send_replace(true);
        for worker in workers {
            worker.await?;
        }
        hub.close().await;
        Ok(())
    })
}

/// Copies all that is shared into a file.
pub fn back_up(args: &BackupArgs) -> anyhow::Result<ExitCode> {
    let place = needed(&args.place)?;
    until_done(async {
        backup(&place, &args.file).await.map_err(said)?;
        note(message!("cli-backup-done", file = args.file.display().to_string()));
        Ok(())
    })
}

/// Makes a server's data of such a file.
pub fn bring_back(args: &RestoreArgs) -> anyhow::Result<ExitCode> {
    let place = needed(&args.place)?;
    until_done(async {
        restore(&place, &args.file).await.map_err(said)?;
        note(message!("cli-restore-done", file = args.file.display().to_string()));
        Ok(())
    })
}

/// What one job may use.
pub fn limits(args: &JobArgs) -> Limits {
    Limits { nodes: None, seconds: Some(args.job_time), cpu_seconds: None, bytes: Some(args.job_memory) }
}

/// Lets what happens be written to standard error.
pub fn start_log(args: &LogArgs) {
    let log = fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_max_level(LevelFilter::from_level(args.log_level))
        .with_target(false);
    match args.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
}

fn needed(args: &PlaceArgs) -> Result<Place, Said> {
    args.place().ok_or_else(|| Said(message!("cli-no-place")))
}

fn until_done(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<ExitCode> {
    let runtime: Runtime = Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)?;
    Ok(ExitCode::SUCCESS)
}

/// A problem of the house as an error of this program.
fn said(problem: Problem) -> Said {
    match problem.source {
        Some(source) => Said(message!("cli-house-failed", reason = source.to_string())),
        None => Said(problem.message),
    }
}
