//! What connects a crew with those of the same search in other processes.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Ended;
use crate::crew::Crew;
use crate::disk::Disk;
use crate::partition::Partition;

/// What a search is done by.
pub struct Means<'a, L = Alone> {
    /// Threads of each process.
    pub threads: usize,
    /// Where states lie, if not in memory.
    pub disk: Option<&'a Disk>,
    /// The other processes.
    pub link: L,
}

impl Means<'_> {
    /// So many threads in this process, and its memory.
    pub fn on(threads: usize) -> Self {
        Means { threads, disk: None, link: Alone }
    }
}

impl<L: Link> Means<'_, L> {
    /// A crew whose partitions are all made alike.
    pub fn crew<P: Partition>(self, partition: impl Fn() -> P) -> Crew<P, L> {
        Crew::linked((0..self.threads).map(|_| partition()).collect(), self.link)
    }
}

/// The connection to other processes. All of them make the same calls in the same order, and wait for each other in each.
pub trait Link {
    /// The number of this process.
    fn process(&self) -> usize;

    /// How many processes there are.
    fn processes(&self) -> usize;

    /// Tells the others what something came to here; what it came to in each process. What ended in one of them, ended in all,
    /// for the reason that the first of these gives.
    fn agree<T: Serialize + DeserializeOwned>(&mut self, here: Result<T, Ended>) -> Result<Vec<T>, Ended>;

    /// Sends bytes to other processes, each piece to one of their lists, and takes what they send: who it is from, and which
    /// list it is for. What one process sends to a list comes in its order.
    fn exchange<'a>(
        &mut self,
        out: impl Iterator<Item = (usize, usize, &'a [u8])>,
        take: impl FnMut(usize, usize, &[u8]),
    ) -> Result<(), Ended>;

    /// Bytes of memory held.
    fn bytes(&self) -> usize;
}

/// No other processes.
pub struct Alone;

impl Link for Alone {
    fn process(&self) -> usize {
        0
    }

    fn processes(&self) -> usize {
        1
    }

    fn agree<T: Serialize + DeserializeOwned>(&mut self, here: Result<T, Ended>) -> Result<Vec<T>, Ended> {
        here.map(|here| vec![here])
    }

    fn exchange<'a>(
        &mut self,
        _out: impl Iterator<Item = (usize, usize, &'a [u8])>,
        _take: impl FnMut(usize, usize, &[u8]),
    ) -> Result<(), Ended> {
        Ok(())
    }

    fn bytes(&self) -> usize {
        0
    }
}
