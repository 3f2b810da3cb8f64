//! The play screen.

pub mod game;
mod hands;
pub mod panel;
mod tutor;
mod won;

use std::collections::VecDeque;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use solvarium_engine::{Ctx, Family, Limits, Silent};
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::{Request, SystemClock, message};
use solvarium_protocol::Problem;

use self::game::{Act, Game};
use self::hands::{Done, Hands};
use self::tutor::{Advice, Tutor};
use self::won::Won;
use crate::boards::{self, Sight, Spots};
use crate::keys::{Command, Place};
use crate::screens::search::Search;
use crate::screens::solution::Solution;
use crate::screens::{Mouse, Screen, Step};
use crate::store::LeftGame;
use crate::world::World;

/// Seconds between two moves that are made for a person: of a solution, and of a walk.
const PACE: f64 = 0.25;
const WALK: f64 = 0.03;

/// The play screen.
pub struct Play {
    game: Game,
    /// Under which name the game is kept.
    key: String,
    hands: Hands,
    tutor: Tutor,
    /// Seconds played, and when that was counted last.
    seconds: f64,
    counted: Option<f64>,
    helped: bool,
    /// Acts that are made by themselves: how fast, and when the next one is due.
    coming: VecDeque<Act>,
    pace: f64,
    due: f64,
    /// What the rules say about an answer that was submitted.
    verdict: Option<String>,
    won: Option<Won>,
    spots: Spots,
}

impl Play {
    /// A game of a level, where it was left.
    pub fn new(level: LevelRef, world: &mut World) -> Result<Play, Problem> {
        let puzzle = world.engine.load(&level)?.puzzle;
        let family = world.puzzle(puzzle).map_or(Family::Path, |card| card.family);
        let game = Game::new(&world.engine, level, family)?;
        let key = kept_name(&game.level);
        let hands = Hands::new(&game);
        let mut play = Play {
            game,
            key,
            hands,
            tutor: Tutor::default(),
            seconds: 0.0,
            counted: None,
            helped: false,
            coming: VecDeque::new(),
            pace: PACE,
            due: 0.0,
            verdict: None,
            won: None,
            spots: Spots::default(),
        };
        if let Some(left) = world.store.level(&play.key).game {
            play.game.resume(&world.engine, left.acts);
            (play.seconds, play.helped) = (left.seconds, left.helped);
            world.notice(&message!("tui-resumed"));
        }
        Ok(play)
    }

    /// The position has changed.
    fn changed(&mut self, world: &mut World) {
        self.hands.moved();
        self.verdict = None;
        self.tutor.moved(&self.game, world);
        self.won = None;
        if self.game.position.solved && !self.game.acts().is_empty() {
            self.coming.clear();
            self.won = Some(Won::new(&self.game, &self.key, self.seconds, self.helped, world));
        }
    }

    /// Makes acts: the first at once, the others at this pace; without one all at once.
    fn make(&mut self, acts: Vec<Act>, pace: f64, world: &mut World) {
        self.coming = acts.into();
        (self.pace, self.due) = (pace, world.now);
        self.next_act(world);
        while pace == 0.0 && !self.coming.is_empty() {
            self.next_act(world);
        }
    }

    fn next_act(&mut self, world: &mut World) {
        let Some(act) = self.coming.pop_front() else { return };
        self.due = world.now + self.pace;
        if self.game.act(&world.engine, act) {
            let coming = std::mem::take(&mut self.coming);
            self.changed(world);
            if self.won.is_none() {
                self.coming = coming;
            }
        } else {
            self.coming.clear();
        }
    }

    fn hand(&mut self, done: Done, world: &mut World) {
        match done {
            Done::Nothing => {}
            Done::Acts(acts) => {
                let is_walk = acts.iter().all(|act| matches!(act, Act::Move(_)));
                self.make(acts, if is_walk { WALK } else { 0.0 }, world);
            }
            Done::Refused => world.notice(&message!("tui-refused")),
        }
    }

    fn hint(&mut self, world: &mut World) {
        if self.game.position.solved {
            return;
        }
        self.helped = true;
        match self.tutor.told.take() {
            Some(told) if !told.acts.is_empty() => self.make(told.acts, PACE, world),
            _ => self.tutor.hint(&self.game, world),
        }
    }

    fn submit(&mut self, world: &World) {
        let said = self.game.position.violation.as_ref().map(|violation| violation.message.to_string());
        self.verdict = said.map(|reason| world.say(message!("tui-not-yet", reason)));
    }

    fn next_level(&self, world: &mut World) -> Step {
        let Some(next) = next_level(&self.game.level, self.game.loaded.puzzle, world) else {
            world.notice(&message!("tui-no-next-level"));
            return Step::Stay;
        };
        opened(Play::new(next, world), world).map_or(Step::Stay, Step::Swap)
    }
}

impl Screen for Play {
    fn place(&self) -> Place {
        if self.won.is_some() { Place::Won } else { self.hands.place() }
    }

    fn title(&self, world: &World) -> String {
        world.heading(self.game.loaded.puzzle, &self.game.loaded.name)
    }

    fn act(&mut self, command: Command, world: &mut World) -> Step {
        let is_watching = !self.coming.is_empty();
        self.coming.clear();
        match command {
            // Whoever interrupts a solution wants to play on from there.
            Command::Back if is_watching || self.hands.put_down() || self.tutor.stop() => {}
            Command::Back => return Step::Back,
            Command::Undo => {
                if self.game.undo(&world.engine) {
                    self.changed(world);
                    self.won = None;
                }
            }
            Command::Redo => {
                if self.game.redo(&world.engine) {
                    self.changed(world);
                }
            }
            Command::Restart => {
                self.game.restart();
                if self.won.is_some() {
                    (self.seconds, self.helped) = (0.0, false);
                }
                self.changed(world);
            }
            Command::Hint => self.hint(world),
            Command::SolveHere => {
                self.helped = true;
                self.tutor.rest(&self.game, world);
            }
            Command::Alarm => {
                self.tutor.is_alarmed = !self.tutor.is_alarmed;
                let said = if self.tutor.is_alarmed { message!("tui-alarm-on") } else { message!("tui-alarm-off") };
                world.notice(&said);
                self.tutor.moved(&self.game, world);
            }
            Command::Submit => self.submit(world),
            Command::NextLevel => return self.next_level(world),
            Command::WatchSolution => {
                return Step::Open(Box::new(Solution::new(
                    self.game.level.clone(),
                    self.game.loaded.clone(),
                    None,
                    world,
                )));
            }
            Command::WatchSearch => {
                let request = Request { limits: world.limits, ..Request::new(first_search(&self.game)) };
                return Step::Open(Box::new(Search::new(
                    self.game.level.clone(),
                    self.game.loaded.clone(),
                    request,
                    world,
                )));
            }
            _ => {
                let done = self.hands.key(command, &self.game, self.spots.in_a_row());
                self.hand(done, world);
            }
        }
        Step::Stay
    }

    fn mouse(&mut self, mouse: Mouse, world: &mut World) -> Step {
        if self.won.is_none() {
            let spot = hands::position(mouse).and_then(|at| self.spots.at(at));
            let done = self.hands.mouse(mouse, spot, &self.game, &world.engine);
            self.hand(done, world);
        }
        Step::Stay
    }

    fn tick(&mut self, world: &mut World) -> Step {
        if self.won.is_none() {
            self.seconds += self.counted.map_or(0.0, |counted| world.now - counted);
        }
        self.counted = Some(world.now);
        if let Some(won) = &mut self.won {
            won.tick();
        }
        match self.tutor.tick(&self.game, world) {
            Some(Advice::Say(said)) => world.notice(&said),
            Some(Advice::Rest(acts)) => self.make(acts, PACE, world),
            None => {}
        }
        if !self.coming.is_empty() && world.now >= self.due {
            self.next_act(world);
        }
        Step::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let (board, side) = panel::split(area);
        let told = self.tutor.told.as_ref();
        let sight = Sight {
            puzzle: self.game.loaded.puzzle,
            numbered: !self.game.position.board.wrap,
            cursor: self.hands.shown_cursor(&self.game).filter(|_| self.won.is_none()),
            lifted: self.hands.lifted,
            marks: Some(self.game.marks()),
            hints: told.map(|told| &told.cells),
            review: Some(&self.game.position.review),
            least: 2,
            ..Sight::default()
        };
        self.spots = boards::draw(&self.game.position.board, &sight, board, buffer);
        self.draw_panel(side, buffer, world);
        if let Some(won) = &self.won {
            won.draw(area, buffer, world);
        }
    }

    fn is_busy(&self) -> bool {
        self.tutor.is_busy() || self.won.as_ref().is_some_and(Won::is_busy)
    }

    fn leave(&mut self, world: &mut World) {
        self.counted = None;
        let is_open = self.won.is_none() && !self.game.acts().is_empty();
        let game =
            is_open.then(|| LeftGame { acts: self.game.acts().to_vec(), seconds: self.seconds, helped: self.helped });
        world.store.leave(&self.key, game);
    }

    fn legend(&self) -> Vec<(&'static str, boards::Face)> {
        boards::legend(self.game.loaded.puzzle, &self.game.position.board)
    }

    fn puzzle(&self) -> Option<&str> {
        Some(self.game.loaded.puzzle)
    }
}

/// A screen that could be opened; else what is wrong is said.
pub fn opened<S: Screen + 'static>(screen: Result<S, Problem>, world: &mut World) -> Option<Box<dyn Screen>> {
    match screen {
        Ok(screen) => Some(Box::new(screen)),
        Err(problem) => {
            world.problem(&problem);
            None
        }
    }
}

/// The first algorithm that shows a search of a level.
fn first_search(game: &Game) -> &'static str {
    let runs = |name: &&str| game.loaded.algorithms.contains(name);
    ["astar", "bfs"].into_iter().find(runs).unwrap_or("dfs")
}

/// Under which name a level is kept: a built-in one under its own, any other by what it is, by whatever rules.
pub fn kept_name(level: &LevelRef) -> String {
    let name = match level {
        LevelRef::BuiltIn { name, .. } => name.clone(),
        LevelRef::Text { .. } => {
            let clock = SystemClock::default();
            let opened = level.read(&mut Ctx::new(Limits::default(), &clock, None, &mut Silent));
            opened.map_or_else(|_| level.name().into(), |opened| opened.game.canonical())
        }
    };
    let rules = level.rules().iter().map(|(name, value)| format!(" {name}={value}"));
    std::iter::once(name).chain(rules).collect()
}

/// The built-in level after one.
fn next_level(level: &LevelRef, puzzle: &str, world: &World) -> Option<LevelRef> {
    let LevelRef::BuiltIn { name, rules } = level else { return None };
    let packs = &world.puzzle(puzzle)?.packs;
    let mut levels = packs.iter().flat_map(|pack| &pack.levels).skip_while(|card| card.name != *name);
    let next = levels.nth(1)?;
    Some(LevelRef::BuiltIn { name: next.name.clone(), rules: rules.clone() })
}
