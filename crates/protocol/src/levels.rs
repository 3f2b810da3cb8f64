//! The levels used last, so that the asks of one game do not read its text again and again.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use solvarium_lab::LoadError;
use solvarium_lab::level::Opened;

use crate::LevelRef;

/// Levels kept loaded, and bytes of the longest text of one that is.
const LEVELS_KEPT: usize = 8;
const LONGEST_KEPT: usize = 256 << 10;

/// Loaded levels with what they were asked for by, the latest first.
#[derive(Default)]
pub(crate) struct Levels(Mutex<Vec<(LevelRef, Arc<Opened>)>>);

impl Levels {
    /// The level, from those kept or as `read` reads it. Reading may take long, so the lock is not held meanwhile.
    pub fn open(
        &self,
        level: &LevelRef,
        read: impl FnOnce() -> Result<Opened, LoadError>,
    ) -> Result<Arc<Opened>, LoadError> {
        let known = self.lock().iter().find(|(known, _)| known == level).map(|(_, opened)| opened.clone());
        let opened = known.map_or_else(|| read().map(Arc::new), Ok)?;
        if !matches!(level, LevelRef::Text { text, .. } if text.len() > LONGEST_KEPT) {
            let mut kept = self.lock();
            kept.retain(|(known, _)| known != level);
            kept.insert(0, (level.clone(), opened.clone()));
            kept.truncate(LEVELS_KEPT);
        }
        Ok(opened)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(LevelRef, Arc<Opened>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use solvarium_lab::level;

    use super::*;

    #[test]
    fn others_can_open_levels_while_one_is_being_read() {
        let (levels, reads) = (Levels::default(), Cell::new(0));
        let open = |number: usize| {
            let name = format!("water-sort/{number}");
            let level = LevelRef::BuiltIn { name: name.clone(), rules: Vec::new() };
            let read = || {
                assert!(levels.0.try_lock().is_ok(), "the lock is held while a level is read");
                reads.set(reads.get() + 1);
                level::built_in(&name).map(|opened| opened.expect("it is built in"))
            };
            levels.open(&level, read).expect("it can be read").name.clone()
        };
        assert_eq!((open(1), open(1), reads.get()), ("water-sort/1".into(), "water-sort/1".into(), 1));
        (2..10).for_each(|number| drop(open(number)));
        assert_eq!(levels.lock().len(), LEVELS_KEPT);
        open(9);
        assert_eq!(reads.get(), 9, "it is still there");
        open(1);
        assert_eq!(reads.get(), 10, "the oldest is gone");
    }
}
