//! A suite in shares, for a cluster or for several machines: a script that makes the shares side by side, puts their results
//! together and reports them.
//!
//! The script is written from `sweep.sh`, for people to read and to change. Whatever it does can be done again: a share goes
//! on where it was.

mod needs;
mod quote;

use std::collections::BTreeMap;
use std::path::Path;

use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, context};
use solvarium_lab::units::{Kind, grouped};
use solvarium_lab::{Message, Words, message};

use crate::plan::Plan;

pub use needs::Needs;
pub use quote::quoted;

const TEMPLATE: &str = include_str!("sweep.sh");
/// The name of the script in the folder of the results.
pub const FILE: &str = "sweep.sh";
/// The most tasks of an array, where nobody has changed Slurm's `MaxArraySize`.
pub const MOST_TASKS: usize = 1000;

/// Seconds that merging and the report may take.
const END: f64 = 3600.0;
/// Bytes that they hold, and for each run.
const END_BYTES: f64 = (1 << 30) as f64;
const RUN_BYTES: f64 = 32768.0;

/// What starts the shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheduler {
    /// Slurm, which manages a cluster.
    Slurm,
    /// GNU parallel, on one machine or on several.
    Parallel,
}

/// A sweep: what its script is written from.
pub struct Sweep<'a> {
    /// What starts the shares.
    pub scheduler: Scheduler,
    /// How many there are.
    pub shares: usize,
    /// All runs.
    pub plan: &'a Plan,
    /// Runs at a time in a share.
    pub jobs: usize,
    /// Runs of each request, where the suite is not asked.
    pub repeats: Option<u32>,
    /// Threads of each run, where the suite does not say.
    pub threads: Option<u64>,
    /// The folder for states on disk, from there.
    pub disk: Option<&'a Path>,
    /// This program.
    pub program: &'a Path,
    /// The folder in which it works.
    pub folder: &'a Path,
    /// The file of the suite, from there.
    pub suite: &'a Path,
    /// The folder of the results, from there.
    pub out: &'a Path,
    /// Variables of the environment that the suite asks for, with their values.
    pub variables: BTreeMap<String, String>,
}

impl Scheduler {
    /// All there are, by name.
    pub const ALL: [(&'static str, Scheduler); 2] = [("slurm", Scheduler::Slurm), ("parallel", Scheduler::Parallel)];
}

impl Sweep<'_> {
    /// The script, with remarks in the language.
    pub fn script(&self, words: &Words) -> Result<String, Message> {
        let levels = self.plan.deal(1).len();
        if self.shares > levels {
            return Err(message!("sweep-too-many-shares", shares = self.shares, levels));
        }
        let needs = Needs::of(self.plan, self.shares, self.jobs);
        let path = |path: &Path| path_word(path).map(|text| quoted(&text));
        let values = context! {
            slurm => self.scheduler == Scheduler::Slurm,
            shares => self.shares,
            jobs => self.jobs,
            repeats => self.repeats,
            threads => self.threads,
            disk => self.disk.map(path).transpose()?,
            program => path(self.program)?,
            folder => path(self.folder)?,
            suite => path(self.suite)?,
            out => path(self.out)?,
            name => job_name(&self.plan.suite),
            variables => self.variables()?,
            part => 100 / needs.cores.clamp(1, 100),
            say => self.remarks(&needs, words),
            ask => self.amounts(&needs),
        };
        let mut environment = Environment::new();
        let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
        environment.set_syntax(syntax.expect("the syntax is the usual one"));
        Ok(environment.render_str(TEMPLATE, values).expect("the template uses only what it is given"))
    }

    /// What Slurm is asked for.
    fn amounts(&self, needs: &Needs) -> minijinja::Value {
        let end_bytes = END_BYTES + self.plan.jobs.len() as f64 * RUN_BYTES;
        context! {
            cores => needs.cores,
            time => needs.seconds.map(time),
            memory => needs.bytes.map(mebibytes),
            end_time => time(END),
            end_memory => mebibytes(end_bytes),
        }
    }

    /// What the script says of itself.
    fn remarks(&self, needs: &Needs, words: &Words) -> minijinja::Value {
        let count = |number: usize| grouped(number as u64);
        let start = match self.scheduler {
            Scheduler::Slurm => message!("sweep-start-slurm", file = FILE),
            Scheduler::Parallel => message!("sweep-start-parallel", file = FILE),
        };
        let all = self.plan.jobs.len();
        let what = message!("sweep-what", suite = one_line(&self.plan.suite), runs = count(all), shares = self.shares);
        let most = message!("sweep-most", runs = count(needs.runs), jobs = self.jobs);
        let limits = message!(
            "sweep-limits",
            time = needs.seconds.map_or_else(|| "–".into(), time),
            memory = needs.bytes.map_or_else(|| "–".into(), |bytes| Kind::Bytes.text(bytes)),
        );
        let head = [what, start, message!("sweep-again"), most, limits];
        let say = |id| words.text(&Message::new(id));
        context! {
            head => head.iter().map(|line| words.text(line)).collect::<Vec<_>>(),
            share => say("sweep-share"),
            end => say("sweep-end"),
            start => say("sweep-start"),
            shares_job => quoted(&say("sweep-shares-job")),
            end_job => quoted(&say("sweep-end-job")),
        }
    }

    fn variables(&self) -> Result<Vec<String>, Message> {
        let line = |(name, value): (&String, &String)| Ok(format!("{name}={}", quoted(&word(value)?)));
        self.variables.iter().map(line).collect()
    }
}

/// A path as a word; one that begins with a dash would be read as an option.
fn path_word(path: &Path) -> Result<String, Message> {
    let text = path.to_str().ok_or_else(|| message!("sweep-odd-path", path = path.display().to_string()))?;
    let text = word(text)?;
    Ok(if text.starts_with('-') { format!("./{text}") } else { text })
}

/// A text that can stand in a script: a line break in it would be one of the script.
fn word(text: &str) -> Result<String, Message> {
    match text.contains(|c: char| c.is_control()) {
        true => Err(message!("sweep-odd-path", path = one_line(text))),
        false => Ok(text.into()),
    }
}

fn one_line(text: &str) -> String {
    text.replace(|c: char| c.is_control(), " ")
}

/// A name for the job, in which no scheduler reads anything.
fn job_name(suite: &str) -> String {
    let name: String = suite.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "solvarium".into() } else { name.into() }
}

/// Seconds as Slurm reads them: days, hours and minutes, rounded up.
fn time(seconds: f64) -> String {
    let minutes = (seconds / 60.0).ceil() as u64;
    format!("{}-{:02}:{:02}", minutes / 1440, minutes / 60 % 24, minutes % 60)
}

fn mebibytes(bytes: f64) -> String {
    format!("{}M", (bytes / 1048576.0).ceil() as u64)
}
