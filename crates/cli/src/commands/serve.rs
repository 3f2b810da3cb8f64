//! `solvarium serve`.

use std::process::ExitCode;

use anyhow::Context as _;
use solvarium_web::{Config, serve};

use crate::args::ServeArgs;
use crate::emit::{emit, tell};

pub fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    if !args.addr.ip().is_loopback() {
        tell("note: other machines can reach this address; whoever can may use this machine to search");
    }
    let ready = |address| {
        // A reader that has gone away does not keep the server from serving.
        drop(emit(&format!("Solvarium is at http://{address}/ (Ctrl-C ends it)\n")));
    };
    serve(Config::local(args.addr), ready).with_context(|| format!("cannot serve at {}", args.addr))?;
    Ok(ExitCode::SUCCESS)
}
