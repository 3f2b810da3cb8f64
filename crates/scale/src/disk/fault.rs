//! What can go wrong with files, said to people.

use std::io;
use std::path::Path;

use solvarium_engine::message;

use crate::Ended;

/// A file or folder could not be read.
pub fn unreadable(path: &Path, error: &io::Error) -> Ended {
    Ended::Failed(message!("scale-disk-unreadable", file = path.display().to_string(), reason = error.to_string()))
}

/// A file could not be written, because the disk is full or for another reason.
pub fn unwritable(path: &Path, error: &io::Error) -> Ended {
    let file = path.display().to_string();
    Ended::Failed(match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            message!("scale-disk-full", file, reason = error.to_string())
        }
        _ => message!("scale-disk-unwritable", file, reason = error.to_string()),
    })
}

/// A file does not hold what was written into it.
pub fn damaged(path: &Path) -> Ended {
    Ended::Failed(message!("scale-disk-damaged", file = path.display().to_string()))
}
