//! Compares two recordings.

use solvarium_lab::RequestError;
use solvarium_lab::lookup::prepare;
use solvarium_lab::request::Request;
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::session::Run;
use crate::{Desk, Problem, ProblemKind, Reply};

impl Desk {
    /// Where two recordings first differ.
    pub(super) fn trace_diff(&self, number: u32, other: u32) -> Result<Reply, Problem> {
        let (run, other) = (self.run(number)?, self.run(other)?);
        let same_space = space_of(&run)? == space_of(&other)?;
        let diff = run.recording.diff(&other.recording, same_space);
        Ok(Reply::TraceDiff(diff.map_err(|message| Problem::new(ProblemKind::NotApplicable, message))?))
    }
}

/// The puzzle and the space that a run searched: states of the same have keys that can be compared.
fn space_of(run: &Run) -> Result<(&'static str, &'static str), RequestError> {
    run.game.visit(SpaceOf(&run.request))
}

struct SpaceOf<'a>(&'a Request);

impl LevelVisitor for SpaceOf<'_> {
    type Output = Result<(&'static str, &'static str), RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        Ok((P::INFO.name, prepare(puzzle, self.0)?.space.name))
    }
}
