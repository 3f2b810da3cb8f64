//! A search, expansion by expansion, forward and back.

mod course;
mod facts;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::units::{bytes, grouped, seconds};
use solvarium_lab::{Picture, Request, RunStats, message};
use solvarium_protocol::{Ask, Break, Event, LoadedLevel, Problem, Reply, TraceCandidate, TraceNode, TracePopulation};

use self::course::Course;
use super::play::panel::{Lines, split};
use super::solution::{Solution, has_solution, pan, wheel};
use super::time::Time;
use super::{Mouse, Screen, Step};
use crate::boards::{self, Sight};
use crate::engine::{Job, Lane, News};
use crate::keys::{Command, Jump, Place};
use crate::theme::ink;
use crate::words;
use crate::world::World;

/// The screen of a search.
pub struct Search {
    level: LevelRef,
    loaded: Box<LoadedLevel>,
    request: Request,
    work: Option<Job<Result<Vec<Lane>, Problem>>>,
    progress: Option<Box<RunStats>>,
    found: Option<(Lane, Course)>,
    time: Time,
    shown: Option<(usize, Shown)>,
    /// A row that is looked for, and whether backwards.
    seek: Option<(Seek, bool)>,
    pan: (i32, i32),
}

/// A row that is looked for.
type Seek = Job<Result<Option<usize>, Problem>>;

/// What a row looks like.
enum Shown {
    Node(Box<TraceNode>, Option<usize>),
    Candidate(Box<TraceCandidate>),
    Generation(Box<TraceCandidate>, TracePopulation),
    Nothing,
}

impl Search {
    /// Has a level searched, and the search recorded.
    pub fn new(level: LevelRef, loaded: Box<LoadedLevel>, request: Request, world: &World) -> Search {
        let work = Some(world.engine.record(level.clone(), vec![request.clone()]));
        Search {
            level,
            loaded,
            request,
            work,
            progress: None,
            found: None,
            time: Time::new(0),
            shown: None,
            seek: None,
            pan: (0, 0),
        }
    }

    fn take(&mut self, lane: Lane, now: f64) {
        self.time = Time::new(lane.rows.len().saturating_sub(1));
        self.time.play(now);
        self.shown = None;
        let course = Course::new(&lane);
        self.found = Some((lane, course));
    }

    /// Asks what the row at this place looks like, unless that is known.
    fn look(&mut self, world: &World) {
        let at = self.time.at;
        let Some((lane, _)) = &self.found else { return };
        if self.shown.as_ref().is_some_and(|(shown, _)| *shown == at) {
            return;
        }
        let shown = lane.solved.run.map_or(Shown::Nothing, |run| look_at(run.run, at, run.size.moments, world));
        self.shown = Some((at, shown));
    }

    fn board(&self) -> &Picture {
        match &self.shown {
            Some((_, Shown::Node(node, _))) => node.board.as_ref().unwrap_or(&self.loaded.start.board),
            Some((_, Shown::Candidate(candidate) | Shown::Generation(candidate, _))) => &candidate.board,
            _ => &self.loaded.start.board,
        }
    }

    fn jump(&mut self, jump: Jump, back: bool, world: &World) {
        let Some(run) = self.found.as_ref().and_then(|(lane, _)| lane.solved.run) else { return };
        let at = match jump {
            Jump::F => Break::F,
            Jump::Goal => Break::Goal,
            Jump::DeadEnd => Break::DeadEnd,
            Jump::Round => Break::Round,
        };
        self.seek = Some((world.engine.seek(run.run, self.time.at, at, back), back));
    }

    fn watch(&self, world: &mut World) -> Step {
        match &self.found {
            Some((lane, _)) if has_solution(&lane.solved.report) => {
                let (level, loaded) = (self.level.clone(), self.loaded.clone());
                Step::Open(Box::new(Solution::of(level, loaded, &lane.solved.report, world.now)))
            }
            _ => {
                world.notice(&message!("tui-no-solution-to-watch"));
                Step::Stay
            }
        }
    }

    fn draw_progress(&self, lines: &mut Lines<'_>, world: &World) {
        lines.text(&world.word("tui-searching"), ink::bold(ink::ACCENT));
        lines.text(&world.word("tui-stop-searching"), ink::on(ink::DIM));
        lines.gap();
        let Some(stats) = &self.progress else { return };
        let count = |value: Option<u64>| value.map(grouped);
        let values = [
            ("tui-expanded", count(stats.expanded)),
            ("tui-frontier", count(stats.open)),
            ("tui-depth", count(stats.max_depth)),
            ("tui-energy-best", stats.best_energy.map(|energy| energy.to_string())),
            ("tui-memory", stats.bytes.map(bytes)),
            ("tui-time", stats.seconds.map(seconds)),
        ];
        for (name, value) in values {
            value.into_iter().for_each(|value| lines.value(&world.word(name), &value));
        }
    }
}

impl Screen for Search {
    fn place(&self) -> Place {
        Place::Search
    }

    fn title(&self, world: &World) -> String {
        let heading = world.heading(self.loaded.puzzle, &self.loaded.name);
        format!("{heading} · {}", world.title(self.loaded.puzzle, &self.request.algorithm))
    }

    fn act(&mut self, command: Command, world: &mut World) -> Step {
        if self.time.act(command, world.now) || pan(&mut self.pan, command) {
            return Step::Stay;
        }
        match command {
            // What was recorded by then is shown.
            Command::Back if self.work.is_some() => self.work.iter().for_each(Job::stop),
            Command::Back => return Step::Back,
            Command::Next(jump) => self.jump(jump, false, world),
            Command::Previous(jump) => self.jump(jump, true, world),
            Command::WatchSolution => return self.watch(world),
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
                    if let Event::Progress { stats, .. } = *event {
                        self.progress = Some(stats);
                    }
                }
                News::Done(result) => {
                    self.work = None;
                    match result {
                        Ok(mut lanes) if !lanes.is_empty() => self.take(lanes.remove(0), world.now),
                        Ok(_) => return Step::Back,
                        Err(problem) => {
                            world.problem(&problem);
                            return Step::Back;
                        }
                    }
                }
            }
        }
        if let Some((result, back)) = self.seek.as_ref().and_then(|(job, back)| Some((job.done()?, *back))) {
            self.seek = None;
            match result {
                Ok(Some(index)) => self.time.stop_at(index),
                Ok(None) if back => world.notice(&message!("tui-none-before")),
                Ok(None) => world.notice(&message!("tui-none-ahead")),
                Err(problem) => world.problem(&problem),
            }
        }
        self.time.tick(world.now);
        Step::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        self.look(world);
        let (board, side) = split(Rect { height: area.height - 1, ..area });
        let (puzzle, pan) = (self.loaded.puzzle, self.pan);
        boards::draw(self.board(), &Sight { puzzle, pan, least: 2, ..Sight::default() }, board, buffer);
        let mut lines = Lines::new(side, buffer);
        let report = self.found.as_ref().map(|(lane, _)| &lane.solved.report);
        lines.heading(&words::method(&self.request, report, puzzle, world));
        match &self.found {
            None => self.draw_progress(&mut lines, world),
            Some((lane, course)) => {
                lines.text(
                    &words::outcome(&lane.solved.report, world),
                    ink::bold(words::outcome_colour(&lane.solved.report)),
                );
                lines.gap();
                self.draw_facts(lane, course, &mut lines, world);
            }
        }
        let line = Rect { x: area.x + 1, y: area.bottom() - 1, width: area.width - 2, height: 1 };
        let label = match &self.found {
            Some((lane, _)) if lane.rows.len() > 0 => {
                let last = lane.rows.number(lane.rows.len() - 1);
                let all = lane.solved.run.map_or(last, |run| run.size.events.max(last));
                format!("{} / {}", grouped(lane.rows.number(self.time.at)), grouped(all))
            }
            _ => String::new(),
        };
        self.time.draw(line, &label, buffer);
    }

    fn is_busy(&self) -> bool {
        self.work.is_some() || self.seek.is_some()
    }

    fn legend(&self) -> Vec<(&'static str, boards::Face)> {
        boards::legend(self.loaded.puzzle, &self.loaded.start.board)
    }

    fn puzzle(&self) -> Option<&str> {
        Some(self.loaded.puzzle)
    }
}

fn look_at(run: u32, index: usize, moments: usize, world: &World) -> Shown {
    let open = || match world.engine.ask(Ask::TraceMoment { run, index, step: None, most: 0 }) {
        Ok(Reply::TraceMoment(moment)) => Some(moment.open.total),
        _ => None,
    };
    if let Ok(Reply::TraceNode(node)) = world.engine.ask(Ask::TraceNode { run, index, changes: false }) {
        return Shown::Node(node, (index < moments).then(open).flatten());
    }
    let candidate = match world.engine.ask(Ask::TraceCandidate { run, index, rank: None, changes: false }) {
        Ok(Reply::TraceCandidate(candidate)) => candidate,
        _ => return Shown::Nothing,
    };
    match world.engine.ask(Ask::TracePopulation { run, index }) {
        Ok(Reply::TracePopulation(population)) => Shown::Generation(candidate, population),
        _ => Shown::Candidate(candidate),
    }
}
