//! Levels as planning tasks. What a cup holds is one object, from the table of contents; so the numbers of units, which
//! PDDL cannot add up, are worked out here.

use solvarium_engine::StateSpace;

use super::contents::EMPTY;
use super::{Pour, WaterSort};
use crate::support::pddl::{Action, Planned, Problem, words};

impl Planned for WaterSort {
    fn domain(&self) -> String {
        include_str!("domain.pddl").into()
    }

    fn problem(&self) -> Problem {
        let (cups, contents) = (self.start.0.len(), self.contents.count() as u16);
        let mut init = Vec::new();
        for (number, &id) in self.start.0.iter().enumerate() {
            init.push(words!["holds", cup(number), self.name(id)]);
            init.push(words!["is", cup(number), self.mark(id)]);
        }
        for one in 0..cups {
            let others = (0..cups).filter(|other| *other != one);
            init.extend(others.map(|other| words!["different", cup(one), cup(other)]));
        }
        (0..contents).for_each(|id| self.add_facts(id, &mut init));
        let capacity = self.capacity();
        let pairs = (1..=capacity).flat_map(|one| (1..=capacity).map(move |other| (one, other)));
        init.extend(pairs.map(|(one, other)| words!["least", count(one), count(other), count(one.min(other))]));
        let colours = self.colours().iter().enumerate();
        let mut comments = vec!["a content is named by its runs, bottom first: colour, `x`, units".to_string()];
        comments.extend(colours.clone().map(|(number, name)| format!("{} is {name}", colour(number))));
        Problem {
            domain: "water-sort",
            comments,
            objects: vec![
                ("cup", (0..cups).map(cup).collect()),
                ("colour", colours.map(|(number, _)| colour(number)).collect()),
                ("count", (1..=capacity).map(count).collect()),
                ("content", (0..contents).map(|id| self.name(id)).collect()),
            ],
            init,
            goal: (0..cups).map(|number| words!["is", cup(number), "done"]).collect(),
        }
    }

    fn actions(&self, pours: &[Pour]) -> Vec<Action> {
        let mut state = self.initial();
        let action = |&pour: &Pour| {
            let (from, to) = (usize::from(pour.from), usize::from(pour.to));
            let (full, before) = (state.0[from], state.0[to]);
            state = self.apply(&state, pour);
            let (rest, after) = (state.0[from], state.0[to]);
            let [content, poured] = [self.contents.at(full), self.contents.at(after)];
            let room = usize::from(self.contents.at(before).free);
            let least = count(room.min(content.run.into()));
            let contents = [full, rest, before, after].map(|id| self.name(id));
            let mut action =
                words!["pour", cup(from), cup(to), colour(poured.top), count(content.run), count(room), least];
            action.extend(contents);
            action.extend([rest, after].map(|id| self.mark(id).to_string()));
            Action::of(action)
        };
        pours.iter().map(action).collect()
    }

    fn read_action(&self, action: &Action) -> Option<Option<Pour>> {
        let cup = |at: usize| action.argument(at).strip_prefix("cup")?.parse().ok();
        (action.name == "pour").then_some(Some(Pour { from: cup(0)?, to: cup(1)? }))
    }
}

impl WaterSort {
    /// What a cup of this content gives and takes.
    fn add_facts(&self, id: u16, facts: &mut Vec<Vec<String>>) {
        let (name, content) = (self.name(id), *self.contents.at(id));
        facts.push(words!["mark", name, self.mark(id)]);
        if id == EMPTY {
            let colours = 0..self.contents.colours() as u8;
            return colours.for_each(|top| {
                let first = self.contents.uniform(top, 1);
                self.add_room(EMPTY, top, content.free, first, facts);
            });
        }
        facts.push(words!["top", name, colour(content.top), count(content.run)]);
        for units in 1..=content.run {
            let rest = if units == content.run { content.below } else { id - units };
            facts.push(words!["less", name, count(units), self.name(rest)]);
        }
        self.add_room(id, content.top, content.free, id + 1, facts);
    }

    /// That so many units of a colour fit onto a content; `next` is it with one more.
    fn add_room(&self, id: u16, top: u8, free: u16, next: u16, facts: &mut Vec<Vec<String>>) {
        if free > 0 {
            facts.push(words!["room", self.name(id), colour(top), count(free)]);
        }
        for units in 1..=free {
            facts.push(words!["more", self.name(id), colour(top), count(units), self.name(next + units - 1)]);
        }
    }

    fn mark(&self, id: u16) -> &'static str {
        if id == EMPTY || self.contents.at(id).complete { "done" } else { "undone" }
    }

    fn name(&self, id: u16) -> String {
        let runs = self.contents.units(id).chunk_by(|one, other| one == other);
        runs.fold("w".into(), |name, run| format!("{name}-{}x{}", run[0], run.len()))
    }
}

fn cup(number: usize) -> String {
    format!("cup{number}")
}

fn colour(number: impl std::fmt::Display) -> String {
    format!("colour{number}")
}

fn count(number: impl std::fmt::Display) -> String {
    format!("n{number}")
}
