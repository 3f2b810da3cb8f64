//! What the next action of a plan is good for: a goal, or a condition of a later action.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{
    Aim, Cost, Ctx, Difficulty, Message, Options, PathTutor, Puzzle, Reason, RuleInfo, Score, Search, Space, Task,
    Teaching, Tutor, message,
};

use super::task::has;
use super::{Act, Pddl};

const GOAL: RuleInfo = RuleInfo { name: "goal", level: Difficulty::Easy };
const PREPARES: RuleInfo = RuleInfo { name: "prepares", level: Difficulty::Tricky };
const CLEARS: RuleInfo = RuleInfo { name: "clears", level: Difficulty::Tricky };
const ON_ITS_WAY: RuleInfo = RuleInfo { name: "on-its-way", level: Difficulty::Hard };

pub(super) const TUTOR: Tutor<Pddl> = Tutor {
    rules: &[GOAL, PREPARES, CLEARS, ON_ITS_WAY],
    teaching: Teaching::Paths(PathTutor {
        begin_at: Pddl::begun_at,
        search,
        explain,
        scores: &[
            Score { measure: "cost", rules: &[("cost", "metric")] },
            Score { measure: "actions", rules: &[("cost", "actions")] },
        ],
    }),
};

/// The heuristic by which a cheapest plan is looked for, and the one for any other.
const CHEAPEST: usize = 0;
const ANY: usize = 2;

fn search(level: &Pddl, aim: Aim, ctx: &mut Ctx<'_>) -> Search<Act> {
    let is_cheapest = aim == Aim::Cheapest;
    let heuristic = &Pddl::HEURISTICS[if is_cheapest { CHEAPEST } else { ANY }];
    let task = Task { space: level, heuristic, options: &Options::default() };
    let weight: Cost = if aim == Aim::Any { 1 << 10 } else { 3 };
    let config = Config {
        informed: true,
        cheaper: Cheaper::Followed,
        most: u64::MAX,
        proves: is_cheapest,
        priority: |g: Cost, h: Cost| (g.saturating_add(if is_cheapest { h } else { h.saturating_mul(weight) }), h),
    };
    best_first::search(&task, config, ctx)
}

fn explain(level: &Pddl, steps: &[Act]) -> Reason {
    let first = steps[0];
    let schema = &level.lifted().actions[level.action(first).schema];
    let (rule, why) = reason(level, steps);
    Reason {
        rule: rule.name.into(),
        level: rule.level,
        place: message!("pddl-hint-action", name = &schema.name),
        why,
        what: message!("pddl-hint-do", action = level.move_text(first)),
        moves: vec![level.move_text(first)],
        closed: Vec::new(),
    }
}

/// What the first action is good for.
fn reason(level: &Pddl, steps: &[Act]) -> (RuleInfo, Message) {
    let (task, Act(first), later) = (level.task(), steps[0], &steps[1..]);
    let text = |fact: u32| level.lifted().fact_text(&task.facts[fact as usize]);
    let gained = || task.adds.at(first).iter().copied().filter(|&fact| !has(&level.start, fact));
    let lost = || task.deletes.at(first).iter().copied().filter(|&fact| has(&level.start, fact));
    let is_lost = |fact: u32| later.iter().any(|step| task.deletes.at(step.0).contains(&fact));
    if let Some(fact) = gained().find(|fact| task.wanted.contains(fact) && !is_lost(*fact)) {
        return (GOAL, message!("pddl-hint-goal", fact = text(fact)));
    }
    let pairs = later.iter().flat_map(|step| gained().map(move |fact| (step, fact)));
    if let Some((&step, fact)) = pairs.into_iter().find(|(step, fact)| task.needs.at(step.0).contains(fact)) {
        let why = message!("pddl-hint-prepares", fact = text(fact), action = level.move_text(step));
        return (PREPARES, why);
    }
    let pairs = later.iter().flat_map(|step| lost().map(move |fact| (step, fact)));
    if let Some((&step, fact)) = pairs.into_iter().find(|(step, fact)| task.forbids.at(step.0).contains(fact)) {
        let why = message!("pddl-hint-clears", fact = text(fact), action = level.move_text(step));
        return (CLEARS, why);
    }
    if let Some(fact) = lost().find(|fact| task.unwanted.contains(fact)) {
        return (CLEARS, message!("pddl-hint-clears-goal", fact = text(fact)));
    }
    (ON_ITS_WAY, message!("pddl-hint-on-its-way", count = steps.len()))
}
