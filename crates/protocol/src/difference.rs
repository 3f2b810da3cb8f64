//! Compares two recordings.

use solvarium_lab::lookup::prepare;
use solvarium_lab::request::Request;
use solvarium_lab::{RequestError, registry};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::session::Run;
use crate::{Desk, Problem, ProblemKind, Reply};

impl Desk {
    /// Where two recordings first differ.
    pub(super) fn trace_diff(&self, number: u32, other: u32) -> Result<Reply, Problem> {
        let (run, other) = (self.run(number)?, self.run(other)?);
        let same_space = searched(&run)? == searched(&other)?;
        let diff = run.recording.diff(&other.recording, same_space);
        Ok(Reply::TraceDiff(diff.map_err(|message| Problem::new(ProblemKind::NotApplicable, message))?))
    }
}

/// The puzzle, the space and the level that a run searched: states of the same have keys that can be compared.
fn searched(run: &Run) -> Result<(&'static str, &'static str, String), Problem> {
    let puzzle = run.game.info().name;
    let level = run.game.write_plain(registry::puzzle(puzzle)?.first_format())?;
    Ok((puzzle, run.game.visit(SpaceOf(&run.request))?, level))
}

struct SpaceOf<'a>(&'a Request);

impl LevelVisitor for SpaceOf<'_> {
    type Output = Result<&'static str, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        Ok(prepare(puzzle, self.0)?.space.name)
    }
}
