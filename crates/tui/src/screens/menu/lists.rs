//! What there is to choose from at each stage.

use solvarium_engine::Metadata;

use super::{MODES, Menu, Stage};
use crate::screens::play::kept_name;
use crate::world::World;

/// A line of a list: what it is, and a remark at its end.
pub struct Item {
    pub label: String,
    pub note: String,
}

fn item(label: impl Into<String>, note: impl Into<String>) -> Item {
    Item { label: label.into(), note: note.into() }
}

impl Menu {
    /// What is asked.
    pub(super) fn question(&self) -> &'static str {
        match self.stage {
            Stage::Puzzle => "tui-choose-puzzle",
            Stage::Pack => "tui-choose-pack",
            Stage::Level => "tui-choose-level",
            Stage::Mode => "tui-choose-mode",
            Stage::Search => "tui-choose-algorithm",
            Stage::Race => "tui-choose-racers",
        }
    }

    /// What was chosen so far.
    pub(super) fn path(&self, world: &World) -> String {
        let puzzle = &world.catalogue.puzzles[self.puzzle];
        let pack = &puzzle.packs[self.pack];
        match self.stage {
            Stage::Puzzle => world.word("tui-menu"),
            Stage::Pack => puzzle.title.clone(),
            Stage::Level => format!("{} › {}", puzzle.title, pack.title),
            _ => format!("{} › {} › {}", puzzle.title, pack.title, short(&pack.levels[self.level].name)),
        }
    }

    /// What there is to choose from.
    pub(super) fn items(&self, world: &World) -> Vec<Item> {
        let puzzle = &world.catalogue.puzzles[self.puzzle];
        match self.stage {
            Stage::Puzzle => {
                let count =
                    |packs: &[solvarium_protocol::PackCard]| packs.iter().map(|pack| pack.levels.len()).sum::<usize>();
                world.catalogue.puzzles.iter().map(|card| item(&card.title, count(&card.packs).to_string())).collect()
            }
            Stage::Pack => puzzle.packs.iter().map(|pack| item(&pack.title, pack.levels.len().to_string())).collect(),
            Stage::Level => {
                let line = |level: &solvarium_protocol::LevelCard| {
                    let title = level.metadata.name.as_ref().map(|name| format!(" {name}")).unwrap_or_default();
                    item(
                        format!("{:<3}{title}", short(&level.name).rsplit('/').next().unwrap_or_default()),
                        self.remark(&level.name, &level.metadata, world),
                    )
                };
                puzzle.packs[self.pack].levels.iter().map(line).collect()
            }
            Stage::Mode => MODES.iter().map(|mode| item(world.named("mode", mode), "")).collect(),
            Stage::Search | Stage::Race => {
                let line = |name: &&'static str| {
                    let title = world.title(puzzle.name, name);
                    let heuristic = self.heuristic(name, world).unwrap_or_default();
                    let tick = match (self.stage, self.ticked.contains(name)) {
                        (Stage::Race, true) => "[x] ",
                        (Stage::Race, false) => "[ ] ",
                        _ => "",
                    };
                    item(format!("{tick}{title}"), heuristic)
                };
                self.methods(world).iter().map(line).collect()
            }
        }
    }

    /// A sign for a level that was solved, and for one that was left; else how hard it is.
    fn remark(&self, name: &str, metadata: &Metadata, world: &World) -> String {
        let level = solvarium_lab::level_ref::LevelRef::BuiltIn { name: name.into(), rules: Vec::new() };
        let kept = world.store.level(&kept_name(&level));
        match (kept.solved, kept.game.is_some()) {
            (_, true) => "…".into(),
            (true, _) => kept.best.map_or("✓".into(), |best| format!("✓ {}", best.cost)),
            _ => metadata.difficulty.as_ref().map(|name| world.named("difficulty", name)).unwrap_or_default(),
        }
    }

    /// The algorithms there are for the level. Only those that can be watched are offered for a search.
    pub(super) fn methods(&self, world: &World) -> Vec<&'static str> {
        let level = self.level_ref(world);
        let known = self.seen.as_ref().filter(|(name, _)| name == level.name()).and_then(|(_, loaded)| loaded.as_ref());
        let runs = known.map(|loaded| loaded.algorithms.clone()).unwrap_or_default();
        let is_shown = |name: &&str| self.stage == Stage::Race || world.algorithm(name).is_some();
        runs.into_iter().filter(is_shown).collect()
    }

    /// The heuristic that an algorithm is to use, where it uses one.
    pub(super) fn heuristic(&self, algorithm: &str, world: &World) -> Option<&'static str> {
        let puzzle = &world.catalogue.puzzles[self.puzzle];
        if !world.algorithm(algorithm)?.informed {
            return None;
        }
        let space = puzzle.spaces.first()?.name;
        let all: Vec<&'static str> =
            puzzle.heuristics.iter().filter(|card| card.space == space).map(|card| card.name).collect();
        let presses = self.heuristics.iter().find(|(name, _)| *name == algorithm).map_or(0, |(_, presses)| *presses);
        all.get(presses % all.len().max(1)).copied()
    }
}

/// A level's name without that of its puzzle.
fn short(name: &str) -> &str {
    name.split_once('/').map_or(name, |(_, rest)| rest)
}
