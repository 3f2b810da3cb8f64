//! The list of trials: each law for each puzzle is one, with a name of its own.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use libtest_mimic::Trial;

/// Failures that a trial shows at length; it counts the others.
const SHOWN: usize = 3;

/// What will be run.
#[derive(Default)]
pub struct Trials(pub Vec<Trial>);

impl Trials {
    /// Adds a check. Its name is put together of the module it is in and of these parts.
    pub fn add(&mut self, module: &str, parts: &[&str], check: impl FnOnce() + Send + 'static) {
        let suite = module.split_once("::").map_or(module, |(_, suite)| suite);
        let name = [&[suite], parts].concat().join("::");
        self.0.push(Trial::test(name, move || {
            check();
            Ok(())
        }));
    }
}

/// Adds plain checks, functions without arguments, under their own names.
macro_rules! plain_trials {
    ($trials:ident: $($check:ident),+ $(,)?) => {
        $($trials.add(module_path!(), &[stringify!($check)], $check);)+
    };
}

/// Adds checks that are called with the levels of a puzzle: `suite::check::puzzle`.
macro_rules! puzzle_trials {
    ($trials:ident, $levels:ident: $($check:ident),+ $(,)?) => {
        $({
            let levels = std::sync::Arc::clone($levels);
            $trials.add(module_path!(), &[stringify!($check), levels.puzzle()], move || $check(&levels));
        })+
    };
}

/// Adds checks that are called for each space of a puzzle, in every configuration of every small level:
/// `suite::check::puzzle::space`.
macro_rules! space_trials {
    ($trials:ident, $levels:ident: $($check:ident),+ $(,)?) => {
        $({
            struct Check<'a, P: solvarium_engine::Puzzle>(&'a crate::situations::Situation<P>);
            impl<P: solvarium_puzzles::Listed> solvarium_engine::SpaceVisitor<P> for Check<'_, P> {
                type Output = ();
                fn visit<S: solvarium_engine::Space>(
                    self,
                    space: &S,
                    translate: impl Fn(&[S::Move]) -> Vec<P::Move>,
                ) {
                    $check(self.0, space, &translate);
                }
            }
            for space in $levels.spaces() {
                let levels = std::sync::Arc::clone($levels);
                $trials.add(module_path!(), &[stringify!($check), levels.puzzle(), space], move || {
                    crate::trials::at_each(levels.in_space(space), |situation| {
                        situation.puzzle.with_space(space, Check(situation));
                    });
                });
            }
        })+
    };
}

pub(crate) use {plain_trials, puzzle_trials, space_trials};

/// What has a name that a failure is reported with.
pub trait Place {
    /// The name.
    fn place(&self) -> String;
}

/// Makes a check at every place, also after it failed at one, and fails with the places where it did.
pub fn at_each<T: Place>(places: impl IntoIterator<Item = T>, check: impl Fn(&T)) {
    let fails = |place: T| {
        let failure = catch_unwind(AssertUnwindSafe(|| check(&place))).err()?;
        let text = failure.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| failure.downcast_ref::<&str>().copied()).unwrap_or("it panicked");
        Some(format!("{}: {text}", place.place()))
    };
    let mut places = places.into_iter().peekable();
    assert!(places.peek().is_some(), "there is nothing to check");
    let failures: Vec<String> = places.filter_map(fails).collect();
    if failures.is_empty() {
        return;
    }
    let more = failures.len().saturating_sub(SHOWN);
    let shown = failures[..failures.len() - more].join("\n\n");
    let rest = if more > 0 { format!("\n\nand at {more} other places") } else { String::new() };
    // The panics themselves have been shown already.
    resume_unwind(Box::new(shown + &rest));
}
