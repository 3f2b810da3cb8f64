//! One line about each solver of a section: what it solved, how fast, how well.

use solvarium_lab::Outcome;

use super::cells::{Cell, Section, question};
use super::statistics::{Summary, geometric_mean};
use crate::record::Record;

/// Seconds below which times are not told apart, and in which a run gets the whole point of the agile score.
const TICK: f64 = 1e-6;
const QUICK: f64 = 1.0;

/// What a solver did in a section.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// Levels it was run on.
    pub levels: usize,
    /// Levels it answered; a level answered in half of the runs is half a level.
    pub coverage: f64,
    /// Seconds on all levels together, answered or not: the mean of each level's runs, summed.
    pub total_seconds: f64,
    /// The median of the times of the levels it answered.
    pub median_seconds: Option<f64>,
    /// Geometric mean of the seconds on the common levels.
    pub seconds: Option<f64>,
    /// Geometric mean of the states on the common levels.
    pub states: Option<f64>,
    /// Geometric mean of the bytes on the common levels.
    pub bytes: Option<f64>,
    /// Mean time, where a run without an answer counts as twice the time limit.
    pub par2: Option<f64>,
    /// Sum of least known cost / cost.
    pub quality: f64,
    /// Sum of points for speed.
    pub agile: Option<f64>,
}

/// The score of each solver.
pub fn scores(section: &Section<'_>) -> Vec<Score> {
    let common = common_levels(section);
    (0..section.solvers.len()).map(|solver| score(section, solver, &common)).collect()
}

/// The levels that every solver that answered any has always answered.
pub fn common_levels(section: &Section<'_>) -> Vec<usize> {
    let able: Vec<usize> = (0..section.solvers.len())
        .filter(|&solver| section.column(solver).any(|(_, cell)| cell.answers() > 0))
        .collect();
    let always = |level: usize| able.iter().all(|&solver| section.cell(level, solver).is_some_and(Cell::is_answered));
    (0..section.levels.len()).filter(|&level| !able.is_empty() && always(level)).collect()
}

fn score(section: &Section<'_>, solver: usize, common: &[usize]) -> Score {
    let cells: Vec<(usize, &Cell<'_>)> = section.column(solver).collect();
    let on_common = |value: fn(&Cell<'_>) -> Option<Summary>, floor: f64| {
        let able = cells.iter().any(|(_, cell)| cell.answers() > 0);
        let means: Option<Vec<f64>> = cells
            .iter()
            .filter(|(level, _)| able && common.contains(level))
            .map(|(_, cell)| value(cell).map(|sample| sample.mean))
            .collect();
        geometric_mean(means?, floor)
    };
    let over_runs = |value: &dyn Fn(&Record) -> Option<f64>| -> Option<Vec<f64>> {
        cells.iter().map(|(_, cell)| mean(cell.runs.iter().map(|run| value(run)))).collect()
    };
    Score {
        levels: cells.len(),
        coverage: cells.iter().map(|(_, cell)| cell.share()).sum(),
        total_seconds: over_runs(&|run| Some(run.result.stats.shown_seconds())).unwrap_or_default().iter().sum(),
        median_seconds: Summary::of(cells.iter().filter_map(|(_, c)| Some(c.time?.mean))).map(|s| s.median),
        seconds: on_common(|cell| cell.time, TICK),
        states: on_common(|cell| cell.states, 1.0),
        bytes: on_common(|cell| cell.memory, 1.0),
        par2: over_runs(&penalised).and_then(Summary::of).map(|sample| sample.mean),
        quality: cells.iter().map(|&(level, cell)| quality(section, level, cell)).sum(),
        agile: over_runs(&agile).map(|points| points.iter().sum()),
    }
}

/// The mean of values, if all are known.
fn mean(values: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    let values: Option<Vec<f64>> = values.collect();
    Summary::of(values?).map(|sample| sample.mean)
}

fn penalised(run: &Record) -> Option<f64> {
    if run.result.is_answered() {
        Some(run.result.stats.shown_seconds())
    } else {
        Some(2.0 * run.solver.request.limits.seconds?)
    }
}

/// The points of a run in the agile track of the planning competition.
fn agile(run: &Record) -> Option<f64> {
    match run.result.stats.shown_seconds() {
        _ if !run.result.is_answered() => Some(0.0),
        seconds if seconds <= QUICK => Some(1.0),
        seconds => {
            let limit = run.solver.request.limits.seconds.filter(|&limit| limit > QUICK)?;
            Some((1.0 - seconds.ln() / limit.ln()).max(0.0))
        }
    }
}

/// The points of a cell in the satisficing track: the least cost that anybody found, divided by the solver's own.
fn quality(section: &Section<'_>, level: usize, cell: &Cell<'_>) -> f64 {
    // Pushes are not compared with moves: only who answers the same question is a rival.
    let asked = question(cell.runs[0]);
    let rivals = (0..section.solvers.len()).filter_map(|solver| section.cell(level, solver));
    let rivals = rivals.filter(|rival| question(rival.runs[0]) == asked).filter_map(|rival| Some(rival.cost?.least));
    let best = rivals.fold(f64::INFINITY, f64::min);
    let points = |run: &&Record| match run.result.outcome {
        Outcome::Solved => run.result.cost.map_or(1.0, |cost| if cost == 0 { 1.0 } else { best / cost as f64 }),
        _ if run.result.is_answered() => 1.0,
        _ => 0.0,
    };
    cell.runs.iter().map(points).sum::<f64>() / cell.runs.len() as f64
}
