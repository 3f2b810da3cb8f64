//! Writing results to standard output and messages to standard error.

use std::io::{ErrorKind, Write as _};

use anyhow::Context as _;

/// Writes a result. Whoever reads it may have had enough (`| head`): that is no error.
pub fn emit(text: &str) -> anyhow::Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context("cannot write the result"),
        _ => Ok(()),
    }
}

/// Writes a message. Where it cannot be shown there is nobody to tell, and that ends no run.
pub fn tell(message: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{message}");
}
