//! The course of a search: curves over all of it, and what had been best by each row.

use crate::engine::Lane;
use crate::rows::Row;

/// Steps of which the share that was accepted is counted.
const WINDOW: usize = 50;

/// What is drawn over the whole of a search.
#[derive(Default)]
pub struct Course {
    /// States waiting, and bytes held, over time.
    pub open: Vec<f64>,
    pub bytes: Vec<f64>,
    /// Energy of the candidate, or of the best of a generation, by row.
    pub energy: Vec<f64>,
    /// The least energy by each row.
    pub least: Vec<u32>,
    /// Temperature, mean fitness.
    pub temperature: Vec<f64>,
    pub fitness: Vec<f64>,
}

impl Course {
    /// The course of a search that was recorded.
    pub fn new(lane: &Lane) -> Course {
        let series = &lane.solved.report.stats.series;
        let mut course = Course {
            open: series.iter().map(|sample| sample.open as f64).collect(),
            bytes: series.iter().map(|sample| sample.bytes as f64).collect(),
            ..Course::default()
        };
        let mut least = u32::MAX;
        for row in lane.rows.all() {
            let energy = match row {
                Row::Expansion(_) => break,
                Row::Step(step) => {
                    course.temperature.push(step.temperature);
                    let now = if step.accepted { step.proposed } else { step.energy };
                    least = least.min(step.energy);
                    now
                }
                Row::Generation(generation) => {
                    course.fitness.push(generation.mean);
                    generation.energy
                }
            };
            least = least.min(energy);
            course.least.push(least);
            course.energy.push(f64::from(energy));
        }
        course
    }
}

/// The share of accepted changes among the last ones up to a row.
pub fn acceptance(lane: &Lane, at: usize) -> f64 {
    let rows = &lane.rows.all()[..=at.min(lane.rows.len() - 1)];
    let last = &rows[rows.len().saturating_sub(WINDOW)..];
    let accepted = last.iter().filter(|row| matches!(row, Row::Step(step) if step.accepted)).count();
    accepted as f64 / last.len() as f64
}

/// States waiting and bytes held at an event, as far as samples tell.
pub fn sampled(lane: &Lane, number: u64) -> Option<(u64, u64)> {
    let series = &lane.solved.report.stats.series;
    let after = series.partition_point(|sample| sample.expanded <= number);
    series.get(after.saturating_sub(1)).map(|sample| (sample.open, sample.bytes))
}
