//! `play` and `watch` in a real terminal: a session of tmux, driven by keys. Screens are waited for by their contents.
#![cfg(all(unix, feature = "tui"))]
#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use solvarium_testing::skipped;
use tempfile::TempDir;

/// How long anything may take, on however busy a machine.
const PATIENCE: Duration = Duration::from_secs(180);
const PROGRAM: &str = env!("CARGO_BIN_EXE_solvarium");

/// A shell in a terminal of its own.
struct Terminal {
    socket: String,
    data: TempDir,
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

impl Terminal {
    /// A terminal of 80 × 24, or nothing where there is no tmux.
    fn open() -> Option<Terminal> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        if Command::new("tmux").arg("-V").output().is_err() {
            skipped("there is no tmux here");
            return None;
        }
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let socket = format!("solvarium-{}-{number}", std::process::id());
        let terminal = Terminal { socket, data: tempfile::tempdir().unwrap() };
        let shell = "PS1='ready> ' exec sh";
        let made = terminal.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", shell]);
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        terminal.wait("ready>");
        Some(terminal)
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.args(["-L", &self.socket]).args(arguments).env("LC_ALL", "C.UTF-8").env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", self.data.path()).env_remove("TMUX").env_remove("NO_COLOR");
        command.output().expect("tmux was there a moment ago")
    }

    /// Starts the program.
    fn run(&self, arguments: &str) {
        self.tmux(&["send-keys", "-l", &format!("{PROGRAM} {arguments}")]);
        self.press(&["Enter"]);
    }

    /// Presses keys, as tmux calls them.
    fn press(&self, keys: &[&str]) {
        // A line of arguments has its limits.
        for keys in keys.chunks(50) {
            self.tmux(&[&["send-keys"], keys].concat());
        }
    }

    /// The number of the program's process.
    fn program(&self) -> String {
        let shell = String::from_utf8(self.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout).unwrap();
        let found = Command::new("pgrep").args(["-P", shell.trim()]).output().unwrap().stdout;
        let number = String::from_utf8(found).unwrap().trim().to_string();
        assert!(number.parse::<u32>().is_ok(), "one process: {number:?}");
        number
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// Waits until a text is on the screen, and gives the screen.
    fn wait(&self, text: &str) -> String {
        self.wait_until(text, |screen| screen.contains(text))
    }

    /// The same, once nothing changes any more: a screen may be drawn in parts.
    fn settled(&self, text: &str) -> String {
        let mut before = self.wait(text);
        self.wait_until("rest", |screen| {
            let is_same = screen == before && screen.contains(text);
            before = screen.into();
            is_same
        })
    }

    fn wait_until(&self, what: &str, mut holds: impl FnMut(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if holds(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "no {what} on the screen:\n{screen}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits for the shell, and looks whether it has its terminal back.
    fn is_back(&self) {
        self.wait_until("prompt", |screen| screen.trim_end().ends_with("ready>"));
        let asked = self.tmux(&["display-message", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
        assert_eq!(String::from_utf8_lossy(&asked.stdout).trim(), "0 0 1", "screen, mouse and cursor");
        let count = "stty -a | tr ' ;' '\\n\\n' | grep -cx -e icanon -e echo -e isig";
        self.tmux(&["send-keys", "-l", &format!("echo modes:$({count})")]);
        self.press(&["Enter"]);
        self.wait("modes:3");
    }
}

/// The moves of a solution.
fn solution(level: &str) -> Vec<String> {
    let output = Command::new(PROGRAM).args(["solve", level, "--output", "json"]).output().unwrap();
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    report["moves"].as_array().unwrap().iter().map(|step| step.as_str().unwrap().into()).collect()
}

/// The keys of a solution: arrows, the letters of cups, or the way of the cursor to each cell.
fn keys(moves: &[String]) -> Vec<String> {
    let mut at = (0, 0);
    let mut keys: Vec<String> = Vec::new();
    for step in moves {
        if let Some((from, to)) = step.split_once('>') {
            keys.extend([from, to].map(|cup| char::from(b'a' + cup.parse::<u8>().unwrap()).into()));
        } else if let Some((row, column)) = step.split_once(',') {
            let to: (i32, i32) = (row.parse().unwrap(), column.parse().unwrap());
            keys.extend(way(at.0, to.0, ["Up", "Down"]));
            keys.extend(way(at.1, to.1, ["Left", "Right"]));
            keys.push("Space".into());
            at = to;
        } else {
            let name = match step.to_ascii_uppercase().as_str() {
                "U" => "Up",
                "D" => "Down",
                "L" => "Left",
                _ => "Right",
            };
            keys.push(name.into());
        }
    }
    keys
}

fn way(from: i32, to: i32, [less, more]: [&str; 2]) -> Vec<String> {
    vec![if to < from { less } else { more }.into(); from.abs_diff(to) as usize]
}

#[test]
fn a_level_of_each_puzzle_is_played_to_the_win() {
    let Some(terminal) = Terminal::open() else { return };
    for level in ["water-sort/0", "bloxorz/1", "sokoban/1", "tents/6x6/1", "light-up/7x7/1"] {
        terminal.run(&format!("play {level}"));
        let start = terminal.wait("hint");
        assert!(start.contains(level) && !start.contains("Solved!"), "{start}");
        let keys = keys(&solution(level));
        terminal.press(&keys.iter().map(String::as_str).collect::<Vec<_>>());
        let end = terminal.wait("new best");
        assert!(end.contains("Solved!"), "{end}");
        terminal.press(&["q"]);
        terminal.is_back();
        terminal.tmux(&["send-keys", "-l", "clear"]);
        terminal.press(&["Enter"]);
    }
    assert!(terminal.data.path().join("solvarium/progress.json").is_file());
}

#[test]
fn a_search_is_replayed_backwards() {
    let Some(terminal) = Terminal::open() else { return };
    terminal.run("watch sokoban/1 -a bfs");
    terminal.wait("whole run");
    // It plays by itself until a key says where to be.
    terminal.press(&["Home"]);
    terminal.wait("‖");
    let mut seen = vec![terminal.settled(" 1 / 40")];
    for number in 2..=6 {
        terminal.press(&["Right"]);
        seen.push(terminal.settled(&format!(" {number} / 40")));
    }
    for number in (1..=5).rev() {
        terminal.press(&["Left"]);
        let before = &seen[number - 1];
        terminal.wait_until("same screen", |screen| screen == before);
    }
    terminal.press(&["q"]);
    terminal.is_back();
}

#[test]
fn the_menu_leads_to_a_race() {
    let Some(terminal) = Terminal::open() else { return };
    terminal.run("play");
    terminal.wait("Choose a puzzle");
    terminal.press(&["Down", "Enter"]);
    terminal.wait("Choose a pack");
    terminal.press(&["Enter"]);
    terminal.wait("Choose a level");
    terminal.press(&["Enter"]);
    terminal.wait("What would you like to do?");
    terminal.press(&["End", "Enter"]);
    terminal.wait("Choose two to four");
    terminal.press(&["Home", "Space", "Down", "Space", "Enter"]);
    terminal.wait("expansions");
    terminal.press(&["End"]);
    terminal.wait("1. ");
    terminal.press(&["C-c"]);
    terminal.is_back();
}

#[test]
fn signals_and_small_terminals_do_no_harm() {
    let Some(terminal) = Terminal::open() else { return };
    terminal.run("play sokoban/1");
    terminal.wait("hint");
    terminal.tmux(&["resize-window", "-x", "60", "-y", "10"]);
    terminal.wait("60 × 10");
    terminal.tmux(&["resize-window", "-x", "100", "-y", "30"]);
    terminal.wait("hint");
    let killed = Command::new("kill").args(["-TERM", &terminal.program()]).status().unwrap();
    assert!(killed.success());
    terminal.is_back();
}

#[test]
fn it_ends_with_its_terminal() {
    for command in ["play sokoban/1", "watch sokoban/1 -a bfs"] {
        let Some(terminal) = Terminal::open() else { return };
        terminal.run(command);
        terminal.wait("? help");
        let program = terminal.program();
        drop(terminal);
        let begun = Instant::now();
        while Command::new("kill").args(["-0", &program]).output().unwrap().status.success() {
            assert!(begun.elapsed() < PATIENCE, "`{command}` goes on without its terminal");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn without_a_terminal_it_says_so() {
    for command in ["play", "watch"] {
        let output = Command::new(PROGRAM).args([command, "sokoban/1"]).env("LANG", "C").output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("terminal"));
    }
}
