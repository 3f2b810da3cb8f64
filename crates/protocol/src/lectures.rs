//! The ask about lectures.

use solvarium_lab::lecture::{self, Lecture};
use solvarium_lab::level_ref::LevelRef;

use crate::stage::Stage;
use crate::{Desk, Problem, ProblemKind};

impl Desk {
    /// The lecture of a text, if every level of it can be read and all else exists in it.
    pub(super) fn read_lecture(&self, text: &str, stage: &mut Stage<'_>) -> Result<Lecture, Problem> {
        self.check_size(text, "lecture")?;
        let mut open = |level: &LevelRef| self.game(level, stage).map_err(|problem| *problem.message);
        lecture::read_with(text, &mut open)
            .map_err(|error| Problem::new(ProblemKind::Lecture, error.message).at(error.line, error.column))
    }
}
