//! Long work on a thread of its own, which gives way: a server that searches answers everybody else as quickly as before.

use std::io;
use std::thread::Builder;

/// Does work on a thread that runs when others need not, where the system can tell threads apart in this (Linux).
pub fn aside(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let give_way_and_work = || {
        give_way();
        work();
    };
    Builder::new().name("search".into()).spawn(give_way_and_work).map(drop)
}

/// How much later this thread comes than others, from 1 to 19; it gets about a tenth of a processor that all want.
#[cfg(target_os = "linux")]
fn give_way() {
    // Where it is not allowed, work is as important as the rest.
    rustix::process::nice(10).ok();
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}
