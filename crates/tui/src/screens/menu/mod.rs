//! The menu: a puzzle, a pack, a level, what to do with it, and with which algorithms.

mod lists;
mod preview;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::{Request, message};
use solvarium_protocol::LoadedLevel;

use super::play::{Play, opened};
use super::race::{RACERS, Race};
use super::search::Search;
use super::solution::Solution;
use super::{Mouse, Screen, Step};
use crate::boards;
use crate::keys::{Command, Place};
use crate::paint;
use crate::theme::ink;
use crate::world::World;

/// What is chosen at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Puzzle,
    Pack,
    Level,
    Mode,
    /// The algorithm of a search.
    Search,
    /// The algorithms of a race.
    Race,
}

/// What can be done with a level.
const MODES: [&str; 4] = ["play", "solution", "search", "race"];
/// Algorithms that are chosen when nothing was chosen yet.
const USUAL: &str = "astar";
/// Columns of the list.
const LIST: u16 = 34;

/// The menu.
pub struct Menu {
    stage: Stage,
    /// What is chosen at each stage.
    puzzle: usize,
    pack: usize,
    level: usize,
    mode: usize,
    method: usize,
    /// The algorithms that race.
    ticked: Vec<&'static str>,
    /// Which of the heuristics each algorithm has, by the number of key presses.
    heuristics: Vec<(&'static str, usize)>,
    /// The level that was looked at last.
    seen: Option<(String, Option<Box<LoadedLevel>>)>,
    rows: Vec<(Rect, usize)>,
}

impl Menu {
    /// The menu at its first stage.
    pub fn new() -> Menu {
        Menu {
            stage: Stage::Puzzle,
            puzzle: 0,
            pack: 0,
            level: 0,
            mode: 0,
            method: 0,
            ticked: Vec::new(),
            heuristics: Vec::new(),
            seen: None,
            rows: Vec::new(),
        }
    }

    /// The choice of the stage.
    fn choice(&mut self) -> &mut usize {
        match self.stage {
            Stage::Puzzle => &mut self.puzzle,
            Stage::Pack => &mut self.pack,
            Stage::Level => &mut self.level,
            Stage::Mode => &mut self.mode,
            Stage::Search | Stage::Race => &mut self.method,
        }
    }

    /// Chooses something else; what depends on it begins anew.
    fn choose(&mut self, at: usize) {
        *self.choice() = at;
        match self.stage {
            Stage::Puzzle => (self.pack, self.level) = (0, 0),
            Stage::Pack => self.level = 0,
            _ => {}
        }
        if matches!(self.stage, Stage::Puzzle | Stage::Pack | Stage::Level) {
            self.ticked.clear();
        }
    }

    fn back(&mut self) -> Step {
        self.stage = match self.stage {
            Stage::Puzzle => return Step::Stay,
            Stage::Pack => Stage::Puzzle,
            Stage::Level => Stage::Pack,
            Stage::Mode => Stage::Level,
            Stage::Search | Stage::Race => Stage::Mode,
        };
        Step::Stay
    }

    fn enter(&mut self, world: &mut World) -> Step {
        match self.stage {
            Stage::Puzzle => self.stage = Stage::Pack,
            Stage::Pack => self.stage = Stage::Level,
            Stage::Level => self.stage = Stage::Mode,
            Stage::Mode => match MODES[self.mode] {
                "search" | "race" => {
                    self.stage = if MODES[self.mode] == "race" { Stage::Race } else { Stage::Search };
                    let methods = self.methods(world);
                    self.method = methods.iter().position(|name| *name == USUAL).unwrap_or(0);
                }
                mode => return self.open(mode, world),
            },
            Stage::Search => return self.open("search", world),
            Stage::Race if self.ticked.len() < *RACERS.start() => {
                world.notice(&message!("tui-race-needs", least = *RACERS.start(), most = *RACERS.end()));
            }
            Stage::Race => return self.open("race", world),
        }
        Step::Stay
    }

    /// The screen of what was chosen.
    fn open(&mut self, mode: &str, world: &mut World) -> Step {
        let level = self.level_ref(world);
        if mode == "play" {
            return opened(Play::new(level, world), world).map_or(Step::Stay, Step::Open);
        }
        let loaded = match world.engine.load(&level) {
            Ok(loaded) => loaded,
            Err(problem) => {
                world.problem(&problem);
                return Step::Stay;
            }
        };
        Step::Open(match mode {
            "solution" => Box::new(Solution::new(level, loaded, None, world)),
            "race" => {
                let requests = self.ticked.iter().map(|name| self.request(name, world)).collect();
                Box::new(Race::new(level, loaded, requests, world))
            }
            _ => {
                let methods = self.methods(world);
                let request = self.request(methods[self.method.min(methods.len() - 1)], world);
                Box::new(Search::new(level, loaded, request, world))
            }
        })
    }

    fn request(&self, algorithm: &str, world: &World) -> Request {
        let heuristic = self.heuristic(algorithm, world).map(String::from);
        Request { heuristic, limits: world.limits, ..Request::new(algorithm) }
    }

    /// Takes an algorithm into the race, or out of it.
    fn tick_method(&mut self, world: &mut World) {
        let Some(&name) = self.methods(world).get(self.method) else { return };
        if self.ticked.contains(&name) {
            self.ticked.retain(|other| *other != name);
        } else if self.ticked.len() < *RACERS.end() {
            self.ticked.push(name);
        } else {
            world.notice(&message!("tui-race-needs", least = *RACERS.start(), most = *RACERS.end()));
        }
    }

    fn next_heuristic(&mut self, world: &World) {
        let Some(&name) = self.methods(world).get(self.method) else { return };
        match self.heuristics.iter_mut().find(|(of, _)| *of == name) {
            Some((_, presses)) => *presses += 1,
            None => self.heuristics.push((name, 1)),
        }
    }

    /// The level that is chosen.
    fn level_ref(&self, world: &World) -> LevelRef {
        let pack = &world.catalogue.puzzles[self.puzzle].packs[self.pack];
        LevelRef::BuiltIn { name: pack.levels[self.level].name.clone(), rules: Vec::new() }
    }

    /// The level that is chosen, as it is.
    fn loaded(&mut self, world: &World) -> Option<&LoadedLevel> {
        let level = self.level_ref(world);
        if self.seen.as_ref().is_none_or(|(name, _)| name != level.name()) {
            self.seen = Some((level.name().into(), world.engine.load(&level).ok()));
        }
        self.seen.as_ref()?.1.as_deref()
    }

    fn draw_list(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let items = self.items(world);
        let chosen = *self.choice();
        let count = usize::from(area.height);
        let from = chosen.saturating_sub(count / 2).min(items.len().saturating_sub(count));
        self.rows.clear();
        for (at, item) in items.iter().enumerate().skip(from).take(count) {
            let row = Rect { y: area.y + (at - from) as u16, height: 1, ..area };
            let style = if at == chosen { ink::chosen() } else { ratatui::style::Style::new() };
            paint::fill(buffer, row, " ", style);
            let sign = if at == chosen { "▶ " } else { "  " };
            let note = paint::right(buffer, Rect { width: row.width - 1, ..row }, row.y, &item.note, style);
            paint::put(buffer, row.x, row.y, 2, sign, style);
            paint::put(buffer, row.x + 2, row.y, (row.width - 4).saturating_sub(note), &item.label, style);
            self.rows.push((row, at));
        }
        if from > 0 {
            paint::put(buffer, area.right(), area.y, 1, "▲", ink::on(ink::DIM));
        }
        if from + count < items.len() {
            paint::put(buffer, area.right(), area.bottom() - 1, 1, "▼", ink::on(ink::DIM));
        }
    }
}

impl Screen for Menu {
    fn place(&self) -> Place {
        Place::Menu
    }

    fn title(&self, world: &World) -> String {
        self.path(world)
    }

    fn act(&mut self, command: Command, world: &mut World) -> Step {
        let last = self.items(world).len().saturating_sub(1);
        let at = *self.choice();
        match command {
            Command::Up => self.choose(at.saturating_sub(1)),
            Command::Down => self.choose((at + 1).min(last)),
            Command::PageUp => self.choose(at.saturating_sub(10)),
            Command::PageDown => self.choose((at + 10).min(last)),
            Command::First => self.choose(0),
            Command::Last => self.choose(last),
            Command::Enter => return self.enter(world),
            Command::Space if self.stage == Stage::Race => self.tick_method(world),
            Command::Space => return self.enter(world),
            Command::Heuristic if matches!(self.stage, Stage::Search | Stage::Race) => self.next_heuristic(world),
            Command::Back => return self.back(),
            _ => {}
        }
        Step::Stay
    }

    fn mouse(&mut self, mouse: Mouse, world: &mut World) -> Step {
        let row = |at: Position| self.rows.iter().find(|(row, _)| row.contains(at)).map(|(_, at)| *at);
        match mouse {
            Mouse::WheelUp => self.act(Command::Up, world),
            Mouse::WheelDown => self.act(Command::Down, world),
            Mouse::Right(_) => self.act(Command::Back, world),
            Mouse::Down(at) => match row(at) {
                Some(row) => {
                    self.choose(row);
                    if self.stage == Stage::Race { self.act(Command::Space, world) } else { self.enter(world) }
                }
                None => Step::Stay,
            },
            Mouse::Drag(_) | Mouse::Up(_) => Step::Stay,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let width = if area.width >= 110 { LIST + 8 } else { LIST };
        let heading = world.word(self.question());
        paint::put(buffer, area.x + 2, area.y + 1, width, &heading, ink::bold(ink::ACCENT));
        let list = Rect { x: area.x + 1, y: area.y + 3, width, height: area.height - 4 };
        self.draw_list(list, buffer, world);
        let right = Rect { x: list.right() + 2, y: area.y + 1, width: area.width - width - 4, height: area.height - 2 };
        self.draw_preview(right, buffer, world);
    }

    fn legend(&self) -> Vec<(&'static str, boards::Face)> {
        let loaded = self.seen.as_ref().and_then(|(_, loaded)| loaded.as_ref());
        loaded.map(|loaded| boards::legend(loaded.puzzle, &loaded.start.board)).unwrap_or_default()
    }

    fn puzzle(&self) -> Option<&str> {
        self.seen.as_ref().and_then(|(_, loaded)| loaded.as_ref()).map(|loaded| loaded.puzzle)
    }
}
