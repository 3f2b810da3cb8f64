//! What reads the public collections, which are no part of the project. `make test-levels` runs it, with `SOLVARIUM_LEVELS`
//! as the folder that holds them; without that, every test here fails.
#![allow(clippy::unwrap_used)]

mod grid;
mod light_up;
mod placement;
mod sokoban;
mod suites;
mod tables;
mod tents;

use std::path::PathBuf;

/// The folder with a puzzle's public collections.
fn folder(puzzle: &str) -> PathBuf {
    let all = std::env::var_os("SOLVARIUM_LEVELS");
    let all = all.expect("SOLVARIUM_LEVELS must name the folder that holds the public collections");
    let folder = PathBuf::from(all).join(puzzle);
    assert!(
        folder.is_dir(),
        "SOLVARIUM_LEVELS must name a folder with the public collections: no {}",
        folder.display()
    );
    folder
}
