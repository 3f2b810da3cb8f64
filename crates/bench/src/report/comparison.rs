//! The reports of one comparison as results, so that the same page can be made of them.

use solvarium_lab::{Report, Words, message};

use crate::host;
use crate::record::{FORMAT, Record, Session, SolverSpec};
use crate::store::Results;

/// The name of the one session of a comparison.
pub const SESSION: &str = "compare";

/// The results of a comparison on a level: each solver with its report, made now on this machine by this command.
pub fn comparison(command: String, contestants: Vec<(SolverSpec, Report)>, words: &Words) -> Results {
    let level = contestants.first().map_or("", |(_, report)| report.level.as_str());
    let session = Session {
        format: FORMAT,
        id: SESSION.into(),
        started: jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        command,
        suite: words.text(&message!("report-comparison", level = level)),
        about: String::new(),
        groups: Vec::new(),
        solvers: contestants.iter().map(|(solver, _)| solver.label.clone()).collect(),
        order_seed: 0,
        jobs: 1,
        version: solvarium_lab::report::VERSION.into(),
        build: String::new(),
        host: host::facts(),
    };
    let record = |(number, (solver, result)): (usize, (SolverSpec, Report))| Record {
        key: number.to_string(),
        repeat: 0,
        session: session.id.clone(),
        host: session.host.id.clone(),
        build: String::new(),
        group: String::new(),
        level_key: result.level.clone(),
        solver,
        reason_data: None,
        result,
    };
    let records = contestants.into_iter().enumerate().map(record).collect();
    Results { sessions: vec![session], records, ..Results::default() }
}
