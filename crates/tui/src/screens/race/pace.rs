//! What a race goes by: expansions, or time as it was measured while the searches were recorded.

use solvarium_lab::message;
use solvarium_lab::units::{grouped, seconds};

use crate::engine::Lane;
use crate::world::World;

/// Parts into which the longest time is divided.
const PARTS: usize = 600;

/// What a race goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Expansions,
    Seconds,
}

impl Pace {
    /// The other one.
    pub fn other(self) -> Pace {
        if self == Pace::Expansions { Pace::Seconds } else { Pace::Expansions }
    }

    /// The last place of time: when the slowest is done.
    pub fn last(self, lanes: &[Lane]) -> usize {
        lanes.iter().map(|lane| self.end(lanes, lane)).max().unwrap_or(0)
    }

    /// The place of time at which a lane is done.
    pub fn end(self, lanes: &[Lane], lane: &Lane) -> usize {
        match self {
            Pace::Expansions => events(lane) as usize,
            Pace::Seconds => (spent(lane) / longest(lanes) * PARTS as f64).ceil() as usize,
        }
    }

    /// What a lane has expanded by a place of time.
    pub fn expanded(self, lanes: &[Lane], lane: &Lane, at: usize) -> u64 {
        let all = events(lane);
        match self {
            Pace::Expansions => all.min(at as u64),
            Pace::Seconds => expanded_by(lane, at as f64 * longest(lanes) / PARTS as f64).min(all),
        }
    }

    /// The row of a lane at a place of time.
    pub fn row(self, lanes: &[Lane], lane: &Lane, at: usize) -> usize {
        if at >= self.end(lanes, lane) {
            return lane.rows.len().saturating_sub(1);
        }
        lane.rows.at_number(self.expanded(lanes, lane, at))
    }

    /// A place of time in words.
    pub fn label(self, lanes: &[Lane], at: usize, world: &World) -> String {
        match self {
            _ if lanes.is_empty() => String::new(),
            Pace::Expansions => world.say(message!("tui-by-expansions", count = grouped(at as u64))),
            Pace::Seconds => {
                let time = seconds(at as f64 * longest(lanes) / PARTS as f64);
                world.say(message!("tui-by-time", time))
            }
        }
    }
}

/// Events of a search, or expansions where it shows none.
fn events(lane: &Lane) -> u64 {
    let counted = lane.solved.report.stats.expanded.unwrap_or(0);
    lane.solved.run.map_or(counted, |run| run.size.events).max(1)
}

fn spent(lane: &Lane) -> f64 {
    lane.solved.report.stats.seconds.unwrap_or(0.0)
}

fn longest(lanes: &[Lane]) -> f64 {
    lanes.iter().map(spent).fold(f64::MIN_POSITIVE, f64::max)
}

/// What was expanded by a time, between the samples that were taken.
fn expanded_by(lane: &Lane, time: f64) -> u64 {
    let end = (spent(lane), events(lane) as f64);
    let samples = lane.solved.report.stats.series.iter().map(|sample| (sample.seconds, sample.expanded as f64));
    let mut before = (0.0, 0.0);
    for after in samples.chain([end]) {
        if after.0 > time {
            let share = (time - before.0) / (after.0 - before.0);
            return (before.1 + share * (after.1 - before.1)).max(0.0) as u64;
        }
        before = after;
    }
    end.1 as u64
}
