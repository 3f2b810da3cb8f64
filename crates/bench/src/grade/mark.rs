//! The points for one answer, and why the others were lost.

use solvarium_lab::{Outcome, Report};

use super::{Exercise, Grade, Reference, Terms, points};

impl Grade {
    /// Takes in what a program did on one level.
    pub(super) fn mark(&mut self, exercise: &Exercise, report: &Report, terms: &Terms) {
        let reference = &exercise.reference;
        let right = is_right(report, reference);
        let mut page = Page { right: right.as_ref().err().cloned(), ..Page::default() };
        self.levels += 1;
        self.solved += usize::from(right.is_ok());
        page.give("solved", terms.solved, || Ok(()));
        if let Some(least) = reference.least {
            self.optimal += usize::from(page.give("optimal", terms.optimal, || is_least(report, least)));
        }
        if let Some(bound) = reference.node_bound {
            self.within_nodes += usize::from(page.give("nodes", terms.nodes, || is_within_nodes(report, bound)));
        }
        if let Some(bound) = terms.time_bound {
            self.within_time += usize::from(page.give("time", terms.time, || is_within_time(report, bound)));
        }
        let name = &exercise.level.name;
        self.points += page.points;
        self.of += page.of;
        self.reasons.extend(page.reasons().into_iter().map(|reason| format!("{name}: {reason}")));
        if report.outcome == Outcome::Solved && reference.solvable == Some(false) {
            self.doubts
                .push(format!("BUG: {name}: solved, though `{}` proved that there is no solution", reference.name));
        }
        if let (Some(cost), Some(least)) = (report.cost, reference.least)
            && cost < least
        {
            let by = &reference.name;
            self.doubts
                .push(format!("BUG: {name}: solved at cost {cost}, though `{by}` proved that {least} is the least"));
        }
    }
}

/// What one level gives.
#[derive(Default)]
struct Page {
    points: f64,
    of: f64,
    /// Why the answer is not right; then there are no points at all.
    right: Option<String>,
    lost: Vec<(&'static str, f64, String)>,
}

impl Page {
    /// Gives the points for one thing, or notes why not; whether it was given.
    fn give(&mut self, what: &'static str, worth: f64, deserved: impl Fn() -> Result<(), String>) -> bool {
        self.of += worth;
        let verdict = self.right.clone().map_or_else(deserved, Err);
        match verdict {
            Ok(()) => {
                self.points += worth;
                true
            }
            Err(reason) => {
                self.lost.push((what, worth, reason));
                false
            }
        }
    }

    /// The reasons in words; an answer that is not right is one reason for all.
    fn reasons(self) -> Vec<String> {
        let lost = self.lost.into_iter().filter(|(_, worth, _)| *worth > 0.0);
        let Some(reason) = self.right else {
            return lost.map(|(what, worth, reason)| format!("{} for {what}: {reason}", of(worth))).collect();
        };
        let (names, worth): (Vec<&str>, Vec<f64>) = lost.map(|(what, worth, _)| (what, worth)).unzip();
        if names.is_empty() {
            return Vec::new();
        }
        vec![format!("{} for {}: {reason}", of(worth.iter().sum()), names.join(", "))]
    }
}

fn of(worth: f64) -> String {
    format!("{} {}", points(worth), if worth == 1.0 { "point" } else { "points" })
}

/// Whether the answer is a solution or, where there is none, says so.
fn is_right(report: &Report, reference: &Reference) -> Result<(), String> {
    match (report.outcome, reference.solvable) {
        (Outcome::Solved, _) | (Outcome::Unsolvable, Some(false)) => return Ok(()),
        (Outcome::Unsolvable, Some(true)) => return Err("it says that there is no solution, but there is one".into()),
        (Outcome::Unsolvable, None) => return Err("it says that there is no solution, which is not known".into()),
        _ => {}
    }
    let reason = report.reason().map_or_else(String::new, |reason| format!(": {reason}"));
    Err(report.verdict() + &reason)
}

fn is_least(report: &Report, least: u64) -> Result<(), String> {
    match report.cost {
        Some(cost) if cost <= least => Ok(()),
        Some(cost) => Err(format!("its solution costs {cost}, {least} is enough")),
        None => Err("there is no solution to compare".into()),
    }
}

fn is_within_nodes(report: &Report, bound: u64) -> Result<(), String> {
    match report.stats.expanded {
        Some(expanded) if expanded <= bound => Ok(()),
        Some(expanded) => Err(format!("it expanded {expanded} states, the bound is {bound}")),
        None => Err(format!("it does not report how many states it expanded, the bound is {bound}")),
    }
}

fn is_within_time(report: &Report, bound: f64) -> Result<(), String> {
    let seconds = report.stats.process_seconds();
    if seconds <= bound { Ok(()) } else { Err(format!("it took {seconds:.2} s, the bound is {bound} s")) }
}
