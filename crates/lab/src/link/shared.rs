//! What a link carries.

use serde::{Deserialize, Serialize};

use super::{LinkError, MOST_LANES, MOST_MOVES};
use crate::error::ReplayError;
use crate::game::Game;
use crate::level_ref::LevelRef;
use crate::request::Request;

/// A level, and what is to be seen of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// The level, and the rules it is played by.
    pub level: LevelRef,
    /// What is to be seen.
    pub view: View,
}

/// What is to be seen of a level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "page", rename_all = "kebab-case", deny_unknown_fields)]
pub enum View {
    /// A game to go on with.
    Play {
        /// All moves from the start; none for the level itself.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
        moves: Vec<String>,
        /// Cells that the person has marked, in ascending order.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u32>>", optional))]
        marks: Vec<u32>,
    },
    /// A game to look at, move by move.
    Replay {
        /// All moves from the start.
        moves: Vec<String>,
    },
    /// A search to be watched.
    Watch {
        /// The search.
        request: Request,
        /// The number of the expansion or step that is looked at.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        step: Option<u64>,
    },
    /// Several searches, side by side.
    Compare {
        /// The searches, in their order.
        requests: Vec<Request>,
        /// Whether charts have a logarithmic scale.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        log: bool,
        /// The heat map on the boards.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        heat: Option<Heat>,
    },
    /// Questions about a search.
    Quiz {
        /// The search.
        request: Request,
        /// Seed of the choice of questions.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u64>", optional))]
        seed: u64,
        /// How many questions.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        count: Option<u64>,
    },
    /// Two searches in step, and where they first differ.
    Diff {
        /// The two.
        requests: Vec<Request>,
        /// The number of the expansion or step that is looked at.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        step: Option<u64>,
    },
}

/// Which states a heat map counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Heat {
    /// Those that were expanded.
    Closed,
    /// Those that wait.
    Open,
}

impl Shared {
    /// The moves it begins with or shows.
    pub fn moves(&self) -> &[String] {
        match &self.view {
            View::Play { moves, .. } | View::Replay { moves } => moves,
            View::Watch { .. } | View::Compare { .. } | View::Quiz { .. } | View::Diff { .. } => &[],
        }
    }

    /// The searches it names.
    pub fn requests(&self) -> &[Request] {
        match &self.view {
            View::Play { .. } | View::Replay { .. } => &[],
            View::Watch { request, .. } | View::Quiz { request, .. } => std::slice::from_ref(request),
            View::Compare { requests, .. } | View::Diff { requests, .. } => requests,
        }
    }

    /// Whether all of it exists in the level, which was opened by its rules: the moves can be made, the searches can be run.
    pub fn check(&self, game: &Game) -> Result<(), LinkError> {
        if self.moves().len() > MOST_MOVES {
            return Err(LinkError::TooLarge);
        }
        match game.verdict(self.moves()).1 {
            Ok(()) | Err(ReplayError::Unsolved(_)) => {}
            Err(error) => return Err(error.into()),
        }
        if let View::Play { marks, .. } = &self.view {
            let cells = game.board().tiles.len();
            let ascending = marks.windows(2).all(|pair| pair[0] < pair[1]);
            if !ascending || marks.last().is_some_and(|&last| last as usize >= cells) {
                return Err(LinkError::Marks);
            }
        }
        if matches!(&self.view, View::Diff { requests, .. } if requests.len() != 2) {
            return Err(LinkError::Pair);
        }
        let is_bare = matches!(&self.view, View::Compare { requests, .. } if requests.is_empty());
        if is_bare || self.requests().len() > MOST_LANES {
            return Err(LinkError::Lanes);
        }
        self.requests().iter().try_for_each(|request| Ok(game.validate(request)?))
    }
}
