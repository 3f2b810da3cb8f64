//! What the suites share: small levels of every puzzle, seeded walks, and a reference search to agree with.
//!
//! Nothing here names an algorithm, a heuristic or a format, so new ones are picked up from the lists. A puzzle brings
//! `cases/<puzzle>/small.txt`, a collection in one of its own notations; see [`random`] for more levels drawn by seed.
#![allow(dead_code, reason = "each suite uses a part")]

pub mod oracle;
pub mod placement;
pub mod random;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use solvarium_engine::message::VERBATIM;
use solvarium_engine::{
    Arg, Ctx, Format, GenerateError, Kind, Limits, Message, Options, Puzzle, Rng, StateSpace, StoppedClock,
};
use solvarium_lab::game::SharedGame;
use solvarium_lab::request::Settings;
use solvarium_lab::{Host, Language, NoWatcher, Report, Request, Words, registry, words};

/// What front ends say in English.
pub static ENGLISH: LazyLock<Words> = LazyLock::new(|| words(Language::ENGLISH, &[]));

static VIETNAMESE: LazyLock<Words> = LazyLock::new(|| words(Language::from_name("vi").expect("a language"), &[]));

/// Entries that only show their arguments, which may be the same in all languages.
const WORDLESS: [&str; 5] = [VERBATIM, "json-member", "light-up-list", "placement-cell", "placement-cells"];

/// What a message says in English. It says something else in Vietnamese.
pub fn english(message: &Message) -> String {
    assert_translated(message);
    ENGLISH.text(message)
}

/// A message, and every message within it, has different words in English and in Vietnamese.
pub fn assert_translated(message: &Message) {
    for arg in message.args.values() {
        match arg {
            Arg::Message(inner) => assert_translated(inner),
            Arg::Messages(inner) => inner.iter().for_each(assert_translated),
            _ => {}
        }
    }
    let (english, vietnamese) = (ENGLISH.text(message), VIETNAMESE.text(message));
    for text in [&english, &vietnamese] {
        let is_bare = message.id != VERBATIM && (*text == message.to_string() || text.contains(&*message.id));
        assert!(!is_bare && !text.is_empty(), "{message}: {text}");
    }
    assert!(WORDLESS.contains(&&*message.id) || english != vietnamese, "{message} is not translated: {vietnamese}");
}

/// Calls `$check::<P>()` for every puzzle, the hidden ones too.
#[macro_export]
macro_rules! for_every_puzzle {
    ($check:ident) => {{
        struct Every;
        impl solvarium_puzzles::PuzzleVisitor for Every {
            fn visit<P: solvarium_puzzles::Listed>(&mut self) {
                $check::<P>();
            }
        }
        solvarium_puzzles::for_each(&mut Every);
    }};
}

/// Calls `$check(puzzle, space, translate)` for every space of every small level of every puzzle, with the puzzle
/// configured for that space, once with the defaults and once for each other choice of a rule variant or cost model.
#[macro_export]
macro_rules! in_every_space {
    ($check:ident) => {{
        struct Every<'a, P>(&'a P);
        impl<P: solvarium_engine::Puzzle> solvarium_engine::SpaceVisitor<P> for Every<'_, P> {
            type Output = ();
            fn visit<S: solvarium_engine::Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) {
                $check(self.0, space, &translate);
            }
        }
        fn every<P: solvarium_engine::Puzzle>() {
            for level in small_levels::<P>() {
                for space in common::spaces_of(&level.puzzle) {
                    for settings in common::variants(&level.puzzle) {
                        let puzzle = common::configured(&level.puzzle, space, &settings);
                        puzzle.with_space(space, Every(&puzzle));
                    }
                }
            }
        }
        for_every_puzzle!(every);
    }};
}

/// The names of a puzzle's spaces.
pub fn spaces_of<P: Puzzle>(_puzzle: &P) -> impl Iterator<Item = &'static str> {
    P::SPACES.iter().map(|space| space.name)
}

/// No setting, and each single setting that chooses something else than the default.
pub fn variants<P: Puzzle>(_puzzle: &P) -> Vec<Vec<(&'static str, &'static str)>> {
    let others = P::PARAMS.iter().flat_map(|param| match param.kind {
        Kind::Choice { choices, .. } => choices[1..].iter().map(|choice| vec![(param.name, *choice)]).collect(),
        Kind::Flag { default } => vec![vec![(param.name, if default { "false" } else { "true" })]],
        Kind::Int { .. } | Kind::Real { .. } => Vec::new(),
    });
    std::iter::once(Vec::new()).chain(others).collect()
}

/// A level as it is when searched in a space, under some settings.
pub fn configured<P: Puzzle>(puzzle: &P, space: &str, settings: &[(&str, &str)]) -> P {
    let mut options = Options::new(P::PARAMS);
    settings.iter().for_each(|(name, value)| options.set(name, value).expect("a right setting"));
    let mut puzzle = puzzle.clone();
    puzzle.configure(&options, space);
    puzzle
}

/// A small level: what it is called, how it is written, and itself.
pub struct Small<P> {
    pub name: String,
    pub text: String,
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
    let path = tests_folder().join("cases").join(P::INFO.name).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("every puzzle has {}: {e}", path.display()));
    let format = format_of::<P>(&text).unwrap_or_else(|| panic!("{} is in no notation", path.display()));
    let levels = (format.split)(&text).into_iter().map(|level| {
        let name = format!("{} {}", P::INFO.name, level.metadata.name.expect("a case has a name"));
        let puzzle = format.parse(level.text).unwrap_or_else(|e| panic!("{name}: {e}"));
        Small { name, text: level.text.into(), puzzle }
    });
    levels.collect()
}

/// Where the suites' files are.
pub fn tests_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The folder with a puzzle's public collections, which are not part of the project, if the environment names one.
pub fn public_levels(puzzle: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("SOLVARIUM_LEVELS").map(|folder| PathBuf::from(folder).join(puzzle));
    if folder.is_none() {
        // Not by `eprintln`, whose words are kept back when a test passes.
        let words = "SKIPPED: set SOLVARIUM_LEVELS to the folder that holds";
        drop(writeln!(std::io::stderr(), "{words} `{puzzle}/` with the public collections"));
    }
    folder
}

/// The first format that recognises a text.
pub fn format_of<P: Puzzle>(text: &str) -> Option<&'static Format<P>> {
    P::FORMATS.iter().find(|format| (format.sniff)(text))
}

/// Reads one level in whatever notation it is.
pub fn read<P: Puzzle>(text: &str) -> Result<P, solvarium_engine::LevelError> {
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

/// A level behind the door that front ends use.
pub fn game<P: Puzzle>(level: &Small<P>) -> SharedGame {
    let entry = registry::puzzle(P::INFO.name).expect("it is listed");
    entry.load(&level.text, &level.name).unwrap_or_else(|e| panic!("{}: {e}", level.name))
}

/// Does something with a stopped clock and no observer.
pub fn unwatched<T>(work: impl FnOnce(&mut Host<'_>) -> T) -> T {
    let cancel = AtomicBool::new(false);
    work(&mut Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher })
}

/// Answers a request with a stopped clock and no observer.
pub fn solve(game: &SharedGame, request: &Request) -> Report {
    unwatched(|host| game.solve(request, host)).unwrap_or_else(|e| panic!("{}: {e}", request.algorithm))
}

/// Settings as a request has them.
pub fn settings(pairs: &[(&str, &str)]) -> Settings {
    pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

/// A report as JSON, without what may differ from run to run.
pub fn stable_json(report: Report) -> String {
    serde_json::to_string(&report.without_time()).expect("a report can be written")
}

/// A request with node limit, for runs that might otherwise not end.
pub fn limited(request: &Request, nodes: u64) -> Request {
    Request { limits: Limits { nodes: Some(nodes), ..request.limits }, ..request.clone() }
}

/// The states of a random walk of up to `length` moves, each with the moves made so far.
pub fn walk<S: StateSpace>(
    space: &S,
    length: usize,
    rng: &mut Rng,
    moves: impl Fn(&S::State, &mut Vec<S::Move>),
) -> Vec<(Vec<S::Move>, S::State)> {
    let mut states = vec![(Vec::new(), space.initial())];
    for _ in 0..length {
        let (path, state) = states.last().expect("the start is there");
        let mut offered = Vec::new();
        moves(state, &mut offered);
        if offered.is_empty() {
            break;
        }
        let step = *rng.pick(&offered);
        let next = space.apply(state, step);
        states.push(([path.as_slice(), &[step]].concat(), next));
    }
    states
}

/// A picture of a state that tells all states apart.
pub fn picture<P: Puzzle>(puzzle: &P, state: &P::State) -> String {
    let board = puzzle.board(state);
    let tile = |tile: &solvarium_engine::Tile| {
        format!("{}{}{}", tile.kind, tile.label, tile.piece.map_or("", |piece| piece.kind))
    };
    board.tiles.iter().map(tile).collect::<Vec<_>>().join("|")
}

/// A board as lines of labels, for goldens.
pub fn drawing<P: Puzzle>(puzzle: &P, state: &P::State) -> String {
    let board = puzzle.board(state);
    let label = |tile: &solvarium_engine::Tile| match tile.label.as_str() {
        "" if tile.gap => " ".into(),
        "" => ".".into(),
        label => label.to_string(),
    };
    let rows = (0..board.height).map(|row| (0..board.width).map(|c| label(board.at(row, c))).collect::<Vec<_>>());
    rows.map(|row| format!("  {}\n", row.join(" "))).collect()
}
