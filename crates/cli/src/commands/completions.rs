//! `solvarium completions` and `solvarium man`.

use std::process::ExitCode;

use crate::args::{CompletionsArgs, ManArgs, command};
use crate::emit::emit;
use crate::say::cannot_write;

pub fn completions(args: &CompletionsArgs) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command(), "solvarium", &mut script);
    emit(&String::from_utf8(script)?)?;
    Ok(ExitCode::SUCCESS)
}

pub fn man(args: &ManArgs) -> anyhow::Result<ExitCode> {
    match &args.out {
        Some(folder) => {
            std::fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(command(), folder))
                .map_err(cannot_write(folder))?;
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(command()).render(&mut page)?;
            emit(&String::from_utf8(page)?)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
