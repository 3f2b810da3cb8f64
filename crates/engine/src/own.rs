//! A heuristic of a person's own: a program outside the engine that is shown states as plain data and says what they are
//! worth.
//!
//! It goes by the name [`NAME`] in every space. Heuristics are plain functions, which searches call in their innermost loops,
//! so what this one asks is kept beside the thread that searches: a thread has a judge only within [`with_judge`]. When the
//! judge fails, every further estimate is 0 without asking, the search ends at the next look at its limits, and whoever
//! began it finds the failure with [`take_failure`].
//!
//! Where local search changes complete placements there is no state to estimate: there it is the [`Energy`] of a placement.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use serde::Serialize;

use crate::space::key_of;
use crate::{Cost, DEAD, HOPELESS, Heuristic, Plain, Space, StateSpace};

/// The name of the heuristic.
pub const NAME: &str = "own";

/// The greatest estimate: beyond it costs themselves would run over.
const MOST: Cost = 1 << 30;

/// A program that judges states.
pub trait Judge {
    /// A search begins: all that stays the same in it.
    fn begin(&self, scene: &Scene<'_>) -> Result<(), Failure>;
    /// What a state is worth, given the values of its fields in the order of [`Scene::state`].
    fn estimate(&self, numbers: &[i32]) -> Result<Cost, Failure>;
}

/// What is searched, and which program judges.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct About<'a> {
    /// The puzzle's name.
    pub puzzle: &'a str,
    /// The name of the searched space.
    pub space: &'a str,
    /// The algorithm's name.
    pub algorithm: &'a str,
    /// The program's text.
    pub script: &'a str,
}

/// What a judge is told of a search.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Scene<'a> {
    /// What is searched, and by which program it is judged.
    pub about: About<'a>,
    /// What is the same in every state.
    pub level: &'a Plain,
    /// The first state; every other has the same fields.
    pub state: &'a Plain,
}

/// Why a program could not judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What it says, in the program's own language.
    pub message: String,
    /// Line of its text, from 1.
    pub line: Option<u32>,
    /// Column, from 1.
    pub column: Option<u32>,
}

/// A judge, and what became of it.
struct Bench {
    judge: Rc<dyn Judge>,
    failure: Option<Failure>,
    /// The key of the state looked at last, and what it was written into.
    key: Vec<u8>,
    plain: Plain,
}

thread_local! {
    static BENCH: RefCell<Option<Bench>> = const { RefCell::new(None) };
}

/// Does something while this thread has a judge.
pub fn with_judge<T>(judge: Rc<dyn Judge>, work: impl FnOnce() -> T) -> T {
    /// Puts back what was there, also when the work panics.
    struct Back(Option<Bench>);
    impl Drop for Back {
        fn drop(&mut self) {
            BENCH.set(self.0.take());
        }
    }
    let bench = Bench { judge, failure: None, key: Vec::new(), plain: Plain::default() };
    let _back = Back(BENCH.replace(Some(bench)));
    work()
}

/// The heuristic, where this thread has a judge.
pub fn heuristic<S: Space>() -> Option<&'static Heuristic<S>> {
    BENCH.with_borrow(Option::is_some).then_some(Own::<S>::HEURISTIC)
}

/// Tells the judge what will be searched.
pub fn begin<S: Space>(space: &S, about: About<'_>) -> Result<(), Failure> {
    let (level, state) = shown(space);
    BENCH.with_borrow_mut(|bench| {
        let Some(bench) = bench else { return Ok(()) };
        bench.failure = None;
        bench.judge.begin(&Scene { about, level: &level, state: &state })
    })
}

/// What a judge is shown: what is the same in every state, and the first state.
pub fn shown<S: Space>(space: &S) -> (Plain, Plain) {
    let (mut level, mut state) = (Plain::default(), Plain::default());
    space.plain_level(&mut level);
    space.plain_state(&space.unpack(&key_of(space, &space.initial())), &mut state);
    (level, state)
}

/// Whether the judge of this thread has failed since it began.
pub fn has_failed() -> bool {
    BENCH.with_borrow(|bench| bench.as_ref().is_some_and(|bench| bench.failure.is_some()))
}

/// Why it failed, if it did; it is forgotten.
pub fn take_failure() -> Option<Failure> {
    BENCH.with_borrow_mut(|bench| bench.as_mut()?.failure.take())
}

/// The estimate that a program's number means: rounded down, infinite for a state from which no goal can be reached. None
/// for what is no estimate: a negative number, or none at all.
pub fn cost_of(value: f64) -> Option<Cost> {
    if value.is_nan() || value < 0.0 {
        None
    } else if value.is_infinite() {
        Some(DEAD)
    } else {
        Some((value as Cost).min(MOST))
    }
}

/// The program as the judge of complete placements, given by the cells that things stand on.
#[derive(Clone, Copy, Debug)]
pub struct Energy(fn(&[usize], &mut Plain));

impl Energy {
    /// The program, where it is what guides a search. A placement is written with the fields that states of the space have.
    pub fn of<S: StateSpace>(heuristic: &Heuristic<S>, write: fn(&[usize], &mut Plain)) -> Option<Self> {
        (heuristic.name == NAME).then_some(Energy(write))
    }

    /// The energy of a placement, given what it is by the rules: these alone say what a solution is.
    pub fn judge(self, cells: &[usize], by_rules: u32) -> u32 {
        match by_rules {
            0 => 0,
            _ => judged(|_, plain| (self.0)(cells, plain)).clamp(1, HOPELESS),
        }
    }
}

struct Own<S>(PhantomData<S>);

impl<S: Space> Own<S> {
    const HEURISTIC: &'static Heuristic<S> =
        &Heuristic { name: NAME, aliases: &[], admissible: false, estimate: estimate::<S> };
}

fn estimate<S: Space>(space: &S, state: &S::State) -> Cost {
    judged(|key, plain| {
        key.clear();
        key.resize(space.key_len(), 0);
        space.pack(state, key);
        // What the key does not distinguish is not shown, so that the estimate belongs to the state and not to the way there.
        space.plain_state(&space.unpack(key), plain);
    })
}

/// What the judge says of what is written; 0 without asking where there is none or it has failed.
fn judged(write: impl FnOnce(&mut Vec<u8>, &mut Plain)) -> Cost {
    BENCH.with_borrow_mut(|bench| {
        let Some(bench) = bench.as_mut().filter(|bench| bench.failure.is_none()) else { return 0 };
        bench.plain.clear();
        write(&mut bench.key, &mut bench.plain);
        bench.judge.estimate(bench.plain.numbers()).unwrap_or_else(|why| {
            bench.failure = Some(why);
            0
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_programs_are_estimates_or_nothing() {
        assert_eq!((cost_of(0.0), cost_of(2.9), cost_of(-0.5), cost_of(f64::NAN)), (Some(0), Some(2), None, None));
        assert_eq!((cost_of(f64::INFINITY), cost_of(1e300)), (Some(DEAD), Some(MOST)));
    }

    #[test]
    fn a_thread_has_a_judge_only_for_a_while() {
        struct Silent;
        impl Judge for Silent {
            fn begin(&self, _scene: &Scene<'_>) -> Result<(), Failure> {
                Ok(())
            }
            fn estimate(&self, _numbers: &[i32]) -> Result<Cost, Failure> {
                Ok(0)
            }
        }
        let is_there = || BENCH.with_borrow(Option::is_some);
        assert!(!is_there());
        assert!(with_judge(Rc::new(Silent), is_there));
        assert!(!is_there() && !has_failed() && take_failure().is_none());
    }
}
