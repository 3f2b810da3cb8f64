//! A race: several algorithms side by side on one level, in step by expansions or by time.

mod pace;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::units::{grouped, seconds};
use solvarium_lab::{Outcome, Picture, Request, message};
use solvarium_protocol::{Ask, Event, LoadedLevel, Problem, Reply};

use self::pace::Pace;
use super::play::panel::Lines;
use super::solution::wheel;
use super::time::Time;
use super::{Mouse, Screen, Step};
use crate::boards::{self, Sight};
use crate::engine::{Job, Lane, News};
use crate::keys::{Command, Place};
use crate::paint;
use crate::rows::Row;
use crate::theme::ink;
use crate::words;
use crate::world::World;

/// The fewest and the most that race.
pub const RACERS: std::ops::RangeInclusive<usize> = 2..=4;

/// The screen of a race.
pub struct Race {
    loaded: Box<LoadedLevel>,
    level: LevelRef,
    requests: Vec<Request>,
    work: Option<Job<Result<Vec<Lane>, Problem>>>,
    /// Which one is searching while all are recorded.
    running: usize,
    lanes: Vec<Lane>,
    /// For each lane the board of the row that is shown.
    boards: Vec<Option<(usize, Picture)>>,
    pace: Pace,
    time: Time,
}

impl Race {
    /// Has the level searched by all of them, one after the other.
    pub fn new(level: LevelRef, loaded: Box<LoadedLevel>, requests: Vec<Request>, world: &World) -> Race {
        let work = Some(world.engine.record(level.clone(), requests.clone()));
        let (lanes, boards) = (Vec::new(), vec![None; requests.len()]);
        Race { loaded, level, requests, work, running: 0, lanes, boards, pace: Pace::Expansions, time: Time::new(0) }
    }

    fn take(&mut self, lanes: Vec<Lane>, now: f64) {
        self.lanes = lanes;
        self.time = Time::new(self.pace.last(&self.lanes));
        self.time.play(now);
    }

    fn change_pace(&mut self, now: f64) {
        self.pace = self.pace.other();
        self.boards.iter_mut().for_each(|board| *board = None);
        self.time = Time::new(self.pace.last(&self.lanes));
        self.time.play(now);
    }

    /// The rank of a lane that has solved the level: by what the race goes by.
    fn rank(&self, lane: usize) -> Option<usize> {
        let ends =
            |lane: &Lane| (lane.solved.report.outcome == Outcome::Solved).then(|| self.pace.end(&self.lanes, lane));
        let own = ends(&self.lanes[lane])?;
        Some(1 + self.lanes.iter().filter_map(ends).filter(|&other| other < own).count())
    }

    /// The board of a lane at a row; at the end of one that shows no rows, its solution.
    fn board(&mut self, lane: usize, row: usize, is_over: bool, world: &World) -> &Picture {
        let key = if is_over { usize::MAX } else { row };
        if self.boards[lane].as_ref().is_none_or(|(shown, _)| *shown != key) {
            let board = self.asked_board(lane, row, is_over, world);
            self.boards[lane] = Some((key, board.unwrap_or_else(|| self.loaded.start.board.clone())));
        }
        &self.boards[lane].as_ref().expect("it was made above").1
    }

    fn asked_board(&self, lane: usize, row: usize, is_over: bool, world: &World) -> Option<Picture> {
        let solved = &self.lanes.get(lane)?.solved;
        if is_over && !solved.report.moves.is_empty() {
            return world.engine.position(&self.level, &solved.report.moves, None).ok().map(|position| position.board);
        }
        let run = solved.run?.run;
        match world.engine.ask(Ask::TraceNode { run, index: row, changes: false }) {
            Ok(Reply::TraceNode(node)) => node.board,
            _ => match world.engine.ask(Ask::TraceCandidate { run, index: row, rank: None, changes: false }) {
                Ok(Reply::TraceCandidate(candidate)) => Some(candidate.board),
                _ => None,
            },
        }
    }

    fn draw_lane(&mut self, lane: usize, area: Rect, buffer: &mut Buffer, world: &World) {
        let puzzle = self.loaded.puzzle;
        let (row, is_over) = self.lanes.get(lane).map_or((0, false), |found| {
            (self.pace.row(&self.lanes, found, self.time.at), self.time.at >= self.pace.end(&self.lanes, found))
        });
        let title =
            words::method(&self.requests[lane], self.lanes.get(lane).map(|lane| &lane.solved.report), puzzle, world);
        paint::centre(buffer, area, area.y, &title, ink::bold(ink::ACCENT));
        let board = Rect { y: area.y + 2, height: area.height.saturating_sub(9), ..area };
        let picture = self.board(lane, row, is_over, world);
        boards::draw(picture, &Sight { puzzle, least: 1, ..Sight::default() }, board, buffer);
        let inside = Rect { x: area.x + 1, y: board.bottom() + 1, width: area.width - 2, height: 6 };
        let mut lines = Lines::new(inside, buffer);
        let Some(found) = self.lanes.get(lane) else {
            let said = if lane == self.running { "tui-searching" } else { "tui-waiting" };
            return lines.text(&world.word(said), ink::on(ink::DIM));
        };
        let report = &found.solved.report;
        lines.value(&world.word("tui-expanded"), &grouped(self.pace.expanded(&self.lanes, found, self.time.at)));
        match found.rows.row(row) {
            Some(Row::Expansion(row)) => {
                let estimate = row.h.map_or("–".into(), |h| h.to_string());
                lines.value(&world.word("tui-depth"), &row.depth.to_string());
                lines.value("g, h", &format!("{}, {estimate}", row.g));
            }
            Some(Row::Step(step)) => lines.value(&world.word("tui-energy"), &step.energy.to_string()),
            Some(Row::Generation(row)) => lines.value(&world.word("tui-energy"), &row.energy.to_string()),
            None => {}
        }
        if is_over {
            let rank = self.rank(lane).map(|rank| format!("{rank}. ")).unwrap_or_default();
            let ending = words::short_outcome(report, world);
            lines.text(&format!("{rank}{ending}"), ink::bold(words::outcome_colour(report)));
            let time = report.stats.seconds.map(seconds).unwrap_or_default();
            lines.text(&time, ink::on(ink::DIM));
        }
    }
}

impl Screen for Race {
    fn place(&self) -> Place {
        Place::Race
    }

    fn title(&self, world: &World) -> String {
        let heading = world.heading(self.loaded.puzzle, &self.loaded.name);
        world.say(message!("tui-title-race", level = heading))
    }

    fn act(&mut self, command: Command, world: &mut World) -> Step {
        if self.time.act(command, world.now) {
            return Step::Stay;
        }
        match command {
            Command::Back if self.work.is_some() => self.work.iter().for_each(Job::stop),
            Command::Back => return Step::Back,
            Command::Pace => self.change_pace(world.now),
            _ => {}
        }
        Step::Stay
    }

    fn mouse(&mut self, mouse: Mouse, world: &mut World) -> Step {
        wheel(mouse, &mut self.time, world.now);
        Step::Stay
    }

    fn tick(&mut self, world: &mut World) -> Step {
        while let Some(news) = self.work.as_ref().and_then(Job::news) {
            match news {
                News::Event(event) => {
                    if let Event::Begin { index, .. } = *event {
                        self.running = index;
                    }
                }
                News::Done(Ok(lanes)) => {
                    self.work = None;
                    self.take(lanes, world.now);
                }
                News::Done(Err(problem)) => {
                    world.problem(&problem);
                    return Step::Back;
                }
            }
        }
        self.time.tick(world.now);
        Step::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let count = self.requests.len() as u16;
        let width = area.width / count;
        for lane in 0..count {
            let at = Rect { x: area.x + lane * width, width: width - 1, height: area.height - 1, ..area };
            self.draw_lane(lane.into(), at, buffer, world);
            if lane > 0 {
                for y in area.y..area.bottom() - 1 {
                    paint::put(buffer, at.x - 1, y, 1, "│", ink::on(ink::DIM));
                }
            }
        }
        let line = Rect { x: area.x + 1, y: area.bottom() - 1, width: area.width - 2, height: 1 };
        let label = self.pace.label(&self.lanes, self.time.at, world);
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
