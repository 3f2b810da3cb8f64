//! Verifying a level: the expert looks for a solution, which is replayed, and tells whether it is the only one.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use solvarium_engine::Message;
use solvarium_lab::{Host, NoWatcher, Outcome as Ended, Request, SystemClock};

use super::worker::{Outcome, aside};
use crate::Hub;
use crate::levels::{LevelVerdict, read_level};
use crate::problem::{Answer, Kind, Problem};

/// The outcome of a check.
struct Found {
    verdict: LevelVerdict,
    unique: Option<bool>,
    measures: BTreeMap<String, u64>,
    /// The measure whose value is proved the least.
    proved: Option<String>,
    interrupted: bool,
}

impl Hub {
    pub(super) async fn verify(&self, id: &str, cancel: Arc<AtomicBool>) -> Answer<Outcome> {
        let row: Option<(String, String)> = sqlx::query_as("SELECT text, puzzle FROM levels WHERE id = $1")
            .bind(id)
            .fetch_optional(self.db.pool())
            .await?;
        // Somebody took it back.
        let Some((text, puzzle)) = row else { return Ok(Outcome::Done(None)) };
        let limits = self.job_limits();
        let find = move || {
            let game = read_level(&text, "level", &puzzle)?;
            let (clock, mut watcher) = (SystemClock::default(), NoWatcher);
            let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut watcher };
            let request = Request { limits, ..Request::new("expert") };
            let report =
                game.solve(&request, &mut host).map_err(|error| Problem::new(Kind::Refused, Message::from(&error)))?;
            let cost =
                game.cost_measure(&request).ok().flatten().filter(|_| report.optimal == Some(true)).map(String::from);
            Ok(Found {
                verdict: match report.outcome {
                    Ended::Solved => LevelVerdict::Verified,
                    Ended::Unsolvable => LevelVerdict::Unsolvable,
                    _ => LevelVerdict::Undecided,
                },
                unique: report.unique,
                measures: report.measures,
                proved: cost,
                interrupted: report.outcome == Ended::Interrupted,
            })
        };
        let found: Answer<Found> = aside(find).await?;
        let found = found?;
        if found.interrupted {
            return Ok(Outcome::Interrupted);
        }
        let mut change = self.db.change().await?;
        sqlx::query("UPDATE levels SET verdict = $1, is_unique = $2 WHERE id = $3")
            .bind(found.verdict.name())
            .bind(found.unique.map(i64::from))
            .bind(id)
            .execute(&mut *change.on)
            .await?;
        for (measure, value) in &found.measures {
            let proved = found.proved.as_ref() == Some(measure);
            let value = i64::try_from(*value).unwrap_or(i64::MAX);
            self.note_best(&mut change, &format!("shared/{id}"), measure, value, proved).await?;
        }
        change.commit().await?;
        Ok(Outcome::Done(None))
    }
}
