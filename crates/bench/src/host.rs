//! Facts about the machine that measures.

use std::fs;

use solvarium_lab::memory::labelled;
use solvarium_lab::{Message, message};

use crate::key;
use crate::record::HostFacts;

/// The share of the cores that are not ours to use at which the machine counts as loaded.
const BUSY: f64 = 0.75;

/// This machine, now.
pub fn facts() -> HostFacts {
    let System { name, machine, kernel } = system();
    let read = |file: &str| fs::read_to_string(file).unwrap_or_default();
    let cpu_info = read("/proc/cpuinfo");
    let model = cpu_info.lines().find(|line| line.starts_with("model name")).and_then(|line| line.split_once(':'));
    let cpu = model.map_or(machine, |(_, name)| name.trim().into());
    let machine_id = first_word("/etc/machine-id").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    HostFacts {
        id: key::of(&[&name, &cpu, &cores.to_string(), &machine_id])[..12].into(),
        memory: labelled(&read("/proc/meminfo"), "MemTotal:"),
        kernel,
        governor: first_word("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
        load: first_word("/proc/loadavg").and_then(|load| load.parse().ok()),
        name,
        cpu,
        cores,
    }
}

/// What the system says of itself.
struct System {
    name: String,
    machine: String,
    kernel: String,
}

#[cfg(unix)]
fn system() -> System {
    let uname = rustix::system::uname();
    let text = |c: &std::ffi::CStr| c.to_string_lossy().into_owned();
    System {
        name: text(uname.nodename()),
        machine: text(uname.machine()),
        kernel: format!("{} {}", text(uname.sysname()), text(uname.release())),
    }
}

#[cfg(not(unix))]
fn system() -> System {
    System {
        name: std::env::var("COMPUTERNAME").unwrap_or_default(),
        machine: std::env::consts::ARCH.into(),
        kernel: std::env::consts::OS.into(),
    }
}

impl HostFacts {
    /// What to know before trusting times measured with this many runs at a time, if anything.
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

fn first_word(file: &str) -> Option<String> {
    Some(fs::read_to_string(file).ok()?.split_whitespace().next()?.into())
}
