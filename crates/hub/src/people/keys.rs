//! Keys, by which programs do what their owner may.

use serde::Serialize;
use solvarium_engine::message;
use utoipa::ToSchema;

use super::{Row, Who};
use crate::Hub;
use crate::clock::Moment;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{hash_of, public_id, secret};

/// Keys of one person.
const MOST: usize = 20;
/// Letters of a label.
const LABEL: usize = 40;
/// A key's use is noted at most this often.
const NOTED: Moment = 60 * 1000;

/// A key as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema, sqlx::FromRow)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Key {
    /// Its id.
    pub id: String,
    /// What the owner calls it.
    pub label: String,
    /// When it was made.
    pub created: Moment,
    /// When it was used last, to the minute.
    pub used: Option<Moment>,
}

/// A key that was made just now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewKey {
    /// The key.
    pub key: Key,
    /// What is sent as `Authorization: Bearer …`. It is shown this once.
    pub token: String,
}

impl Hub {
    /// The keys of a person.
    pub async fn keys(&self, who: &Who) -> Answer<Vec<Key>> {
        let keys =
            sqlx::query_as("SELECT id, label, created, used FROM access_keys WHERE person = $1 ORDER BY created, id");
        Ok(keys.bind(&who.id).fetch_all(self.db.pool()).await?)
    }

    /// Makes a key.
    pub async fn add_key(&self, who: &Who, label: &str) -> Answer<NewKey> {
        let label = label.trim();
        if label.is_empty() || label.chars().count() > LABEL || label.chars().any(char::is_control) {
            return Err(Problem::new(Kind::Refused, message!("hub-label-refused", most = LABEL)));
        }
        if self.keys(who).await?.len() >= MOST {
            return Err(Problem::new(Kind::Refused, message!("hub-too-many-keys", most = MOST)));
        }
        let token = secret();
        let key = Key { id: public_id(), label: label.into(), created: self.clock.now(), used: None };
        let mut change = self.db.change().await?;
        sqlx::query("INSERT INTO access_keys (id, person, label, token, created) VALUES ($1, $2, $3, $4, $5)")
            .bind(&key.id)
            .bind(&who.id)
            .bind(&key.label)
            .bind(hash_of(&token))
            .bind(key.created)
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        Ok(NewKey { key, token })
    }

    /// Ends a key.
    pub async fn remove_key(&self, who: &Who, id: &str) -> Answer<()> {
        let mut change = self.db.change().await?;
        let query = sqlx::query("DELETE FROM access_keys WHERE id = $1 AND person = $2").bind(id).bind(&who.id);
        let removed = query.execute(&mut *change.on).await?.rows_affected();
        change.commit().await?;
        if removed == 0 { Err(Problem::missing()) } else { Ok(()) }
    }

    /// Who a key belongs to.
    pub async fn who_has_key(&self, token: &str) -> Answer<Option<Who>> {
        let (hash, now) = (hash_of(token), self.clock.now());
        let row: Option<Row> = sqlx::query_as(
            "SELECT people.id, name, role, passphrase, link, character, people.created, banned FROM people
             JOIN access_keys ON access_keys.person = people.id WHERE token = $1 AND banned IS NULL",
        )
        .bind(&hash)
        .fetch_optional(self.db.pool())
        .await?;
        if row.is_some() {
            self.note_use(&hash, now).await?;
        }
        Ok(row.map(Who::from))
    }

    async fn note_use(&self, hash: &str, now: Moment) -> Answer<()> {
        let stale = sqlx::query("SELECT id FROM access_keys WHERE token = $1 AND (used IS NULL OR used < $2)");
        if stale.bind(hash).bind(now - NOTED).fetch_optional(self.db.pool()).await?.is_none() {
            return Ok(());
        }
        let mut change = self.db.change().await?;
        sqlx::query("UPDATE access_keys SET used = $1 WHERE token = $2")
            .bind(now)
            .bind(hash)
            .execute(&mut *change.on)
            .await?;
        change.commit().await
    }
}
