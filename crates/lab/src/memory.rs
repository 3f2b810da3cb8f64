//! The process's own memory, as the system sees it.

use std::fs;

/// The most memory the process ever held, in bytes, where the system tells.
pub fn peak() -> Option<u64> {
    kilobytes("/proc/self/status", "VmHWM:").map(|k| k * 1024)
}

/// Memory that could be taken without swapping, in bytes, where the system tells.
pub fn available() -> Option<u64> {
    kilobytes("/proc/meminfo", "MemAvailable:").map(|k| k * 1024)
}

/// Starts measuring the peak anew; whether that worked.
pub fn reset_peak() -> bool {
    fs::write("/proc/self/clear_refs", "5").is_ok()
}

fn kilobytes(file: &str, label: &str) -> Option<u64> {
    let text = fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(label))?;
    line.split_whitespace().next()?.parse().ok()
}
