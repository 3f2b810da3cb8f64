//! How processes notice that one of them is gone.
//!
//! A process that ends closes its connections, and the system tells. One that hangs, or whose machine is cut off, does not. So
//! each tells all others every second that it is there, and one that has been silent for too long counts as gone. Whoever
//! notices it first tells the others why it ends itself. Who ends as it should says goodbye first.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::problem::{Peer, Problem};

/// Between two signs of life.
const BEAT_EVERY: Duration = Duration::from_secs(1);
/// How long one wait for a sign takes.
const TICK: Duration = Duration::from_millis(500);
/// So many waits in vain mean that nobody is there. Waits are counted and no clock is read: a process that was stopped itself
/// for a while has not waited.
const TICKS: u32 = 14;
/// How long a goodbye may come after the end of what was sent.
const GOODBYE: Duration = Duration::from_secs(2);

/// Between two looks whether it came.
const MOMENT: Duration = Duration::from_millis(10);

/// I am there.
const BEAT: u8 = 0;
/// I end as I should.
const BYE: u8 = 1;
/// I end because another one is gone; its number follows.
const GONE: u8 = 2;
/// I end because another one is silent; its number follows.
const SILENT: u8 = 3;
/// I end because somebody asked for it, and so does everybody.
const STOP: u8 = 4;

/// What a process knows of the others.
pub struct Watch {
    peers: Vec<Peer>,
    /// To tell each other process something; none to this one.
    streams: Vec<Option<Mutex<TcpStream>>>,
    /// Who said goodbye.
    left: Vec<AtomicBool>,
    /// Why the search cannot go on.
    problem: OnceLock<Problem>,
    /// Set when it cannot.
    alarm: Arc<AtomicBool>,
    /// Whether this process ends as it should.
    is_over: AtomicBool,
}

impl Watch {
    /// Begins to watch the processes at the other ends.
    pub fn begin(peers: Vec<Peer>, streams: Vec<Option<TcpStream>>) -> io::Result<Watching> {
        let mut readers = Vec::new();
        for (peer, stream) in streams.iter().enumerate() {
            if let Some(stream) = stream {
                stream.set_read_timeout(Some(TICK))?;
                readers.push((peer, stream.try_clone()?));
            }
        }
        let watch = Arc::new(Watch {
            left: peers.iter().map(|_| AtomicBool::new(false)).collect(),
            peers,
            streams: streams.into_iter().map(|stream| stream.map(Mutex::new)).collect(),
            problem: OnceLock::new(),
            alarm: Arc::default(),
            is_over: AtomicBool::new(false),
        });
        for (peer, stream) in readers {
            let watch = watch.clone();
            thread::spawn(move || watch.listen(peer, stream));
        }
        let beating = watch.clone();
        thread::spawn(move || {
            while !beating.ends() {
                beating.tell(&[BEAT]);
                thread::sleep(BEAT_EVERY);
            }
        });
        Ok(Watching(watch))
    }

    /// Why the search cannot go on, if it cannot.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.get()
    }

    /// What is set once the search cannot go on.
    pub fn alarm(&self) -> Arc<AtomicBool> {
        self.alarm.clone()
    }

    /// Notes that a connection to another process ended.
    pub fn gone(&self, peer: usize) {
        self.raise(GONE, peer);
    }

    /// Whether another process has said goodbye, or does so soon.
    pub fn has_left(&self, peer: usize) -> bool {
        let has_left = || self.left[peer].load(Ordering::Acquire);
        self.wait(GOODBYE, has_left);
        has_left()
    }

    /// Ends what all do, as somebody asks for it here.
    pub fn stop(&self) {
        self.settle(Problem::Interrupted, &[STOP]);
    }

    /// Says goodbye to all, and waits so long that they do as well.
    pub fn leave(&self, patience: Duration) {
        self.is_over.store(true, Ordering::Release);
        self.tell(&[BYE]);
        let left = self.left.iter().zip(&self.streams).filter(|(_, stream)| stream.is_some());
        self.wait(patience, || left.clone().all(|(left, _)| left.load(Ordering::Acquire)));
    }

    /// Waits until something is so, or cannot become so, but not longer.
    fn wait(&self, patience: Duration, is_so: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is_so() && self.problem().is_none() && begun.elapsed() < patience {
            thread::sleep(MOMENT);
        }
    }

    /// Whether there is nothing to watch any longer.
    fn ends(&self) -> bool {
        self.is_over.load(Ordering::Acquire) || self.problem().is_some()
    }

    /// Hears what another process says.
    fn listen(&self, peer: usize, mut stream: TcpStream) {
        let (mut silent, mut heard, mut bytes) = (0, Vec::new(), [0; 64]);
        while self.problem().is_none() {
            match stream.read(&mut bytes) {
                Ok(0) => return self.gone(peer),
                Ok(count) => {
                    silent = 0;
                    heard.extend_from_slice(&bytes[..count]);
                    if self.understand(peer, &mut heard) {
                        return;
                    }
                }
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    silent += 1;
                    if silent == TICKS {
                        return self.raise(SILENT, peer);
                    }
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => return self.gone(peer),
            }
        }
    }

    /// Takes in what another process has said as a whole; whether that was the last.
    fn understand(&self, peer: usize, heard: &mut Vec<u8>) -> bool {
        loop {
            let (used, is_last) = match **heard {
                [BEAT, ..] => (1, false),
                [BYE, ..] => {
                    self.left[peer].store(true, Ordering::Release);
                    (1, true)
                }
                [STOP, ..] => {
                    self.left[peer].store(true, Ordering::Release);
                    self.stop();
                    (1, true)
                }
                [kind @ (GONE | SILENT), a, b, c, d, ..] => {
                    match u32::from_le_bytes([a, b, c, d]) as usize {
                        number if self.is_another(number) => self.raise(kind, number),
                        // It took this one for gone, and goes.
                        _ => self.gone(peer),
                    }
                    (5, true)
                }
                [] | [GONE | SILENT, ..] => return false,
                // Nothing that a process of this version says.
                _ => {
                    self.gone(peer);
                    (heard.len(), true)
                }
            };
            heard.drain(..used);
            if is_last {
                return true;
            }
        }
    }

    /// Notes that another process is gone or silent, and tells the rest.
    fn raise(&self, kind: u8, peer: usize) {
        let gone = self.peers[peer].clone();
        let problem = if kind == SILENT { Problem::Silent(gone) } else { Problem::Gone(gone) };
        let number = u32::try_from(peer).unwrap_or(u32::MAX).to_le_bytes();
        self.settle(problem, &[&[kind][..], &number].concat());
    }

    /// Notes why this process ends, and tells the others, unless it is about to end anyway.
    fn settle(&self, problem: Problem, said: &[u8]) {
        if !self.ends() && self.problem.set(problem).is_ok() {
            self.alarm.store(true, Ordering::Release);
            self.tell(said);
        }
    }

    /// Whether this is the number of another process.
    fn is_another(&self, number: usize) -> bool {
        self.streams.get(number).is_some_and(Option::is_some)
    }

    /// Tells all other processes. Who cannot be told is missed by whoever listens to it.
    fn tell(&self, said: &[u8]) {
        for stream in self.streams.iter().flatten() {
            let _ = stream.lock().unwrap_or_else(PoisonError::into_inner).write_all(said);
        }
    }
}

/// Keeps the connections open.
pub struct Watching(Arc<Watch>);

impl Watching {
    /// To be asked elsewhere.
    pub fn watch(&self) -> Arc<Watch> {
        self.0.clone()
    }
}

impl Deref for Watching {
    type Target = Watch;

    fn deref(&self) -> &Watch {
        &self.0
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        for stream in self.0.streams.iter().flatten() {
            // It may have ended.
            let _ = stream.lock().unwrap_or_else(PoisonError::into_inner).shutdown(Shutdown::Both);
        }
    }
}
