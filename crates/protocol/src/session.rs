//! The recordings that are kept between asks, within bounds.

use std::collections::VecDeque;
use std::sync::Arc;

use solvarium_lab::game::SharedGame;
use solvarium_lab::request::Request;

use crate::record::Recording;

/// A recording with what it takes to ask about it.
pub struct Run {
    /// The level as the run's rules have it.
    pub game: SharedGame,
    /// What was asked for.
    pub request: Request,
    /// What was recorded.
    pub recording: Recording,
}

/// Most recordings, however small.
const MOST_RUNS: usize = 256;

/// Recordings by run number. When there are too many of them, or of their bytes, the oldest go.
pub struct Session {
    runs: VecDeque<(u32, usize, Arc<Run>)>,
    next: u32,
    most_bytes: usize,
}

impl Session {
    /// No recordings, and room for this many bytes of them.
    pub fn new(most_bytes: usize) -> Self {
        Session { runs: VecDeque::new(), next: 1, most_bytes }
    }

    /// Keeps a recording; gives back its number.
    pub fn keep(&mut self, run: Run) -> u32 {
        let number = self.next;
        self.next += 1;
        let bytes = run.recording.size().map_or(0, |size| size.bytes);
        self.runs.push_back((number, bytes, Arc::new(run)));
        while self.runs.len() > MOST_RUNS || (self.runs.len() > 1 && self.bytes() > self.most_bytes) {
            self.runs.pop_front();
        }
        number
    }

    /// The recording of this number, if it is still there.
    pub fn run(&self, number: u32) -> Option<Arc<Run>> {
        self.runs.iter().find(|(known, ..)| *known == number).map(|(.., run)| run.clone())
    }

    /// Throws a recording away.
    pub fn forget(&mut self, number: u32) {
        self.runs.retain(|(known, ..)| *known != number);
    }

    /// Bytes of all recordings.
    pub fn bytes(&self) -> usize {
        self.runs.iter().map(|(_, bytes, _)| bytes).sum()
    }
}
