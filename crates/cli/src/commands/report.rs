//! `solvarium report`.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use solvarium_bench::report::alarms::Severity;
use solvarium_bench::report::beside::{self, Published};
use solvarium_bench::report::{self, FORMATS, Format};
use solvarium_bench::store;
use solvarium_lab::{Message, message};

use crate::args::ReportArgs;
use crate::emit::{emit, tell};
use crate::say::{Said, cannot_read, cannot_write, say, words};

pub fn run(args: &ReportArgs) -> anyhow::Result<ExitCode> {
    let out = args.out.as_deref().filter(|path| *path != Path::new("-"));
    let format = out.map_or(Ok(Format::Markdown), format)?;
    let published = args.beside.as_deref().map(published).transpose()?.unwrap_or_default();
    let results = store::read(&args.places)?;
    if results.records.is_empty() {
        return Err(Said(message!("cli-no-runs")).into());
    }
    let text = report::render(&results, &published, format, words());
    match out {
        Some(path) => fs::write(path, text).map_err(cannot_write(path))?,
        None => emit(&text)?,
    }
    // The raw figures do not mention them, so they are reported here.
    let shown = |severity| severity == Severity::Failure || format == Format::Csv;
    for alarm in report::alarms(&results).into_iter().filter(|alarm| shown(alarm.severity)) {
        tell(&say(match alarm.severity {
            Severity::Failure => message!("cli-alarm-failure", text = alarm.text),
            _ => message!("cli-alarm-doubt", text = alarm.text),
        }));
    }
    Ok(ExitCode::SUCCESS)
}

fn format(path: &Path) -> Result<Format, Said> {
    Format::of(path).ok_or_else(|| {
        let ends: Vec<String> = FORMATS.iter().map(|end| format!(".{end}")).collect();
        Said(message!("cli-unknown-form", path = path.display().to_string(), ends))
    })
}

fn published(path: &Path) -> Result<Vec<Published>, Said> {
    let text = fs::read_to_string(path).map_err(cannot_read(path))?;
    let named = path.display().to_string();
    beside::read(&text)
        .map_err(|error| Said(message!("cli-not-published", path = named, reason = Message::from(&error))))
}
