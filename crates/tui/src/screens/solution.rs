//! A solution, move by move.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use solvarium_engine::Family;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::units::{grouped, seconds};
use solvarium_lab::{Outcome, Report, Request, message};
use solvarium_protocol::{Ask, LoadedLevel, Position, Problem, Reply};

use super::play::panel::{Lines, split};
use super::play::{Play, opened};
use super::time::Time;
use super::{Mouse, Screen, Step};
use crate::boards::{self, Sight};
use crate::engine::Job;
use crate::keys::{Command, Place};
use crate::theme::ink;
use crate::words;
use crate::world::World;

/// The screen of a solution.
pub struct Solution {
    level: LevelRef,
    loaded: Box<LoadedLevel>,
    algorithm: String,
    work: Option<Job<Result<Reply, Problem>>>,
    report: Option<Box<Report>>,
    time: Time,
    /// The position at a place in time.
    shown: Option<(usize, Box<Position>)>,
    pan: (i32, i32),
}

impl Solution {
    /// Has the level solved, by the puzzle's own solver if nothing else is asked for.
    pub fn new(level: LevelRef, loaded: Box<LoadedLevel>, request: Option<Request>, world: &World) -> Solution {
        let own = || {
            let solver = world.puzzle(loaded.puzzle).map_or("astar", |card| card.default_algorithm);
            Request { limits: world.limits, ..Request::new(solver) }
        };
        let request = request.unwrap_or_else(own);
        let algorithm = request.algorithm.clone();
        let work = Some(world.engine.start(Ask::Solve { level: level.clone(), request, trace: None }));
        Solution { level, loaded, algorithm, work, report: None, time: Time::new(0), shown: None, pan: (0, 0) }
    }

    /// The solution of a search that was made.
    pub fn of(level: LevelRef, loaded: Box<LoadedLevel>, report: &Report, now: f64) -> Solution {
        let mut solution = Solution {
            level,
            loaded,
            algorithm: report.algorithm.clone(),
            work: None,
            report: None,
            time: Time::new(0),
            shown: None,
            pan: (0, 0),
        };
        solution.take(report.clone(), now);
        solution
    }

    fn take(&mut self, report: Report, now: f64) {
        self.time = Time::new(report.moves.len());
        self.time.play(now);
        self.report = Some(Box::new(report));
    }

    fn position(&mut self, world: &World) -> &Position {
        let at = self.time.at;
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != at) {
            let moves = self.report.as_ref().map_or(&[][..], |report| &report.moves[..at]);
            let position = world.engine.position(&self.level, moves, None);
            self.shown = Some((at, position.unwrap_or_else(|_| Box::new(self.loaded.start.clone()))));
        }
        &self.shown.as_ref().expect("it was made above").1
    }

    fn draw_panel(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let mut lines = Lines::new(area, buffer);
        lines.heading(&world.title(self.loaded.puzzle, &self.algorithm));
        let Some(report) = &self.report else {
            return lines.text(&world.word("tui-searching"), ink::on(ink::ACCENT));
        };
        lines.text(&words::outcome(report, world), ink::bold(words::outcome_colour(report)));
        lines.gap();
        let at = self.time.at;
        lines.value(&world.word("tui-move"), &format!("{at} / {}", report.moves.len()));
        if let Some((_, position)) = &self.shown {
            for (measure, value) in &position.measures {
                let name = world.measure(self.loaded.puzzle, measure);
                let all = report.measures.get(*measure).copied().unwrap_or(*value);
                lines.value(&name, &format!("{value} / {all}"));
            }
        }
        if let Some(last) = at.checked_sub(1).and_then(|last| report.moves.get(last)) {
            lines.value(
                &world.word("tui-last-move"),
                &words::step(last, &self.loaded.start.board, self.is_placing(world)),
            );
        }
        lines.gap();
        let stats = &report.stats;
        if let Some(expanded) = stats.expanded {
            lines.value(&world.word("tui-expanded"), &grouped(expanded));
        }
        if let Some(time) = stats.seconds {
            lines.value(&world.word("tui-time"), &seconds(time));
        }
        if let Some(reason) = report
            .steps
            .iter()
            .find(|step| at > 0 && report.moves.get(at - 1).is_some_and(|last| step.moves.contains(last)))
        {
            lines.gap();
            lines.text(&world.say(reason.why.clone()), Style::new());
        }
    }

    fn is_placing(&self, world: &World) -> bool {
        world.puzzle(self.loaded.puzzle).is_some_and(|card| card.family == Family::Placement)
    }
}

impl Screen for Solution {
    fn place(&self) -> Place {
        Place::Solution
    }

    fn title(&self, world: &World) -> String {
        let heading = world.heading(self.loaded.puzzle, &self.loaded.name);
        world.say(message!("tui-title-solution", level = heading))
    }

    fn act(&mut self, command: Command, world: &mut World) -> Step {
        if self.time.act(command, world.now) || pan(&mut self.pan, command) {
            return Step::Stay;
        }
        match command {
            Command::Back => Step::Back,
            Command::PlayIt => opened(Play::new(self.level.clone(), world), world).map_or(Step::Stay, Step::Swap),
            _ => Step::Stay,
        }
    }

    fn mouse(&mut self, mouse: Mouse, world: &mut World) -> Step {
        wheel(mouse, &mut self.time, world.now);
        Step::Stay
    }

    fn tick(&mut self, world: &mut World) -> Step {
        if let Some(reply) = self.work.as_ref().and_then(Job::done) {
            self.work = None;
            match reply {
                Ok(Reply::Solve(solved)) => self.take(solved.report, world.now),
                Ok(_) => {}
                Err(problem) => {
                    world.problem(&problem);
                    return Step::Back;
                }
            }
        }
        self.time.tick(world.now);
        Step::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let (board, side) = split(Rect { height: area.height - 1, ..area });
        let (puzzle, pan) = (self.loaded.puzzle, self.pan);
        let position = self.position(world);
        let review = Some(&position.review);
        let sight = Sight { puzzle, review, pan, least: 2, ..Sight::default() };
        boards::draw(&position.board, &sight, board, buffer);
        self.draw_panel(side, buffer, world);
        let line = Rect { x: area.x + 1, y: area.bottom() - 1, width: area.width - 2, height: 1 };
        let label = format!("{} / {}", self.time.at, self.time.last);
        self.time.draw(line, &label, buffer);
    }

    fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    fn legend(&self) -> Vec<(&'static str, boards::Face)> {
        boards::legend(self.loaded.puzzle, &self.loaded.start.board)
    }

    fn puzzle(&self) -> Option<&str> {
        Some(self.loaded.puzzle)
    }
}

/// Whether anything was found to be shown.
pub fn has_solution(report: &Report) -> bool {
    report.outcome == Outcome::Solved || !report.moves.is_empty()
}

/// Moves the view of a board; whether the key was about that.
pub fn pan(pan: &mut (i32, i32), command: Command) -> bool {
    match command {
        Command::PanUp => pan.1 -= 1,
        Command::PanDown => pan.1 += 1,
        Command::PanLeft => pan.0 -= 1,
        Command::PanRight => pan.0 += 1,
        _ => return false,
    }
    true
}

/// The wheel steps through time, a click on its line jumps.
pub fn wheel(mouse: Mouse, time: &mut Time, now: f64) {
    match mouse {
        Mouse::WheelDown => drop(time.act(Command::Forward, now)),
        Mouse::WheelUp => drop(time.act(Command::Backward, now)),
        Mouse::Down(at) | Mouse::Drag(at) => drop(time.click(at)),
        Mouse::Right(_) | Mouse::Up(_) => {}
    }
}
