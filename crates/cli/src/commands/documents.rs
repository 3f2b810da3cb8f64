//! `solvarium completions` and `solvarium man`.

use std::process::ExitCode;

use anyhow::Context as _;
use clap::CommandFactory as _;

use crate::args::{Cli, CompletionsArgs, ManArgs};
use crate::emit::emit;

pub fn completions(args: &CompletionsArgs) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "solvarium", &mut script);
    emit(&String::from_utf8(script)?)?;
    Ok(ExitCode::SUCCESS)
}

pub fn man(args: &ManArgs) -> anyhow::Result<ExitCode> {
    match &args.out {
        Some(folder) => {
            std::fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(Cli::command(), folder))
                .with_context(|| format!("cannot write manual pages into `{}`", folder.display()))?;
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page)?;
            emit(&String::from_utf8(page)?)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
