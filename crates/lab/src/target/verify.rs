//! Whether a level meets a condition, decided from the level alone: nothing that its generator knows is used.
//!
//! Every solution that a search gives is replayed before it counts, and a least value counts only with its proof. What is
//! not settled within the limits is not met.

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::{Aims, Clock, Examination, Least, Limit, Limits, Stop};

use super::{Condition, Range, SEARCHED, Side};
use crate::check::FactValue;
use crate::game::Game;
use crate::request::{Request, Setting};
use crate::watch::Host;
use crate::{Outcome, Report, RequestError};

/// A condition that holds, and what shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Verified {
    /// The condition, as it is written in a target.
    pub condition: String,
    /// The number or the word that was found, where there is one.
    pub value: Option<FactValue>,
    /// The search that showed it; none where the level was examined.
    pub run: Option<VerifiedRun>,
}

/// A search that shows something about a level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VerifiedRun {
    /// The algorithm, or the puzzle's own solver.
    pub algorithm: String,
    /// Every setting in force.
    pub settings: BTreeMap<String, Setting>,
    /// The states it was allowed to expand.
    pub nodes: Option<u64>,
    /// How it ended.
    pub outcome: Outcome,
    /// The states it expanded.
    pub expanded: u64,
    /// Moves of its solution, which was replayed.
    pub length: Option<usize>,
    /// What its solution costs.
    pub cost: Option<u64>,
    /// Whether it proved that no solution costs less.
    pub optimal: Option<bool>,
    /// Whether it proved that there is no other solution.
    pub unique: Option<bool>,
}

/// What is known about a condition.
pub(super) enum Verdict {
    /// It holds.
    Holds(Verified),
    /// It does not; on which side of what is wanted the level is, where that makes sense.
    Fails(Side),
    /// The limits were too low to tell.
    Undecided,
}

/// Why no further condition can be decided.
pub(super) enum Failure {
    Request(RequestError),
    Stopped(Stop),
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Self {
        Failure::Request(error)
    }
}

/// Judges one level. What several conditions need is computed once.
pub(super) struct Judge<'a, 'h> {
    pub game: &'a Game,
    pub aims: &'a Aims,
    /// What each search and the examination may use.
    pub limits: Limits,
    /// When it is time to stop, by the host's clock.
    pub deadline: Option<f64>,
    pub host: &'a mut Host<'h>,
    examined: Option<Examination>,
    reports: Vec<(Request, Report)>,
}

impl<'a, 'h> Judge<'a, 'h> {
    pub fn new(game: &'a Game, aims: &'a Aims, limits: Limits, deadline: Option<f64>, host: &'a mut Host<'h>) -> Self {
        Judge { game, aims, limits, deadline, host, examined: None, reports: Vec::new() }
    }

    /// Solves the level with an algorithm; none if the limits do not allow it.
    pub fn solution(&mut self, algorithm: &str) -> Result<Option<Report>, Failure> {
        let report = self.run(algorithm, &[], self.limits.nodes)?;
        Ok((report.outcome == Outcome::Solved).then_some(report))
    }

    /// Whether a condition holds.
    pub fn holds(&mut self, condition: &Condition) -> Result<Verdict, Failure> {
        let holds = |value: Option<FactValue>, run: Option<&Report>, nodes: Option<u64>| {
            let run = run.map(|report| VerifiedRun::new(report, nodes));
            Verdict::Holds(Verified { condition: condition.to_string(), value, run })
        };
        let number = |number: u64| Some(FactValue::Number(number));
        Ok(match condition {
            Condition::Measure { name, range } => {
                let Some(least) = self.aims.least.iter().find(|least| least.measures.contains(name)) else {
                    return Ok(Verdict::Undecided);
                };
                let report = self.least(least)?;
                match measured(&report, name) {
                    None => Verdict::Undecided,
                    Some(value) => match range.side(value) {
                        Side::Inside => holds(number(value), Some(&report), self.limits.nodes),
                        side => Verdict::Fails(side),
                    },
                }
            }
            Condition::Unique => match self.examined()?.unique {
                None => Verdict::Undecided,
                Some(false) => Verdict::Fails(Side::Inside),
                Some(true) => holds(None, None, None),
            },
            Condition::Difficulty(wanted) => match self.examined()?.difficulty {
                None => Verdict::Undecided,
                Some(found) if found == *wanted => holds(Some(FactValue::Words(found.into())), None, None),
                Some(found) => Verdict::Fails(self.compared(found, wanted)),
            },
            Condition::NoGuessing => {
                let report = self.reasoned()?;
                match report.outcome {
                    Outcome::Solved => holds(None, Some(&report), self.limits.nodes),
                    Outcome::Limit => Verdict::Undecided,
                    _ => Verdict::Fails(Side::Inside),
                }
            }
            Condition::Rule { least, of } => {
                let report = self.reasoned()?;
                let steps =
                    report.steps.iter().filter(|step| step.rule == *of || step.level.name() == *of).count() as u64;
                match report.outcome {
                    Outcome::Solved if steps >= *least => holds(number(steps), Some(&report), self.limits.nodes),
                    Outcome::Solved => Verdict::Fails(Side::Below),
                    Outcome::Limit => Verdict::Undecided,
                    _ => Verdict::Fails(Side::Inside),
                }
            }
            Condition::Search { algorithm, solves, nodes } => {
                let nodes = Some(nodes.unwrap_or(SEARCHED));
                let report = self.run(algorithm, &[], nodes)?;
                match (report.outcome == Outcome::Solved, *solves) {
                    _ if ran_short(&report) => Verdict::Undecided,
                    (found, wanted) if found == wanted => holds(None, Some(&report), nodes),
                    (found, _) => Verdict::Fails(if found { Side::Below } else { Side::Above }),
                }
            }
            Condition::Expanded { algorithm, range } => self.expanded(algorithm, *range, holds)?,
        })
    }

    /// An algorithm that may expand just as many states as the range allows has shown enough at that limit.
    fn expanded(
        &mut self,
        algorithm: &str,
        range: Range,
        holds: impl Fn(Option<FactValue>, Option<&Report>, Option<u64>) -> Verdict,
    ) -> Result<Verdict, Failure> {
        let nodes = range.most.or(self.limits.nodes);
        let report = self.run(algorithm, &[], nodes)?;
        let expanded = report.stats.expanded.unwrap_or_default();
        Ok(match (report.outcome, range.side(expanded)) {
            _ if ran_short(&report) => Verdict::Undecided,
            (Outcome::Solved, Side::Inside) => holds(Some(FactValue::Number(expanded)), Some(&report), nodes),
            (Outcome::Solved, side) => Verdict::Fails(side),
            (Outcome::Limit, _) if range.most.is_none() => Verdict::Undecided,
            _ => Verdict::Fails(Side::Above),
        })
    }

    fn examined(&mut self) -> Result<&Examination, Failure> {
        if self.examined.is_none() {
            let limits = self.limits(self.limits.nodes);
            let examination = self.game.examine(limits, self.host)?;
            ended(examination.stopped)?;
            self.examined = Some(examination);
        }
        Ok(self.examined.as_ref().expect("it was just examined"))
    }

    fn least(&mut self, least: &Least) -> Result<Report, Failure> {
        self.run(least.algorithm, least.settings, self.limits.nodes)
    }

    fn reasoned(&mut self) -> Result<Report, Failure> {
        self.run(self.aims.reasoner.unwrap_or_default(), &[], self.limits.nodes)
    }

    fn run(&mut self, algorithm: &str, settings: &[(&str, &str)], nodes: Option<u64>) -> Result<Report, Failure> {
        let own = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        let settings = settings.iter().map(own).collect();
        let request = Request { settings, limits: Limits { nodes, ..self.limits }, ..Request::new(algorithm) };
        if let Some((_, report)) = self.reports.iter().find(|(known, _)| *known == request) {
            return Ok(report.clone());
        }
        let report = self.game.solve(&Request { limits: self.limits(nodes), ..request.clone() }, self.host)?;
        let time = report.limit.as_deref() == Some(Limit::Time.name());
        let stopped = match report.outcome {
            Outcome::Interrupted => Some(Stop::Interrupted),
            _ => time.then_some(Stop::Limit(Limit::Time)),
        };
        ended(stopped)?;
        self.reports.push((request, report.clone()));
        Ok(report)
    }

    /// The limits of one search, with the time that is left.
    fn limits(&self, nodes: Option<u64>) -> Limits {
        Limits { nodes, seconds: left(self.deadline, self.host.clock), ..self.limits }
    }

    /// On which side of a difficulty another is.
    fn compared(&self, found: &str, wanted: &str) -> Side {
        let place = |name: &str| self.aims.difficulties.iter().position(|known| *known == name);
        match place(found).zip(place(wanted)) {
            Some((found, wanted)) if found < wanted => Side::Below,
            Some(_) => Side::Above,
            None => Side::Inside,
        }
    }
}

/// Seconds that are left until a deadline.
pub(super) fn left(deadline: Option<f64>, clock: &dyn Clock) -> Option<f64> {
    deadline.map(|deadline| (deadline - clock.seconds()).max(0.0))
}

/// Ends everything where the user or the clock did; other limits leave a condition undecided.
fn ended(stopped: Option<Stop>) -> Result<(), Failure> {
    match stopped {
        Some(stop @ (Stop::Interrupted | Stop::Limit(Limit::Time))) => Err(Failure::Stopped(stop)),
        _ => Ok(()),
    }
}

/// Whether a search ended for want of memory: with more of it, it might have found something.
fn ran_short(report: &Report) -> bool {
    report.outcome == Outcome::Limit && report.limit.as_deref() == Some(Limit::Memory.name())
}

/// The least value of a measure, if the run proved it: by a bound, or because there is no other solution.
fn measured(report: &Report, name: &str) -> Option<u64> {
    let proved = report.optimal == Some(true) || report.unique == Some(true);
    let value = match name {
        "length" => report.length.map(|length| length as u64),
        "cost" => report.cost,
        name => report.measures.get(name).copied(),
    };
    value.filter(|_| proved)
}

impl VerifiedRun {
    pub(super) fn new(report: &Report, nodes: Option<u64>) -> Self {
        VerifiedRun {
            algorithm: report.algorithm.clone(),
            settings: report.options.clone(),
            nodes,
            outcome: report.outcome,
            expanded: report.stats.expanded.unwrap_or_default(),
            length: report.length,
            cost: report.cost,
            optimal: report.optimal,
            unique: report.unique,
        }
    }
}
