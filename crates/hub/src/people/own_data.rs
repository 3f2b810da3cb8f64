//! What is kept of a person: shown to others, given out whole to themselves, and deleted.

use serde::Serialize;
use serde_json::{Value as Json, json};
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

use super::{Person, Who, names};
use crate::Hub;
use crate::boards::Entry;
use crate::clock::Moment;
use crate::levels::{SharedLevel, Wanted};
use crate::problem::{Answer, Kind, Problem};

/// Entries and levels on a person's page.
const SHOWN: i64 = 24;

/// A person's page.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Profile {
    /// Who it is.
    pub person: Person,
    /// When they registered.
    pub created: Moment,
    /// Their latest levels.
    pub levels: Vec<SharedLevel>,
    /// Their latest entries.
    pub entries: Vec<Entry>,
}

#[derive(FromRow)]
struct Played {
    id: String,
    level: String,
    moves: String,
    milliseconds: Option<i64>,
    assisted: i64,
    created: i64,
}

impl Hub {
    /// What others may see of a person.
    pub async fn profile(&self, name: &str, viewer: Option<&Who>) -> Answer<Profile> {
        let row = self.named(name).await?;
        let wanted = Wanted { by: Some(row.name.clone()), count: SHOWN, ..Wanted::default() };
        Ok(Profile {
            levels: self.levels(&wanted, viewer).await?.levels,
            entries: self.entries_of(&row.id, SHOWN).await?,
            person: row.person(),
            created: row.created,
        })
    }

    /// Everything that is kept of a person, but for hashes of secrets.
    pub async fn export(&self, who: &Who) -> Answer<Json> {
        let row = self.person(&who.id).await?;
        let played: Vec<Played> = sqlx::query_as(
            "SELECT id, level, moves, milliseconds, assisted, created FROM entries WHERE person = $1 ORDER BY created, id",
        )
        .bind(&who.id)
        .fetch_all(self.db.pool())
        .await?;
        let entries = played.into_iter().map(|entry| {
            json!({"id": entry.id, "level": entry.level, "moves": entry.moves, "milliseconds": entry.milliseconds,
                   "assisted": entry.assisted != 0, "when": entry.created})
        });
        let levels =
            self.rows_of(&who.id, "SELECT id, title, text, created FROM levels WHERE person = $1 ORDER BY created, id");
        let levels = levels.await?.into_iter();
        let levels =
            levels.map(|(id, title, text, when)| json!({"id": id, "title": title, "text": text, "when": when}));
        let collections = self.rows_of(
            &who.id,
            "SELECT id, title, about, created FROM collections WHERE person = $1 ORDER BY created, id",
        );
        let collections = collections.await?.into_iter();
        let collections =
            collections.map(|(id, title, about, when)| json!({"id": id, "title": title, "about": about, "when": when}));
        let solvers = self.rows_of(
            &who.id,
            "SELECT level, solver, moves, created FROM solver_entries WHERE person = $1 ORDER BY created, id",
        );
        let solvers = solvers.await?.into_iter();
        let solvers = solvers.map(
            |(level, solver, moves, when)| json!({"level": level, "solver": solver, "moves": moves, "when": when}),
        );
        let ratings: Vec<(String, i64)> =
            sqlx::query_as("SELECT level, stars FROM ratings WHERE person = $1 ORDER BY level")
                .bind(&who.id)
                .fetch_all(self.db.pool())
                .await?;
        let sessions: Vec<(i64, i64)> =
            sqlx::query_as("SELECT created, expires FROM sessions WHERE person = $1 ORDER BY created")
                .bind(&who.id)
                .fetch_all(self.db.pool())
                .await?;
        Ok(json!({
            "me": row.me(),
            "keys": self.keys(who).await?,
            "sessions": sessions,
            "entries": entries.collect::<Vec<_>>(),
            "levels": levels.collect::<Vec<_>>(),
            "collections": collections.collect::<Vec<_>>(),
            "solvers": solvers.collect::<Vec<_>>(),
            "ratings": ratings,
            "classes": self.class_data(who).await?,
        }))
    }

    async fn rows_of(&self, person: &str, query: &'static str) -> Answer<Vec<(String, String, String, i64)>> {
        Ok(sqlx::query_as(query).bind(person).fetch_all(self.db.pool()).await?)
    }

    /// Deletes a person with all their games, entries, ratings, keys and sessions. Levels that others have solved stay, and
    /// nobody's name is on them; all others go too.
    pub async fn delete_person(&self, who: &Who, name: &str) -> Answer<()> {
        if names::folded(name) != names::folded(&who.name) {
            return Err(Problem::new(Kind::Refused, message!("hub-name-differs", name = who.name.as_str())));
        }
        let mut change = self.db.change().await?;
        let levels = self.levels_with_entries_of(&mut change, &who.id).await?;
        for statement in [
            "UPDATE levels SET stars = stars - (SELECT stars FROM ratings WHERE ratings.level = levels.id AND ratings.person = $1),
             ratings = ratings - 1 WHERE id IN (SELECT level FROM ratings WHERE person = $1)",
            "DELETE FROM levels WHERE person = $1 AND NOT EXISTS
             (SELECT 1 FROM entries WHERE entries.level = 'shared/' || levels.id AND entries.person <> $1)",
            "UPDATE levels SET author = '', search = '' WHERE person = $1",
            "DELETE FROM collections WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(statement).bind(&who.id).execute(&mut *change.on).await?;
        }
        self.entries_changed(&mut change, &who.id, &levels).await?;
        change.commit().await
    }
}
