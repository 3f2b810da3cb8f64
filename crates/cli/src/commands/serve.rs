//! `solvarium serve`.

use std::net::SocketAddr;
use std::process::ExitCode;

use solvarium_lab::message;
use solvarium_web::{Config, Server, serve};

use crate::args::ServeArgs;
use crate::emit::{emit, note};
use crate::say::{Said, say};

pub fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    let config = config(args);
    #[cfg(feature = "hub")]
    if config.house.is_some() {
        super::hosting::start_log(&args.house.log);
    }
    serve_until_ended(config, |address| say(message!("cli-serve-ready", address = address.to_string())))
}

/// Serves until Ctrl-C, once `ready` has said where.
pub fn serve_until_ended(config: Config, ready: impl FnOnce(SocketAddr) -> String) -> anyhow::Result<ExitCode> {
    if !config.address.ip().is_loopback() {
        note(message!("cli-serve-reachable"));
    }
    let address = config.address.to_string();
    // A reader that has gone away does not keep the server from serving.
    let told = |server: &Server| drop(emit(&(ready(server.address()) + "\n" + &welcome(server))));
    serve(config, told).map_err(|error| Said(message!("cli-serve-failed", address, reason = error.to_string())))?;
    Ok(ExitCode::SUCCESS)
}

/// What the one who starts a server for many has to know: how its admin comes in, which is told this once.
#[cfg(feature = "hub")]
fn welcome(server: &Server) -> String {
    let link = |secret: &str| format!("http://{}/#/account/in/{secret}", server.address());
    let told = |secret| say(message!("cli-serve-admin", link = link(secret), secret)) + "\n";
    server.first_secret().map(told).unwrap_or_default()
}

#[cfg(not(feature = "hub"))]
fn welcome(_server: &Server) -> String {
    String::new()
}

fn config(args: &ServeArgs) -> Config {
    let mut config = Config::local(args.addr);
    config.hosts.clone_from(&args.host);
    config.page.clone_from(&args.page);
    config.request_bytes = usize::try_from(args.max_request).unwrap_or(usize::MAX);
    config.policy.limits.seconds = Some(args.max_time);
    config.policy.limits.bytes = args.max_memory.or(config.policy.limits.bytes);
    #[cfg(feature = "hub")]
    {
        config.house = args.house.place.place().map(|place| solvarium_web::House {
            hub: solvarium_hub::Config {
                place,
                is_open: !args.house.closed,
                job_limits: super::hosting::limits(&args.house.jobs),
            },
            workers: args.house.workers,
            behind_proxy: args.house.behind_proxy,
            metrics: args.house.metrics,
            limits: solvarium_web::HouseLimits { requests: args.house.max_rate, ..Default::default() },
        });
    }
    config
}
