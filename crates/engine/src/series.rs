//! A time series of a run, thinned as it grows so that it stays small and evenly spaced.

use serde::{Deserialize, Serialize};

use crate::Stats;

/// The most samples kept; when they are reached every second one is dropped and the stride doubles.
const CAPACITY: usize = 512;

/// One point of the time series.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sample {
    /// Seconds since the start.
    pub seconds: f64,
    /// States expanded.
    pub expanded: u64,
    /// States waiting.
    pub open: u64,
    /// Deepest level so far.
    pub depth: u64,
    /// Bytes held by the search.
    pub bytes: u64,
    /// Best energy so far (local search).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub energy: Option<u32>,
    /// Best fitness so far (genetic algorithm).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fitness: Option<f64>,
    /// Temperature (annealing).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub temperature: Option<f64>,
}

/// Samples taken at expansions 0, s, 2s, … for a stride s that doubles as the run grows: which expansions are
/// sampled depends on the run alone, never on the clock.
#[derive(Clone, Debug)]
pub struct Series {
    samples: Vec<Sample>,
    stride: u64,
}

impl Default for Series {
    fn default() -> Self {
        Series { samples: Vec::new(), stride: 1 }
    }
}

impl Series {
    /// The samples of a run that has ended.
    pub fn into_samples(self) -> Vec<Sample> {
        self.samples
    }

    /// Whether the expansion of this number is to be sampled.
    #[inline]
    pub fn wants(&self, expanded: u64) -> bool {
        expanded & (self.stride - 1) == 0
    }

    /// Whether one of the expansions after `before`, up to `expanded`, is to be sampled.
    #[inline]
    pub fn wants_one(&self, before: u64, expanded: u64) -> bool {
        before / self.stride < expanded / self.stride
    }

    /// Adds a sample.
    pub fn push(&mut self, stats: &Stats) {
        if self.samples.len() == CAPACITY {
            let mut keep = false;
            self.samples.retain(|_| {
                keep = !keep;
                keep
            });
            self.stride *= 2;
            if !self.wants(stats.expanded) {
                return;
            }
        }
        self.samples.push(Sample {
            seconds: stats.seconds,
            expanded: stats.expanded,
            open: stats.open,
            depth: stats.max_depth,
            bytes: stats.bytes,
            energy: stats.best_energy,
            fitness: stats.best_fitness,
            temperature: stats.temperature,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_is_sampled_evenly_and_briefly() {
        let mut series = Series::default();
        for expanded in 0..100_000u64 {
            if series.wants(expanded) {
                series.push(&Stats { expanded, ..Stats::default() });
            }
        }
        let at: Vec<u64> = series.samples.iter().map(|s| s.expanded).collect();
        assert!(at.len() <= CAPACITY && at.len() > CAPACITY / 4);
        assert_eq!(at[0], 0);
        assert!(at.windows(2).all(|w| w[1] - w[0] == at[1]));
    }

    #[test]
    fn many_expansions_at_once_are_sampled_no_more_often() {
        let (mut series, mut expanded) = (Series::default(), 0);
        for step in 0..200_000 {
            let before = expanded;
            expanded += step % 7;
            if series.wants_one(before, expanded) {
                series.push(&Stats { expanded, ..Stats::default() });
            }
        }
        assert!(series.samples.len() > CAPACITY / 4 && series.stride <= 8 * expanded / CAPACITY as u64);
    }
}
