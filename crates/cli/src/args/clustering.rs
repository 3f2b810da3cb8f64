//! The arguments of searches that go on in several processes.

use std::path::PathBuf;

use clap::Args;

use super::values;

/// The processes that search together.
#[derive(Args)]
pub struct ClusterArgs {
    /// Search together with other processes of this program; the file has the address of each in a line, as host:port
    #[arg(long, value_name = "FILE")]
    pub cluster: Option<PathBuf>,
    /// The number of this process among them, from 0 [default: what srun says]
    #[arg(long, value_name = "I", requires = "cluster")]
    pub process: Option<usize>,
    /// Listen here, such as at 0.0.0.0:7000, and not at the address that the file has for this process
    #[arg(long, value_name = "ADDRESS", requires = "cluster")]
    pub listen: Option<String>,
    /// Wait so many seconds for the others to come
    #[arg(long, value_name = "SECONDS", requires = "cluster", default_value = "10", value_parser = values::seconds)]
    pub wait: f64,
}
