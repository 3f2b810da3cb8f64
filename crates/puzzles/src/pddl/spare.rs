//! Working space that is kept with a level, so that what is called for every state allocates nothing. As many searches at
//! once as there are get one each.

use std::sync::{Mutex, PoisonError};

/// Working space for as many as need some at once; a clone begins without any.
#[derive(Debug, Default)]
pub struct Spare<T>(Mutex<Vec<T>>);

impl<T> Clone for Spare<T> {
    fn clone(&self) -> Self {
        Spare(Mutex::new(Vec::new()))
    }
}

impl<T: Default> Spare<T> {
    /// Lends working space. What is in it may be anything.
    pub fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lent = lock().pop().unwrap_or_default();
        let result = work(&mut lent);
        lock().push(lent);
        result
    }
}
