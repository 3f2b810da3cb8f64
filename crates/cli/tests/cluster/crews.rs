//! Several processes that search together.

use std::net::TcpListener;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value as Json;

use crate::running::{Folder, program};

/// Longer than anything here may take: what takes longer hangs.
const HANGS: Duration = Duration::from_secs(120);

/// A file with the addresses of so many processes, and a folder for what they write.
pub struct Crew {
    pub folder: Folder,
    pub hosts: String,
    pub processes: usize,
    /// Seconds that they wait for each other.
    pub wait: &'static str,
}

/// What a process came to.
#[derive(Debug)]
pub struct End {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Crew {
    pub fn of(processes: usize) -> Crew {
        let folder = Folder::new();
        // All ports are held until each is known, so that they differ.
        let listeners: Vec<_> = (0..processes).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
        let lines = listeners.iter().map(|listener| format!("{}\n", listener.local_addr().unwrap()));
        let hosts = folder.write("hosts.txt", &lines.collect::<String>());
        Crew { folder, hosts, processes, wait: "60" }
    }

    /// Starts one of the processes.
    pub fn start(&self, process: usize, arguments: &[&str]) -> Child {
        let mut command = Command::new(program());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
        command.args(arguments).args([
            "--cluster",
            &self.hosts,
            "--process",
            &process.to_string(),
            "--wait",
            self.wait,
        ]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    /// Starts all of them with the same arguments.
    pub fn start_all(&self, arguments: &[&str]) -> Vec<Child> {
        (0..self.processes).map(|process| self.start(process, arguments)).collect()
    }

    /// Lets all of them do the same.
    pub fn run(&self, arguments: &[&str]) -> Vec<End> {
        ends(self.start_all(arguments))
    }
}

impl End {
    pub fn json(&self) -> Json {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// What one process says it kept.
    pub fn kept(&self) -> u64 {
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
        self.err.split(" kept ").nth(1).and_then(|rest| rest.split(" states").next()).map(digits).expect(&self.err)
    }
}

/// Waits until all have ended.
pub fn ends(children: Vec<Child>) -> Vec<End> {
    let begun = Instant::now();
    children.into_iter().map(|child| end(child, begun)).collect()
}

fn end(mut child: Child, begun: Instant) -> End {
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > HANGS {
            child.kill().unwrap();
            panic!("it hangs: {:?}", child.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let end = End { code: status.code(), out: text(stdout), err: text(stderr) };
    assert!(!end.err.contains("panicked") && !end.err.contains("timely"), "{end:?}");
    end
}

/// Sends a signal to a process.
pub fn signal(child: &Child, name: &str) {
    Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status().unwrap();
}

/// Waits until something is so, as it must be soon.
pub fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < HANGS, "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
