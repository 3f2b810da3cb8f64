//! States as plain data, for heuristics that people write: the fields are the same everywhere, documented, and tell apart
//! what keys tell apart.

use std::collections::HashMap;
use std::sync::Arc;

use solvarium_engine::space::key_of;
use solvarium_engine::{Plain, Puzzle, Space};
use solvarium_puzzles::Listed;

use super::{Translate, walks};
use crate::situations::{Levels, Situation};
use crate::trials::{Trials, space_trials};

const DOCUMENT: &str = include_str!("../../../../../docs/OWN_HEURISTICS.md");

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    space_trials!(trials, levels: states_are_shown_as_plain_data);
}

fn states_are_shown_as_plain_data<P: Puzzle, S: Space>(_: &Situation<P>, space: &S, _: Translate<'_, P, S>) {
    let (mut level, mut first) = (Plain::default(), Plain::default());
    space.plain_level(&mut level);
    space.plain_state(&space.unpack(&key_of(space, &space.initial())), &mut first);
    assert!(!level.fields().is_empty() && !first.fields().is_empty());
    let mut seen: HashMap<Vec<i32>, Vec<u8>> = HashMap::new();
    for (_, state) in walks(space) {
        let (key, mut plain) = (key_of(space, &state), Plain::default());
        space.plain_state(&space.unpack(&key), &mut plain);
        assert_eq!(plain.fields(), first.fields(), "{}", space.state_text(&state));
        let known = seen.entry(plain.numbers().to_vec()).or_insert_with(|| key.clone());
        assert_eq!(*known, key, "two states look the same: {}", space.state_text(&state));
    }
    let section = DOCUMENT.split("\n### ").find(|part| part.starts_with(&format!("`{}`", P::INFO.name)));
    let section = section.unwrap_or_else(|| panic!("{} is not in docs/OWN_HEURISTICS.md", P::INFO.name));
    for (name, _) in level.fields() {
        assert!(section.contains(&format!("`level.{name}`")), "level.{name} is not described");
    }
    for (name, _) in first.fields() {
        assert!(section.contains(&format!("`state.{name}`")), "state.{name} is not described");
    }
}
