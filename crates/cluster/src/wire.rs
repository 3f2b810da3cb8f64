//! The connection of a process to all others of its search.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use solvarium_engine::{Message, message};
use solvarium_scale::Ended;
use solvarium_scale::link::Link;

use crate::flow::Flow;
use crate::join::{Meeting, Pair};
use crate::problem::{Peer, Problem};
use crate::watch::{Watch, Watching};

/// How long the connections may take to end.
const END: Duration = Duration::from_secs(3);

/// The connection of this process to all others.
pub struct Wire {
    process: usize,
    peers: Vec<Peer>,
    flow: Flow,
    watching: Watching,
}

impl Wire {
    /// Waits for the others, and connects to them.
    pub fn join(meeting: &Meeting<'_>) -> Result<Wire, Problem> {
        let pairs = meeting.meet()?;
        let address = |process| meeting.hosts.address(process).to_string();
        let peers = (0..pairs.len()).map(|process| Peer { process, address: address(process) }).collect();
        Wire::new(meeting.process, peers, pairs)
            .map_err(|error| Problem::CannotListen { address: address(meeting.process), reason: error.to_string() })
    }

    fn new(process: usize, peers: Vec<Peer>, pairs: Vec<Option<Pair>>) -> io::Result<Wire> {
        let (data, watches) = pairs.into_iter().map(|pair| pair.map(|pair| (pair.data, pair.watch)).unzip()).unzip();
        let watching = Watch::begin(peers.clone(), watches)?;
        let flow = Flow::begin(process, data, watching.watch())?;
        Ok(Wire { process, peers, flow, watching })
    }

    /// What is set once another process is gone.
    pub fn alarm(&self) -> Arc<AtomicBool> {
        self.watching.alarm()
    }

    /// What ends the search of all, as somebody asks for it here.
    pub fn stopper(&self) -> impl Fn() + Send + use<> {
        let watch = self.watching.watch();
        move || watch.stop()
    }

    /// Why the search cannot go on, if it cannot.
    pub fn problem(&self) -> Option<&Problem> {
        self.watching.problem()
    }

    /// Ends the connections, when all processes are at their end. Who drops them before is missed by the others.
    pub fn end(self) {
        if self.watching.problem().is_none() {
            self.watching.leave(END);
            self.flow.end(END);
        }
    }
}

impl Link for &mut Wire {
    fn process(&self) -> usize {
        self.process
    }

    fn processes(&self) -> usize {
        self.peers.len()
    }

    fn agree<T: Serialize + DeserializeOwned>(&mut self, here: Result<T, Ended>) -> Result<Vec<T>, Ended> {
        let own = serde_json::to_vec(&here).map_err(unreadable)?;
        let mut told = vec![Vec::new(); self.peers.len()];
        let others = (0..told.len()).filter(|&other| other != self.process);
        let out: Vec<_> = others.map(|other| (other, 0, own.as_slice())).collect();
        self.exchange(out.into_iter(), |from, _, bytes| told[from].extend_from_slice(bytes))?;
        told[self.process] = own;
        let read = |(process, told): (usize, Vec<u8>)| match serde_json::from_slice(&told).map_err(unreadable)? {
            Err(Ended::Failed(reason)) if process != self.process => {
                Err(Ended::Failed(message!("cluster-failed", peer = Message::from(&self.peers[process]), reason)))
            }
            there => there,
        };
        told.into_iter().enumerate().map(read).collect()
    }

    fn exchange<'a>(
        &mut self,
        out: impl Iterator<Item = (usize, usize, &'a [u8])>,
        take: impl FnMut(usize, usize, &[u8]),
    ) -> Result<(), Ended> {
        self.flow.carry(out, take).map_err(|problem| Ended::Failed(Message::from(&problem)))
    }

    fn bytes(&self) -> usize {
        self.flow.bytes()
    }
}

/// What another process said cannot be read, or what it is told not written.
fn unreadable(error: serde_json::Error) -> Ended {
    Ended::Failed(message!("cluster-unreadable", reason = error.to_string()))
}
