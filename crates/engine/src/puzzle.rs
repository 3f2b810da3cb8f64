//! What a puzzle is to the rest of the program: its rules, and lists of everything it offers.

use serde::Serialize;
use thiserror::Error;

use crate::{
    Aims, Board, BoardChanges, Cell, Ctx, Example, Limits, Message, MessageFiles, Metadata, OptionError, Options,
    ParamInfo, Rng, Search, Space, StateSpace, Stop, Tutor,
};

/// A loaded level of a puzzle. As a [`StateSpace`] it speaks the moves a *person* makes.
///
/// Only what has no default must be written: the lists `INFO`, `FORMATS` and `SPACES`, the picture, the moves in words, and
/// the rules for people. The module `template` of `solvarium-puzzles` is the smallest one that has everything, to copy
/// from. A graph that only algorithms are to see needs no `Puzzle`: [`Space`] is enough.
pub trait Puzzle: StateSpace + Clone + Send + Sync + 'static {
    /// Name and family.
    const INFO: PuzzleInfo;
    /// Level formats; text is given to the first that recognises it.
    const FORMATS: &'static [Format<Self>];
    /// Rule variants and cost models.
    const PARAMS: &'static [ParamInfo] = &[];
    /// Views of a level that algorithms can search; the first is the default.
    const SPACES: &'static [SpaceInfo];
    /// Ways to write a solution, beside the list of moves.
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] = &[];
    /// What a level can be written as for programs of other fields, and not read from.
    const EXPORTS: &'static [Export<Self>] = &[];
    /// The puzzle's own solvers.
    const SOLVERS: &'static [Solver<Self>] = &[];
    /// Teaches how a person solves a level.
    const TUTOR: Option<Tutor<Self>> = None;
    /// Makes new levels.
    const GENERATOR: Option<Generator<Self>> = None;
    /// Built-in levels.
    const PACKS: &'static [Pack] = &[];
    /// Levels on which algorithms are worth watching.
    const EXAMPLES: &'static [Example] = &[];
    /// Names of the facts that `examine` may report.
    const FACTS: &'static [&'static str] = &[];
    /// Everything it says to people, in every language.
    const MESSAGES: MessageFiles = &[];

    /// Chooses rule variants and cost models, as declared in `PARAMS`, for a search in the named space.
    ///
    /// Then a path of that space costs what the person's moves it stands for cost by [`StateSpace::cost`] of the puzzle
    /// (unless it ends with a step that is only a part of a move, such as a change of cubes before a roll).
    /// A person's move that the space passes over (a walk, where pushes are counted) may cost 0, as long as the puzzle
    /// itself is not that space. As it is read, a level is configured with the defaults for the first space.
    fn configure(&mut self, _options: &Options, _space: &str) {}
    /// Settings that the level brings along, as names and values of `PARAMS`; what a request sets comes on top. As it is
    /// read, a level is configured with them.
    fn preset(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The file that the text of a level speaks of and cannot be read without. A level that was opened from a file is read
    /// with that file's text after its own.
    fn companion(_text: &str) -> Option<Companion<'_>> {
        None
    }
    /// Remarks of the reader about a text that it accepted, such as what it ignored.
    fn notes(&self) -> &[Message] {
        &[]
    }
    /// The level turned, mirrored, or with its parts renamed: levels whose solutions are those of this one turned, mirrored
    /// or renamed, at the same costs by every rule variant. They are as they would be read. One of them is this level, but
    /// for what makes no difference in it; where there are very many, they are some of all.
    fn images(&self) -> Vec<Self> {
        vec![self.clone()]
    }
    /// Bytes by which the same level is recognised, however it is turned, mirrored or renamed: all its images have these
    /// bytes, and no other level has. What is known about a level is no part of them, nor is what a request sets.
    ///
    /// By default they are the least text of the images in the first notation.
    fn canonical(&self) -> Vec<u8> {
        let texts = self.images().into_iter().map(|image| Self::FORMATS[0].text(&image));
        texts.min().expect("a level is an image of itself").into_bytes()
    }
    /// Hands the named space of this level to a visitor. The name is one of `SPACES`.
    fn with_space<V: SpaceVisitor<Self>>(&self, name: &str, visitor: V) -> V::Output;
    /// The picture of a state.
    fn board(&self, state: &Self::State) -> Board;
    /// The same picture by what differs from the one of the initial state, for boards so large that drawing a whole one for
    /// each move takes long.
    fn board_changes(&self, _state: &Self::State) -> Option<BoardChanges> {
        None
    }
    /// A move in the words of the JSON contract.
    fn move_text(&self, step: Self::Move) -> String;
    /// The move that [`Puzzle::move_text`] writes like this, if it names one.
    fn read_move(&self, text: &str) -> Option<Self::Move>;
    /// Whether a person may make this move.
    fn legal(&self, state: &Self::State, step: Self::Move) -> bool;
    /// Every move a person may make.
    fn legal_moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);
    /// A slow, plain reading of the rules, written apart from `is_goal`: is this state a solution, and if not, why?
    fn check(&self, state: &Self::State) -> Result<(), Violation>;
    /// The puzzle's own measures of a solution, such as pushes.
    fn measures(&self, moves: &[Self::Move]) -> Vec<(&'static str, u64)>;
    /// The measure that is the cost of moves, as the level is configured; `None` where costs are made of several.
    fn cost_measure(&self) -> Option<&'static str> {
        None
    }
    /// The moves of a person who points at a cell of the board, or drags what is on one cell to another: the shortest that
    /// do it. Cells are numbered row by row; `None` where nothing sensible leads there, or pointing means nothing here.
    fn travel(&self, _state: &Self::State, _from: Option<usize>, _to: usize) -> Option<Vec<Self::Move>> {
        None
    }
    /// What can be seen at a glance in a game in progress: broken rules, clues that are met. Empty by default.
    fn review(&self, _state: &Self::State) -> Review {
        Review::default()
    }
    /// Is the level solvable, unique, how hard? What is not known stays `None`.
    fn examine(&self, _ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        Ok(Examination::default())
    }
}

/// Facts about a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleInfo {
    /// Name on the command line.
    pub name: &'static str,
    /// What an answer is.
    pub family: Family,
    /// Whether it is left out of lists and of guessing (the template).
    pub hidden: bool,
}

/// The two families of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// An answer is a sequence; its cost is compared.
    Path,
    /// An answer is a set of placements.
    Placement,
}

/// A view of a level that algorithms can search.
#[derive(Clone, Copy, Debug)]
pub struct SpaceInfo {
    /// Name on the command line.
    pub name: &'static str,
}

/// Code that a puzzle calls with one of its spaces.
pub trait SpaceVisitor<P: Puzzle> {
    /// What the visitor returns.
    type Output;
    /// Called with the space and with what turns a path of the space into the moves a person makes.
    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output;
}

/// A notation for levels.
pub struct Format<P> {
    /// Name for `--to` and `--format`.
    pub name: &'static str,
    /// Former names, which are still accepted.
    pub aliases: &'static [&'static str],
    /// Whether levels written one after the other, with empty lines between, are a collection of them.
    pub collection: bool,
    /// Whether a text looks like this notation.
    pub sniff: fn(&str) -> bool,
    /// The levels in a text, which may be a collection.
    pub split: fn(&str) -> Vec<LevelText<'_>>,
    /// Reads one level, in time and memory linear in its text. Long loops poll the context.
    pub read: fn(&str, &mut Ctx<'_>) -> Result<P, LevelError>,
    /// Writes a level with what is known about it, as far as the notation can carry that, with a newline at the end.
    pub write: fn(&P, &Metadata) -> String,
}

impl<P> Format<P> {
    /// Reads one level, however long it takes.
    pub fn parse(&self, text: &str) -> Result<P, LevelError> {
        (self.read)(text, &mut Ctx::unwatched(Limits::default()))
    }

    /// Writes a level of which nothing else is known.
    pub fn text(&self, puzzle: &P) -> String {
        (self.write)(puzzle, &Metadata::default())
    }
}

/// A notation that a level is written in for programs of other fields, such as planners, and not read from.
pub struct Export<P> {
    /// Name for `--to`; none of the level notations has it.
    pub name: &'static str,
    /// Writes the level by the rules and at the costs it is configured with, with a newline at the end.
    pub write: fn(&P) -> String,
}

/// One level of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelText<'a> {
    /// What the text says about it.
    pub metadata: Metadata,
    /// Lines before it in the text.
    pub lines_before: usize,
    /// The level itself.
    pub text: &'a str,
}

/// A file that the text of a level speaks of; it is looked for beside the level's own file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Companion<'a> {
    /// Its name, without folders.
    pub name: &'a str,
    /// The line in which the level's text names it, from 1.
    pub line: usize,
    /// The column, in characters, from 1.
    pub column: usize,
}

/// How a notation without collections splits a text: it is one level.
pub fn one_level(text: &str) -> Vec<LevelText<'_>> {
    vec![LevelText { metadata: Metadata::default(), lines_before: 0, text }]
}

/// What is wrong with a level's text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", Message::from(self))]
pub struct LevelError {
    /// Line number, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: Message,
}

impl From<Stop> for LevelError {
    /// A reader that was stopped has no place to name.
    fn from(stop: Stop) -> Self {
        LevelError::at(1, 1, stop)
    }
}

impl LevelError {
    /// An error at a place.
    pub fn at(line: usize, column: usize, message: impl Into<Message>) -> Self {
        LevelError { line, column, message: message.into() }
    }
}

impl From<&LevelError> for Message {
    fn from(error: &LevelError) -> Self {
        message!("level-error", line = error.line, column = error.column, message = error.message.clone())
    }
}

/// The rule a state breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("{rule}: {message}")]
pub struct Violation {
    /// The rule's name.
    pub rule: &'static str,
    /// What breaks it.
    pub message: Message,
}

/// What can be seen at a glance in a game in progress. Cells are numbered row by row on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// What breaks a rule now and cannot be mended by adding something.
    pub wrong: Vec<Wrong>,
    /// Rows whose clue is met.
    pub done_rows: Vec<usize>,
    /// Columns whose clue is met.
    pub done_columns: Vec<usize>,
    /// Cells whose clue is met.
    pub done_cells: Vec<usize>,
    /// Pairs of cells that belong together.
    pub links: Vec<(usize, usize)>,
}

/// A rule that is broken, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Wrong {
    /// The rule's name, as in [`Violation`].
    pub rule: &'static str,
    /// What breaks it.
    pub message: Message,
    /// The cells that break it.
    pub cells: Vec<usize>,
}

/// A way to write a solution.
pub struct SolutionFormat<P: Puzzle> {
    /// Name for `--output`.
    pub name: &'static str,
    /// Former names, which are still accepted.
    pub aliases: &'static [&'static str],
    /// Writes the moves; explanations are put into words by the function given.
    pub write: WriteSolution<P>,
    /// Reads the moves back, giving `None` when the text is not in this notation; absent where the notation is for people
    /// only.
    pub read: Option<ReadSolution<P>>,
}

/// Writes the moves of a solution.
pub type WriteSolution<P> = fn(&P, &[<P as StateSpace>::Move], &dyn Fn(&Message) -> String) -> String;

/// Reads the moves of a solution.
pub type ReadSolution<P> = fn(&P, &str) -> Option<Vec<<P as StateSpace>::Move>>;

/// A solver of the puzzle's own.
pub struct Solver<P: Puzzle> {
    /// Name for `-a`.
    pub name: &'static str,
    /// Whether it answers yes or no, given time and memory.
    pub complete: bool,
    /// Its parameters.
    pub params: &'static [ParamInfo],
    /// Solves the level in the moves a person makes.
    pub run: fn(&P, &Options, &mut Ctx<'_>) -> Search<P::Move>,
}

/// A generator of levels.
pub struct Generator<P> {
    /// Its parameters; each is a flag of `generate`.
    pub params: &'static [ParamInfo],
    /// What can be asked of its levels.
    pub aims: Aims,
    /// Makes a level.
    pub make: fn(&Options, &mut Rng, &mut Ctx<'_>) -> Result<P, GenerateError>,
}

/// Why no level was made.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", Message::from(self))]
pub enum GenerateError {
    /// The settings contradict each other.
    Request(Message),
    /// A setting was refused.
    Option(#[from] OptionError),
    /// No level that meets the request was found in this many tries.
    NotFound(u64),
    /// A limit was reached, or the user interrupted.
    Stopped(Stop),
}

impl From<&GenerateError> for Message {
    fn from(error: &GenerateError) -> Self {
        match error {
            GenerateError::Request(message) => message.clone(),
            GenerateError::Option(error) => error.into(),
            GenerateError::NotFound(tries) => message!("generate-not-found", tries = *tries),
            GenerateError::Stopped(stop) => message!("generate-stopped", stop = Message::from(*stop)),
        }
    }
}

impl From<Stop> for GenerateError {
    fn from(stop: Stop) -> Self {
        GenerateError::Stopped(stop)
    }
}

/// Built-in levels.
pub struct Pack {
    /// Name after the puzzle's, empty for the main pack.
    pub name: &'static str,
    /// Number of its first level.
    pub first: usize,
    /// The levels, in a notation of the puzzle.
    pub text: &'static str,
}

/// A fact about a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A count.
    Number(u64),
    /// A fact that is a sentence or a word.
    Said(Message),
    /// Cells of the board before the first move.
    Cells(Vec<Cell>),
}

/// The length of the shortest solution that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shortest {
    /// What is counted, one of the puzzle's measures.
    pub measure: &'static str,
    /// How many.
    pub length: u64,
    /// Whether it is proved that no solution is shorter.
    pub proved: bool,
}

/// What is known about a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examination {
    /// Whether it can be solved.
    pub solvable: Option<bool>,
    /// Whether it has just one solution (placement puzzles).
    pub unique: Option<bool>,
    /// How long the shortest known solution is (path puzzles).
    pub shortest: Option<Shortest>,
    /// How hard it is.
    pub difficulty: Option<&'static str>,
    /// Further facts, name and value.
    pub facts: Vec<(&'static str, Fact)>,
    /// Solutions worth showing (the only one, or two of several), each as a list of moves in words.
    pub solutions: Vec<Vec<String>>,
    /// What ended the examination before all was known.
    pub stopped: Option<Stop>,
}
