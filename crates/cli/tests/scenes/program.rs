//! The real program, started as a server or as a worker on a place of its own.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::client::Client;

/// How long a start may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where everything is kept.
#[derive(Clone, Debug)]
pub enum Place {
    Folder(PathBuf),
    Server(String),
}

impl Place {
    /// The name of its kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Place::Folder(_) => "SQLite",
            Place::Server(_) => "PostgreSQL",
        }
    }

    /// What the program is told of it.
    pub fn args(&self) -> [String; 2] {
        match self {
            Place::Folder(folder) => ["--data".into(), folder.display().to_string()],
            Place::Server(address) => ["--database".into(), address.clone()],
        }
    }
}

/// The program that is tested: the one just built, or another that `SOLVARIUM_PROGRAM` names, such as a release.
pub fn command() -> Command {
    let mut command =
        Command::new(std::env::var_os("SOLVARIUM_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_solvarium").into()));
    command.env_remove("SOLVARIUM_DATABASE").env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// A running program; it is killed when this is dropped.
pub struct Program {
    child: Child,
    /// Where it listens, as `address:port`.
    pub address: String,
    /// How long it took to be ready.
    pub start: Duration,
    log: PathBuf,
}

impl Program {
    /// A server at a free port of this machine.
    pub fn serve(place: &Place, more: &[&str]) -> Program {
        let mut args = vec!["serve", "--addr", "127.0.0.1:0"];
        args.extend(more);
        Program::start(&args, place)
    }

    /// A worker.
    pub fn work(place: &Place, more: &[&str]) -> Program {
        Program::start(&[&["worker"], more].concat(), place)
    }

    /// Starts it, and waits until it says that it is ready.
    fn start(args: &[&str], place: &Place) -> Program {
        let began = Instant::now();
        let log = tempfile::Builder::new().prefix("solvarium-log-").tempfile().unwrap().keep().unwrap().1;
        let out = log.with_extension("out");
        let mut child = command()
            .args(args)
            .args(place.args())
            .stdout(File::create(&out).unwrap())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        // A server says it on standard output, a worker, who has nothing else to say, on standard error.
        let said = if args[0] == "worker" { &log } else { &out };
        let line = loop {
            match fs::read_to_string(said).unwrap().lines().find(|line| line.contains("(Ctrl-C")) {
                Some(line) => break line.to_string(),
                None if began.elapsed() < PATIENCE && child.try_wait().unwrap().is_none() => {
                    std::thread::sleep(Duration::from_millis(5));
                }
                None => {
                    child.kill().ok();
                    child.wait().ok();
                    panic!("{args:?} did not start: {}", fs::read_to_string(&log).unwrap_or_default());
                }
            }
        };
        fs::remove_file(&out).ok();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        Program { address: address.to_string(), child, start: began.elapsed(), log }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// A client of it.
    pub fn client(&self) -> Client {
        Client::new(&self.address)
    }

    /// What it wrote down so far.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Kills it, without giving it a chance to clean up.
    pub fn kill(&mut self) {
        self.child.kill().ok();
        self.child.wait().unwrap();
    }

    /// Fails if it ever panicked.
    pub fn must_be_sound(&self) {
        let log = self.log();
        assert!(!log.contains("panicked"), "{log}");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
        fs::remove_file(&self.log).ok();
    }
}
