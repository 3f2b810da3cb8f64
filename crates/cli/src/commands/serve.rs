//! `solvarium serve`.

use std::process::ExitCode;

use solvarium_lab::message;
use solvarium_web::{Config, serve};

use crate::args::ServeArgs;
use crate::emit::{emit, note};
use crate::say::{Said, say};

pub fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    if !args.addr.ip().is_loopback() {
        note(message!("cli-serve-reachable"));
    }
    let ready = |address: std::net::SocketAddr| {
        // A reader that has gone away does not keep the server from serving.
        drop(emit(&(say(message!("cli-serve-ready", address = address.to_string())) + "\n")));
    };
    let address = args.addr.to_string();
    serve(config(args), ready)
        .map_err(|error| Said(message!("cli-serve-failed", address, reason = error.to_string())))?;
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
