//! The leaderboard of a class's own solvers and heuristics: runs of its members on the levels of its assignments.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use crate::Hub;
use crate::boards::SolverEntry;
use crate::people::{Person, Who};
use crate::problem::Answer;

/// A leaderboard of solvers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClassBoard {
    /// The levels, in the order in which they were assigned.
    pub levels: Vec<LevelRuns>,
    /// The solvers, by their points.
    pub standings: Vec<SolverStanding>,
}

/// The runs on a level.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelRuns {
    /// The level's full name.
    pub level: String,
    /// The best run of each solver: the cheapest solutions first, then those that took fewest expansions.
    pub runs: Vec<SolverEntry>,
}

/// A solver's place: for each level 100 points times the least cost, divided by its own.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SolverStanding {
    /// The place, from 1; equals share one.
    pub rank: i64,
    /// Whose it is.
    pub person: Person,
    /// What it is called.
    pub solver: String,
    /// The heuristic and the settings.
    pub details: String,
    /// Its points.
    pub points: i64,
    /// The levels it solved.
    pub levels: i64,
    /// States it expanded in all; null if a run does not tell.
    pub expansions: Option<i64>,
}

impl Hub {
    /// The board of a class.
    pub async fn class_board(&self, who: &Who, class: &str) -> Answer<ClassBoard> {
        self.class_row(who, class).await?;
        self.board_of(class, "").await
    }

    /// The board of an assignment.
    pub async fn assignment_board(&self, who: &Who, assignment: &str) -> Answer<ClassBoard> {
        let row = self.assignment_row(who, assignment).await?;
        self.board_of(&row.class, &row.id).await
    }

    async fn board_of(&self, class: &str, assignment: &str) -> Answer<ClassBoard> {
        let names: Vec<(String,)> = sqlx::query_as(
            "SELECT level FROM assigned JOIN assignments ON assignments.id = assignment
             WHERE class = $1 AND ($2 = '' OR assignment = $2) AND opens <= $3 ORDER BY opens, assignments.id, place",
        )
        .bind(class)
        .bind(assignment)
        .bind(self.clock.now())
        .fetch_all(self.db.pool())
        .await?;
        let mut levels: Vec<LevelRuns> = Vec::new();
        for (level,) in names {
            if levels.iter().all(|known| known.level != level) {
                let mut runs = self.solvers_of_class(&level, class).await?;
                let mut known = Vec::new();
                runs.retain(|run| {
                    let is_new = !known.contains(&key(run));
                    known.push(key(run));
                    is_new
                });
                levels.push(LevelRuns { level, runs });
            }
        }
        Ok(ClassBoard { standings: standings(&levels), levels })
    }
}

/// A solver: whose it is, what it is called, and its settings.
type Key = (String, String, String);

fn key(run: &SolverEntry) -> Key {
    (run.person.name.clone(), run.solver.clone(), run.details.clone())
}

fn standings(levels: &[LevelRuns]) -> Vec<SolverStanding> {
    let mut places: BTreeMap<Key, SolverStanding> = BTreeMap::new();
    for LevelRuns { runs, .. } in levels {
        let least = runs.first().map_or(0, |run| run.cost);
        for run in runs {
            let place = places.entry(key(run)).or_insert_with(|| SolverStanding {
                rank: 0,
                person: run.person.clone(),
                solver: run.solver.clone(),
                details: run.details.clone(),
                points: 0,
                levels: 0,
                expansions: Some(0),
            });
            // A level that needs nothing is worth as much as any.
            place.points += if run.cost == 0 { 100 } else { (100 * least + run.cost / 2) / run.cost };
            place.levels += 1;
            place.expansions = place.expansions.zip(run.expansions).map(|(sum, more)| sum.saturating_add(more));
        }
    }
    let worth = |place: &SolverStanding| (-place.points, place.expansions.unwrap_or(i64::MAX));
    let mut places: Vec<SolverStanding> = places.into_values().collect();
    places.sort_by_key(worth);
    for at in 0..places.len() {
        let equal = at.checked_sub(1).filter(|before| worth(&places[*before]) == worth(&places[at]));
        places[at].rank = equal.map_or(at as i64 + 1, |before| places[before].rank);
    }
    places
}
