//! What the rules are used for: the difficulty of a board, and how far they get.

use solvarium_engine::{Ctx, Difficulty, Stop};

use super::super::camp::Camp;
use super::site::Site;
use crate::support::placement::deduction;

/// The lowest level whose rules solve the board; none if the rules do not, or if there is no solution.
pub fn grade(camp: &Camp, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    deduction::grade(&Site::new(camp), ctx)
}

/// The same, but none also if the level is above `most`: so that more expensive rules are not tried.
pub fn grade_up_to(camp: &Camp, most: Difficulty, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    deduction::grade_up_to(&Site::new(camp), most, ctx)
}
