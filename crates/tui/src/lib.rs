#![doc = include_str!("../README.md")]

mod app;
mod boards;
mod engine;
mod keys;
mod paint;
mod rows;
mod screens;
mod spark;
mod store;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod words;
mod world;

use std::io;
use std::sync::atomic::AtomicBool;

use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::{Language, Limits, Message, Request};

use app::App;
use screens::Screen;
use screens::menu::Menu;
use screens::play::Play;
use screens::race::Race;
use screens::search::Search;
use screens::solution::Solution;
use store::Store;
use theme::Theme;
use world::World;

pub use screens::race::RACERS;
pub use world::MESSAGES;

/// What is shown first.
pub enum Start {
    /// The menu.
    Menu,
    /// A game of this level.
    Play(LevelRef),
    /// The solution that the puzzle's own solver finds.
    Solution(LevelRef),
    /// Searches of this level: one to be watched, or several that race.
    Watch(LevelRef, Vec<Request>),
}

/// Takes over the terminal until the person leaves, or `stop` is set.
pub fn run(start: Start, language: Language, limits: Limits, stop: &AtomicBool) -> io::Result<Result<(), Message>> {
    let store = Store::open(store::folder(|name| std::env::var_os(name)));
    let mut world = World::new(language, limits, store);
    let first = match first(start, &mut world) {
        Ok(first) => first,
        Err(problem) => return Ok(Err(*problem.message)),
    };
    let theme = Theme::of_environment(|name| std::env::var(name).ok());
    terminal::run(&mut App::new(world, theme, first), stop).map(Ok)
}

fn first(start: Start, world: &mut World) -> Result<Box<dyn Screen>, solvarium_protocol::Problem> {
    Ok(match start {
        Start::Menu => Box::new(Menu::new()),
        Start::Play(level) => Box::new(Play::new(level, world)?),
        Start::Solution(level) => {
            let loaded = world.engine.load(&level)?;
            Box::new(Solution::new(level, loaded, None, world))
        }
        Start::Watch(level, mut requests) => {
            let loaded = world.engine.load(&level)?;
            match requests.len() {
                1 => Box::new(Search::new(level, loaded, requests.remove(0), world)),
                _ => Box::new(Race::new(level, loaded, requests, world)),
            }
        }
    })
}
