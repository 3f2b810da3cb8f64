//! What the fuzz targets hold: every function here takes any bytes and panics only if something is wrong with the program.
//!
//! Each is called by the target of its name in `fuzz_targets`; [`corpus`] writes the inputs they begin with.
//! docs/RELIABILITY.md lists the properties.

mod answers;
mod asks;
pub mod corpus;
mod experts;
mod lectures;
mod levels;
mod links;
mod memory;
mod recipes;
mod results;
mod rules;
mod settings;
mod share;
mod solutions;
mod suites;
mod text;
mod traces;

use std::sync::LazyLock;

use solvarium_engine::Message;
use solvarium_lab::words::english;
use solvarium_lab::{Language, Words, registry, words};

pub use answers::answers;
pub use asks::asks;
pub use experts::experts;
pub use lectures::lectures;
pub use links::links;
pub use results::results;
pub use settings::settings;
pub use share::share;
pub use solutions::solutions;
pub use suites::suites;
pub use traces::traces;

/// Everything the program says, in its languages.
static ENGLISH: LazyLock<Words> = LazyLock::new(|| spoken("en"));
static VIETNAMESE: LazyLock<Words> = LazyLock::new(|| spoken("vi"));

fn spoken(name: &str) -> Words {
    words(Language::from_name(name).expect("a language"), &[solvarium_bench::words::MESSAGES])
}

/// Makes the words, which are made once, so that they count as memory of no input.
pub fn prepare() {
    let _ = (ENGLISH.language(), VIETNAMESE.language(), solvarium_bench::words::ENGLISH.language());
    let _ = english(Message::new("there-are-none"));
}

/// The same with every list and some levels. Targets that need none of them do without: less code is faster to fuzz.
pub fn prepare_lists() {
    prepare();
    let _ = Language::all().map(|language| solvarium_protocol::words_of(language).language()).count();
    let _ = (registry::puzzles(), solutions::GAMES.len(), settings::PARAMS.len());
}

/// The targets that there are for every puzzle.
macro_rules! of_each_puzzle {
    ($($puzzle:ty: $levels:ident, $rules:ident;)*) => {$(
        /// Levels of this puzzle.
        pub fn $levels(bytes: &[u8]) {
            levels::levels::<$puzzle>(bytes);
        }

        /// The two readings of this puzzle's rules.
        pub fn $rules(bytes: &[u8]) {
            rules::rules::<$puzzle>(bytes);
        }
    )*};
}

of_each_puzzle! {
    solvarium_puzzles::water_sort::WaterSort: levels_water_sort, rules_water_sort;
    solvarium_puzzles::bloxorz::Bloxorz: levels_bloxorz, rules_bloxorz;
    solvarium_puzzles::sokoban::Sokoban: levels_sokoban, rules_sokoban;
    solvarium_puzzles::tents::Tents: levels_tents, rules_tents;
    solvarium_puzzles::light_up::LightUp: levels_light_up, rules_light_up;
    solvarium_puzzles::grid::Grid: levels_grid, rules_grid;
    solvarium_puzzles::template::Template: levels_template, rules_template;
}
