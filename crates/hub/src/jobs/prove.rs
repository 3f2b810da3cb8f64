//! Proving the least that a level needs: the puzzle's own solver where it can prove it, else A*.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use solvarium_engine::{Message, message};
use solvarium_lab::{Host, NoWatcher, Outcome as Ended, Report, Request, SystemClock, game::SharedGame};

use super::worker::{Outcome, aside};
use crate::Hub;
use crate::problem::{Answer, Kind, Problem};

impl Hub {
    pub(super) async fn prove(&self, level: &str, cancel: Arc<AtomicBool>) -> Answer<Outcome> {
        let named = self.find_level(level, None).await?;
        let (game, limits) = (named.game, self.job_limits());
        let (proof, measure) = aside(move || {
            let prove = |request: &Request| {
                let (clock, mut watcher) = (SystemClock::default(), NoWatcher);
                let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut watcher };
                game.solve(request, &mut host)
            };
            let own = Request { limits, settings: optimal(&game), ..Request::new("expert") };
            let first = prove(&own).map_err(|error| Problem::new(Kind::Refused, Message::from(&error)))?;
            let proof = match first.optimal {
                Some(true) => first,
                _ => prove(&Request { limits, ..Request::new("astar") }).unwrap_or(first),
            };
            let measure = game.cost_measure(&own).ok().flatten();
            Ok::<(Report, Option<&str>), Problem>((proof, measure))
        })
        .await??;
        if proof.outcome == Ended::Interrupted {
            return Ok(Outcome::Interrupted);
        }
        let proved = proof.optimal == Some(true);
        let mut change = self.db.change().await?;
        for (name, value) in &proof.measures {
            let value = i64::try_from(*value).unwrap_or(i64::MAX);
            self.note_best(&mut change, level, name, value, proved && Some(name.as_str()) == measure).await?;
        }
        change.commit().await?;
        let said = if proved { message!("hub-proved") } else { message!("hub-not-proved") };
        Ok(Outcome::Done(Some(said)))
    }
}

/// The setting by which an expert proves the least, where it has one.
fn optimal(game: &SharedGame) -> Vec<(String, String)> {
    let entry = solvarium_lab::registry::puzzle(game.info().name);
    let expert = entry.ok().and_then(|entry| entry.solvers.iter().find(|solver| solver.name == "expert"));
    let has = expert.is_some_and(|expert| expert.params.iter().any(|param| param.name == "optimal"));
    if has { vec![("optimal".into(), "true".into())] } else { Vec::new() }
}
