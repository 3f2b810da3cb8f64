//! The points for one answer, and why the others were lost.

use solvarium_lab::{Message, Outcome, Report, message};

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
        let on_level = |reason| message!("suite-on-level", level = name, reason);
        self.reasons.extend(page.reasons().into_iter().map(on_level));
        if report.outcome == Outcome::Solved && reference.solvable == Some(false) {
            self.doubts.push(message!("grade-bug-solved", level = name, by = &reference.name));
        }
        if let (Some(cost), Some(least)) = (report.cost, reference.least)
            && cost < least
        {
            let by = &reference.name;
            self.doubts.push(message!("grade-bug-cheaper", level = name, cost, by, least));
        }
    }
}

/// What one level gives.
#[derive(Default)]
struct Page {
    points: f64,
    of: f64,
    /// Why the answer is not right; then there are no points at all.
    right: Option<Message>,
    lost: Vec<(&'static str, f64, Message)>,
}

impl Page {
    /// Gives the points for one thing, or notes why not; whether it was given.
    fn give(&mut self, what: &'static str, worth: f64, deserved: impl Fn() -> Result<(), Message>) -> bool {
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

    /// Why points were lost; an answer that is not right is one reason for all.
    fn reasons(self) -> Vec<Message> {
        let lost = self.lost.into_iter().filter(|(_, worth, _)| *worth > 0.0);
        let Some(reason) = self.right else {
            return lost.map(|(what, worth, reason)| lost_points(worth, &[what], reason)).collect();
        };
        let (names, worth): (Vec<&str>, Vec<f64>) = lost.map(|(what, worth, _)| (what, worth)).unzip();
        if names.is_empty() { Vec::new() } else { vec![lost_points(worth.iter().sum(), &names, reason)] }
    }
}

fn lost_points(worth: f64, names: &[&str], reason: Message) -> Message {
    let number = if worth == 1.0 { "one" } else { "other" };
    message!("grade-lost", points = points(worth), number, names, reason)
}

/// Whether the answer is a solution or, where there is none, says so.
fn is_right(report: &Report, reference: &Reference) -> Result<(), Message> {
    match (report.outcome, reference.solvable) {
        (Outcome::Solved, _) | (Outcome::Unsolvable, Some(false)) => return Ok(()),
        (Outcome::Unsolvable, Some(true)) => return Err(message!("grade-solvable")),
        (Outcome::Unsolvable, None) => return Err(message!("grade-not-known")),
        _ => {}
    }
    Err(match report.reason() {
        Some(reason) => message!("grade-ending", ending = report.ending(), reason = reason.clone()),
        None => report.ending(),
    })
}

fn is_least(report: &Report, least: u64) -> Result<(), Message> {
    match report.cost {
        Some(cost) if cost <= least => Ok(()),
        Some(cost) => Err(message!("grade-not-least", cost, least)),
        None => Err(message!("grade-no-solution")),
    }
}

fn is_within_nodes(report: &Report, bound: u64) -> Result<(), Message> {
    match report.stats.expanded {
        Some(expanded) if expanded <= bound => Ok(()),
        Some(expanded) => Err(message!("grade-too-many-nodes", expanded, bound)),
        None => Err(message!("grade-nodes-not-reported", bound)),
    }
}

fn is_within_time(report: &Report, bound: f64) -> Result<(), Message> {
    let seconds = report.stats.process_seconds();
    if seconds <= bound {
        return Ok(());
    }
    Err(message!("grade-too-slow", seconds = format!("{seconds:.2}"), bound = bound.to_string()))
}
