//! How good estimates are: errors and correlations, computed the same way on every machine.

use std::collections::BTreeMap;

use solvarium_engine::Cost;

/// How far estimates are from the truth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Errors {
    /// Mean of the differences, taken as positive.
    pub mean: Option<f64>,
    /// Mean of the differences by the true distance, over states that are no goals.
    pub relative: Option<f64>,
    /// The greatest difference.
    pub greatest: Option<Cost>,
    /// Estimates that are right.
    pub exact: u64,
}

/// The errors of estimates, given with the true distances.
pub(super) fn errors(pairs: &[(Cost, Cost)]) -> Errors {
    let difference = |&(estimate, distance): &(Cost, Cost)| estimate.abs_diff(distance);
    let sum: u64 = pairs.iter().map(|pair| u64::from(difference(pair))).sum();
    let far: Vec<&(Cost, Cost)> = pairs.iter().filter(|(_, distance)| *distance > 0).collect();
    let relative: f64 = far.iter().map(|pair| f64::from(difference(pair)) / f64::from(pair.1)).sum();
    let mean = |sum: f64, count: usize| (count > 0).then(|| sum / count as f64);
    Errors {
        mean: mean(sum as f64, pairs.len()),
        relative: mean(relative, far.len()),
        greatest: pairs.iter().map(difference).max(),
        exact: pairs.iter().filter(|pair| difference(pair) == 0).count() as u64,
    }
}

/// Pearson's correlation; none where one of the two never changes.
pub(super) fn correlation(pairs: &[(Cost, Cost)]) -> Option<f64> {
    pearson(pairs, f64::from, f64::from)
}

/// Spearman's correlation: of the ranks instead of the values, equal values sharing the mean of their ranks.
pub(super) fn rank_correlation(pairs: &[(Cost, Cost)]) -> Option<f64> {
    let (first, second) = (ranks(pairs.iter().map(|pair| pair.0)), ranks(pairs.iter().map(|pair| pair.1)));
    pearson(pairs, |value| first[&value], |value| second[&value])
}

fn pearson(pairs: &[(Cost, Cost)], first: impl Fn(Cost) -> f64, second: impl Fn(Cost) -> f64) -> Option<f64> {
    let count = pairs.len() as f64;
    let mean = |value: &dyn Fn(&(Cost, Cost)) -> f64| pairs.iter().map(value).sum::<f64>() / count;
    let (mean_x, mean_y) = (mean(&|pair| first(pair.0)), mean(&|pair| second(pair.1)));
    let (mut xx, mut yy, mut xy) = (0.0, 0.0, 0.0);
    for pair in pairs {
        let (x, y) = (first(pair.0) - mean_x, second(pair.1) - mean_y);
        xx += x * x;
        yy += y * y;
        xy += x * y;
    }
    (xx > 0.0 && yy > 0.0).then(|| (xy / (xx.sqrt() * yy.sqrt())).clamp(-1.0, 1.0))
}

/// The rank of each value, from 1; equal values share the mean of theirs.
fn ranks(values: impl Iterator<Item = Cost>) -> BTreeMap<Cost, f64> {
    let mut counts: BTreeMap<Cost, u64> = BTreeMap::new();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    let mut below = 0;
    let rank = |(value, count): (Cost, u64)| {
        let rank = below as f64 + (count + 1) as f64 / 2.0;
        below += count;
        (value, rank)
    };
    counts.into_iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_by_hand() {
        // Errors 0, 1, 1, 2; relative 1/1, 1/2, 2/4.
        let pairs = [(0, 0), (0, 1), (1, 2), (6, 4)];
        let found = errors(&pairs);
        assert_eq!((found.mean, found.greatest, found.exact), (Some(1.0), Some(2), 1));
        assert!((found.relative.unwrap() - 2.0 / 3.0).abs() < 1e-12);
        // Means 7/4 and 7/4; sums of products 95/4, 35/4 and 55/4, the squares' first.
        let expected = 13.75 / (24.75_f64.sqrt() * 8.75_f64.sqrt());
        assert!((correlation(&pairs).unwrap() - expected).abs() < 1e-12);
        // Ranks 1.5 1.5 3 4 and 1 2 3 4.
        let expected = 4.5 / (4.5_f64.sqrt() * 5.0_f64.sqrt());
        assert!((rank_correlation(&pairs).unwrap() - expected).abs() < 1e-12);
    }

    #[test]
    fn what_has_no_meaning_is_left_out() {
        assert_eq!(errors(&[]), Errors::default());
        assert_eq!((correlation(&[]), correlation(&[(0, 1), (0, 2)]), rank_correlation(&[(3, 1)])), (None, None, None));
        assert_eq!(errors(&[(0, 0)]).relative, None);
        let same = [(1, 10), (2, 20), (3, 30)];
        let whole = |found: Option<f64>| (found.unwrap() - 1.0).abs() < 1e-12;
        assert!(whole(correlation(&same)) && whole(rank_correlation(&same)));
    }
}
