//! What is known about a row of a search, beside the board.

use ratatui::style::Style;
use solvarium_engine::Family;
use solvarium_lab::units::{bytes, count, grouped, percent, seconds};

use super::course::{Course, acceptance, sampled};
use super::{Search, Shown};
use crate::engine::Lane;
use crate::rows::{Generation, Row, Step};
use crate::screens::play::panel::Lines;
use crate::spark;
use crate::theme::ink;
use crate::words;
use crate::world::World;

impl Search {
    /// All there is to say about the row.
    pub(super) fn draw_facts(&self, lane: &Lane, course: &Course, lines: &mut Lines<'_>, world: &World) {
        let at = self.time.at;
        match lane.rows.row(at) {
            Some(Row::Expansion(_)) => self.draw_expansion(lane, course, lines, world),
            Some(Row::Step(step)) => self.draw_step(lane, course, &step, lines, world),
            Some(Row::Generation(generation)) => self.draw_generation(lane, course, &generation, lines, world),
            None => lines.text(&world.word("tui-no-rows"), Style::new()),
        }
        let stats = &lane.solved.report.stats;
        lines.gap();
        lines.heading(&world.word("tui-whole-run"));
        let totals = [
            ("tui-expanded", stats.expanded.map(grouped)),
            ("tui-generated", stats.generated.filter(|&count| count > 0).map(grouped)),
            ("tui-peak-frontier", stats.peak_open.filter(|&open| open > 0).map(grouped)),
            ("tui-memory", stats.search_bytes.map(bytes)),
            ("tui-time", stats.seconds.map(seconds)),
        ];
        for (name, value) in totals {
            value.into_iter().for_each(|value| lines.value(&world.word(name), &value));
        }
    }

    fn here(&self) -> Option<f64> {
        (self.time.last > 0).then(|| self.time.at as f64 / self.time.last as f64)
    }

    /// A small chart with its name.
    fn chart(&self, name: &'static str, values: &[f64], lines: &mut Lines<'_>, world: &World) {
        if values.iter().any(|&value| value > 0.0) {
            lines.text(&world.word(name), ink::on(ink::DIM));
            let here = self.here();
            lines.row(|row, buffer| spark::draw(values, here, row, buffer));
        }
    }

    fn draw_expansion(&self, lane: &Lane, course: &Course, lines: &mut Lines<'_>, world: &World) {
        let Some((at, Shown::Node(node, open))) = &self.shown else { return };
        let number = lane.rows.number(*at);
        let sampled = sampled(lane, number);
        let value = |lines: &mut Lines<'_>, name: &'static str, value: Option<String>| {
            value.into_iter().for_each(|value| lines.value(&world.word(name), &value));
        };
        value(lines, "tui-expansion", Some(grouped(node.n)));
        value(lines, "tui-depth", Some(node.depth.to_string()));
        let estimate = node.h.map_or("–".into(), |h| h.to_string());
        let total = node.f.map_or("–".into(), |f| f.to_string());
        lines.value("g + h = f", &format!("{} + {estimate} = {total}", node.g));
        value(lines, "tui-generated-here", node.generated.map(|count| count.to_string()));
        let frontier = open.map(|open| grouped(open as u64));
        value(lines, "tui-frontier", frontier.or_else(|| sampled.map(|(open, _)| format!("≈ {}", grouped(open)))));
        value(lines, "tui-memory", sampled.map(|(_, held)| bytes(held)));
        if let Some(Row::Expansion(row)) =
            lane.rows.row(*at).filter(|_| lane.solved.run.is_some_and(|run| run.size.rounds > 1))
        {
            value(lines, "tui-round", Some((row.round + 1).to_string()));
        }
        let flags = [
            (node.goal, "tui-is-goal", ink::GOOD),
            (node.on_path, "tui-on-path", ink::CHOSEN),
            (node.backward, "tui-backward", ink::ACCENT),
        ];
        for (_, name, colour) in flags.into_iter().filter(|(holds, ..)| *holds) {
            lines.text(&world.word(name), ink::bold(colour));
        }
        if node.board.is_none() {
            lines.text(&world.word("tui-no-board"), ink::on(ink::WARN));
        }
        self.draw_moves(&node.moves, lines, world);
        self.chart("tui-frontier", &course.open, lines, world);
        self.chart("tui-memory", &course.bytes, lines, world);
        let stride = lane.solved.run.map_or(1, |run| run.size.stride);
        if stride > 1 {
            let said = solvarium_lab::message!("tui-thinned", stride = stride);
            lines.text(&world.say(said), ink::on(ink::DIM));
        }
    }

    fn draw_moves(&self, moves: &[String], lines: &mut Lines<'_>, world: &World) {
        let is_placing = world.puzzle(self.loaded.puzzle).is_some_and(|card| card.family == Family::Placement);
        let width = lines.left().width.into();
        if !moves.is_empty() {
            let text = words::last_steps(moves, &self.loaded.start.board, is_placing, width);
            lines.text(&text, ink::on(ink::ACCENT));
        }
    }

    fn draw_step(&self, lane: &Lane, course: &Course, step: &Step, lines: &mut Lines<'_>, world: &World) {
        let at = self.time.at;
        lines.value(&world.word("tui-step"), &grouped(lane.rows.number(at)));
        lines.value(&world.word("tui-energy"), &step.energy.to_string());
        lines.value(&world.word("tui-energy-best"), &course.least[at].to_string());
        let (sign, colour) = if step.accepted { ("✓", ink::GOOD) } else { ("✗", ink::BAD) };
        lines.styled_value(&world.word("tui-proposed"), &format!("{} {sign}", step.proposed), ink::bold(colour));
        if step.temperature > 0.0 {
            lines.value(&world.word("tui-temperature"), &format!("{:.3}", step.temperature));
        }
        if let Some((_, Shown::Candidate(candidate))) = &self.shown
            && let Some(proposal) = &candidate.step
        {
            lines.value(&world.word("tui-probability"), &percent(proposal.probability));
        }
        lines.value(&world.word("tui-acceptance"), &percent(acceptance(lane, at)));
        if step.round > 0 {
            lines.value(&world.word("tui-round"), &(step.round + 1).to_string());
        }
        self.chart("tui-energy", &course.energy, lines, world);
        self.chart("tui-temperature", &course.temperature, lines, world);
    }

    fn draw_generation(&self, lane: &Lane, course: &Course, row: &Generation, lines: &mut Lines<'_>, world: &World) {
        let at = self.time.at;
        lines.value(&world.word("tui-generation"), &grouped(lane.rows.number(at)));
        lines.value(&world.word("tui-energy"), &row.energy.to_string());
        lines.value(&world.word("tui-energy-best"), &course.least[at].to_string());
        lines.value(&world.word("tui-fitness-best"), &format!("{:.4}", row.best));
        lines.value(&world.word("tui-fitness-mean"), &format!("{:.4}", row.mean));
        if let Some((_, Shown::Generation(_, population))) = &self.shown {
            lines.value(&world.word("tui-population"), &count(population.size as f64));
            let energies: Vec<f64> = population.energy.iter().map(|&energy| f64::from(energy)).collect();
            if let (Some(least), Some(most)) = (population.energy.iter().min(), population.energy.iter().max()) {
                lines.value(&world.word("tui-energies"), &format!("{least}–{most}"));
            }
            lines.text(&world.word("tui-energies-by-rank"), ink::on(ink::DIM));
            lines.row(|row, buffer| spark::draw(&energies, None, row, buffer));
        }
        self.chart("tui-energy", &course.energy, lines, world);
        self.chart("tui-fitness-mean", &course.fitness, lines, world);
    }
}
