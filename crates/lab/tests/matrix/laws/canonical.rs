//! The form by which a level is recognised: its images have it too and cost the same, and no other level has it.

use std::collections::BTreeMap;
use std::sync::Arc;

use solvarium_lab::game::SharedGame;
use solvarium_lab::{Game, Metadata, level, registry};
use solvarium_puzzles::Listed;
use solvarium_testing::solve;

use crate::situations::Levels;
use crate::trials::{Trials, at_each, puzzle_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels:
        images_and_notations_have_the_form_of_the_level,
        what_a_request_sets_is_no_part_of_the_form,
        images_cost_what_the_level_costs,
        small_levels_of_one_form_cost_the_same,
        built_in_levels_have_different_forms,
    );
}

/// In the configurations other than the default, images are solved on one level of so many only.
const PATIENCE: usize = 4;

fn images_and_notations_have_the_form_of_the_level<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let (form, images) = (level.puzzle.canonical(), level.puzzle.images());
        assert!(!images.is_empty(), "a level is an image of itself");
        for image in images {
            let text = P::FORMATS[0].text(&image);
            assert!(image.canonical() == form, "an image has another form:\n{text}");
            assert_eq!(image.images().len(), level.puzzle.images().len(), "an image has other images:\n{text}");
        }
        for format in P::FORMATS {
            let again = format.parse(&format.text(&level.puzzle)).expect("what is written can be read");
            assert!(again.canonical() == form, "{} loses something", format.name);
        }
    });
}

fn what_a_request_sets_is_no_part_of_the_form<P: Listed>(levels: &Levels<P>) {
    for space in levels.spaces() {
        at_each(levels.in_space(space), |situation| {
            assert_eq!(situation.rules.canonical(), situation.game.canonical());
        });
    }
}

fn images_cost_what_the_level_costs<P: Listed>(levels: &Levels<P>) {
    for space in levels.spaces() {
        at_each(levels.some_in_space(space, PATIENCE), |situation| {
            let request = situation.request("ucs");
            let cost = |game: &SharedGame| {
                let report = solve(game, &request);
                (report.outcome, report.cost)
            };
            let original = levels.small.iter().find(|level| level.name == situation.level).expect("it is one of them");
            let expected = cost(&situation.game);
            for image in original.puzzle.images() {
                let text = P::FORMATS[0].text(&image);
                let game = SharedGame::new(Game::new(image, &situation.level, Metadata::default()));
                assert_eq!(cost(&game), expected, "{text}");
            }
        });
    }
}

/// Among small levels drawn by chance some are the same but for turning and renaming.
fn small_levels_of_one_form_cost_the_same<P: Listed>(levels: &Levels<P>) {
    let mut known = BTreeMap::new();
    for situation in levels.as_read() {
        let found = (situation.oracle().cost(), &situation.text);
        let first = known.entry(situation.puzzle.canonical()).or_insert(found);
        assert_eq!(first.0, found.0, "{} has the form of {}", found.1, first.1);
    }
}

fn built_in_levels_have_different_forms<P: Listed>(_: &Levels<P>) {
    let puzzle = registry::puzzle(P::INFO.name).expect("it is listed");
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    let mut same = Vec::new();
    for pack in &puzzle.packs {
        let folder = if pack.name.is_empty() { String::new() } else { format!("{}/", pack.name) };
        for number in pack.first..pack.first + pack.levels.len() {
            let name = format!("{}/{folder}{number}", P::INFO.name);
            let form = level::open(&name, None).unwrap_or_else(|e| panic!("{name}: {e}")).canonical();
            if let Some(first) = known.insert(form, name.clone()) {
                same.push((first, name));
            }
        }
    }
    assert!(same.is_empty(), "{same:?}");
}
