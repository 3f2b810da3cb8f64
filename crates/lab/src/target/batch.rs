//! Several levels that meet a target: one for each seed, and what came of the seeds for which there is none.

use serde::Serialize;
use solvarium_engine::Stop;

use super::{Found, HuntError, Made, Tally, Target};
use crate::RequestError;
use crate::registry::PuzzleEntry;

/// The levels of a batch: the object that `generate --output json` prints.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Batch {
    /// The puzzle.
    pub puzzle: &'static str,
    /// The target, as it was understood; empty if there is none.
    pub target: String,
    /// Levels that were asked for.
    pub count: u64,
    /// Candidates that were drawn for all of them.
    pub tried: u64,
    /// The levels that were found.
    pub levels: Vec<MadeLevel>,
    /// The seeds for which none was found.
    pub missed: Vec<Missed>,
    /// What ended it early: the name of a limit, or `interrupted`.
    pub stopped: Option<&'static str>,
}

/// A level with what was verified.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MadeLevel {
    /// The level.
    pub text: String,
    /// How it was made and what was verified.
    #[serde(flatten)]
    pub made: Made,
}

/// A seed for which no level was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Missed {
    /// The seed.
    pub seed: u64,
    /// Its candidates.
    #[serde(flatten)]
    pub tally: Tally,
}

impl Batch {
    /// A batch of which nothing is there yet.
    pub fn new(entry: &PuzzleEntry, target: &Target, count: u64) -> Self {
        let (puzzle, target) = (entry.info.name, target.to_string());
        Batch { puzzle, target, count, tried: 0, levels: Vec::new(), missed: Vec::new(), stopped: None }
    }

    /// Takes a level, in a notation.
    pub fn found(&mut self, found: &Found, format: &str) -> Result<&str, RequestError> {
        let text = found.game.write(format)?;
        self.tried += found.made.tried;
        self.levels.push(MadeLevel { text, made: found.made.clone() });
        Ok(self.levels.last().map_or("", |level| &level.text))
    }

    /// Takes into account that a seed gave nothing. An error that is none of the seed's is given back.
    pub fn missed(&mut self, seed: u64, error: HuntError) -> Result<(), HuntError> {
        let tally = match error {
            HuntError::NotFound(tally) => tally,
            HuntError::Stopped(stop, tally) => {
                self.stopped = Some(match stop {
                    Stop::Limit(limit) => limit.name(),
                    Stop::Interrupted => "interrupted",
                });
                tally
            }
            error => return Err(error),
        };
        self.tried += tally.tried;
        self.missed.push(Missed { seed, tally });
        Ok(())
    }
}
