//! A game that is won: moves, time, and how far it is from the best there is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use solvarium_engine::Limits;
use solvarium_lab::{RegretReport, message};
use solvarium_protocol::{Ask, Problem, Reply};

use super::game::Game;
use super::panel::Lines;
use crate::engine::Job;
use crate::paint;
use crate::store::Best;
use crate::theme::ink;
use crate::world::World;

/// What is spent on finding the best.
const LIMITS: Limits = Limits { nodes: None, seconds: Some(10.0), cpu_seconds: None, bytes: Some(512 << 20) };

/// A game that is won.
pub struct Won {
    puzzle: &'static str,
    moves: usize,
    seconds: f64,
    helped: bool,
    is_best: bool,
    work: Option<Job<Result<Reply, Problem>>>,
    regret: Option<Box<RegretReport>>,
}

impl Won {
    /// Keeps the game, and begins to look for the best there is.
    pub fn new(game: &Game, key: &str, seconds: f64, helped: bool, world: &mut World) -> Won {
        let moves = game.moves().len();
        let own = Best { cost: game.position.cost, moves, seconds };
        let is_best = world.store.solved(key, (!helped).then_some(own));
        world.save();
        let ask = Ask::Regret { level: game.level.clone(), actions: game.actions(), limits: LIMITS };
        let work = Some(world.engine.start(ask));
        Won { puzzle: game.loaded.puzzle, moves, seconds, helped, is_best, work, regret: None }
    }

    /// Whether the best is still looked for.
    pub fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Looks whether the best was found.
    pub fn tick(&mut self) {
        if let Some(reply) = self.work.as_ref().and_then(Job::done) {
            self.work = None;
            if let Ok(Reply::Regret(report)) = reply {
                self.regret = Some(report);
            }
        }
    }

    /// Draws it over the board.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, world: &World) {
        let lines = self.regret.as_ref().map_or(1, |report| report.lines.len()) as u16;
        let (width, height) = (52.min(area.width), (8 + 2 * lines).min(area.height));
        let frame = Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
        paint::fill(buffer, frame, " ", Style::reset());
        let title = if self.helped { "tui-won-helped" } else { "tui-won" };
        paint::frame(buffer, frame, &world.word(title), ink::bold(ink::GOOD));
        let inside = Rect { x: frame.x + 3, y: frame.y + 2, width: width - 6, height: height - 3 };
        let mut text = Lines::new(inside, buffer);
        text.value(&world.word("tui-moves"), &self.moves.to_string());
        text.value(&world.word("tui-time"), &World::clock(self.seconds));
        if self.is_best {
            text.text(&world.word("tui-new-best"), ink::bold(ink::CHOSEN));
        }
        text.gap();
        match &self.regret {
            Some(report) => report.lines.iter().for_each(|line| {
                let measure = world.measure(self.puzzle, line.measure);
                text.value(&measure, &world.say(message!("tui-own-and-best", own = line.own, best = line.best)));
                let more = line.own.saturating_sub(line.best);
                let said = match (more, line.proved) {
                    (0, true) => message!("tui-optimal"),
                    (0, false) => message!("tui-as-good-as-known"),
                    (more, true) => message!("tui-above-optimum", more),
                    (more, false) => message!("tui-above-known", more),
                };
                let colour = if more == 0 { ink::GOOD } else { ink::WARN };
                text.text(&world.say(said), ink::bold(colour));
            }),
            None if self.work.is_some() => text.text(&world.word("tui-looking-for-best"), ink::on(ink::DIM)),
            None => {}
        }
    }
}
