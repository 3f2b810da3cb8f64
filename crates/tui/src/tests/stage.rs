//! The program on an in-memory terminal, whose clock stands still unless a test lets time pass.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::{Language, Limits, Request};

use crate::app::App;
use crate::store::Store;
use crate::theme::{Depth, Theme};
use crate::world::World;
use crate::{Start, first};

/// How long a thread may take, on however busy a machine.
const PATIENCE: Duration = Duration::from_secs(300);
/// Seconds between two ticks.
const TICK: f64 = 0.05;

/// The program on a terminal in memory.
pub struct Stage {
    pub app: App,
    terminal: Terminal<TestBackend>,
    now: f64,
}

/// A built-in level.
pub fn level(name: &str) -> LevelRef {
    LevelRef::BuiltIn { name: name.into(), rules: Vec::new() }
}

/// A game of a built-in level.
pub fn play(name: &str) -> Start {
    Start::Play(level(name))
}

/// A search, or a race, on a built-in level.
pub fn watch(name: &str, algorithms: &[&str]) -> Start {
    Start::Watch(level(name), algorithms.iter().map(|name| Request::new(name)).collect())
}

impl Stage {
    /// On a terminal of 80 × 24, in English.
    pub fn new(start: Start) -> Stage {
        Stage::of(start, "en", (80, 24), None)
    }

    /// On any terminal, in any language, with a folder for what is kept.
    pub fn of(start: Start, language: &str, (width, height): (u16, u16), folder: Option<PathBuf>) -> Stage {
        let language = Language::from_name(language).unwrap();
        let limits = Limits { bytes: Some(256 << 20), ..Limits::default() };
        let mut world = World::new(language, limits, Store::open(folder));
        let first = first(start, &mut world).unwrap_or_else(|problem| panic!("{}", problem.message));
        let theme = Theme { depth: Depth::None, unicode: true };
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut stage = Stage { app: App::new(world, theme, first), terminal, now: 0.0 };
        stage.settle();
        stage
    }

    /// Presses keys, one after the other: names such as `Enter`, or signs.
    pub fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            let (code, held) = code(key);
            self.app.event(&Event::Key(KeyEvent::new(code, held)));
            self.settle();
        }
        self
    }

    /// Clicks with the left button.
    pub fn click(&mut self, (x, y): (u16, u16)) -> &mut Self {
        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
            self.mouse(kind, (x, y));
        }
        self
    }

    /// Something that the mouse does.
    pub fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) {
        self.app.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self.settle();
    }

    /// Lets time pass.
    pub fn pass(&mut self, seconds: f64) -> &mut Self {
        let end = self.now + seconds;
        while self.now < end {
            self.now += TICK;
            self.settle();
        }
        self
    }

    /// What is to be seen, without what differs from run to run.
    pub fn text(&mut self) -> String {
        self.draw();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        let line =
            |row: &[ratatui::buffer::Cell]| without_times(&row.iter().map(|cell| cell.symbol()).collect::<String>());
        rows.map(line).collect::<Vec<_>>().join("\n")
    }

    /// Where a text is on the screen.
    pub fn find(&mut self, text: &str) -> Option<(u16, u16)> {
        let screen = self.text();
        screen.lines().enumerate().find_map(|(y, line)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, y as u16))
        })
    }

    /// Whether a text is on the screen.
    pub fn shows(&mut self, text: &str) -> bool {
        self.find(text).is_some()
    }

    fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame.buffer_mut())).unwrap();
    }

    /// Waits for the threads, while time stands still.
    fn settle(&mut self) {
        let begun = Instant::now();
        self.app.tick(self.now);
        while self.app.is_busy() {
            assert!(begun.elapsed() < PATIENCE, "a thread takes too long");
            std::thread::sleep(Duration::from_millis(2));
            self.app.tick(self.now);
        }
        self.draw();
    }
}

fn code(key: &str) -> (KeyCode, KeyModifiers) {
    let none = KeyModifiers::NONE;
    match key {
        "Up" => (KeyCode::Up, none),
        "Down" => (KeyCode::Down, none),
        "Left" => (KeyCode::Left, none),
        "Right" => (KeyCode::Right, none),
        "Enter" => (KeyCode::Enter, none),
        "Esc" => (KeyCode::Esc, none),
        "Home" => (KeyCode::Home, none),
        "End" => (KeyCode::End, none),
        "Tab" => (KeyCode::Tab, none),
        "PgDn" => (KeyCode::PageDown, none),
        "Space" => (KeyCode::Char(' '), none),
        "Ctrl-C" => (KeyCode::Char('c'), KeyModifiers::CONTROL),
        _ => (KeyCode::Char(key.chars().next().unwrap()), none),
    }
}

/// A line without its times, which are never the same; what stands beside them stays where it is.
fn without_times(line: &str) -> String {
    let letters: Vec<char> = line.chars().collect();
    let mut text = String::new();
    let mut at = 0;
    while at < letters.len() {
        match time_at(&letters[at..]) {
            Some(length) if at == 0 || letters[at - 1] == ' ' => {
                // A time may be wider or narrower, and stand at either end of its column: the blanks around it give way.
                let before = text.chars().rev().take_while(|letter| *letter == ' ').count();
                let after = letters[at + length..].iter().take_while(|letter| **letter == ' ').count();
                text.truncate(text.len() - before);
                let sign = if before == 0 { "#" } else { " #" };
                text += &format!("{sign:<0$}", before + length + after);
                at += after;
                at += length;
            }
            _ => {
                text.push(letters[at]);
                at += 1;
            }
        }
    }
    text.trim_end().into()
}

/// How long the time is that a text begins with.
fn time_at(letters: &[char]) -> Option<usize> {
    let digits = letters.iter().take_while(|letter| letter.is_ascii_digit() || **letter == '.').count();
    let rest: String = letters[digits..].iter().take(4).collect();
    let unit = [" µs", " ms", " s"].into_iter().find(|unit| rest.starts_with(unit))?;
    let length = unit.chars().count();
    let ends = rest.chars().nth(length).is_none_or(|letter| !letter.is_alphabetic());
    (digits > 0 && ends).then_some(digits + length)
}
