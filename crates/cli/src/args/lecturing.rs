//! What can be written after `lecture`.

use std::path::PathBuf;

use clap::Args;

/// Arguments of `lecture`.
#[derive(Args)]
pub struct LectureArgs {
    /// The lecture, in JSON; docs/LECTURES.md describes it
    pub file: PathBuf,
    /// Only say whether everything in it can be shown
    #[arg(long)]
    pub check: bool,
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
    pub addr: std::net::SocketAddr,
    /// Serve the page from this folder, as `make page` writes it, instead of the one that is built in
    #[arg(long, value_name = "DIR")]
    pub page: Option<PathBuf>,
}
