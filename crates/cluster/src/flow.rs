//! A dataflow of one exchange, which carries bytes between processes.
//!
//! All processes take part in the same exchanges, in the same order. The time of the dataflow says which exchange it is, and
//! which round of it: timely dataflow takes in whatever it is given, so what is under way is bounded here, by sending the next
//! round only when the one before the last has arrived everywhere.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::mem::ManuallyDrop;
use std::net::TcpStream;
use std::ops::DerefMut;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use timely::WorkerConfig;
use timely::communication::allocator::ProcessBuilder;
use timely::communication::allocator::zero_copy::bytes_slab::BytesRefill;
use timely::communication::allocator::zero_copy::initialize::{CommsGuard, initialize_networking_from_sockets};
use timely::communication::{Allocator, Hooks};
use timely::container::CapacityContainerBuilder;
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::operators::{Operator as _, Probe as _};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

use crate::line::Line;
use crate::problem::Problem;
use crate::records::{AsAddressed, Content, Records};
use crate::watch::Watch;

/// The most bytes of a piece: several fit into a buffer of the dataflow.
const PIECE: usize = 128 << 10;
/// Bytes that a process sends in a round.
const ROUND: usize = 1 << 20;
/// Empty buffers that are kept for each connection.
const SPARE: usize = 1;
/// How long to sleep while nothing arrives.
const NAP: Duration = Duration::from_millis(50);

type Input = InputHandle<u64, CapacityContainerBuilder<Records>>;
/// What came in the current exchange, and in the next one, which others may have begun: by the number of the exchange, even or odd.
type Inbox = Rc<RefCell<[VecDeque<Records>; 2]>>;

/// The part of the dataflow that is in this process.
pub struct Flow {
    process: usize,
    worker: Worker,
    input: Input,
    probe: ProbeHandle<u64>,
    inbox: Inbox,
    /// How many exchanges there were.
    exchanges: u64,
    watch: Arc<Watch>,
    /// What sends and receives. Dropping it waits for the other processes.
    threads: ManuallyDrop<CommsGuard>,
    /// Bytes of buffers.
    held: Arc<AtomicUsize>,
}

impl Flow {
    /// Lets it begin over connections to the other processes.
    pub fn begin(process: usize, streams: Vec<Option<TcpStream>>, watch: Arc<Watch>) -> std::io::Result<Flow> {
        let line = |(peer, stream): (usize, Option<_>)| stream.map(|stream| Line::new(stream, peer, watch.clone()));
        let lines = streams.into_iter().enumerate().map(line).map(Option::transpose).collect::<Result<_, _>>()?;
        let held = Arc::new(AtomicUsize::new(0));
        let refill = counted(held.clone());
        let builders = ProcessBuilder::new_typed_vector(1, refill.clone(), None);
        let hooks = Hooks { refill, ..Hooks::default() };
        let (builders, threads) = initialize_networking_from_sockets(builders, lines, process, 1, hooks)?;
        let builder = builders.into_iter().next().expect("there is one worker");
        // Without a clock, a worker never rests.
        let mut worker = Worker::new(WorkerConfig::default(), Allocator::Tcp(builder.build()), Some(Instant::now()));
        let mut input = Input::new();
        let inbox = Inbox::default();
        let probe = dataflow(&mut worker, &mut input, inbox.clone());
        let threads = ManuallyDrop::new(threads);
        Ok(Flow { process, worker, input, probe, inbox, exchanges: 0, watch, threads, held })
    }

    /// Sends bytes to lists of other processes, and takes what they send: who it is from, and for which list.
    pub fn carry<'a>(
        &mut self,
        out: impl Iterator<Item = (usize, usize, &'a [u8])>,
        mut take: impl FnMut(usize, usize, &[u8]),
    ) -> Result<(), Problem> {
        let (mut round, mut sent) = (0, 0);
        let mut piece = Records { from: self.process as u32, ..Records::default() };
        for (to, list, bytes) in out {
            for bytes in bytes.chunks(PIECE) {
                if sent >= ROUND {
                    (round, sent) = (round + 1, 0);
                    self.input.advance_to(time(self.exchanges, round));
                    self.wait(time(self.exchanges, round - 1), &mut take)?;
                }
                let mut content = match std::mem::take(&mut piece.content) {
                    Content::Here(content) => content,
                    Content::Come(_) => Vec::new(),
                };
                content.clear();
                content.extend_from_slice(bytes);
                piece = Records { to, from: self.process as u32, list: list as u32, content: Content::Here(content) };
                self.input.send_batch(&mut piece);
                sent += bytes.len();
            }
        }
        self.input.advance_to(time(self.exchanges + 1, 0));
        self.wait(time(self.exchanges + 1, 0), &mut take)?;
        self.exchanges += 1;
        Ok(())
    }

    /// Bytes of buffers.
    pub fn bytes(&self) -> usize {
        self.held.load(Ordering::Relaxed)
    }

    /// Sends what is left, and waits so long that the others do as well.
    pub fn end(self, patience: Duration) {
        let Flow { worker, input, probe, threads, .. } = self;
        drop((input, probe, worker));
        let (done, ended) = channel();
        thread::spawn(move || {
            drop(ManuallyDrop::into_inner(threads));
            // Nobody waits for it any longer if this fails.
            let _ = done.send(());
        });
        // Whoever does not end has had time enough.
        let _ = ended.recv_timeout(patience);
    }

    /// Lets the dataflow work until everything before this time has arrived everywhere.
    fn wait(&mut self, time: u64, take: &mut impl FnMut(usize, usize, &[u8])) -> Result<(), Problem> {
        loop {
            let arrived = std::mem::take(&mut self.inbox.borrow_mut()[parity(self.exchanges)]);
            for records in arrived {
                take(records.from as usize, records.list as usize, &records.content);
            }
            if let Some(problem) = self.watch.problem() {
                return Err(problem.clone());
            }
            if !self.probe.less_than(&time) {
                return Ok(());
            }
            self.worker.step_or_park(Some(NAP));
        }
    }
}

/// The time of a round of an exchange.
fn time(exchange: u64, round: u64) -> u64 {
    exchange << u32::BITS | round
}

/// The exchange that a time belongs to.
fn exchange(time: u64) -> u64 {
    time >> u32::BITS
}

/// The inbox of an exchange.
fn parity(exchange: u64) -> usize {
    usize::from(!exchange.is_multiple_of(2))
}

/// The dataflow: what goes in is exchanged and put into the inbox.
fn dataflow(worker: &mut Worker, input: &mut Input, inbox: Inbox) -> ProbeHandle<u64> {
    worker.dataflow(|scope| {
        let arrived = input.to_stream(scope).unary::<CapacityContainerBuilder<Vec<()>>, _, _, _>(
            DistributorPact(|_| AsAddressed),
            "records",
            |_, _| {
                move |input, _output| {
                    input.for_each(|time, records| {
                        inbox.borrow_mut()[parity(exchange(*time.time()))].push_back(std::mem::take(records));
                    });
                }
            },
        );
        arrived.probe().0
    })
}

/// Buffers whose bytes are counted.
fn counted(held: Arc<AtomicUsize>) -> BytesRefill {
    struct Buffer(Vec<u8>, Arc<AtomicUsize>);
    impl std::ops::Deref for Buffer {
        type Target = [u8];
        fn deref(&self) -> &[u8] {
            &self.0
        }
    }
    impl DerefMut for Buffer {
        fn deref_mut(&mut self) -> &mut [u8] {
            &mut self.0
        }
    }
    impl Drop for Buffer {
        fn drop(&mut self) {
            self.1.fetch_sub(self.0.len(), Ordering::Relaxed);
        }
    }
    let logic = move |size: usize| {
        held.fetch_add(size, Ordering::Relaxed);
        Box::new(Buffer(vec![0; size], held.clone())) as Box<dyn DerefMut<Target = [u8]> + Send>
    };
    BytesRefill { logic: Arc::new(logic), limit: Some(SPARE) }
}
