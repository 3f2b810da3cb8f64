//! What is asked for.

use solvarium_engine::Limits;

/// A wish to have a level solved.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Name of the algorithm or of one of the puzzle's own solvers.
    pub algorithm: String,
    /// Name of the heuristic; the puzzle's first when none is given.
    pub heuristic: Option<String>,
    /// Name of the space; the puzzle's first when none is given.
    pub space: Option<String>,
    /// Settings of the puzzle and of the algorithm, by name.
    pub settings: Vec<(String, String)>,
    /// What the run may use.
    pub limits: Limits,
    /// Seed of all random choices.
    pub seed: u64,
}
