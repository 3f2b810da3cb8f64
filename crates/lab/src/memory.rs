//! The process's own memory, as the system sees it.

use std::fs;

/// The most memory the process ever held, in bytes, where the system tells.
pub fn peak() -> Option<u64> {
    labelled(&fs::read_to_string("/proc/self/status").ok()?, "VmHWM:")
}

/// The memory the process holds now, in bytes, where the system tells.
pub fn resident() -> Option<u64> {
    labelled(&fs::read_to_string("/proc/self/status").ok()?, "VmRSS:")
}

/// Memory that could be taken without swapping, in bytes, where the system tells.
pub fn available() -> Option<u64> {
    labelled(&fs::read_to_string("/proc/meminfo").ok()?, "MemAvailable:")
}

/// Resets the peak; whether that worked.
pub fn reset_peak() -> bool {
    fs::write("/proc/self/clear_refs", "5").is_ok()
}

/// The bytes that a file of the system gives in kilobytes after a label.
pub fn labelled(text: &str, label: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(label))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
