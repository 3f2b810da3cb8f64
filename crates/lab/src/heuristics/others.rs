//! Other processes that measure the same level: each finds all states, and makes its share of the estimates.

use std::ops::Range;

use solvarium_engine::{Cost, Ended};
#[cfg(feature = "cluster")]
use solvarium_scale::link::Link;

/// The other processes, if there are any. All of them make the same calls in the same order.
pub(super) trait Others {
    /// Those, of so many states, whose estimates are made here.
    fn share(&self, states: usize) -> Range<usize>;

    /// Lets the others know how something went here: what ended in one process, ends in all.
    fn agree(&mut self, here: Result<(), Ended>) -> Result<(), Ended>;

    /// Gives the estimates that were made here to the others, and takes theirs.
    fn exchange(&mut self, estimates: &mut [Cost]) -> Result<(), Ended>;

    /// Bytes that are held meanwhile, with so many states.
    fn bytes(&self, states: usize) -> usize;
}

/// What something came to here, unless it ended elsewhere.
pub(super) fn agreed<T>(others: &mut dyn Others, here: Result<T, Ended>) -> Result<T, Ended> {
    others.agree(here.as_ref().map(drop).map_err(Ended::clone))?;
    here
}

/// No other processes.
pub(super) struct Alone;

impl Others for Alone {
    fn share(&self, states: usize) -> Range<usize> {
        0..states
    }

    fn agree(&mut self, here: Result<(), Ended>) -> Result<(), Ended> {
        here
    }

    fn exchange(&mut self, _estimates: &mut [Cost]) -> Result<(), Ended> {
        Ok(())
    }

    fn bytes(&self, _states: usize) -> usize {
        0
    }
}

/// Those to which there is a connection.
#[cfg(feature = "cluster")]
pub(super) struct Linked<L>(pub L);

#[cfg(feature = "cluster")]
impl<L: Link> Linked<L> {
    /// The share of each process.
    fn shares(&self, states: usize) -> Vec<Range<usize>> {
        let processes = self.0.processes();
        let begin = |process| process * states / processes;
        (0..processes).map(|process| begin(process)..begin(process + 1)).collect()
    }
}

#[cfg(feature = "cluster")]
impl<L: Link> Others for Linked<L> {
    fn share(&self, states: usize) -> Range<usize> {
        self.shares(states)[self.0.process()].clone()
    }

    fn agree(&mut self, here: Result<(), Ended>) -> Result<(), Ended> {
        self.0.agree(here).map(drop)
    }

    fn exchange(&mut self, estimates: &mut [Cost]) -> Result<(), Ended> {
        let (process, shares) = (self.0.process(), self.shares(estimates.len()));
        let own: Vec<u8> =
            estimates[shares[process].clone()].iter().flat_map(|estimate| estimate.to_le_bytes()).collect();
        let mut got = vec![Vec::new(); shares.len()];
        let others = (0..shares.len()).filter(|&other| other != process);
        let out = others.map(|other| (other, 0, own.as_slice()));
        self.0.exchange(out, |from, _, bytes| got[from].extend_from_slice(bytes))?;
        for (share, bytes) in shares.into_iter().zip(got) {
            let made = bytes.chunks_exact(size_of::<Cost>());
            for (place, bytes) in estimates[share].iter_mut().zip(made) {
                *place = Cost::from_le_bytes(bytes.try_into().expect("estimates have this length"));
            }
        }
        Ok(())
    }

    fn bytes(&self, states: usize) -> usize {
        states * size_of::<Cost>()
    }
}
