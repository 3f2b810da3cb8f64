//! Results made by hand, so that every figure of a report can be checked.

use solvarium_bench::{HostFacts, Record, Results, Session, SolverSpec};
use solvarium_engine::Sample;
use solvarium_lab::report::{Process, ProcessStats};
use solvarium_lab::{Limits, Outcome, Report, Request, RunStats};

/// A change of some results.
pub type Change = fn(&mut Results);

pub fn session() -> Session {
    let host = HostFacts {
        id: "host".into(),
        name: "lab".into(),
        cpu: "Model 9".into(),
        cores: 8,
        memory: Some(16 << 30),
        kernel: "Linux 6".into(),
        governor: None,
        load: Some(0.1),
    };
    Session {
        format: solvarium_bench::record::FORMAT,
        id: "first".into(),
        started: "2026-01-02T03:04:05Z".into(),
        command: String::new(),
        suite: "sample".into(),
        about: String::new(),
        groups: Vec::new(),
        solvers: Vec::new(),
        order_seed: 7,
        jobs: 1,
        version: "0.1.0".into(),
        build: "abc".into(),
        host,
    }
}

pub fn results(records: Vec<Record>) -> Results {
    Results { sessions: vec![session()], records, ..Results::default() }
}

/// A run that solved a level: a second or so, 100 states, cost 8 for `dfs` and 7 for others.
pub fn record(level: &str, solver: &str, repeat: u32) -> Record {
    let cost = if solver == "dfs" { 8 } else { 7 };
    let seconds = 1.0 + 0.1 * f64::from(repeat);
    let limits = Limits { nodes: None, seconds: Some(100.0), cpu_seconds: None, bytes: Some(1 << 30) };
    let request = Request { algorithm: solver.into(), limits, ..Request::default() };
    let process =
        ProcessStats { seconds: seconds + 0.25, cpu_seconds: seconds + 0.125, exit_code: Some(0), signal: None };
    let stats = RunStats {
        seconds: Some(seconds),
        process: Some(process),
        expanded: Some(100),
        generated: Some(300),
        search_bytes: Some(2048),
        peak_rss_bytes: Some(4 << 20),
        ..RunStats::default()
    };
    let result = Report {
        length: Some(cost),
        cost: Some(cost as u64),
        measures: [("rolls".to_string(), cost as u64)].into(),
        stats,
        ..Report::new("bloxorz", level, &request, Outcome::Solved)
    };
    Record {
        key: format!("{level} {solver}"),
        repeat,
        session: "first".into(),
        host: "host".into(),
        build: "build".into(),
        group: "basic".into(),
        level_key: format!("key of {level}"),
        reason_data: None,
        solver: SolverSpec { label: solver.into(), request, ..SolverSpec::default() },
        result,
    }
}

/// Two solvers on two levels, twice, with nothing wrong about them.
pub fn plain() -> Results {
    let mut records = Vec::new();
    for level in ["level/1", "level/2"] {
        for solver in ["bfs", "dfs"] {
            records.extend((0..2).map(|repeat| record(level, solver, repeat)));
        }
    }
    results(records)
}

/// The same with a program of somebody else's that fails in every way, and a search that reaches a limit.
pub fn noisy() -> Results {
    let mut results = plain();
    let bad = [
        (Outcome::Wrong, "move 3 is not legal"),
        (Outcome::Garbage, "line 1 is no JSON"),
        (Outcome::Crashed, "exit code 1"),
        (Outcome::Unsolvable, ""),
    ];
    for (number, (outcome, reason)) in bad.into_iter().enumerate() {
        let mut run = record(&format!("level/{}", number + 1), "mine_1", 0);
        let command = Some("python3 mine.py".to_string());
        run.solver.command = command.clone();
        run.solver.request.algorithm = "external".into();
        let stats = &run.result.stats;
        run.result.stats = RunStats {
            seconds: stats.process.as_ref().map(|process| process.seconds),
            process: stats.process.clone(),
            peak_rss_bytes: stats.peak_rss_bytes,
            ..RunStats::default()
        };
        run.result.outcome = outcome;
        let reason = (!reason.is_empty()).then(|| solvarium_lab::Message::verbatim(reason));
        run.result.process = Some(Process { command, killed: false, reason });
        (run.result.length, run.result.cost) = (None, None);
        results.records.push(run);
    }
    let mut run = record("level/10", "idastar", 0);
    run.result.outcome = Outcome::Limit;
    run.result.limit = Some("nodes".into());
    (run.result.length, run.result.cost) = (None, None);
    results.records.push(run);
    results
}

/// Two levels whose scores are easy to compute.
pub fn scored() -> Results {
    let mut results = results(Vec::new());
    for (level, solver, seconds, cost) in [
        ("level/1", "bfs", 10.0, Some(8)),
        ("level/2", "bfs", 0.5, Some(6)),
        ("level/1", "dfs", 0.1, Some(16)),
        ("level/2", "dfs", 100.0, None),
    ] {
        let mut run = record(level, solver, 0);
        run.result.stats.seconds = Some(seconds);
        (run.result.length, run.result.cost) = (cost, cost.map(|cost| cost as u64));
        if cost.is_none() {
            run.result.outcome = Outcome::Limit;
            run.result.limit = Some("time".into());
        }
        results.records.push(run);
    }
    results
}

/// Results with everything that can be drawn.
pub fn curves() -> Results {
    let mut results = noisy();
    let sample = |i: u64| Sample {
        seconds: 0.001 * i as f64,
        expanded: 10 * i,
        open: i,
        depth: 0,
        bytes: 100 * i,
        energy: Some(50 - i as u32),
        fitness: Some(i as f64 / 50.0),
        temperature: Some(10.0 / (1 + i) as f64),
    };
    results
        .records
        .iter_mut()
        .filter(|run| run.repeat == 0)
        .for_each(|run| run.result.stats.series = (0..50).map(sample).collect());
    results
}

pub fn kill(run: &mut Record) {
    run.result.process = Some(Process { killed: true, ..Process::default() });
    run.result.outcome = Outcome::Limit;
    run.result.limit = Some("time".into());
}

/// Changes every run of a solver.
pub fn each(results: &mut Results, solver: &str, change: fn(&mut Record)) {
    results.records.iter_mut().filter(|run| run.solver.label == solver).for_each(change);
}

/// Changes every run on a level.
pub fn on(results: &mut Results, level: &str, change: fn(&mut Record)) {
    results.records.iter_mut().filter(|run| run.result.level == level).for_each(change);
}

/// Adds the same runs again, measured in a second session that differs in something.
pub fn second_session(results: &mut Results, change: fn(&mut Session)) {
    let mut second = session();
    second.id = "second".into();
    change(&mut second);
    let again = |run: &Record| Record { session: "second".into(), host: second.host.id.clone(), ..run.clone() };
    let more: Vec<Record> = results.records.iter().map(again).collect();
    results.records.extend(more);
    results.sessions.push(second);
}
