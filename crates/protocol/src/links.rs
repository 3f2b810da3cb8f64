//! The asks about links.

use solvarium_lab::link::{self, Shared};

use crate::stage::Stage;
use crate::{Desk, Problem};

impl Desk {
    pub(super) fn make_link(&self, shared: &Shared, stage: &mut Stage<'_>) -> Result<String, Problem> {
        let plain = self.game(&shared.level, stage)?.by_rules(&[])?;
        Ok(link::make(shared, &plain)?)
    }

    /// What a link shows, if the level can be read and all else exists in it.
    pub(super) fn read_link(&self, link: &str, stage: &mut Stage<'_>) -> Result<Shared, Problem> {
        let shared = link::read(link)?;
        shared.check(&*self.game(&shared.level, stage)?)?;
        Ok(shared)
    }
}
