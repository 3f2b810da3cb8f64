//! The other processes of a session, where several make runs together.

use std::io;

use solvarium_lab::Report;

use super::SessionError;
use crate::plan::Task;

/// The other processes of a session.
pub trait Others {
    /// Lets them make a run together with this process, if it is one of those; nothing if the session is to end before.
    fn make(&mut self, task: &Task, here: impl FnOnce() -> io::Result<Report>) -> Result<Option<Report>, SessionError>;
}

/// There are none.
pub struct Nobody;

impl Others for Nobody {
    fn make(
        &mut self,
        _task: &Task,
        here: impl FnOnce() -> io::Result<Report>,
    ) -> Result<Option<Report>, SessionError> {
        Ok(Some(here()?))
    }
}
