//! `solvarium report`.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use solvarium_bench::report::alarms::Severity;
use solvarium_bench::report::beside::{self, Published};
use solvarium_bench::report::{self, FORMATS, Format};
use solvarium_bench::store;

use crate::args::ReportArgs;
use crate::emit::{emit, tell};

pub fn run(args: &ReportArgs) -> anyhow::Result<ExitCode> {
    let out = args.out.as_deref().filter(|path| *path != Path::new("-"));
    let format = out.map_or(Ok(Format::Markdown), format)?;
    let published = args.beside.as_deref().map(published).transpose()?.unwrap_or_default();
    let results = store::read(&args.places)?;
    if results.records.is_empty() {
        bail!("there is no run in these results");
    }
    let text = report::render(&results, &published, format);
    match out {
        Some(path) => fs::write(path, text).with_context(|| format!("cannot write `{}`", path.display()))?,
        None => emit(&text)?,
    }
    // The raw figures hold no word about them, so they are told here.
    let shown = |severity| severity == Severity::Failure || format == Format::Csv;
    for alarm in report::alarms(&results).iter().filter(|alarm| shown(alarm.severity)) {
        let kind = if alarm.severity == Severity::Failure { "failure" } else { "doubt" };
        tell(&format!("{kind}: {}", alarm.text));
    }
    Ok(ExitCode::SUCCESS)
}

fn format(path: &Path) -> anyhow::Result<Format> {
    Format::of(path).with_context(|| {
        let ends: Vec<String> = FORMATS.iter().map(|end| format!(".{end}")).collect();
        format!("cannot tell the form of `{}` by its name; it must end in one of: {}", path.display(), ends.join(", "))
    })
}

fn published(path: &Path) -> anyhow::Result<Vec<Published>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read `{}`", path.display()))?;
    beside::read(&text).with_context(|| format!("`{}` is no file of published figures", path.display()))
}
