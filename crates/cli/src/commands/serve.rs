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
    #[cfg(feature = "hub")]
    let public = public_address(&config);
    #[cfg(feature = "hub")]
    let welcome = |server: &Server| welcome(server, public);
    #[cfg(not(feature = "hub"))]
    let welcome = |_: &Server| String::new();
    // A reader that has gone away does not keep the server from serving.
    let told = |server: &Server| drop(emit(&(ready(server.address()) + "\n" + &welcome(server))));
    serve(config, told).map_err(|error| Said(message!("cli-serve-failed", address, reason = error.to_string())))?;
    Ok(ExitCode::SUCCESS)
}

/// What the one who starts a server for many has to know: how its admin comes in, which is told this once.
#[cfg(feature = "hub")]
fn welcome(server: &Server, public: Option<String>) -> String {
    let address = public.unwrap_or_else(|| format!("http://{}", server.address()));
    let link = |secret: &str| format!("{address}/#/account/in/{secret}");
    let told = |secret| say(message!("cli-serve-admin", link = link(secret), secret)) + "\n";
    server.first_secret().map(told).unwrap_or_default()
}

/// Where people find the server that a proxy stands in front of.
#[cfg(feature = "hub")]
fn public_address(config: &Config) -> Option<String> {
    let host = config.hosts.first()?;
    config.house.as_ref()?.behind_proxy.then(|| format!("https://{host}"))
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
