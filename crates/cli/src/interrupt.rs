//! Ctrl-C: the first asks the run to end and tell what it knows, the second ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C; the flag is set once it came.
pub fn flag() -> anyhow::Result<&'static AtomicBool> {
    ctrlc::set_handler(|| {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(&ASKED)
}
