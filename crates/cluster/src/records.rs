//! What travels through the dataflow: bytes, with who sends them to whom. They are written as they are, with eight bytes before
//! them.

use std::io::Write;

use timely::Accountable;
use timely::bytes::arc::Bytes;
use timely::communication::Push;
use timely::dataflow::channels::pushers::exchange::Distributor;
use timely::dataflow::channels::{ContainerBytes, Message};

/// Bytes before those that are sent.
const HEAD: usize = 8;

/// Bytes on their way from a process to another.
#[derive(Clone, Default)]
pub struct Records {
    /// The process that gets them. Known only where they begin.
    pub to: usize,
    /// The process that sends them.
    pub from: u32,
    /// Which of its lists they belong to.
    pub list: u32,
    /// What is sent.
    pub content: Content,
}

/// Bytes that go or came.
#[derive(Clone)]
pub enum Content {
    /// Still here.
    Here(Vec<u8>),
    /// Come from elsewhere.
    Come(Bytes),
}

impl Default for Content {
    fn default() -> Self {
        Content::Here(Vec::new())
    }
}

impl std::ops::Deref for Content {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Content::Here(bytes) => bytes,
            Content::Come(bytes) => bytes,
        }
    }
}

/// Timely dataflow counts what is sent and what arrived. A piece is never cut, so it counts as one.
impl Accountable for Records {
    fn record_count(&self) -> i64 {
        i64::from(!self.content.is_empty())
    }
}

impl ContainerBytes for Records {
    fn from_bytes(mut bytes: Bytes) -> Self {
        let head = bytes.extract_to(HEAD);
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        Records { to: 0, from: number(0), list: number(4), content: Content::Come(bytes) }
    }

    fn length_in_bytes(&self) -> usize {
        HEAD + self.content.len()
    }

    fn into_bytes<W: Write>(&self, writer: &mut W) {
        for part in [&self.from.to_le_bytes()[..], &self.list.to_le_bytes(), &self.content] {
            writer.write_all(part).expect("there is as much room as was asked for");
        }
    }
}

/// Sends everything where it says.
pub struct AsAddressed;

impl Distributor<Records> for AsAddressed {
    fn partition<T: Clone, P: Push<Message<T, Records>>>(
        &mut self,
        records: &mut Records,
        time: &T,
        pushers: &mut [P],
    ) {
        let to = records.to;
        Message::push_at(records, time.clone(), &mut pushers[to]);
    }

    fn flush<T: Clone, P: Push<Message<T, Records>>>(&mut self, _time: &T, _pushers: &mut [P]) {}
}
