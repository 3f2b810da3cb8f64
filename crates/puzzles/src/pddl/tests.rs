//! Course problems against what is known about them, and heuristics against true distances.

use std::collections::{BTreeSet, HashMap};

use rstest::rstest;
use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::space::{key_of, states_along};
use solvarium_engine::{Answer, Ctx, Limits, Task as Search};

use super::*;
use crate::support::testing::format;

/// The built-in level of this number, as it is written.
fn text(number: usize) -> &'static str {
    (format::<Pddl>("pddl").split)(Pddl::PACKS[0].text)[number - 1].text
}

fn built_in(number: usize) -> Pddl {
    format::<Pddl>("pddl").parse(text(number)).unwrap()
}

/// Every state that can be reached, and every step: from where to where, and its action.
fn explore(level: &Pddl) -> (Vec<Bits>, Vec<(usize, usize, Act)>) {
    let mut states = vec![level.initial()];
    let mut numbers = HashMap::from([(key_of(level, &states[0]), 0)]);
    let (mut steps, mut at) = (Vec::new(), 0);
    while at < states.len() {
        let mut moves = Vec::new();
        level.moves(&states[at], &mut moves);
        for step in moves {
            let next = level.apply(&states[at], step);
            let count = states.len();
            let number = *numbers.entry(key_of(level, &next)).or_insert(count);
            if number == count {
                states.push(next);
            }
            steps.push((at, number, step));
        }
        at += 1;
    }
    (states, steps)
}

/// A cheapest plan by A* with a heuristic.
fn plan(level: &Pddl, heuristic: usize) -> Option<Vec<Act>> {
    let task = Search { space: level, heuristic: &Pddl::HEURISTICS[heuristic], options: &Options::default() };
    let priority = |g: Cost, h: Cost| (g.saturating_add(h), h);
    let config = Config { informed: true, cheaper: Cheaper::Followed, most: u64::MAX, proves: true, priority };
    match best_first::search(&task, config, &mut Ctx::unwatched(Limits::default())).unwrap() {
        Answer::Solved(moves) => Some(moves),
        Answer::Unsolvable => None,
        Answer::Stuck => unreachable!("there is no limit"),
    }
}

/// States, actions that are possible in one of them, and the cost and length of a cheapest plan: found by a program of a few
/// lines, written apart from this one, that tries all objects for all parameters. The towers of n discs have 3ⁿ states and need
/// 2ⁿ - 1 moves; n balls need 3n - 1 actions if n is even; four blocks have 125 states with the one in the hand counted.
#[rstest]
#[case::sussman(1, 22, 18, 6, 6)]
#[case::two_balls(2, 28, 20, 5, 5)]
#[case::four_blocks(3, 125, 32, 8, 8)]
#[case::three_discs(4, 27, 38, 7, 7)]
#[case::three_cars(5, 40, 16, 10, 10)]
#[case::six_lamps(6, 32, 30, 3, 3)]
#[case::four_balls(7, 256, 36, 11, 11)]
#[case::five_tiles(8, 360, 70, 9, 9)]
#[case::delivery(9, 180, 32, 15, 8)]
#[case::six_blocks(10, 7057, 72, 12, 12)]
#[case::two_cities(11, 392, 30, 15, 15)]
#[case::five_discs(12, 243, 110, 31, 31)]
#[case::six_balls(13, 1856, 52, 17, 17)]
fn states_actions_and_plans_are_as_known(
    #[case] number: usize,
    #[case] states: usize,
    #[case] actions: usize,
    #[case] cost: u64,
    #[case] length: u64,
) {
    let level = built_in(number);
    let (found, steps) = explore(&level);
    let used: BTreeSet<String> = steps.iter().map(|(.., step)| level.move_text(*step)).collect();
    assert_eq!((found.len(), used.len()), (states, actions));
    let plan = plan(&level, 0).unwrap();
    assert_eq!(level.measures(&plan), [("cost", cost), ("actions", length)]);
    assert!(level.check(states_along(&level, &plan).last().unwrap()).is_ok());
}

/// What needs no search is never too much, what is no estimate of a cheapest plan is never less than the one that is, and all
/// are exact about what is out of reach without anything becoming false.
#[rstest]
#[case(1)]
#[case(5)]
#[case(6)]
#[case(8)]
#[case(9)]
fn heuristics_keep_to_the_truth(#[case] number: usize) {
    let level = built_in(number);
    let (states, steps) = explore(&level);
    let mut truth: Vec<Option<Cost>> = states.iter().map(|state| level.is_goal(state).then_some(0)).collect();
    while steps.iter().rev().fold(false, |changed, &(from, to, step)| {
        let through = truth[to].map(|cost| cost + level.cost(&states[from], step));
        let shorter = through.is_some_and(|new| truth[from].is_none_or(|old| new < old));
        if shorter {
            truth[from] = through;
        }
        changed || shorter
    }) {}
    for (state, truth) in states.iter().zip(truth) {
        let [hmax, hadd, ff, _, zero] = [0, 1, 2, 3, 4].map(|at: usize| (Pddl::HEURISTICS[at].estimate)(&level, state));
        assert!(zero <= hmax && hmax <= ff && ff <= hadd, "{hmax} {ff} {hadd}");
        assert!(truth.is_none_or(|truth| hmax <= truth));
    }
    for &(from, to, step) in &steps {
        let hmax = |state: &Bits| (Pddl::HEURISTICS[0].estimate)(&level, state);
        assert!(hmax(&states[from]) <= hmax(&states[to]).saturating_add(level.cost(&states[from], step)));
    }
}

/// What never changes is no part of a state: 12 cells that are beside one another are no facts here.
#[test]
fn only_what_changes_is_kept() {
    let level = built_in(8);
    assert_eq!(level.task().facts.len(), 5 * 6 + 6);
    assert_eq!((level.key_len(), level.always().len()), (5, 14));
    assert_eq!(level.task().actions.len(), 5 * 14);
}

#[test]
fn plans_are_read_as_planners_write_them() {
    let level = built_in(1);
    let plan = plan(&level, 0).unwrap();
    let text = (plan::FORMAT.write)(&level, &plan, &|message| message.to_string());
    assert!(text.starts_with("(unstack c a)\n") && text.ends_with("; cost = 6 (unit cost)\n"), "{text}");
    let read = |text: &str| (plan::FORMAT.read.unwrap())(&level, text);
    assert_eq!(read(&text.to_uppercase()), Some(plan));
    assert_eq!(read("( pick-up  b ) (put-down b)").map(|moves| moves.len()), Some(2));
    for wrong in ["pick-up(b)", "(pick-up", "(pick-up z)", "()", "(pick-up b) x"] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

/// An action that costs nothing costs 1 beside 10,000 for each 1 of the others.
#[test]
fn free_actions_count_after_all_costs() {
    let text = text(9).replace("(increase (total-cost) 1)", "(increase (total-cost) 0)");
    let level = format::<Pddl>("pddl").parse(&text).unwrap();
    let plan = plan(&level, 0).unwrap();
    assert_eq!(level.measures(&plan), [("cost", 11), ("actions", 8)]);
    let cost: Cost = states_along(&level, &plan).iter().zip(&plan).map(|(state, step)| level.cost(state, *step)).sum();
    assert_eq!((cost, level.cost_measure()), (11 * task::MUCH + 8, None));
    let dear = text.replace("(= (length depot market) 9)", "(= (length depot market) 2001)");
    assert_eq!(format::<Pddl>("pddl").parse(&dear).unwrap_err().message.id, "pddl-too-large");
}

/// The last goal of a plan is met by its last action, and the first action is there for a later one.
#[test]
fn hints_say_what_an_action_is_good_for() {
    let level = built_in(1);
    let plan = plan(&level, 0).unwrap();
    let Some(solvarium_engine::Teaching::Paths(tutor)) = Pddl::TUTOR.map(|tutor| tutor.teaching) else { panic!() };
    let states = states_along(&level, &plan);
    let rules = (0..plan.len()).map(|at| (tutor.explain)(&level.begun_at(&states[at]), &plan[at..]).rule);
    assert_eq!(rules.collect::<Vec<_>>(), ["prepares", "prepares", "prepares", "goal", "prepares", "goal"]);
}
