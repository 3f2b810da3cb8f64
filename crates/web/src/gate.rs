//! Who may work: a bounded number of long asks and of short ones at once, and a bounded number that wait.
//!
//! Places are shared fairly. One client never holds all of them: one is kept for somebody else. A place that becomes
//! free goes to the waiting client that holds fewest, and among equals to the one whose turn was longest ago.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::sessions::Party;

/// Short asks of one client that are answered at once.
const SHORT_ASKS: usize = 3;

/// How many asks may wait.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    /// Of all clients together.
    pub all: usize,
    /// Of one client.
    pub each: usize,
}

/// Why an ask may not even wait. Either way it is worth trying again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Too many wait already.
    Busy,
    /// Too many of the same client wait already.
    TooMany,
}

/// Lets asks in.
pub struct Gate {
    long: Arc<Room>,
    short: Arc<Room>,
}

impl Gate {
    /// A gate for this many long asks of one client at once.
    pub fn new(workers: usize, waiting: Waiting) -> Self {
        Gate { long: Room::new(workers, waiting), short: Room::new(SHORT_ASKS, waiting) }
    }

    /// Takes a place in the queue, which is left by dropping what is given. The right to work comes out of it.
    pub fn line_up(&self, client: &Party, long: bool) -> Result<oneshot::Receiver<Pass>, Refusal> {
        let room = if long { &self.long } else { &self.short };
        let (sender, receiver) = oneshot::channel();
        room.lines().line_up(client, sender)?;
        room.admit();
        Ok(receiver)
    }
}

/// The right to work, until it is dropped.
#[derive(Debug)]
pub struct Pass {
    room: Arc<Room>,
    client: Party,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.room.lines().leave(&self.client);
        self.room.admit();
    }
}

/// Places to work at.
#[derive(Debug)]
struct Room(Mutex<Lines>);

impl Room {
    fn new(each: usize, waiting: Waiting) -> Arc<Self> {
        let each = each.max(1);
        Arc::new(Room(Mutex::new(Lines { free: each + 1, each, waiting, lines: VecDeque::new() })))
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those that wait.
    fn admit(self: &Arc<Self>) {
        // The lock is not held while a pass is sent: one that nobody takes is dropped at once, and takes the lock.
        let next = || self.lines().next();
        while let Some((client, sender)) = next() {
            drop(sender.send(Pass { room: self.clone(), client }));
        }
    }
}

/// The clients that work or wait; the one whose turn was longest ago is first.
#[derive(Debug)]
struct Lines {
    /// Places where nobody works.
    free: usize,
    /// Places that one client may hold.
    each: usize,
    waiting: Waiting,
    lines: VecDeque<Line>,
}

/// The asks of a client.
#[derive(Debug)]
struct Line {
    client: Party,
    working: usize,
    waiting: VecDeque<oneshot::Sender<Pass>>,
}

impl Lines {
    fn line_up(&mut self, client: &Party, sender: oneshot::Sender<Pass>) -> Result<(), Refusal> {
        self.forget_gone();
        let at = self.lines.iter().position(|line| line.client == *client);
        let (working, waiting) = at.map_or((0, 0), |at| (self.lines[at].working, self.lines[at].waiting.len()));
        let waits = self.free == 0 || working >= self.each;
        if waits && waiting >= self.waiting.each {
            return Err(Refusal::TooMany);
        }
        if waits && self.lines.iter().map(|line| line.waiting.len()).sum::<usize>() >= self.waiting.all {
            return Err(Refusal::Busy);
        }
        match at {
            Some(at) => self.lines[at].waiting.push_back(sender),
            None => self.lines.push_back(Line { client: client.clone(), working: 0, waiting: [sender].into() }),
        }
        Ok(())
    }

    /// Gives a free place away: to whom, and the way to tell.
    fn next(&mut self) -> Option<(Party, oneshot::Sender<Pass>)> {
        self.forget_gone();
        let may = |line: &Line| self.free > 0 && !line.waiting.is_empty() && line.working < self.each;
        let candidates = self.lines.iter().enumerate().filter(|(_, line)| may(line));
        let (at, _) = candidates.min_by_key(|(_, line)| line.working)?;
        let mut line = self.lines.remove(at)?;
        let next = line.waiting.pop_front().map(|sender| (line.client.clone(), sender));
        self.free -= 1;
        line.working += 1;
        self.lines.push_back(line);
        next
    }

    fn leave(&mut self, client: &Party) {
        self.free += 1;
        self.lines.iter_mut().filter(|line| line.client == *client).for_each(|line| line.working -= 1);
    }

    /// Forgets asks that wait no longer, and clients that have none left.
    fn forget_gone(&mut self) {
        self.lines.iter_mut().for_each(|line| line.waiting.retain(|sender| !sender.is_closed()));
        self.lines.retain(|line| line.working > 0 || !line.waiting.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Turn = oneshot::Receiver<Pass>;

    fn named(name: &str) -> Party {
        Party::Named(name.into())
    }

    /// Long asks of these clients, one for each letter.
    fn lined_up(gate: &Gate, clients: &str) -> Vec<Turn> {
        clients.chars().map(|client| gate.line_up(&named(&client.to_string()), true).unwrap()).collect()
    }

    /// Which of them are let in, by number.
    fn admitted(turns: &mut [Turn]) -> Vec<(usize, Pass)> {
        turns.iter_mut().enumerate().filter_map(|(at, turn)| Some((at, turn.try_recv().ok()?))).collect()
    }

    fn numbers(passes: &[(usize, Pass)]) -> Vec<usize> {
        passes.iter().map(|(at, _)| *at).collect()
    }

    #[test]
    fn a_client_never_holds_the_last_place() {
        let gate = Gate::new(2, Waiting { all: 9, each: 9 });
        let mut turns = lined_up(&gate, "aaab");
        assert_eq!(numbers(&admitted(&mut turns)), [0, 1, 3]);
    }

    #[test]
    fn places_go_to_clients_in_turn() {
        let gate = Gate::new(1, Waiting { all: 9, each: 9 });
        let mut turns = lined_up(&gate, "aaabbc");
        let mut order = Vec::new();
        let mut working = VecDeque::from(admitted(&mut turns));
        while let Some((at, pass)) = working.pop_front() {
            order.push(at);
            drop(pass);
            working.extend(admitted(&mut turns));
        }
        assert_eq!(order, [0, 3, 1, 4, 5, 2]);
    }

    #[test]
    fn those_that_go_away_wait_no_longer() {
        let gate = Gate::new(1, Waiting { all: 2, each: 1 });
        let mut turns = lined_up(&gate, "abac");
        let passes = admitted(&mut turns);
        assert_eq!(numbers(&passes), [0, 1]);
        assert_eq!(gate.line_up(&named("a"), true).unwrap_err(), Refusal::TooMany);
        assert_eq!(gate.line_up(&named("d"), true).unwrap_err(), Refusal::Busy);
        assert!(gate.line_up(&named("a"), false).unwrap().try_recv().is_ok(), "short asks have their own room");
        turns.remove(2);
        let mut again = lined_up(&gate, "d");
        drop(turns);
        drop(passes);
        assert_eq!(numbers(&admitted(&mut again)), [0]);
    }

    #[test]
    fn a_pass_that_nobody_takes_is_given_to_the_next() {
        let gate = Gate::new(1, Waiting { all: 9, each: 9 });
        let mut turns = lined_up(&gate, "aa");
        drop(turns.remove(0));
        assert_eq!(numbers(&admitted(&mut turns)), [0]);
    }
}
