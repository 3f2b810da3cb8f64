//! Every row's counts, however they were come by, are those of counting all rows before it.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use serde_json::json;
use solvarium_engine::{Limits, Puzzle, Space, SpaceVisitor, StoppedClock};
use solvarium_lab::lookup::prepare;
use solvarium_puzzles::{LevelVisitor, Listed};

use super::Tally;
use super::sample::sampled;
use crate::desk::{Desk, Policy};
use crate::record::Recording;
use crate::session::Run;

const MIB: usize = 1 << 20;

struct EveryRow<'a>(&'a Run);

impl LevelVisitor for EveryRow<'_> {
    type Output = usize;

    fn visit<P: Listed>(self, puzzle: &P) -> usize {
        let prepared = prepare(puzzle, &self.0.request).expect("the run was made");
        let board = prepared.puzzle.board(&prepared.puzzle.initial());
        let counted = Counted { recording: &self.0.recording, cells: board.width * board.height };
        prepared.puzzle.with_space(prepared.space.name, counted)
    }
}

struct Counted<'a> {
    recording: &'a Recording,
    cells: usize,
}

impl<P: Puzzle> SpaceVisitor<P> for Counted<'_> {
    type Output = usize;

    fn visit<S: Space>(self, space: &S, _: impl Fn(&[S::Move]) -> Vec<P::Move>) -> usize {
        let (e, mut tally, rows) = (&self.recording.expansions, Tally::new(MIB), Cell::new(0));
        // Rows are counted a few at a time, and what has been counted is right at once.
        while !tally.has_ended() {
            rows.set(0);
            tally.count_on(space, e, self.cells, || rows.replace(rows.get() + 1) == 700);
            let last = e.rows.len().min(tally.rows) - 1;
            let naive = |row| sampled(space, self.recording, self.cells, row, usize::MAX).0;
            for row in [last, last / 2, last / 3] {
                assert_eq!(tally.at(space, e, row), Some(naive(row)), "row {row} of {last}");
            }
            assert_eq!(tally.at(space, e, tally.rows), None);
        }
        let bytes = tally.marks.len() * self.cells * 8 + tally.bits.bytes();
        assert!(bytes <= MIB, "{bytes}");
        tally.rows
    }
}

#[test]
fn every_row_of_every_search_is_counted_exactly() {
    let limits = Limits { nodes: Some(4_000), bytes: Some(64 << 20), ..Limits::default() };
    let policy = Policy { limits, trace_bytes: 64 * MIB, session_bytes: MIB, level_bytes: MIB };
    for (level, longest) in
        [("sokoban/10", 3_000), ("water-sort/classic/100", 3_000), ("bloxorz/5", 0), ("sokoban/1", 0)]
    {
        let mut most = 0;
        for algorithm in ["bfs", "astar", "ids", "bidirectional", "beam"] {
            let desk = Desk::new(policy);
            let request = json!({"algorithm": algorithm});
            let ask =
                json!({"ask": "solve", "level": {"from": "built-in", "name": level}, "request": request, "trace": {}});
            desk.answer_json(ask.to_string().as_bytes(), &StoppedClock, &AtomicBool::new(false), &mut |_| ());
            let Ok(run) = desk.run(1) else { continue };
            let rows = run.game.visit(EveryRow(&run));
            assert_eq!(rows, run.recording.expansions.rows.len(), "{level} by {algorithm}");
            most = most.max(rows);
        }
        assert!(most > longest, "{level}: {most}");
    }
}
