//! Moments of a local search: a row is a change that it looked at, or a generation.

use solvarium_engine::{Message, StepKind, Verdict};
use solvarium_lab::registry::pseudocode::Pseudocode;

use super::{TraceList, TraceMoment, TraceStep, TraceVariable};
use crate::record::{Recording, TraceRows, TraceSize};

/// The moment after a step of a row; after its last, if none is named.
pub(crate) fn moment(
    recording: &Recording,
    code: &Pseudocode,
    index: usize,
    step: Option<usize>,
) -> Option<TraceMoment> {
    let is_last_of = |size: TraceSize| size.rows.checked_sub(1) == Some(index) && size.stride == 1;
    let is_end = !recording.stopped && recording.size().is_some_and(is_last_of);
    let (n, steps, solved, variables) = match recording.page(index, 1).rows {
        TraceRows::Steps { n, energy, proposed, accepted, temperature, .. } => {
            let verdict = if *accepted.first()? { Verdict::Accepted } else { Verdict::Rejected };
            let mut variables = vec![
                variable("energy(x)", energy.first()?),
                variable("energy(y)", proposed.first()?),
                variable("Δ", i64::from(*proposed.first()?) - i64::from(*energy.first()?)),
            ];
            let temperature = *temperature.first()?;
            variables.extend((temperature > 0.0).then(|| variable("T", format!("{temperature:.4}"))));
            let steps = vec![(StepKind::Propose, None), (StepKind::Judge, Some(verdict))];
            (*n.first()?, steps, *accepted.first()? && *proposed.first()? == 0, variables)
        }
        TraceRows::Generations { n, energy, best, mean, .. } => {
            let energy = *energy.first()?;
            let variables = vec![
                variable("energy", energy),
                variable("best", format!("{:.4}", best.first()?)),
                variable("mean", format!("{:.4}", mean.first()?)),
            ];
            (*n.first()?, vec![(StepKind::Rank, None)], energy == 0, variables)
        }
        TraceRows::Expansions { .. } => return None,
    };
    let end = match (solved, is_end) {
        (true, _) => Some((StepKind::End, Some(Verdict::Solved))),
        (false, true) => Some((StepKind::End, Some(Verdict::Failed))),
        (false, false) => None,
    };
    let steps: Vec<(StepKind, Option<Verdict>)> = steps.into_iter().chain(end).collect();
    let told = |(kind, verdict)| TraceStep { kind, verdict, line: code.line(kind, verdict), entry: None };
    let at = step.unwrap_or(usize::MAX).min(steps.len() - 1);
    let empty = TraceList { total: 0, entries: Vec::new() };
    Some(TraceMoment {
        index,
        n,
        step: at,
        steps: steps.into_iter().map(told).collect(),
        open: empty.clone(),
        closed: empty,
        order: Message::new(code.rule),
        next: None,
        variables,
    })
}

fn variable(name: &'static str, value: impl ToString) -> TraceVariable {
    TraceVariable { name, value: value.to_string(), step: None }
}
