//! What is answered.

use serde::Serialize;
use solvarium_engine::{Fault, Message, Metadata};
use solvarium_lab::lecture::Lecture;
use solvarium_lab::link::Shared;
use solvarium_lab::picture::Picture;
use solvarium_lab::target::{Batch, Made, Tally};
use solvarium_lab::{
    AlarmReport, CheckReport, HeuristicsReport, HintReport, PlainView, RegretReport, Report, RunStats,
};

use crate::path::TracePath;
use crate::position::Position;
use crate::record::{TraceDiff, TracePage, TraceSize, TraceTree};
use crate::think::{TraceMoment, TraceState};
use crate::{Catalogue, Problem, Quiz, Times, TraceCells, TraceCrossing, TraceLeaves, TracePopulation, TraceProposal};

/// A reply. Its tag is the ask's, or `error`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reply", rename_all = "kebab-case")]
pub enum Reply {
    /// Everything there is.
    Catalogue(Catalogue),
    /// The level.
    Load(Box<LoadedLevel>),
    /// The levels of a text.
    Levels {
        /// The puzzle the text is of.
        puzzle: &'static str,
        /// Its levels.
        levels: Vec<LevelPart>,
    },
    /// The game after the moves.
    Position(Box<Position>),
    /// The result.
    Solve(Box<Solved>),
    /// The results; fewer than were asked for when it was interrupted.
    Compare {
        /// In the order of the requests.
        runs: Vec<Solved>,
    },
    /// A new level.
    Generate(Box<LoadedLevel>),
    /// The levels of the batch.
    GenerateBatch(Box<Batch>),
    /// What the check found.
    Check(Box<CheckReport>),
    /// What the tutor says.
    Hint(Box<HintReport>),
    /// Whether the game is proved to be lost.
    Alarm(AlarmReport),
    /// The game beside the best.
    Regret(Box<RegretReport>),
    /// The heuristics against the truth.
    Heuristics(Box<HeuristicsReport>),
    /// The level and its first state.
    Plain(PlainView),
    /// The level in the other notation.
    Convert {
        /// The text.
        text: String,
    },
    /// The moves in the notation.
    WriteSolution {
        /// The text.
        text: String,
    },
    /// The moves of the text.
    ReadSolution {
        /// The moves.
        moves: Vec<String>,
    },
    /// The link.
    MakeLink {
        /// The part of the address from `#` on.
        link: String,
    },
    /// What the link shows; all of it exists.
    ReadLink {
        /// The level, and what is to be seen of it.
        shared: Box<Shared>,
    },
    /// The lecture.
    ReadLecture(Box<Lecture>),
    /// Some rows.
    TracePage(TracePage),
    /// A row as a person sees it.
    TraceNode(Box<TraceNode>),
    /// The candidate of a local search at a row.
    TraceCandidate(Box<TraceCandidate>),
    /// A population.
    TracePopulation(TracePopulation),
    /// A child with its parents.
    TraceCrossing(Box<TraceCrossing>),
    /// A part of the tree.
    TraceTree(TraceTree),
    /// The way to a node.
    TracePath(TracePath),
    /// Where two recordings differ.
    TraceDiff(TraceDiff),
    /// Where the pieces have been.
    TraceHeat(TraceHeat),
    /// What happened to the cells of the board.
    TraceCells(TraceCells),
    /// What was generated and never expanded.
    TraceLeaves(TraceLeaves),
    /// Where something happens.
    TraceBreak {
        /// Index of the row; null if it happens nowhere after.
        index: Option<usize>,
        /// The row up to which was looked, when there was no time for all: ask on from there.
        looked: Option<usize>,
    },
    /// A moment of a search.
    TraceMoment(Box<TraceMoment>),
    /// A state that was generated.
    TraceState(Box<TraceState>),
    /// The questions.
    Quiz(Box<Quiz>),
    /// The recording is gone.
    Forget,
    /// There is no other reply.
    Error(Problem),
}

/// Something that happens while a long ask is answered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Something begins.
    Begin {
        /// Which request of `compare` or level of `generate-batch`, from 0; else 0.
        index: usize,
        /// An algorithm's name, or what else is done.
        what: String,
    },
    /// Progress, about thirty times a second.
    Progress {
        /// Which request of `compare` or level of `generate-batch`, from 0; else 0.
        index: usize,
        /// What was counted so far.
        stats: Box<RunStats>,
    },
    /// One of the requests of `compare` has an answer, and is made again to be timed.
    Repeat {
        /// Its place among the requests, from 0.
        index: usize,
        /// The repeats so far.
        runs: usize,
    },
    /// One of the requests of `compare` has been answered.
    Report {
        /// Its place among the requests, from 0.
        index: usize,
        /// The result.
        run: Box<Solved>,
    },
    /// Candidates have been drawn for a level of `generate-batch`.
    Tried {
        /// The level's place in the batch, from 0.
        index: usize,
        /// The candidates so far.
        tally: Tally,
    },
    /// A level of `generate-batch` was found.
    Found {
        /// Its place in the batch, from 0.
        index: usize,
        /// The level.
        level: Box<LoadedLevel>,
        /// How it was made and what was verified.
        made: Box<Made>,
    },
}

/// A level that was loaded.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LoadedLevel {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level's full name.
    pub name: String,
    /// What its text says about it.
    pub metadata: Metadata,
    /// Remarks about its text, which could be read all the same.
    pub notes: Vec<Message>,
    /// The level in the puzzle's first notation.
    pub text: String,
    /// The algorithms and solvers that can be run on it.
    pub algorithms: Vec<&'static str>,
    /// The game before the first move.
    pub start: Position,
}

/// One level of a collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelPart {
    /// Its number from 1: the `part` to load it by.
    pub part: String,
    /// What the text says about it.
    pub metadata: Metadata,
    /// The line it begins in, from 1.
    pub line: usize,
    /// The level itself.
    pub text: String,
}

/// A finished run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Solved {
    /// The result, as `solve --output json` prints it.
    pub report: Report,
    /// The measure that the search added up as its cost; null where costs are made of several.
    pub cost_measure: Option<&'static str>,
    /// The recording; null if none was asked for, or the solver shows nothing.
    pub run: Option<RunInfo>,
    /// How long its repeats took, if it was to be timed; then the report has the numbers of the middle one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub times: Option<Times>,
}

/// A recording that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RunInfo {
    /// Its number.
    pub run: u32,
    /// How much there is.
    pub size: TraceSize,
    /// Whether the search goes by f, the cost plus the estimate of a state; otherwise f means nothing in it.
    pub uses_f: bool,
}

/// A row of a recording as a person sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceNode {
    /// Index of the row.
    pub index: usize,
    /// Number of the expansion, from 1; for the goal that ends a recording, which is not expanded, one more than there are.
    pub n: u64,
    /// The node in the recorded tree.
    pub node: u32,
    /// The nodes on the path to it in the recorded tree, from where the search began; it is the last.
    pub way: Vec<u32>,
    /// The row its parent was expanded at, if that is one.
    pub parent: Option<u32>,
    /// Moves of the searched space from the start.
    pub depth: u32,
    /// Cost from the start.
    pub g: u32,
    /// Estimate of what is left.
    pub h: Option<u32>,
    /// Their sum; null where there is no estimate, and in a search that does not go by it.
    pub f: Option<u64>,
    /// The state in one line.
    pub state: String,
    /// The board; null for a state that was not reached from the start, such as one of a search from the goals.
    pub board: Option<Picture>,
    /// The moves a person makes to get there.
    pub moves: Vec<String>,
    /// Whether the solution passes through it.
    pub on_path: bool,
    /// Whether it belongs to a search from the goals.
    pub backward: bool,
    /// Whether it is a goal.
    pub goal: bool,
    /// Its children in the recording.
    pub children: usize,
    /// Successors that its expansion generated; null for the goal that ends a recording, which is not expanded.
    pub generated: Option<usize>,
}

/// The candidate of a local search at a row of a recording.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceCandidate {
    /// Index of the row.
    pub index: usize,
    /// Number of the step, from 1, or of the generation, from 0.
    pub n: u64,
    /// How far from a solution it is; 0 for a solution.
    pub energy: u32,
    /// The board.
    pub board: Picture,
    /// The moves a person makes to get there.
    pub moves: Vec<String>,
    /// What is wrong with it: where its energy comes from.
    pub faults: Vec<Fault>,
    /// What was proposed in this step, and what became of it; null for a generation.
    pub step: Option<TraceProposal>,
}

/// How often each cell of the board, row by row, had a piece on it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceHeat {
    /// In states that were expanded.
    pub closed: Vec<u32>,
    /// In states that were waiting: successors of expanded states that had not been expanded themselves.
    pub open: Vec<u32>,
    /// Expanded states that were counted.
    pub closed_states: usize,
    /// Waiting states that were counted.
    pub open_states: usize,
    /// Whether only some of the states were counted: for the moment, or as there were too many, or not all were recorded.
    pub sampled: bool,
    /// Whether the engine has not counted all rows yet: every ask counts some more, until all are exact.
    pub counting: bool,
}
