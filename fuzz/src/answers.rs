//! What an external solver may write on standard output. The first byte says which level it was given, the second in pieces
//! of which length its output arrives; that must make no difference.

use solvarium_bench::external::listen::{Listener, Said};
use solvarium_bench::external::{Input, Solver, verdict};
use solvarium_bench::process::Finished;
use solvarium_bench::record::{Line, SolverSpec};
use solvarium_bench::{Record, words};
use solvarium_engine::Message;
use solvarium_lab::report::ProcessStats;
use solvarium_lab::{Limits, Outcome, Report, Request};

use crate::memory::Bound;
use crate::solutions::GAMES;

/// A value of JSON takes up to about a hundred bytes for two of text.
const LISTENING: Bound = Bound { per_byte: 400, fixed: 1 << 20 };
/// A solution may have a million steps, which LURD can write in a few letters.
const JUDGING: Bound = Bound { per_byte: 1_000, fixed: 128 << 20 };
/// Expansions that the program may report.
const NODES: u64 = 1_000;

/// Hears and judges a program.
pub fn answers(bytes: &[u8]) {
    let [level, piece, output @ ..] = bytes else { return };
    let game = &GAMES[usize::from(*level) % GAMES.len()];
    let said = LISTENING.holds(output.len(), "listening", || heard(output, output.len().max(1)));
    let pieces = heard(output, usize::from(*piece).max(1));
    assert_eq!(format!("{said:?}"), format!("{pieces:?}"), "pieces make a difference");
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let request = Request { algorithm: "external".into(), limits, ..Request::default() };
    let solver = Solver::new("program", Input::default());
    let base = Report::new(game.info().name, "level", &request, Outcome::Crashed);
    let stats = ProcessStats { exit_code: Some(0), ..ProcessStats::default() };
    let finished = Finished { killed: None, stats, peak_rss_bytes: None, complaint: String::new() };
    let moves = said.moves.is_some();
    let judged = JUDGING.holds(output.len(), "judging", || verdict::of(base, &solver, game, &request, finished, said));
    let report = judged.expect("the request makes sense");
    if report.outcome == Outcome::Solved {
        assert!(moves && game.replay(&report.moves).verdict.is_ok(), "{report:?}");
    }
    kept(&solver, report);
}

fn heard(output: &[u8], length: usize) -> Said {
    let mut listener = Listener::new(Some(NODES), None);
    let cut_off = output.chunks(length).any(|piece| listener.hear(piece).is_break());
    listener.end(cut_off).expect("no trace is written")
}

/// The result is the same after it was written to a file of results and read back.
fn kept(solver: &Solver, report: Report) {
    let result = report.worded(&words::ENGLISH);
    let reason_data = result.reason().cloned().map(|reason| reason.apart().1);
    let spec = SolverSpec { ..solver.spec(&Request::default()) };
    let empty = String::new;
    let record = Record {
        key: empty(),
        repeat: 0,
        session: empty(),
        host: empty(),
        build: empty(),
        group: empty(),
        level_key: empty(),
        solver: spec,
        reason_data,
        result,
    };
    let text = serde_json::to_string(&Line::Run(Box::new(record.clone()))).expect("a record can be written");
    let Ok(Line::Run(again)) = serde_json::from_str(&text) else { panic!("{text} cannot be read") };
    assert_eq!(again.reason().map(|reason| reason.text), record.reason().map(|reason: Message| reason.text), "{text}");
    assert_eq!(serde_json::to_string(&Line::Run(again)).expect("a record can be written"), text);
}
