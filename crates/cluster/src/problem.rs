//! What can go wrong between processes.

use solvarium_engine::{Message, message};

use crate::hello::Difference;

/// Why processes cannot search together, or no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A line of the file of hosts is no address.
    NoAddress {
        /// Its number, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// An address stands there twice.
    AddressTwice {
        /// The line that has it again.
        line: usize,
        /// The address.
        address: String,
    },
    /// No address stands there.
    NoHosts,
    /// There is no process of this number.
    NoSuchProcess {
        /// The number.
        process: usize,
        /// How many there are.
        processes: usize,
    },
    /// The own address cannot be listened on.
    CannotListen {
        /// The address.
        address: String,
        /// What the system says.
        reason: String,
    },
    /// Some did not come in time.
    Missing {
        /// Who did not come.
        peers: Vec<Peer>,
        /// How many seconds they had.
        seconds: u64,
    },
    /// Who is there has another number, or two have this one.
    WrongNumber(Peer),
    /// One of them does something else.
    Differs {
        /// Who that is.
        peer: Peer,
        /// What is different.
        difference: Difference,
    },
    /// One of them ended, or the connection to it did.
    Gone(Peer),
    /// One of them has said nothing for a while.
    Silent(Peer),
    /// Somebody stopped it in one of them.
    Interrupted,
}

/// A process and its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Its number.
    pub process: usize,
    /// Where it is.
    pub address: String,
}

impl Problem {
    /// Whether another process is not there, or no longer: nothing is wrong with what was asked for.
    pub fn is_absence(&self) -> bool {
        matches!(self, Problem::Missing { .. } | Problem::Gone(_) | Problem::Silent(_))
    }
}

impl From<&Problem> for Message {
    fn from(problem: &Problem) -> Self {
        match problem {
            Problem::NoAddress { line, text } => message!("cluster-no-address", line = *line, text),
            Problem::AddressTwice { line, address } => message!("cluster-address-twice", line = *line, address),
            Problem::NoHosts => message!("cluster-no-hosts"),
            Problem::NoSuchProcess { process, processes } => {
                message!(
                    "cluster-no-such-process",
                    process = *process,
                    processes = *processes,
                    last = processes.saturating_sub(1)
                )
            }
            Problem::CannotListen { address, reason } => message!("cluster-cannot-listen", address, reason),
            Problem::Missing { peers, seconds } => {
                let peers: Vec<Message> = peers.iter().map(Message::from).collect();
                message!("cluster-missing", peers, seconds = *seconds)
            }
            Problem::WrongNumber(peer) => message!("cluster-wrong-number", peer = Message::from(peer)),
            Problem::Differs { peer, difference: Difference { what, there, here } } => {
                message!("cluster-differs", peer = Message::from(peer), what = called(what), there, here)
            }
            Problem::Gone(peer) => message!("cluster-gone", peer = Message::from(peer)),
            Problem::Silent(peer) => message!("cluster-silent", peer = Message::from(peer)),
            Problem::Interrupted => message!("cluster-interrupted"),
        }
    }
}

impl From<&Peer> for Message {
    fn from(Peer { process, address }: &Peer) -> Self {
        message!("cluster-peer", process = *process, address)
    }
}

/// How something is called that must be the same for all.
fn called(what: &str) -> Message {
    match what {
        "version" => message!("cluster-what-version"),
        "build" => message!("cluster-what-build"),
        "runs" => message!("cluster-what-runs"),
        "suite" => message!("cluster-what-suite"),
        "puzzle" => message!("cluster-what-puzzle"),
        "level" => message!("cluster-what-level"),
        "rules" => message!("cluster-what-rules"),
        "space" => message!("cluster-what-space"),
        "algorithm" => message!("cluster-what-algorithm"),
        "heuristic" => message!("cluster-what-heuristic"),
        "processes" => message!("cluster-what-processes"),
        "threads" => message!("cluster-what-threads"),
        "nodes" => message!("cluster-what-nodes"),
        "disk" => message!("cluster-what-disk"),
        other => Message::verbatim(other),
    }
}
