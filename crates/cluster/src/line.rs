//! A connection as timely dataflow is given it: one that never fails.
//!
//! What reads and writes there would end with a panic. Instead of failing, the connection lets the [`Watch`] know, takes what is
//! written without sending it, and lets whoever reads wait: the program ends soon.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::thread;

use timely::communication::allocator::zero_copy::stream::Stream;

use crate::watch::Watch;

/// Zeros with which timely dataflow ends what it sends, when it ends as it should.
const ENDED: usize = 48;

/// A connection to another process.
pub struct Line {
    stream: TcpStream,
    peer: usize,
    watch: Arc<Watch>,
    /// How many zeros were read last.
    zeros: usize,
}

impl Line {
    /// The connection to the process of this number.
    pub fn new(stream: TcpStream, peer: usize, watch: Arc<Watch>) -> io::Result<Line> {
        stream.set_read_timeout(None)?;
        stream.set_write_timeout(None)?;
        Ok(Line { stream, peer, watch, zeros: 0 })
    }
}

impl Read for Line {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.stream.read(bytes) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                // Who is killed in the middle of its end has said goodbye, but not sent all.
                Ok(0) if self.zeros >= ENDED && self.watch.has_left(self.peer) => return Ok(0),
                Ok(0) | Err(_) => break,
                Ok(count) => {
                    let zeros = bytes[..count].iter().rev().take_while(|byte| **byte == 0).count();
                    self.zeros = if zeros == count { self.zeros + zeros } else { zeros };
                    return Ok(count);
                }
            }
        }
        self.watch.gone(self.peer);
        loop {
            thread::park();
        }
    }
}

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.stream.write(bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => Err(error),
            Ok(count) if count > 0 => Ok(count),
            _ => {
                self.watch.gone(self.peer);
                Ok(bytes.len())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Stream for Line {
    fn try_clone(&self) -> io::Result<Self> {
        Line::new(self.stream.try_clone()?, self.peer, self.watch.clone())
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.stream.set_nonblocking(nonblocking)
    }

    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        // Who is gone needs none.
        let _ = self.stream.shutdown(how);
        Ok(())
    }
}
