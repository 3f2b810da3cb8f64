//! The asks about links.

use solvarium_engine::Silent;
use solvarium_lab::link::{self, Shared};

use crate::stage::Stage;
use crate::{Desk, Problem};

impl Desk {
    pub(super) fn make_link(&self, shared: &Shared, stage: &mut Stage<'_>) -> Result<String, Problem> {
        // By its rules first: so its size is looked at, and it is among the levels kept.
        self.open(&shared.level, stage)?;
        let mut silent = Silent;
        let plain = shared.level.read(&mut stage.context(self.policy.limits, &mut silent))?;
        Ok(link::make(shared, &plain.game)?)
    }

    /// What a link shows, if the level can be read and all else exists in it.
    pub(super) fn read_link(&self, link: &str, stage: &mut Stage<'_>) -> Result<Shared, Problem> {
        let shared = link::read(link)?;
        shared.check(&*self.game(&shared.level, stage)?)?;
        Ok(shared)
    }
}
