//! PDDL: problems of other people, in the Planning Domain Definition Language.
//!
//! **Rules.** A problem has objects, facts about them, and actions. An action is possible when its conditions are met; it makes
//! facts true and false. Solved: all goals are met.
//!
//! **Decided where the rules are unclear.** What becomes true and false at once becomes true. Two parameters may stand for the
//! same object unless a condition says otherwise. Without a metric every action costs 1; with `(:metric minimize
//! (total-cost))` it costs what it adds to `total-cost`, a whole number up to 1,000,000. Searches need every action to cost
//! something, so where some cost nothing the sum is multiplied by 10,000 and the actions are counted besides (`task.rs`);
//! then costs are at most 2,000. A goal that can never be met is no error: the problem has no solution.
//!
//! **What is read** of the language is said in `format/`; everything else is refused at its place. A move is written
//! `stack(a,b)`, for moves stand between blanks in many places; plans are read and written as planners do, `(stack a b)`.
//!
//! **Literature.** M. Ghallab and others, *PDDL – the Planning Domain Definition Language*, Yale Center for Computational Vision
//! and Control, 1998. M. Helmert, *Concise finite-domain representations for PDDL planning tasks*, Artificial
//! Intelligence 173, 2009, on finding what can be reached. For the heuristics see `heuristics.rs`.
//!
//! **Files.** `format/` the notation: `tree.rs` brackets and words, `names.rs`, `formulas.rs` and `define.rs` what they
//! mean, `write.rs`; `lifted.rs` a problem as it is written; `ground/` actions of objects: `reach.rs` finds them,
//! `settle.rs` leaves out what never changes; `task.rs` the result as numbers; `relaxed.rs` and `heuristics.rs`;
//! `rules.rs` the rules read plainly; `table.rs` the picture; `plan.rs` plans as text; `tutor.rs` what an action is good for;
//! `spare.rs` working space.

mod examples;
mod format;
mod ground;
mod heuristics;
mod lifted;
mod plan;
mod relaxed;
mod rules;
mod spare;
mod table;
mod task;
#[cfg(test)]
mod tests;
mod tutor;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use solvarium_engine::{
    Board, Companion, Cost, Ctx, Example, Family, Format, Heuristic, Lengths, LevelError, MessageFiles, MoveStrings,
    Options, Pack, Param, ParamInfo, Plain, Puzzle, PuzzleInfo, SolutionFormat, Space, SpaceInfo, SpaceVisitor,
    StateSpace, Tutor, Violation, message,
};

use format::tree::Form;
use ground::{Ground, Refusal};
use lifted::{Fact, Lifted};
use relaxed::{Relaxed, Work};
use spare::Spare;
use table::Table;
use task::{Bits, Task};

/// What an action costs: what the problem says, or 1.
const COST: Param<&'static str> = Param::choice("cost", &["metric", "actions"]);

/// A problem with its domain.
#[derive(Clone, Debug)]
pub struct Pddl {
    known: Arc<Known>,
    start: Bits,
    /// What each action costs in a search.
    prices: Arc<[Cost]>,
    /// Whether actions are counted, whatever they cost.
    counts_actions: bool,
    work: Spare<Work>,
}

/// What is worked out once for a level.
#[derive(Debug)]
struct Known {
    lifted: Lifted,
    task: Task,
    relaxed: Relaxed,
    table: Table,
    /// The facts that are always true.
    always: HashSet<Fact>,
    /// The moves by their texts.
    moves: HashMap<String, u32>,
}

/// An action with its objects, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act(u32);

impl Pddl {
    /// The level of a problem. What is wrong with it is said where the problem begins.
    fn new(lifted: Lifted, problem: &Form<'_>, ctx: &mut Ctx<'_>) -> Result<Pddl, LevelError> {
        let task = ground::ground(&lifted, ctx).map_err(|refusal| match refusal {
            Refusal::Stopped(error) => error,
            Refusal::TooLarge(what, most) => problem.error(message!("pddl-too-large", what, most)),
            Refusal::NoValue(fact) => {
                let name = &lifted.functions[fact.predicate].name;
                problem.error(message!("pddl-no-value", function = lifted.applied(name, &fact.objects)))
            }
        })?;
        let too_wide = |most: usize| problem.error(message!("pddl-too-large", what = "table", most));
        let table = Table::new(&lifted, &task).map_err(too_wide)?;
        let text = |action: &Ground| lifted.applied(&lifted.actions[action.schema].name, &action.objects);
        let moves = task.actions.iter().zip(0..).map(|(action, number)| (text(action), number)).collect();
        let (relaxed, start) = (Relaxed::new(&task), task.start.clone());
        let prices = (0..task.actions.len() as u32).map(|action| task.price(action)).collect();
        let mut known = Known { lifted, task, relaxed, table, always: HashSet::new(), moves };
        known.always = rules::always(&known.lifted, &known.task);
        Ok(Pddl { known: Arc::new(known), start, prices, counts_actions: false, work: Spare::default() })
    }

    /// The same problem, begun at another state.
    fn begun_at(&self, state: &Bits) -> Pddl {
        Pddl { start: state.clone(), ..self.clone() }
    }

    fn lifted(&self) -> &Lifted {
        &self.known.lifted
    }

    fn task(&self) -> &Task {
        &self.known.task
    }

    fn relaxed(&self) -> &Relaxed {
        &self.known.relaxed
    }

    fn always(&self) -> &HashSet<Fact> {
        &self.known.always
    }

    fn prices(&self) -> &[Cost] {
        &self.prices
    }

    fn work(&self) -> &Spare<Work> {
        &self.work
    }

    fn action(&self, Act(number): Act) -> &Ground {
        &self.task().actions[number as usize]
    }

    /// What is true at the start, in the order in which it is written.
    fn facts_at_start(&self) -> Vec<Fact> {
        let (lifted, task) = (self.lifted(), self.task());
        let holds = |fact: &&Fact| task.numbers.get(*fact).is_none_or(|&number| task::has(&self.start, number));
        let mut facts: Vec<Fact> = lifted.init.iter().filter(holds).cloned().collect();
        let more = task::facts(&self.start).filter(|&number| !task::has(&task.start, number));
        facts.extend(more.map(|number| task.facts[number as usize].clone()));
        facts
    }
}

impl StateSpace for Pddl {
    /// A bit for each fact that changes.
    type State = Bits;
    type Move = Act;

    fn initial(&self) -> Bits {
        self.start.clone()
    }

    fn is_goal(&self, state: &Bits) -> bool {
        self.task().is_goal(state)
    }

    fn moves(&self, state: &Bits, out: &mut Vec<Act>) {
        self.task().possible(state, |action| out.push(Act(action)));
    }

    fn apply(&self, state: &Bits, Act(action): Act) -> Bits {
        let mut next = state.clone();
        self.task().deletes.at(action).iter().for_each(|&fact| task::put(&mut next, fact, false));
        self.task().adds.at(action).iter().for_each(|&fact| task::put(&mut next, fact, true));
        next
    }

    fn cost(&self, _state: &Bits, Act(action): Act) -> Cost {
        self.prices[action as usize]
    }

    fn key_len(&self) -> usize {
        self.task().facts.len().div_ceil(8).max(1)
    }

    fn pack(&self, state: &Bits, key: &mut [u8]) {
        key.fill(0);
        for (bytes, word) in key.chunks_mut(8).zip(state) {
            bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
        }
    }

    fn pack_after(&self, state: &Bits, Act(action): Act, key: &mut [u8]) {
        self.pack(state, key);
        for &fact in self.task().deletes.at(action) {
            key[fact as usize / 8] &= !(1 << (fact % 8));
        }
        for &fact in self.task().adds.at(action) {
            key[fact as usize / 8] |= 1 << (fact % 8);
        }
    }

    fn unpack(&self, key: &[u8]) -> Bits {
        let word = |bytes: &[u8]| bytes.iter().rfold(0, |word, &byte| word << 8 | u64::from(byte));
        key.chunks(8).take(self.start.len()).map(word).collect()
    }

    /// The cells of goals that are not met.
    fn unmet(&self, state: &Bits, out: &mut Vec<usize>) {
        self.known.table.unmet(self.task(), state, out);
    }
}

impl Space for Pddl {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] = heuristics::ALL;

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    /// The facts that are true and may change.
    fn state_text(&self, state: &Bits) -> String {
        let text = |fact: u32| self.lifted().fact_text(&self.task().facts[fact as usize]);
        task::facts(state).map(text).collect::<Vec<_>>().join(" ")
    }

    /// Facts and actions by number. `needs` and `forbids` are what must be true and false before each action, `adds` and
    /// `deletes` what becomes true and false, `costs` what it costs; `wanted` and `unwanted` are the goals.
    fn plain_level(&self, out: &mut Plain) {
        let task = self.task();
        let numbers = |list: &[u32]| list.iter().map(|&number| number as i32).collect::<Vec<i32>>();
        let lists = |lists: &task::Lists| -> Vec<Vec<i32>> {
            (0..task.actions.len() as u32).map(|action| numbers(lists.at(action))).collect()
        };
        out.number("facts", task.facts.len());
        out.lists("needs", lists(&task.needs));
        out.lists("forbids", lists(&task.forbids));
        out.lists("adds", lists(&task.adds));
        out.lists("deletes", lists(&task.deletes));
        out.list("costs", self.prices.iter().map(|&cost| cost as i32));
        out.list("wanted", numbers(&task.wanted));
        out.list("unwanted", numbers(&task.unwanted));
    }

    fn plain_state(&self, state: &Bits, out: &mut Plain) {
        out.list("facts", task::facts(state).map(|fact| fact as i32));
    }
}

impl Puzzle for Pddl {
    const INFO: PuzzleInfo = PuzzleInfo { name: "pddl", family: Family::Path, hidden: false };
    const FORMATS: &'static [Format<Self>] = &[format::FORMAT];
    const PARAMS: &'static [ParamInfo] = &[COST.info()];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "facts" }];
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] = &[plan::FORMAT];
    const TUTOR: Option<Tutor<Self>> = Some(tutor::TUTOR);
    const PACKS: &'static [Pack] =
        &[Pack { name: "", first: 1, text: include_str!("../../../../levels/pddl/course.pddl") }];
    const EXAMPLES: &'static [Example] = examples::ALL;
    const MESSAGES: MessageFiles = solvarium_engine::messages!();

    fn configure(&mut self, options: &Options, _space: &str) {
        self.counts_actions = options.get(&COST) == "actions";
        let price = |action| if self.counts_actions { 1 } else { self.task().price(action) };
        self.prices = (0..self.prices.len() as u32).map(price).collect();
    }

    fn companion(text: &str) -> Option<Companion<'_>> {
        format::companion(text)
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, _name: &str, visitor: V) -> V::Output {
        visitor.visit(self, <[Act]>::to_vec)
    }

    fn board(&self, state: &Bits) -> Board {
        self.known.table.board(self.lifted(), self.task(), state)
    }

    fn move_text(&self, step: Act) -> String {
        let Ground { schema, objects } = self.action(step);
        self.lifted().applied(&self.lifted().actions[*schema].name, objects)
    }

    fn read_move(&self, text: &str) -> Option<Act> {
        self.known.moves.get(text).copied().map(Act)
    }

    fn legal(&self, state: &Bits, step: Act) -> bool {
        rules::is_legal(self, state, self.action(step))
    }

    fn legal_moves(&self, state: &Bits, out: &mut Vec<Act>) {
        let all = (0..self.task().actions.len() as u32).map(Act);
        out.extend(all.filter(|&step| self.legal(state, step)));
    }

    fn check(&self, state: &Bits) -> Result<(), Violation> {
        rules::check(self, state)
    }

    /// What the problem says the actions cost, and how many they are.
    fn measures(&self, moves: &[Act]) -> Vec<(&'static str, u64)> {
        let cost = moves.iter().map(|&Act(action)| u64::from(self.task().costs[action as usize])).sum();
        vec![("cost", cost), ("actions", moves.len() as u64)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        match self.counts_actions {
            true => Some("actions"),
            false if self.task().has_free => None,
            false => Some("cost"),
        }
    }
}
