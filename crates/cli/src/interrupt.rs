//! Ctrl-C: the first asks the run to end and tell what it knows, one that comes later ends the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Signals closer together than this are one: a terminal or a wrapper may send it to the process and to its group.
const TWICE: Duration = Duration::from_millis(500);

static ASKED: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C; the flag is set once it came.
pub fn flag() -> anyhow::Result<&'static AtomicBool> {
    let mut first: Option<Instant> = None;
    ctrlc::set_handler(move || {
        ASKED.store(true, Ordering::Relaxed);
        if first.get_or_insert_with(Instant::now).elapsed() > TWICE {
            std::process::exit(130);
        }
    })?;
    Ok(&ASKED)
}
