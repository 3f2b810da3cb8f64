//! Small levels of every puzzle, in every space and by every rule, and how texts are read.

use std::path::Path;

use solvarium_engine::{Ctx, Format, GenerateError, Kind, LevelError, Limits, Options, Puzzle, Rng};

use crate::{english, random};

/// The names of a puzzle's spaces.
pub fn spaces_of<P: Puzzle>(_puzzle: &P) -> impl Iterator<Item = &'static str> {
    P::SPACES.iter().map(|space| space.name)
}

/// No setting, and each single setting that chooses something else than the level as it is read.
pub fn variants<P: Puzzle>(puzzle: &P) -> Vec<Vec<(&'static str, &'static str)>> {
    let preset = |name: &str| puzzle.preset().iter().find(|(param, _)| *param == name).map(|(_, value)| *value);
    let others = P::PARAMS.iter().flat_map(|param| {
        let (default, choices) = match param.kind {
            Kind::Choice { choices, .. } => (choices[0], choices),
            Kind::Flag { default } => (if default { "true" } else { "false" }, &["true", "false"][..]),
            Kind::Int { .. } | Kind::Real { .. } => ("", &[][..]),
        };
        let now = preset(param.name).unwrap_or(default);
        choices.iter().filter(move |choice| **choice != now).map(|choice| vec![(param.name, *choice)])
    });
    std::iter::once(Vec::new()).chain(others).collect()
}

/// A level as it is when searched in a space, under some settings on top of those it brings along.
pub fn configured<P: Puzzle>(puzzle: &P, space: &str, settings: &[(&str, &str)]) -> P {
    let mut options = Options::new(P::PARAMS);
    let all = puzzle.preset().iter().chain(settings);
    all.for_each(|(name, value)| options.set(name, value).expect("a right setting"));
    let mut puzzle = puzzle.clone();
    puzzle.configure(&options, space);
    puzzle
}

/// A small level.
pub struct Small<P> {
    /// What it is called.
    pub name: String,
    /// How it is written.
    pub text: String,
    /// The level.
    pub puzzle: P,
}

/// The small levels of a puzzle: those of its file, then random ones.
pub fn small_levels<P: Puzzle>() -> Vec<Small<P>> {
    let mut levels = collection::<P>("small.txt");
    let drawn = (0..random::COUNT).filter_map(|seed| Some((seed, random::level(P::INFO.name, &mut Rng::new(seed))?)));
    levels.extend(drawn.map(|(seed, text)| {
        let puzzle = read(&text).unwrap_or_else(|e| panic!("random level {seed} of {}: {e}\n{text}", P::INFO.name));
        Small { name: format!("{} random {seed}", P::INFO.name), text, puzzle }
    }));
    levels
}

/// The levels of `cases/<puzzle>/<file>`, called as their metadata say.
pub fn collection<P: Puzzle>(file: &str) -> Vec<Small<P>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases").join(P::INFO.name).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("every puzzle has {}: {e}", path.display()));
    let format = format_of::<P>(&text).unwrap_or_else(|| panic!("{} is in no notation", path.display()));
    let levels = (format.split)(&text).into_iter().map(|level| {
        let name = format!("{} {}", P::INFO.name, level.metadata.name.expect("a case has a name"));
        let puzzle = format.parse(level.text).unwrap_or_else(|e| panic!("{name}: {e}"));
        Small { name, text: level.text.into(), puzzle }
    });
    levels.collect()
}

/// The first format that recognises a text.
pub fn format_of<P: Puzzle>(text: &str) -> Option<&'static Format<P>> {
    P::FORMATS.iter().find(|format| (format.sniff)(text))
}

/// Reads one level in whatever notation it is.
pub fn read<P: Puzzle>(text: &str) -> Result<P, LevelError> {
    let format = format_of::<P>(text).unwrap_or_else(|| panic!("no format of {} knows\n{text}", P::INFO.name));
    format.parse(text)
}

/// A text is refused at this place, with these words among the reasons.
#[track_caller]
pub fn assert_refused<P: Puzzle>(text: &str, line: usize, column: usize, part: &str) {
    let Err(error) = read::<P>(text) else { panic!("{text:?} was accepted") };
    assert_eq!((error.line, error.column), (line, column), "{error}");
    let message = english(&error.message);
    assert!(message.contains(part), "{message}");
}

/// Makes a level from flags such as `width=5 difficulty=hard`.
pub fn generate<P: Puzzle>(flags: &str, seed: u64, limits: Limits) -> Result<P, GenerateError> {
    let generator = P::GENERATOR.expect("a generator");
    let mut options = Options::new(generator.params);
    for (name, value) in flags.split(' ').filter_map(|flag| flag.split_once('=')) {
        options.set(name, value)?;
    }
    (generator.make)(&options, &mut Rng::new(seed), &mut Ctx::unwatched(limits))
}
