//! What is chosen, shown beside the list.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use solvarium_lab::{Picture, message};

use super::{MODES, Menu, Stage};
use crate::boards::{self, Sight};
use crate::screens::play::kept_name;
use crate::screens::play::panel::Lines;
use crate::theme::ink;
use crate::world::World;

impl Menu {
    /// Texts above, the board below.
    pub(super) fn draw_preview(&mut self, area: Rect, buffer: &mut Buffer, world: &World) {
        let catalogue = world.catalogue.clone();
        let puzzle = &catalogue.puzzles[self.puzzle];
        let pack = &puzzle.packs[self.pack];
        self.loaded(world);
        let mut lines = Lines::new(area, buffer);
        match self.stage {
            Stage::Puzzle => {
                lines.heading(&puzzle.title);
                lines.text(&puzzle.rules, Style::new());
            }
            Stage::Pack => {
                lines.heading(&pack.title);
                lines.text(&pack.summary, Style::new());
            }
            Stage::Level => self.draw_level(&mut lines, world),
            Stage::Mode => {
                lines.heading(&world.named("mode", MODES[self.mode]));
                lines.text(&world.named("mode-summary", MODES[self.mode]), Style::new());
            }
            Stage::Search | Stage::Race => self.draw_method(&mut lines, world),
        }
        lines.gap();
        let left = lines.left();
        if let Some((_, Some(loaded))) = &self.seen
            && left.height >= 3
        {
            let puzzle = loaded.puzzle;
            boards::draw(&loaded.start.board, &Sight { puzzle, least: 1, ..Sight::default() }, left, buffer);
        }
    }

    fn draw_level(&self, lines: &mut Lines<'_>, world: &World) {
        let Some((name, Some(loaded))) = &self.seen else { return };
        let metadata = &loaded.metadata;
        lines.heading(name);
        if let Some(title) = &metadata.name {
            lines.text(title, Style::new());
        }
        if let Some(author) = &metadata.author {
            lines.value(&world.word("tui-author"), author);
        }
        lines.value(&world.word("tui-size"), &size(&loaded.start.board, world));
        if let Some(difficulty) = &metadata.difficulty {
            lines.value(&world.word("tui-difficulty"), &world.named("difficulty", difficulty));
        }
        let known: Vec<String> = metadata
            .best
            .iter()
            .map(|(measure, figure)| format!("{figure} {}", world.measure(loaded.puzzle, measure).to_lowercase()))
            .collect();
        let unknown = || world.word("tui-unknown");
        lines.value(&world.word("tui-best-known"), &if known.is_empty() { unknown() } else { known.join(", ") });
        let kept = world.store.level(&kept_name(&self.level_ref(world)));
        let own = kept
            .best
            .map(|best| world.say(message!("tui-best-line", cost = best.cost, time = World::clock(best.seconds))));
        lines.value(&world.word("tui-your-best"), &own.unwrap_or_else(|| world.word("tui-none-yet")));
        if kept.game.is_some() {
            lines.text(&world.word("tui-game-left"), ink::on(ink::WARN));
        }
    }

    fn draw_method(&self, lines: &mut Lines<'_>, world: &World) {
        let puzzle = &world.catalogue.puzzles[self.puzzle];
        let Some(&name) = self.methods(world).get(self.method) else { return };
        lines.heading(&world.title(puzzle.name, name));
        let solver = puzzle.solvers.iter().find(|solver| solver.name == name);
        let said = match (world.algorithm(name), solver) {
            (Some(card), _) => Some((&card.summary, &card.guarantee)),
            (_, Some(card)) => Some((&card.summary, &card.guarantee)),
            _ => None,
        };
        if let Some((summary, guarantee)) = said {
            lines.text(summary, Style::new());
            lines.text(guarantee, ink::on(ink::GOOD));
        }
        if let Some(heuristic) = self.heuristic(name, world) {
            lines.gap();
            let card = puzzle.heuristics.iter().find(|card| card.name == heuristic);
            lines.value(&world.word("tui-heuristic"), heuristic);
            card.into_iter().for_each(|card| lines.text(&card.summary, Style::new()));
            lines.text(&world.word("tui-other-heuristic"), ink::on(ink::DIM));
        }
        if self.stage == Stage::Race {
            lines.gap();
            lines.text(&world.word("tui-tick"), ink::on(ink::DIM));
        }
    }
}

/// How large a board is: rows and columns, or cups.
fn size(board: &Picture, world: &World) -> String {
    match board.wrap {
        true => world.say(message!("tui-cups", cups = board.width, height = board.height)),
        false => format!("{} × {}", board.width, board.height),
    }
}
