//! `solvarium serve`.

use std::net::SocketAddr;
use std::process::ExitCode;

use solvarium_lab::message;
use solvarium_web::{Config, serve};

use crate::args::ServeArgs;
use crate::emit::{emit, note};
use crate::say::{Said, say};

pub fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    serve_until_ended(config(args), |address| say(message!("cli-serve-ready", address = address.to_string())))
}

/// Serves until Ctrl-C, once `ready` has said where.
pub fn serve_until_ended(config: Config, ready: impl FnOnce(SocketAddr) -> String) -> anyhow::Result<ExitCode> {
    if !config.address.ip().is_loopback() {
        note(message!("cli-serve-reachable"));
    }
    let address = config.address.to_string();
    // A reader that has gone away does not keep the server from serving.
    let told = |address: SocketAddr| drop(emit(&(ready(address) + "\n")));
    serve(config, told).map_err(|error| Said(message!("cli-serve-failed", address, reason = error.to_string())))?;
    Ok(ExitCode::SUCCESS)
}

fn config(args: &ServeArgs) -> Config {
    let mut config = Config::local(args.addr);
    config.hosts.clone_from(&args.host);
    config.page.clone_from(&args.page);
    config.request_bytes = usize::try_from(args.max_request).unwrap_or(usize::MAX);
    config.policy.limits.seconds = Some(args.max_time);
    config.policy.limits.bytes = args.max_memory.or(config.policy.limits.bytes);
    config
}
