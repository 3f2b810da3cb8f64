//! What the test suites of all crates share: small levels of every puzzle, seeded walks, and a reference search to agree
//! with. Only tests depend on this crate.
//!
//! Nothing here names an algorithm, a heuristic or a format, so new ones are picked up from the lists. A puzzle brings
//! `cases/<puzzle>/small.txt`, a collection in one of its own notations; see [`random`] for more levels drawn by seed.
#![deny(missing_docs)]

pub mod levels;
pub mod oracle;
pub mod placement;
pub mod random;
pub mod runs;
pub mod speech;
pub mod walks;

use std::io::Write as _;

pub use levels::{
    Small, assert_refused, collection, configured, format_of, generate, read, small_levels, spaces_of, variants,
};
pub use runs::{game, limited, settings, solve, stable_json, unwatched};
pub use speech::{ENGLISH, assert_translated, english};
pub use walks::{drawing, picture, walk};

/// Says that a test cannot run here, and why. Every test that gives up calls this, so that CI sees it.
pub fn skipped(why: &str) {
    // Not by `eprintln`, whose words are kept back when a test passes.
    drop(writeln!(std::io::stderr(), "SKIPPED: {why}"));
}

/// Whether a test can run Python here; says SKIPPED if not.
pub fn has_python() -> bool {
    let there = std::process::Command::new("python3").arg("--version").output().is_ok_and(|said| said.status.success());
    if !there {
        skipped("there is no python3 here");
    }
    there
}
