//! Numbers about numbers: mean, deviation, median, geometric mean.

/// What can be said of several measurements of the same thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many there are.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation (with n − 1), if there are at least two.
    pub deviation: Option<f64>,
    /// The one in the middle; of an even number, the mean of the two in the middle.
    pub median: f64,
    /// The least.
    pub least: f64,
    /// The greatest.
    pub most: f64,
}

impl Summary {
    /// Of some values, if there are any.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Summary> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let count = values.len();
        let (least, most) = (*values.first()?, *values.last()?);
        let mean = values.iter().sum::<f64>() / count as f64;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let deviation = (count > 1).then(|| (squares / (count - 1) as f64).sqrt());
        let median = f64::midpoint(values[(count - 1) / 2], values[count / 2]);
        Some(Summary { count, mean, deviation, median, least, most })
    }

    /// Whether all values are the same.
    pub fn is_constant(&self) -> bool {
        self.least == self.most
    }
}

/// The geometric mean of positive values, if there are any; values below `floor` count as `floor`.
pub fn geometric_mean(values: impl IntoIterator<Item = f64>, floor: f64) -> Option<f64> {
    let logarithms = Summary::of(values.into_iter().map(|value| value.max(floor).ln()))?;
    Some(logarithms.mean.exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_what_a_hand_computes() {
        // 2 4 4 4 5 5 7 9: sum 40, squares of the differences from 5 sum to 32.
        let sample = Summary::of([9.0, 2.0, 4.0, 5.0, 4.0, 7.0, 5.0, 4.0]).expect("there are values");
        assert_eq!((sample.count, sample.mean, sample.median), (8, 5.0, 4.5));
        assert_eq!((sample.least, sample.most), (2.0, 9.0));
        assert!((sample.deviation.expect("there are several") - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert!(!sample.is_constant());
    }

    #[test]
    fn one_value_has_no_deviation_and_none_no_sample() {
        let one = Summary::of([3.0]).expect("there is a value");
        assert_eq!((one.mean, one.median, one.deviation), (3.0, 3.0, None));
        assert!(one.is_constant());
        assert_eq!(Summary::of([]), None);
    }

    #[test]
    fn geometric_means_multiply() {
        let mean = geometric_mean([1.0, 10.0, 100.0], 0.0).expect("there are values");
        assert!((mean - 10.0).abs() < 1e-12);
        let raised = geometric_mean([0.0, 4.0], 1.0).expect("there are values");
        assert!((raised - 2.0).abs() < 1e-12);
        assert_eq!(geometric_mean([], 1.0), None);
    }
}
