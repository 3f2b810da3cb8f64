//! What may be asked. A field of the type `Option` may be missing.

mod long;
mod trace;

use serde::{Deserialize, Serialize};
use solvarium_engine::Limits;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::link::Shared;
use solvarium_lab::regret::Action;
use solvarium_lab::request::{Request, Settings, settings};

use crate::position::Travel;
use crate::record::TreePart;

pub use trace::{Break, TraceRequest};

/// A request. The tag of its reply is the same word.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Everything there is: puzzles with their levels, algorithms.
    Catalogue,
    /// A level, with its start.
    Load {
        /// The level.
        level: LevelRef,
    },
    /// The levels of a text that may be a collection.
    Levels {
        /// The text.
        text: String,
        /// The puzzle, where the text leaves it open.
        #[cfg_attr(feature = "typescript", ts(optional))]
        puzzle: Option<String>,
    },
    /// A game after some moves.
    Position {
        /// The level.
        level: LevelRef,
        /// All moves from the start.
        moves: Vec<String>,
        /// Also ask for the moves that do this.
        #[cfg_attr(feature = "typescript", ts(optional))]
        travel: Option<Travel>,
        /// Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        changes: bool,
    },
    /// Have a level solved. Long: gives `begin` and `progress`.
    Solve {
        /// The level.
        level: LevelRef,
        /// Algorithm, settings and limits.
        request: Request,
        /// Record the search, to be looked at afterwards.
        #[cfg_attr(feature = "typescript", ts(optional))]
        trace: Option<TraceRequest>,
    },
    /// Have a level solved in several ways, one after the other. Long: gives `begin`, `progress`, `report`.
    Compare {
        /// The level.
        level: LevelRef,
        /// The runs, in their order.
        requests: Vec<Request>,
        /// Record the searches.
        #[cfg_attr(feature = "typescript", ts(optional))]
        trace: Option<TraceRequest>,
        /// Time each search: make it again, not recorded, as often as fits into this many seconds. Long ones are made once.
        #[cfg_attr(feature = "typescript", ts(optional))]
        repeat_seconds: Option<f64>,
    },
    /// Make a level. Long: gives `begin` and `progress`.
    Generate {
        /// The puzzle.
        puzzle: String,
        /// The generator's settings.
        #[serde(default, with = "settings")]
        #[cfg_attr(
            feature = "typescript",
            ts(as = "Option<std::collections::BTreeMap<String, solvarium_lab::request::Setting>>", optional)
        )]
        settings: Settings,
        /// Seed of all random choices.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// What may be used.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
        limits: Limits,
    },
    /// Make several levels that meet a target. Long: gives `tried`, `progress` and `found`.
    GenerateBatch {
        /// The puzzle.
        puzzle: String,
        /// The generator's settings.
        #[serde(default, with = "settings")]
        #[cfg_attr(
            feature = "typescript",
            ts(as = "Option<std::collections::BTreeMap<String, solvarium_lab::request::Setting>>", optional)
        )]
        settings: Settings,
        /// What the levels must be like; nothing more than solvable, if it is missing.
        #[cfg_attr(feature = "typescript", ts(optional))]
        target: Option<String>,
        /// Seed of the first level; the next ones count on from it.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// How many levels; one if it is missing.
        #[cfg_attr(feature = "typescript", ts(optional))]
        count: Option<u64>,
        /// Candidates for each level, at most.
        #[cfg_attr(feature = "typescript", ts(optional))]
        tries: Option<u64>,
        /// What may be used: states and memory by each piece of work, time by each level.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
        limits: Limits,
    },
    /// Examine a level, or a solution of it. Long: gives `begin` and `progress`.
    Check {
        /// The level.
        level: LevelRef,
        /// A solution, in any notation for solutions; then only that is examined.
        #[cfg_attr(feature = "typescript", ts(optional))]
        solution: Option<String>,
        /// What may be used.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
        limits: Limits,
    },
    /// What a person would do next. Long: gives `begin` and `progress`.
    Hint {
        /// The level.
        level: LevelRef,
        /// All moves from the start.
        moves: Vec<String>,
        /// What is left of the solution that the last hint had in mind; it is followed if it still leads to the end.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
        plan: Vec<String>,
        /// What may be used.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
        limits: Limits,
    },
    /// Whether a game is lost, if a short look proves it. Long: gives `begin`.
    Alarm {
        /// The level.
        level: LevelRef,
        /// All moves from the start.
        moves: Vec<String>,
    },
    /// A won game beside the best. Long: gives `begin` and `progress`.
    Regret {
        /// The level.
        level: LevelRef,
        /// Everything that was done from the start.
        actions: Vec<Action>,
        /// What may be used.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
        limits: Limits,
    },
    /// Every heuristic of a space against the true distances of all states. Long: gives `begin` and `progress`.
    Heuristics {
        /// The level, small enough that every state can be visited.
        level: LevelRef,
        /// Name of the space; the puzzle's first when none is given.
        #[cfg_attr(feature = "typescript", ts(optional))]
        space: Option<String>,
        /// The text of the person's own heuristic, to be measured too; only some hosts run such programs.
        #[cfg_attr(feature = "typescript", ts(optional))]
        script: Option<String>,
        /// What may be used; as many states are visited as may be expanded.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Limits>", optional))]
        limits: Limits,
    },
    /// What heuristics that people write see of a level.
    Plain {
        /// The level.
        level: LevelRef,
        /// Name of the space; the puzzle's first when none is given.
        #[cfg_attr(feature = "typescript", ts(optional))]
        space: Option<String>,
    },
    /// A level in another notation.
    Convert {
        /// The level.
        level: LevelRef,
        /// Name of the notation.
        to: String,
    },
    /// Moves in a notation for solutions.
    WriteSolution {
        /// The level.
        level: LevelRef,
        /// All moves from the start.
        moves: Vec<String>,
        /// Name of the notation.
        to: String,
    },
    /// The moves in a text: a report, a list of moves, or one of the puzzle's notations for solutions.
    ReadSolution {
        /// The level.
        level: LevelRef,
        /// The text.
        text: String,
    },
    /// A link that shows this to whoever opens it.
    MakeLink {
        /// What it shows.
        shared: Shared,
    },
    /// What a link shows.
    ReadLink {
        /// The link: a whole address, or its part from `#` on.
        link: String,
    },
    /// A lecture, if all that its slides show exists.
    ReadLecture {
        /// The text of its file, in JSON.
        text: String,
    },
    /// Some rows of a recording.
    TracePage {
        /// The run.
        run: u32,
        /// Index of the first row.
        from: usize,
        /// Most rows.
        count: usize,
    },
    /// The candidate of a local search at a row. Of a recording of steps or generations only.
    TraceCandidate {
        /// The run.
        run: u32,
        /// Index of the row.
        index: usize,
        /// Of a generation, the being of this rank, if it was kept; the one of least energy, if it is missing.
        #[cfg_attr(feature = "typescript", ts(optional))]
        rank: Option<u32>,
        /// Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        changes: bool,
    },
    /// The population of a generation.
    TracePopulation {
        /// The run.
        run: u32,
        /// Index of the row.
        index: usize,
    },
    /// A child of a generation, and how it came to be.
    TraceCrossing {
        /// The run.
        run: u32,
        /// Index of the row.
        index: usize,
        /// Which of those that were kept, from 0.
        which: usize,
        /// Have the boards tell only the cells that differ from the one before the first move, where the puzzle can.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        changes: bool,
    },
    /// A row as a person sees it. Of a recording of expansions only, like all that follow.
    TraceNode {
        /// The run.
        run: u32,
        /// Index of the row.
        index: usize,
        /// Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        changes: bool,
    },
    /// The search tree in summary.
    TraceTree {
        /// The run.
        run: u32,
        /// The node to begin at; all there are, if it is missing.
        #[cfg_attr(feature = "typescript", ts(optional))]
        node: Option<u32>,
        /// Only this part of the tree; the whole, if it is missing. A node goes before it.
        #[cfg_attr(feature = "typescript", ts(optional))]
        part: Option<TreePart>,
        /// Most nodes.
        most: usize,
    },
    /// The states on the path to a node of the tree, as boards.
    TracePath {
        /// The run.
        run: u32,
        /// The node, as `trace-tree` calls it.
        node: u32,
        /// Most states; the last ones before the node are taken.
        most: usize,
        /// Have the boards tell only the cells that differ from the one before the first move, where the puzzle can.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        changes: bool,
    },
    /// The first event in which two recordings differ, of whatever they are made.
    TraceDiff {
        /// The run.
        run: u32,
        /// The run it is compared with.
        other: u32,
    },
    /// Where the pieces have been, in the states expanded up to a row and in those waiting then.
    TraceHeat {
        /// The run.
        run: u32,
        /// Index of the row.
        index: usize,
    },
    /// Which cells of the board were reached and expanded at which row, for states that are one piece on a board.
    TraceCells {
        /// The run.
        run: u32,
    },
    /// What the expansions of some nodes generated and nothing ever expanded.
    TraceLeaves {
        /// The run.
        run: u32,
        /// The nodes, by their names in the recorded tree.
        nodes: Vec<u32>,
    },
    /// The next row at which something happens.
    TraceBreak {
        /// The run.
        run: u32,
        /// Index of the row after which to look.
        from: usize,
        /// What is to happen there.
        at: Break,
        /// Whether to look before the row, backwards.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        back: bool,
    },
    /// What the search did inside an expansion, and its open and closed list then.
    TraceMoment {
        /// The run.
        run: u32,
        /// Index of the row.
        index: usize,
        /// The step after which to look; the last of the row, if it is missing.
        #[cfg_attr(feature = "typescript", ts(optional))]
        step: Option<usize>,
        /// Most entries of each list.
        most: usize,
    },
    /// Any state that was generated, expanded or not.
    TraceState {
        /// The run.
        run: u32,
        /// The row whose expansion generates it; missing for a state that the search begins with.
        #[cfg_attr(feature = "typescript", ts(optional))]
        from: Option<usize>,
        /// Its place among the successors of the row, or among the states that the search begins with.
        place: usize,
        /// Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        changes: bool,
    },
    /// Questions about what a search does. Long: gives `begin` and `progress`.
    Quiz {
        /// The level.
        level: LevelRef,
        /// The search.
        request: Request,
        /// Seed of the choice of questions.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// How many questions.
        #[cfg_attr(feature = "typescript", ts(optional))]
        count: Option<u64>,
    },
    /// Throw a recording away.
    Forget {
        /// The run.
        run: u32,
    },
}
