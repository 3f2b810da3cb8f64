//! How the processes find each other: each listens, and connects to those before it.
//!
//! For each pair there are two connections, one for the search and one to watch each other. On both, each side says
//! [hello](Hello) first. Whoever connects and is a stranger is sent away; whoever is about to do something else is an error.

use std::hash::{BuildHasher as _, RandomState};
use std::io;
use std::net::{TcpListener, TcpStream, ToSocketAddrs as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use crate::hello::{Hello, Terms};
use crate::hosts::Hosts;
use crate::problem::{Peer, Problem};

/// How long to wait before the next look for somebody.
const PAUSE: Duration = Duration::from_millis(50);
/// How long a connection may take to be made, and the other side to say hello.
const HELLO: Duration = Duration::from_secs(2);

/// Who is to find whom.
#[derive(Clone, Copy)]
pub struct Meeting<'a> {
    /// Where all of them are.
    pub hosts: &'a Hosts,
    /// The number of this process.
    pub process: usize,
    /// Where it listens, if that is not its address among the hosts.
    pub listen: Option<&'a str>,
    /// How long to wait for the others.
    pub patience: Duration,
    /// What must be the same for all.
    pub terms: &'a Terms,
    /// Ends the wait.
    pub cancel: Option<&'a AtomicBool>,
}

/// The connections to another process.
pub struct Pair {
    /// For the search.
    pub data: TcpStream,
    /// To watch each other.
    pub watch: TcpStream,
}

/// Somebody who said hello.
struct Guest {
    hello: Hello,
    stream: TcpStream,
    /// Whom this process called; nobody if it was called.
    called: Option<usize>,
}

/// The connections to another process that there are so far, and the one that was met there.
#[derive(Default)]
struct Half {
    /// The one for the search, and the one to watch.
    streams: [Option<TcpStream>; 2],
    /// Which process it is that has this number.
    id: Option<u64>,
}

impl Meeting<'_> {
    /// Waits until all are there: the connections to each, none to itself.
    pub fn meet(&self) -> Result<Vec<Option<Pair>>, Problem> {
        let processes = self.hosts.count();
        if self.process >= processes {
            return Err(Problem::NoSuchProcess { process: self.process, processes });
        }
        let hello = Hello {
            process: self.process,
            id: RandomState::new().hash_one(self.process),
            is_data: true,
            terms: self.terms.clone(),
        };
        let listener = self.listen()?;
        let (guests, arrivals) = channel();
        let over = AtomicBool::new(false);
        thread::scope(|scope| {
            for peer in 0..self.process {
                for is_data in [true, false] {
                    let (hello, guests, over) = (Hello { is_data, ..hello.clone() }, guests.clone(), &over);
                    scope.spawn(move || self.call(peer, &hello, over, &guests));
                }
            }
            let met = self.wait(scope, &hello, &listener, &guests, &arrivals);
            over.store(true, Ordering::Relaxed);
            met
        })
    }

    fn listen(&self) -> Result<TcpListener, Problem> {
        let address = self.listen.unwrap_or_else(|| self.hosts.address(self.process));
        let listen = || {
            let listener = TcpListener::bind(address)?;
            listener.set_nonblocking(true)?;
            Ok(listener)
        };
        listen()
            .map_err(|error: io::Error| Problem::CannotListen { address: address.into(), reason: error.to_string() })
    }

    /// Calls another process until it answers.
    fn call(&self, peer: usize, hello: &Hello, over: &AtomicBool, guests: &Sender<Guest>) {
        while !over.load(Ordering::Relaxed) {
            match call(self.hosts.address(peer), hello) {
                // Nobody waits for it any longer if this fails.
                Ok((hello, stream)) => return drop(guests.send(Guest { hello, stream, called: Some(peer) })),
                Err(_) => thread::sleep(PAUSE),
            }
        }
    }

    /// Takes in whoever comes until all are there.
    fn wait<'scope>(
        &self,
        scope: &'scope Scope<'scope, '_>,
        hello: &Hello,
        listener: &TcpListener,
        guests: &Sender<Guest>,
        arrivals: &Receiver<Guest>,
    ) -> Result<Vec<Option<Pair>>, Problem> {
        let mut halves: Vec<Half> = (0..self.hosts.count()).map(|_| Half::default()).collect();
        let begun = Instant::now();
        loop {
            while let Ok((stream, _)) = listener.accept() {
                let guests = guests.clone();
                scope.spawn(move || receive(stream, &guests));
            }
            if let Ok(guest) = arrivals.recv_timeout(PAUSE) {
                self.take_in(guest, hello, &mut halves)?;
            }
            let others = (0..halves.len()).filter(|&peer| peer != self.process);
            let missing: Vec<Peer> =
                others.filter(|&peer| !halves[peer].is_whole()).map(|peer| self.peer(peer)).collect();
            if missing.is_empty() {
                return Ok(halves.into_iter().map(Half::pair).collect());
            }
            if self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
                return Err(Problem::Interrupted);
            }
            if begun.elapsed() >= self.patience {
                return Err(Problem::Missing { peers: missing, seconds: self.patience.as_secs() });
            }
        }
    }

    /// Keeps a connection, if it is one that belongs here.
    fn take_in(&self, guest: Guest, own: &Hello, halves: &mut [Half]) -> Result<(), Problem> {
        let Guest { hello, mut stream, called } = guest;
        if called.is_none() && (Hello { is_data: hello.is_data, ..own.clone() }).write(&mut stream).is_err() {
            return Ok(());
        }
        if let Some(difference) = own.difference(&hello) {
            let process = called.unwrap_or(hello.process);
            return Err(Problem::Differs { peer: self.peer(process), difference });
        }
        // Who is called has a lesser number, who calls a greater one; and there is one process of each number.
        let is_right = called.map_or(hello.process > self.process, |peer| hello.process == peer);
        let half = halves.get_mut(hello.process).filter(|half| is_right && half.id.is_none_or(|id| id == hello.id));
        let Some(half) = half else { return Err(Problem::WrongNumber(self.peer(called.unwrap_or(hello.process)))) };
        half.id = Some(hello.id);
        half.streams[usize::from(!hello.is_data)] = Some(stream);
        Ok(())
    }

    fn peer(&self, process: usize) -> Peer {
        Peer { process, address: self.hosts.get(process).unwrap_or("?").into() }
    }
}

impl Half {
    fn is_whole(&self) -> bool {
        self.streams.iter().all(Option::is_some)
    }

    fn pair(self) -> Option<Pair> {
        let [data, watch] = self.streams;
        Some(Pair { data: data?, watch: watch? })
    }
}

/// Connects, and says hello to whoever is there.
fn call(address: &str, hello: &Hello) -> io::Result<(Hello, TcpStream)> {
    let mut failure = io::Error::from(io::ErrorKind::AddrNotAvailable);
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, HELLO) {
            Ok(mut stream) => {
                prepare(&stream)?;
                hello.write(&mut stream)?;
                return Ok((Hello::read(&mut stream)?, stream));
            }
            Err(error) => failure = error,
        }
    }
    Err(failure)
}

/// Hears what somebody says who has called.
fn receive(mut stream: TcpStream, guests: &Sender<Guest>) {
    if let Ok(hello) = prepare(&stream).and_then(|()| Hello::read(&mut stream)) {
        // Nobody waits for it any longer if this fails.
        let _ = guests.send(Guest { hello, stream, called: None });
    }
}

fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(HELLO))?;
    stream.set_write_timeout(Some(HELLO))
}
