//! Arguments of `play` and `watch`.

use clap::Args;

use super::{LevelArgs, SearchArgs, values};

/// Arguments of `play`.
#[derive(Args)]
pub struct PlayArgs {
    /// The level, as for the other commands [default: choose in a menu]
    pub level: Option<String>,
    /// The puzzle, where the level's text leaves it open
    #[arg(long, value_name = "NAME", requires = "level")]
    pub puzzle: Option<String>,
    /// A setting of the puzzle's rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = values::setting, requires = "level")]
    pub set: Vec<(String, String)>,
}

/// Arguments of `watch`.
#[derive(Args)]
pub struct WatchArgs {
    /// The level, as for the other commands [default: choose in a menu]
    pub level: Option<String>,
    /// The puzzle, where the level's text leaves it open
    #[arg(long, value_name = "NAME", requires = "level")]
    pub puzzle: Option<String>,
    /// The algorithm whose search is shown, or two to four that race, separated by commas; ALG:HEURISTIC gives one its own
    /// heuristic [default: the solution of the puzzle's own solver]
    #[arg(short, long, value_name = "A,B,C", value_delimiter = ',', value_parser = values::word, requires = "level")]
    pub algorithms: Vec<String>,
    #[command(flatten)]
    pub search: SearchArgs,
}

/// The level that was named, if any was.
fn level(level: Option<&String>, puzzle: Option<&String>) -> Option<LevelArgs> {
    level.map(|level| LevelArgs { level: level.clone(), puzzle: puzzle.cloned() })
}

impl PlayArgs {
    /// The level that was named, if any was.
    pub fn level(&self) -> Option<LevelArgs> {
        level(self.level.as_ref(), self.puzzle.as_ref())
    }
}

impl WatchArgs {
    /// The level that was named, if any was.
    pub fn level(&self) -> Option<LevelArgs> {
        level(self.level.as_ref(), self.puzzle.as_ref())
    }
}
