//! What can be written after `grade-class`.

use std::path::PathBuf;

use clap::Args;
use solvarium_bench::external::Input;

use super::measuring::input;

/// Arguments of `grade-class`.
#[derive(Args)]
pub struct GradeClassArgs {
    /// The address of the server, such as `https://puzzles.example.org`
    #[arg(long, value_name = "URL")]
    pub server: String,
    /// A key of yours, made on the account page of the server
    #[arg(long, value_name = "KEY", env = "SOLVARIUM_KEY", hide_env_values = true)]
    pub key: String,
    /// The class, as the address of its page ends
    #[arg(long, value_name = "ID")]
    pub class: String,
    /// The assignment [default: the class's only one for programs]
    #[arg(long, value_name = "ID")]
    pub assignment: Option<String>,
    /// The folder for the programs, the suite and the marks; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// How a program is started, {file} being its file, as in "python3 {file}" [default: what the assignment says]
    #[arg(long, value_name = "COMMAND")]
    pub command: Option<String>,
    /// A suite that says which levels, limits and points there are [default: suite.toml in the folder, written at first]
    #[arg(long, value_name = "SUITE.toml")]
    pub suite: Option<PathBuf>,
    /// How the programs get the level: json or text, with a notation as in text:NOTATION
    #[arg(long, value_name = "INPUT", default_value = "json", value_parser = input)]
    pub external_input: Input,
    /// Grade again what is graded
    #[arg(long)]
    pub again: bool,
}
