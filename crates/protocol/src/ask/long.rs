//! Which asks may take long.

use super::Ask;

impl Ask {
    /// Whether it may take long: it gives events, and is best not answered where others wait.
    pub fn is_long(&self) -> bool {
        matches!(
            self,
            Ask::Solve { .. }
                | Ask::Compare { .. }
                | Ask::Generate { .. }
                | Ask::GenerateBatch { .. }
                | Ask::Check { .. }
                | Ask::Hint { .. }
                | Ask::Alarm { .. }
                | Ask::Regret { .. }
                | Ask::Quiz { .. }
                | Ask::Heuristics { .. }
        )
    }
}
