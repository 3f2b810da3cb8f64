//! How long a search takes: it is made again, without being recorded, as often as fits into a given time.

use serde::Serialize;
use solvarium_lab::game::Game;
use solvarium_lab::request::Request;
use solvarium_lab::{NoWatcher, Outcome, Report, RequestError, RunStats};

use crate::Event;
use crate::stage::Stage;

/// Most repeats of a search, however short it is.
pub const MOST_REPEATS: usize = 200;
/// Most seconds that the repeats of a search may take together.
pub const MOST_REPEAT_SECONDS: f64 = 10.0;

/// How long a search took, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Times {
    /// Runs that were timed.
    pub runs: usize,
    /// The middle one of them.
    pub median: f64,
    /// A quarter of them took no longer than this.
    pub lower: f64,
    /// A quarter of them took at least this long.
    pub upper: f64,
    /// Whether there was no time for repeats and the one run was being recorded, which takes longer.
    pub recorded: bool,
}

impl Times {
    /// Sums up the repeats of a run. The run's own numbers become those of the middle repeat: searches are deterministic,
    /// so that only times change. Without repeats they stay what they are.
    pub(super) fn of(stats: &mut RunStats, mut repeats: Vec<RunStats>, recorded: bool) -> Times {
        if repeats.is_empty() {
            let once = stats.shown_seconds();
            return Times { runs: 1, median: once, lower: once, upper: once, recorded };
        }
        repeats.sort_by(|one, other| one.shown_seconds().total_cmp(&other.shown_seconds()));
        let last = repeats.len() - 1;
        let at = |index: usize| repeats[index].shown_seconds();
        let (lower, median, upper) = (at(last / 4), at(last / 2), at(last - last / 4));
        *stats = repeats.swap_remove(last / 2);
        Times { runs: last + 1, median, lower, upper, recorded: false }
    }
}

/// Makes a search again until `seconds` are over, or no further repeat would fit; shows nothing but how many there are.
///
/// One that is long, or was ended by the clock, is not repeated. Cancelling ends the repeats, and keeps those that are there.
pub(super) fn repeat(
    game: &Game,
    request: &Request,
    index: usize,
    first: &Report,
    seconds: f64,
    stage: &mut Stage<'_>,
) -> Result<Vec<RunStats>, RequestError> {
    let mut repeats: Vec<RunStats> = Vec::new();
    if first.outcome == Outcome::Interrupted || first.limit.as_deref() == Some("time") {
        return Ok(repeats);
    }
    let end = stage.seconds() + seconds.clamp(0.0, MOST_REPEAT_SECONDS);
    let mut next = first.stats.shown_seconds();
    while repeats.len() < MOST_REPEATS && stage.seconds() + next <= end {
        let again = game.solve(request, &mut stage.unseen(&mut NoWatcher))?;
        if again.outcome != first.outcome {
            break;
        }
        next = again.stats.shown_seconds();
        repeats.push(again.stats);
        stage.send(Event::Repeat { index, runs: repeats.len() });
    }
    Ok(repeats)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(seconds: f64) -> RunStats {
        RunStats { seconds: Some(seconds), ..RunStats::default() }
    }

    fn of(repeats: &[f64]) -> (Times, f64) {
        let mut own = stats(9.0);
        let times = Times::of(&mut own, repeats.iter().copied().map(stats).collect(), true);
        (times, own.shown_seconds())
    }

    #[test]
    fn the_middle_and_the_quarters_are_runs_that_were_made() {
        let (times, own) = of(&[5.0, 1.0, 4.0, 2.0, 3.0]);
        assert_eq!(times, Times { runs: 5, median: 3.0, lower: 2.0, upper: 4.0, recorded: false });
        assert_eq!(own, 3.0);
        let (times, own) = of(&[2.0, 1.0]);
        assert_eq!((times.runs, times.lower, times.median, times.upper, own), (2, 1.0, 1.0, 2.0, 1.0));
    }

    #[test]
    fn what_was_not_repeated_says_so() {
        let (times, own) = of(&[]);
        assert_eq!(times, Times { runs: 1, median: 9.0, lower: 9.0, upper: 9.0, recorded: true });
        assert_eq!(own, 9.0);
    }
}
