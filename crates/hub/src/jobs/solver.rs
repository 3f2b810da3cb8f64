//! Running one of our algorithms for a board: its figures are measured here.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Message, message};
use solvarium_lab::{Host, NoWatcher, Outcome as Ended, Request, SystemClock};
use utoipa::ToSchema;

use super::worker::{Outcome, aside};
use crate::Hub;
use crate::boards::Needed;
use crate::levels::Named;
use crate::people::Who;
use crate::problem::{Answer, Kind, Problem};

/// A run that somebody asks for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct RunSolver {
    /// The level's name.
    #[schema(max_length = 100)]
    pub level: String,
    /// The algorithm, or a solver of the puzzle's own.
    #[schema(max_length = 40)]
    pub algorithm: String,
    /// The heuristic; the puzzle's first when none is given.
    #[serde(default)]
    pub heuristic: Option<String>,
    /// Settings by name, as they are written on the command line.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// The seed of random choices.
    #[serde(default)]
    pub seed: u64,
}

impl RunSolver {
    fn request(&self) -> Request {
        Request {
            heuristic: self.heuristic.clone(),
            settings: self.settings.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            seed: self.seed,
            ..Request::new(&self.algorithm)
        }
    }

    /// Refuses what does not exist.
    pub(super) fn check(&self, named: &Named) -> Answer<()> {
        let checked = named.game.validate(&self.request());
        checked.map_err(|error| Problem::new(Kind::Refused, Message::from(&error)))
    }

    /// The heuristic and the settings in one line.
    fn details(&self) -> String {
        let settings = self.settings.iter().map(|(name, value)| format!("{name}={value}"));
        let seed = (self.seed != 0).then(|| format!("seed={}", self.seed));
        self.heuristic.iter().cloned().chain(settings).chain(seed).collect::<Vec<_>>().join(" ")
    }
}

impl Hub {
    pub(super) async fn run_solver(
        &self,
        run: &RunSolver,
        person: Option<&str>,
        cancel: Arc<AtomicBool>,
    ) -> Answer<Outcome> {
        // They have left, and their board entries with them.
        let Some(person) = person else { return Ok(Outcome::Done(None)) };
        let who = Who::from(self.person(person).await?);
        let named = self.find_level(&run.level, Some(&who)).await?;
        let request = Request { limits: self.job_limits(), ..run.request() };
        let solve = move || {
            let (clock, mut watcher) = (SystemClock::default(), NoWatcher);
            let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut watcher };
            named.game.solve(&request, &mut host).map_err(|error| Problem::new(Kind::Refused, Message::from(&error)))
        };
        let report = aside(solve).await??;
        match report.outcome {
            Ended::Interrupted => return Ok(Outcome::Interrupted),
            Ended::Solved => {}
            _ => {
                let limit = report.limit.clone().unwrap_or_default();
                let said =
                    if limit.is_empty() { message!("hub-run-unsolved") } else { message!("hub-run-limit", limit) };
                return Ok(Outcome::Done(Some(said)));
            }
        }
        let replayed = self.replay(&who, &run.level, report.moves.clone()).await?;
        let needed = Needed {
            expansions: report.stats.expanded,
            cpu_seconds: report.stats.search_cpu_seconds.or(report.stats.seconds),
            bytes: report.stats.search_bytes,
            here: true,
        };
        let details = run.details();
        let entered = self.enter_run(person, &replayed, (&run.algorithm, &details), &needed).await?;
        let said = entered.is_none().then(|| message!("hub-entry-known"));
        Ok(Outcome::Done(said))
    }
}
