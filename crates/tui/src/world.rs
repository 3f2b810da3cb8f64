//! What all screens share: the engine, the words, the store, the time.

use std::rc::Rc;

use solvarium_engine::MessageFiles;
use solvarium_lab::{Language, Limits, Message, Words, message, words};
use solvarium_protocol::{AlgorithmCard, Catalogue, PuzzleCard};

use crate::engine::Engine;
use crate::store::Store;

/// What this crate says to people.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// Seconds for which a notice is shown.
const NOTICE: f64 = 8.0;

/// What all screens share.
pub struct World {
    pub engine: Engine,
    pub catalogue: Rc<Catalogue>,
    pub words: Words,
    pub store: Store,
    /// Seconds since the program began, as of the last tick.
    pub now: f64,
    /// What a search may use.
    pub limits: Limits,
    notice: Option<(String, f64)>,
}

impl World {
    /// A world in a language.
    pub fn new(language: Language, limits: Limits, (store, said): (Store, Option<Message>)) -> World {
        let engine = Engine::new(language, limits);
        let catalogue = Rc::new(engine.catalogue());
        let words = words(language, &[MESSAGES]).counting_from_one();
        let mut world = World { engine, catalogue, words, store, now: 0.0, limits, notice: None };
        said.into_iter().for_each(|said| world.notice(&said));
        world
    }

    /// A message in words.
    pub fn say(&self, message: impl Into<Message>) -> String {
        self.words.text(&message.into())
    }

    /// A message without arguments in words.
    pub fn word(&self, id: &'static str) -> String {
        self.words.text(&Message::new(id))
    }

    /// The words of an id that is made of a name; the name where there are none.
    pub fn named(&self, kind: &str, name: &str) -> String {
        self.words.entry(&format!("tui-{kind}-{}", name.replace(' ', "-"))).unwrap_or_else(|| name.into())
    }

    /// Shows a notice for a while.
    pub fn notice(&mut self, message: &Message) {
        let text = self.words.text(message);
        self.notice = Some((text, self.now + NOTICE));
    }

    /// The notice that is shown now.
    pub fn noticed(&self) -> Option<&str> {
        self.notice.as_ref().filter(|(_, until)| self.now < *until).map(|(text, _)| text.as_str())
    }

    /// Takes the notice away, as something else is going on.
    pub fn forget_notice(&mut self) {
        self.notice = None;
    }

    /// Writes the store; says if that failed.
    pub fn save(&mut self) {
        if let Some(said) = self.store.save() {
            self.notice(&said);
        }
    }

    /// All about a puzzle.
    pub fn puzzle(&self, name: &str) -> Option<&PuzzleCard> {
        self.catalogue.puzzles.iter().find(|puzzle| puzzle.name == name)
    }

    /// All about an algorithm.
    pub fn algorithm(&self, name: &str) -> Option<&AlgorithmCard> {
        self.catalogue.algorithms.iter().find(|algorithm| algorithm.name == name)
    }

    /// What people call an algorithm, or a solver of a puzzle.
    pub fn title(&self, puzzle: &str, algorithm: &str) -> String {
        let solver = || {
            let solvers = &self.puzzle(puzzle)?.solvers;
            solvers.iter().find(|solver| solver.name == algorithm).map(|solver| solver.title.clone())
        };
        self.algorithm(algorithm).map(|card| card.title.clone()).or_else(solver).unwrap_or_else(|| algorithm.into())
    }

    /// What people call a measure of a puzzle.
    pub fn measure(&self, puzzle: &str, measure: &str) -> String {
        let title = self.puzzle(puzzle).and_then(|card| card.measures.get(measure).cloned());
        title.unwrap_or_else(|| measure.into())
    }

    /// A level's name with that of its puzzle.
    pub fn heading(&self, puzzle: &str, level: &str) -> String {
        let title = self.puzzle(puzzle).map_or_else(|| puzzle.into(), |card| card.title.clone());
        format!("{title} · {level}")
    }

    /// A time as a clock shows it.
    pub fn clock(seconds: f64) -> String {
        let seconds = seconds.max(0.0) as u64;
        match seconds / 3600 {
            0 => format!("{}:{:02}", seconds / 60, seconds % 60),
            hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
        }
    }

    /// What is wrong, as a notice.
    pub fn problem(&mut self, problem: &solvarium_protocol::Problem) {
        self.notice(&message!("tui-problem", reason = problem.message.to_string()));
    }
}
