//! Maps of the puzzle Grid: those of the public collection, where the environment variable `SOLVARIUM_LEVELS` names the
//! folder it is in, and some that are made by seed.

use std::path::Path;

use solvarium_engine::{Ctx, Limits, Options, Puzzle, Rng, Silent, StoppedClock};
use solvarium_puzzles::grid::Grid;

/// Maps of the public collection.
const PUBLIC: [&str; 3] = ["brc101d", "maze512-1-0", "random512-25-0"];
/// Kinds of maps that are made.
const MADE: [&str; 4] = ["loops", "rooms", "caves", "random"];

/// The maps, each with what it is called.
pub fn maps() -> Vec<(String, Grid)> {
    let folder = std::env::var("SOLVARIUM_LEVELS").map(|folder| Path::new(&folder).join("grid")).ok();
    let public = PUBLIC.iter().filter_map(|name| Some((name.to_string(), public(folder.as_deref()?, name))));
    public.chain(MADE.iter().map(|kind| (format!("{kind} 512"), made(kind)))).collect()
}

/// The first problem of a map.
fn public(folder: &Path, name: &str) -> Grid {
    let read = |file: String| std::fs::read_to_string(folder.join(file)).expect("the collection is complete");
    let (problems, map) = (read(format!("{name}.map.scen")), read(format!("{name}.map")));
    let problem = problems.lines().nth(1).expect("there is a problem");
    let format = Grid::FORMATS.iter().find(|format| format.name == "movingai").expect("the notation exists");
    format.parse(&format!("{problem}\n{map}")).expect("the map is well formed")
}

fn made(kind: &str) -> Grid {
    let generator = Grid::GENERATOR.expect("there is a generator");
    let mut options = Options::new(generator.params);
    for (name, value) in [("kind", kind), ("width", "512"), ("height", "512"), ("weights", "40")] {
        options.set(name, value).expect("a right setting");
    }
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    (generator.make)(&options, &mut Rng::new(1), &mut ctx).expect("it can be made")
}
