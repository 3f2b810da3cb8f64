//! Facts about the machine that measures.

use std::fs;

use solvarium_lab::{Message, message};

use crate::key;
use crate::record::HostFacts;

/// The share of the cores that are not ours to use at which the machine counts as loaded.
const BUSY: f64 = 0.75;

/// This machine, now.
pub fn facts() -> HostFacts {
    let uname = rustix::system::uname();
    let text = |c: &std::ffi::CStr| c.to_string_lossy().into_owned();
    let (name, machine) = (text(uname.nodename()), text(uname.machine()));
    let cpu = labelled("/proc/cpuinfo", "model name").unwrap_or(machine);
    let machine_id = first_word("/etc/machine-id").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    HostFacts {
        id: key::of(&[&name, &cpu, &cores.to_string(), &machine_id])[..12].into(),
        memory: kilobytes("MemTotal").map(|k| k * 1024),
        kernel: format!("{} {}", text(uname.sysname()), text(uname.release())),
        governor: first_word("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
        load: first_word("/proc/loadavg").and_then(|load| load.parse().ok()),
        name,
        cpu,
        cores,
    }
}

impl HostFacts {
    /// What somebody should know before trusting times measured with so many runs at once, if anything.
    pub fn warning(&self, jobs: usize) -> Option<Message> {
        if jobs > self.cores {
            return Some(message!("host-crowded", jobs, cores = self.cores));
        }
        if jobs > 1 {
            return Some(message!("host-shared", jobs));
        }
        let load = self.load.filter(|&load| load > BUSY * (self.cores - jobs).max(1) as f64)?;
        Some(message!("host-loaded", load = format!("{load:.1}"), cores = self.cores))
    }
}

/// What follows a label and a colon in a file of the system.
fn labelled(file: &str, label: &str) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let line = text.lines().find(|line| line.starts_with(label))?;
    Some(line.split_once(':')?.1.trim().into())
}

fn kilobytes(label: &str) -> Option<u64> {
    labelled("/proc/meminfo", label)?.split_whitespace().next()?.parse().ok()
}

fn first_word(file: &str) -> Option<String> {
    Some(fs::read_to_string(file).ok()?.split_whitespace().next()?.into())
}
