//! The three pipes to and from a process. None of them can block us: a child that never reads, never writes or never
//! stops is served as far as it goes.

use std::io::{self, ErrorKind, Read, Write};
use std::ops::ControlFlow;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout};

use rustix::event::{PollFd, PollFlags};
use rustix::io::ioctl_fionbio;

/// Bytes read at once.
const PIECE: usize = 1 << 16;
/// Bytes of standard error that are kept: the last.
const COMPLAINT: usize = 4096;
/// Most bytes that a pipe can hold when its writer is gone (Linux's default for the largest pipe).
const LEFT_BEHIND: usize = 1 << 20;

/// The pipes of a child.
pub struct Pipes<'a, O> {
    stdin: Option<ChildStdin>,
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    /// What is still to be written.
    input: &'a [u8],
    output: O,
    complaint: Vec<u8>,
    buffer: Vec<u8>,
}

impl<'a, O: FnMut(&[u8]) -> ControlFlow<()>> Pipes<'a, O> {
    /// Takes the pipes of a child. A child without one, which was not made by us, is served without it.
    pub fn new(child: &mut Child, input: &'a [u8], output: O) -> Self {
        Pipes {
            stdin: child.stdin.take().filter(|pipe| ioctl_fionbio(pipe, true).is_ok()),
            stdout: child.stdout.take().filter(|pipe| ioctl_fionbio(pipe, true).is_ok()),
            stderr: child.stderr.take().filter(|pipe| ioctl_fionbio(pipe, true).is_ok()),
            input,
            output,
            complaint: Vec::new(),
            buffer: vec![0; PIECE],
        }
    }

    /// Adds what is worth waiting for.
    pub fn watch<'p>(&'p self, watched: &mut Vec<PollFd<'p>>) {
        watched.extend(self.stdin.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::OUT)));
        watched.extend(self.stdout.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        watched.extend(self.stderr.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN)));
    }

    /// Writes and reads what can be at once; breaks off when the reader of the output does.
    pub fn serve(&mut self) -> ControlFlow<()> {
        self.feed();
        self.hear();
        self.listen().map_continue(drop)
    }

    /// Reads what a process that has ended left in its pipes.
    pub fn drain(&mut self) -> ControlFlow<()> {
        let mut left = LEFT_BEHIND;
        while left > 0 {
            let read = self.hear();
            left = left.saturating_sub(read);
            if read == 0 {
                break;
            }
        }
        let mut left = LEFT_BEHIND;
        while left > 0 {
            match self.listen()? {
                0 => break,
                read => left = left.saturating_sub(read),
            }
        }
        ControlFlow::Continue(())
    }

    /// The last of standard error.
    pub fn complaint(&self) -> String {
        let from = self.complaint.len().saturating_sub(COMPLAINT);
        String::from_utf8_lossy(&self.complaint[from..]).trim().into()
    }

    /// Standard input: writes what there is room for. A child that does not want it has closed its end.
    fn feed(&mut self) {
        let Some(pipe) = &mut self.stdin else { return };
        match pipe.write(self.input) {
            Ok(written) => self.input = &self.input[written..],
            Err(error) if is_later(&error) => return,
            Err(_) => self.input = &[],
        }
        if self.input.is_empty() {
            self.stdin = None;
        }
    }

    /// Standard error: keeps the tail; gives how many bytes were read.
    fn hear(&mut self) -> usize {
        let read = read(&mut self.stderr, &mut self.buffer);
        self.complaint.extend_from_slice(&self.buffer[..read]);
        if self.complaint.len() > PIECE + COMPLAINT {
            self.complaint.drain(..self.complaint.len() - COMPLAINT);
        }
        read
    }

    /// Standard output: hands a piece on; gives how many bytes were read.
    fn listen(&mut self) -> ControlFlow<(), usize> {
        let read = read(&mut self.stdout, &mut self.buffer);
        if read > 0 && (self.output)(&self.buffer[..read]).is_break() {
            self.stdout = None;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(read)
    }
}

/// Reads what is there. A pipe at its end, or broken, is closed.
fn read<R: Read>(pipe: &mut Option<R>, buffer: &mut [u8]) -> usize {
    let result = pipe.as_mut().map_or(Ok(0), |pipe| pipe.read(buffer));
    match result {
        Err(error) if is_later(&error) => 0,
        Ok(read) if read > 0 => read,
        _ => {
            *pipe = None;
            0
        }
    }
}

fn is_later(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}
