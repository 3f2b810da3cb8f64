//! Leaderboards. Every entry is a list of moves that was replayed here; nothing else is ever shown.

mod enter;
mod front;
mod places;
mod ranks;
mod solvers;
mod standings;

use std::collections::BTreeMap;

use serde::Serialize;
use sqlx::FromRow;
use utoipa::ToSchema;

pub use enter::{Enter, Finish, Started};
pub(crate) use enter::{Replayed, checked_help};
pub(crate) use solvers::Needed;
pub use solvers::{ReportedRun, SolverEntry, SolverRecorded};
pub use standings::{Standing, Standings};

use crate::Hub;
use crate::clock::Moment;
use crate::people::{Person, Role, Who};
use crate::problem::{Answer, Problem};

/// A solution that somebody found by hand.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The level's full name.
    pub level: String,
    /// Who found it.
    pub person: Person,
    /// The puzzle's measures of it.
    pub measures: BTreeMap<String, i64>,
    /// How long it took by the server's clock; none if it was not played on it.
    pub seconds: Option<f64>,
    /// Whether help was used.
    pub assisted: bool,
    /// When it came in.
    pub when: Moment,
}

/// A place on a board.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ranked {
    /// The place, from 1; equals share one.
    pub rank: i64,
    /// What is compared.
    pub value: f64,
    /// The entry.
    pub entry: Entry,
}

/// The leaderboard of a level.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Board {
    /// The level's full name.
    pub level: String,
    /// Its puzzle.
    pub puzzle: String,
    /// What is ranked, the measure that counts first in front.
    pub measures: Vec<String>,
    /// For each measure the best entry of each person.
    pub ranks: BTreeMap<String, Vec<Ranked>>,
    /// Entries that no other beats in all measures, where a puzzle has two that compete.
    pub front: Option<Vec<Entry>>,
    /// The fastest by hand.
    pub fastest: Vec<Ranked>,
    /// Runs of solvers.
    pub solvers: Vec<SolverEntry>,
    /// The person's own entries, the latest first.
    pub mine: Vec<Entry>,
}

/// An entry to be watched.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recorded {
    /// The entry.
    pub entry: Entry,
    /// Its moves.
    pub moves: Vec<String>,
}

/// An entry's row, with who found it.
#[derive(Clone, Debug, FromRow)]
struct Row {
    id: String,
    level: String,
    person: String,
    measures: String,
    milliseconds: Option<i64>,
    assisted: i64,
    hidden: i64,
    created: i64,
    by_name: Option<String>,
    by_role: Option<String>,
    by_character: Option<String>,
}

/// What a row is read from; the rest follows.
macro_rules! select_entries {
    ($rest:literal) => {
        concat!(
            "SELECT entries.id, entries.level, entries.person, measures, milliseconds, assisted, entries.hidden, entries.created, \
             people.name AS by_name, people.role AS by_role, people.character AS by_character \
             FROM entries JOIN people ON people.id = entries.person ",
            $rest
        )
    };
}
use select_entries;

impl Hub {
    /// The latest entries of a person.
    pub(crate) async fn entries_of(&self, person: &str, count: i64) -> Answer<Vec<Entry>> {
        let rows = sqlx::query_as(select_entries!(
            "WHERE entries.person = $1 AND entries.hidden = 0 ORDER BY entries.created DESC, entries.id LIMIT $2"
        ));
        let rows: Vec<Row> = rows.bind(person).bind(count).fetch_all(self.db.pool()).await?;
        Ok(rows.into_iter().map(Row::entry).collect())
    }

    async fn entry_row(&self, id: &str, viewer: Option<&Who>) -> Answer<Row> {
        let row: Option<Row> =
            sqlx::query_as(select_entries!("WHERE entries.id = $1")).bind(id).fetch_optional(self.db.pool()).await?;
        let seen =
            |row: &Row| row.hidden == 0 || viewer.is_some_and(|who| who.role == Role::Admin || who.id == row.person);
        row.filter(seen).ok_or_else(Problem::missing)
    }

    /// An entry with its moves.
    pub async fn recorded(&self, id: &str, viewer: Option<&Who>) -> Answer<Recorded> {
        let row = self.entry_row(id, viewer).await?;
        let (moves,): (String,) =
            sqlx::query_as("SELECT moves FROM entries WHERE id = $1").bind(id).fetch_one(self.db.pool()).await?;
        Ok(Recorded {
            entry: row.entry(),
            moves: moves.split(' ').filter(|name| !name.is_empty()).map(String::from).collect(),
        })
    }

    /// Takes an entry back.
    pub async fn remove_entry(&self, who: &Who, id: &str) -> Answer<()> {
        let row = self.entry_row(id, Some(who)).await?;
        if who.role != Role::Admin && who.id != row.person {
            return Err(Problem::forbidden());
        }
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM entries WHERE id = $1").bind(id).execute(&mut *change.on).await?;
        self.entry_changed(&mut change, &row.level, &row.person).await?;
        if who.id != row.person {
            self.write_down(&mut change, who, "remove", &format!("{} {id}", row.level)).await?;
        }
        change.commit().await
    }
}

impl Row {
    fn entry(self) -> Entry {
        Entry {
            id: self.id,
            level: self.level,
            person: Person::of(self.by_name, self.by_role, self.by_character),
            measures: serde_json::from_str(&self.measures).unwrap_or_default(),
            seconds: self.milliseconds.map(|ms| ms as f64 / 1000.0),
            assisted: self.assisted != 0,
            when: self.created,
        }
    }
}
