//! The answers of one comparison as results, so that the same page can be made of them.

use crate::answer::{Answer, Run};
use crate::host;
use crate::record::{FORMAT, Session, SolverSpec};
use crate::store::Results;

/// The name of the one session of a comparison.
pub const SESSION: &str = "compare";

/// The results of a comparison on a level: each solver with its answer, given now on this machine at this command.
pub fn comparison(command: String, puzzle: &str, level: &str, contestants: Vec<(SolverSpec, Answer)>) -> Results {
    let session = Session {
        format: FORMAT,
        id: SESSION.into(),
        started: jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        command,
        suite: format!("comparison on {level}"),
        about: String::new(),
        groups: Vec::new(),
        solvers: contestants.iter().map(|(solver, _)| solver.label.clone()).collect(),
        order_seed: 0,
        jobs: 1,
        version: solvarium_lab::report::VERSION.into(),
        build: String::new(),
        host: host::facts(),
    };
    let record = |(number, (solver, answer)): (usize, (SolverSpec, Answer))| {
        let run = Run {
            key: number.to_string(),
            repeat: 0,
            group: String::new(),
            puzzle: puzzle.into(),
            level: level.into(),
            level_key: level.into(),
            solver,
        };
        answer.record(run, &session)
    };
    let records = contestants.into_iter().enumerate().map(record).collect();
    Results { sessions: vec![session], records, ..Results::default() }
}
