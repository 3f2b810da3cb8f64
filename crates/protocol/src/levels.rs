//! The levels used last, so that the asks of one game do not read its text again and again.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use solvarium_lab::LoadError;
use solvarium_lab::level::Opened;

use crate::LevelRef;

/// Levels kept loaded, and bytes of all their texts; the latest is kept whatever its length.
const LEVELS_KEPT: usize = 8;
const BYTES_KEPT: usize = 2 << 20;

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
        if let Some(opened) = self.known(level) {
            return Ok(opened);
        }
        let opened = Arc::new(read()?);
        let mut kept = self.lock();
        kept.retain(|(known, _)| known != level);
        kept.insert(0, (level.clone(), opened.clone()));
        let fitting = bytes_up_to_each(&kept).take_while(|&bytes| bytes <= BYTES_KEPT).count();
        kept.truncate(fitting.clamp(1, LEVELS_KEPT));
        Ok(opened)
    }

    /// The level if it is kept; it is the latest from now on.
    fn known(&self, level: &LevelRef) -> Option<Arc<Opened>> {
        let mut kept = self.lock();
        let at = kept.iter().position(|(known, _)| known == level)?;
        kept[..=at].rotate_right(1);
        Some(kept[0].1.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(LevelRef, Arc<Opened>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For each level, the bytes of its text and of those before it.
fn bytes_up_to_each(kept: &[(LevelRef, Arc<Opened>)]) -> impl Iterator<Item = usize> {
    kept.iter().scan(0, |sum, (level, _)| {
        *sum += if let LevelRef::Text { text, .. } = level { text.len() } else { 0 };
        Some(*sum)
    })
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

    #[test]
    fn long_texts_are_kept_within_a_bound_and_the_latest_always() {
        let (levels, reads) = (Levels::default(), Cell::new(0));
        let open = |name: &str, bytes: usize| {
            let (text, name) = (" ".repeat(bytes), Some(name.into()));
            let level = LevelRef::Text { text, puzzle: None, format: None, part: None, name, rules: Vec::new() };
            let read = || {
                reads.set(reads.get() + 1);
                level::built_in("water-sort/1").map(|opened| opened.expect("it is built in"))
            };
            levels.open(&level, read).expect("it can be read");
            reads.get()
        };
        assert_eq!([open("a", BYTES_KEPT / 2), open("b", BYTES_KEPT / 2), open("a", BYTES_KEPT / 2)], [1, 2, 2]);
        assert_eq!([open("c", 1), open("a", BYTES_KEPT / 2), open("b", BYTES_KEPT / 2)], [3, 3, 4]);
        assert_eq!([open("d", BYTES_KEPT + 1), open("d", BYTES_KEPT + 1), open("c", 1)], [5, 5, 6]);
    }
}
