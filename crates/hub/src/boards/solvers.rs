//! Boards of solvers. Ours are run here, by a worker, so their figures are measured; other programs run at their owner's,
//! who reports the figures, and only the moves are replayed. A board says which is which.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use sqlx::{AnyConnection, FromRow};
use utoipa::ToSchema;

use super::Replayed;
use crate::Hub;
use crate::clock::Moment;
use crate::people::{Person, Who};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{hash_of, public_id};

/// Runs of a board, and of a class on a level.
const PLACES: i64 = 100;
const CLASS_RUNS: i64 = 2000;
/// Letters of a solver's name.
const NAME: usize = 40;
/// The shortest class of processor time, in milliseconds; each next one is twice as long.
const SHORTEST: i64 = 125;

/// A run of a solver.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SolverEntry {
    /// Its id.
    pub id: String,
    /// The level's full name.
    pub level: String,
    /// Who entered it.
    pub person: Person,
    /// The algorithm, or the name of a program.
    pub solver: String,
    /// The heuristic and the settings; empty if there are none.
    pub details: String,
    /// What the solution costs.
    pub cost: i64,
    /// The puzzle's measures of it.
    pub measures: BTreeMap<String, i64>,
    /// States it expanded.
    pub expansions: Option<i64>,
    /// Seconds of processor time, rounded up to 0.125, 0.25, 0.5, 1, 2, 4 and so on.
    pub cpu_class: Option<f64>,
    /// Bytes that its search held.
    pub bytes: Option<i64>,
    /// Whether it ran here; else the figures are what its owner says, and only the moves were replayed.
    pub measured_here: bool,
    /// When it came in.
    pub when: Moment,
}

/// A run of a program elsewhere.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct ReportedRun {
    /// The level's name.
    #[schema(max_length = 100)]
    pub level: String,
    /// The program's name.
    #[schema(max_length = 40)]
    pub solver: String,
    /// The solution.
    pub moves: Vec<String>,
    /// States it expanded.
    #[serde(default)]
    pub expansions: Option<u64>,
    /// Seconds of processor time.
    #[serde(default)]
    pub cpu_seconds: Option<f64>,
    /// Bytes it held.
    #[serde(default)]
    pub bytes: Option<u64>,
}

/// A run of a solver with its moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SolverRecorded {
    /// The run.
    pub entry: SolverEntry,
    /// The solution.
    pub moves: Vec<String>,
}

/// What a run needed.
pub(crate) struct Needed {
    pub expansions: Option<u64>,
    pub cpu_seconds: Option<f64>,
    pub bytes: Option<u64>,
    pub here: bool,
}

#[derive(FromRow)]
struct Row {
    id: String,
    level: String,
    solver: String,
    details: String,
    cost: i64,
    measures: String,
    expansions: Option<i64>,
    cpu_class: Option<i64>,
    bytes: Option<i64>,
    measured_here: i64,
    moves: String,
    created: i64,
    by_name: Option<String>,
    by_role: Option<String>,
    by_character: Option<String>,
}

macro_rules! select_solvers {
    ($rest:literal) => {
        concat!(
            "SELECT solver_entries.id, level, solver, details, cost, measures, expansions, cpu_class, bytes, measured_here, \
             moves, solver_entries.created, people.name AS by_name, people.role AS by_role, \
             people.character AS by_character FROM solver_entries JOIN people ON people.id = solver_entries.person ",
            $rest
        )
    };
}

impl Hub {
    /// The runs of a class's members, in the same order.
    pub(crate) async fn solvers_of_class(&self, level: &str, class: &str) -> Answer<Vec<SolverEntry>> {
        let rows: Vec<Row> = sqlx::query_as(select_solvers!(
            "WHERE level = $1 AND hidden = 0 AND person IN (SELECT members.person FROM members WHERE class = $2) \
             ORDER BY cost, COALESCE(expansions, 9000000000000000000), cpu_class, solver_entries.created, solver_entries.id \
             LIMIT $3"
        ))
        .bind(level)
        .bind(class)
        .bind(CLASS_RUNS)
        .fetch_all(self.db.pool())
        .await?;
        Ok(rows.into_iter().map(|row| row.recorded().entry).collect())
    }

    /// A run with its moves.
    pub async fn solver_recorded(&self, id: &str) -> Answer<SolverRecorded> {
        let row: Option<Row> = sqlx::query_as(select_solvers!("WHERE solver_entries.id = $1 AND hidden = 0"))
            .bind(id)
            .fetch_optional(self.db.pool())
            .await?;
        row.map(Row::recorded).ok_or_else(Problem::missing)
    }

    /// Enters a run of a program elsewhere.
    pub async fn report_run(&self, who: &Who, run: ReportedRun) -> Answer<SolverEntry> {
        let solver = run.solver.trim().to_string();
        let is_odd = |c: char| c.is_control();
        if solver.is_empty() || solver.chars().count() > NAME || solver.chars().any(is_odd) {
            return Err(Problem::new(Kind::Refused, message!("hub-label-refused", most = NAME)));
        }
        if run.cpu_seconds.is_some_and(|seconds| !(0.0..1e9).contains(&seconds)) {
            return Err(Problem::new(Kind::Refused, message!("hub-seconds-refused")));
        }
        let replayed = self.replay(who, &run.level, run.moves).await?;
        let needed = Needed { expansions: run.expansions, cpu_seconds: run.cpu_seconds, bytes: run.bytes, here: false };
        let id = self.enter_run(&who.id, &replayed, (&solver, ""), &needed).await?;
        Ok(self
            .solver_recorded(&id.ok_or_else(|| Problem::new(Kind::Taken, message!("hub-entry-known")))?)
            .await?
            .entry)
    }

    /// Keeps a run; none if the same one is there.
    pub(crate) async fn enter_run(
        &self,
        person: &str,
        replayed: &Replayed,
        (solver, details): (&str, &str),
        needed: &Needed,
    ) -> Answer<Option<String>> {
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let (id, level, measures) = (public_id(), &replayed.named.name, replayed.measures());
        let mut change = self.db.change().await?;
        let inserted = sqlx::query(
            "INSERT INTO solver_entries (id, level, person, solver, details, cost, measures, expansions, cpu_class, bytes,
             measured_here, moves, digest, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
             ON CONFLICT DO NOTHING",
        )
        .bind(&id)
        .bind(level)
        .bind(person)
        .bind(solver)
        .bind(details)
        .bind(whole(replayed.judged.cost))
        .bind(serde_json::to_string(&measures)?)
        .bind(needed.expansions.map(whole))
        .bind(needed.cpu_seconds.map(class_of))
        .bind(needed.bytes.map(whole))
        .bind(i64::from(needed.here))
        .bind(&replayed.moves)
        .bind(hash_of(&replayed.moves))
        .bind(self.clock.now())
        .execute(&mut *change.on)
        .await?;
        for (measure, value) in measures {
            self.note_best(&mut change, level, measure, value, false).await?;
        }
        change.commit().await?;
        Ok((inserted.rows_affected() > 0).then_some(id))
    }
}

/// The runs of a level: the cheapest solutions first, then those that took fewest expansions.
pub(super) async fn solvers(on: &mut AnyConnection, level: &str) -> Answer<Vec<SolverEntry>> {
    let rows: Vec<Row> = sqlx::query_as(select_solvers!(
        "WHERE level = $1 AND hidden = 0 ORDER BY cost, COALESCE(expansions, 9000000000000000000), cpu_class, \
         solver_entries.created, solver_entries.id LIMIT $2"
    ))
    .bind(level)
    .bind(PLACES)
    .fetch_all(on)
    .await?;
    Ok(rows.into_iter().map(|row| row.recorded().entry).collect())
}

/// The class of processor time, in milliseconds.
fn class_of(seconds: f64) -> i64 {
    let milliseconds = (seconds * 1000.0).ceil() as i64;
    let mut class = SHORTEST;
    while class < milliseconds {
        class *= 2;
    }
    class
}

impl Row {
    fn recorded(self) -> SolverRecorded {
        let entry = SolverEntry {
            id: self.id,
            level: self.level,
            person: Person::of(self.by_name, self.by_role, self.by_character),
            solver: self.solver,
            details: self.details,
            cost: self.cost,
            measures: serde_json::from_str(&self.measures).unwrap_or_default(),
            expansions: self.expansions,
            cpu_class: self.cpu_class.map(|ms| ms as f64 / 1000.0),
            bytes: self.bytes,
            measured_here: self.measured_here != 0,
            when: self.created,
        };
        SolverRecorded {
            entry,
            moves: self.moves.split(' ').filter(|name| !name.is_empty()).map(String::from).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_classes() {
        let classes = [(0.0, 125), (0.1, 125), (0.126, 250), (0.5, 500), (1.1, 2000), (60.0, 64_000)];
        assert!(classes.iter().all(|(seconds, class)| class_of(*seconds) == *class));
    }
}
