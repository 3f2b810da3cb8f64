//! What a process holds.

/// Bytes that a process holds in memory; none where the system does not tell it like Linux.
pub fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? << 10)
}

/// Mebibytes, for people.
pub fn mib(bytes: u64) -> String {
    format!("{} MiB", bytes >> 20)
}
