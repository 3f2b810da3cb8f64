//! Coming in and going out: by passphrase, by secret link, and by a key of a program.

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use utoipa::ToSchema;

use super::{Me, Role, Row, Who};
use crate::Hub;
use crate::clock::DAY;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{hash_of, secret};

/// How long a session lasts.
pub const SESSION_DAYS: i64 = 90;

/// What a browser keeps in a cookie.
pub struct Token(pub String);

/// Somebody who has just come in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Welcome {
    /// Who it is.
    pub me: Me,
    /// The secret of their link, if a new one was made. It is shown this once.
    pub secret: Option<String>,
}

/// How somebody comes in.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Visit {
    /// By name and passphrase.
    Passphrase {
        /// The name.
        name: String,
        /// The passphrase.
        passphrase: String,
    },
    /// By the secret of a link.
    Link {
        /// The secret.
        secret: String,
    },
}

impl Hub {
    /// Signs a person in.
    pub async fn sign_in(&self, visit: &Visit) -> Answer<(Welcome, Token)> {
        let id = match visit {
            Visit::Passphrase { name, passphrase } => {
                let row = self.named(name).await.ok();
                let hash = row.as_ref().and_then(|row| row.passphrase.clone());
                let right = self.hashing.matches(passphrase, hash).await?;
                let wrong = || Problem::new(Kind::SignIn, message!("hub-wrong-passphrase"));
                row.filter(|_| right).ok_or_else(wrong)?.id
            }
            Visit::Link { secret } => {
                let row: Option<(String,)> = sqlx::query_as("SELECT id FROM people WHERE link = $1")
                    .bind(hash_of(secret))
                    .fetch_optional(self.db.pool())
                    .await?;
                row.ok_or_else(|| Problem::new(Kind::SignIn, message!("hub-wrong-link")))?.0
            }
        };
        self.welcome(&id, None).await
    }

    /// A session of a person.
    pub(super) async fn welcome(&self, id: &str, link: Option<String>) -> Answer<(Welcome, Token)> {
        let row = self.person(id).await?;
        if let Some(reason) = &row.banned {
            return Err(Problem::new(Kind::Forbidden, message!("hub-banned", reason = reason.as_str())));
        }
        let (token, now) = (secret(), self.clock.now());
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM sessions WHERE expires < $1").bind(now).execute(&mut *change.on).await?;
        sqlx::query("INSERT INTO sessions (token, person, created, expires) VALUES ($1, $2, $3, $4)")
            .bind(hash_of(&token))
            .bind(id)
            .bind(now)
            .bind(now + SESSION_DAYS * DAY)
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        Ok((Welcome { me: row.me(), secret: link }, Token(token)))
    }

    /// Who a session belongs to; nobody if it has ended.
    pub async fn who(&self, token: &str) -> Answer<Option<Who>> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT people.id, name, role, passphrase, link, character, people.created, banned FROM people
             JOIN sessions ON sessions.person = people.id WHERE token = $1 AND expires > $2 AND banned IS NULL",
        )
        .bind(hash_of(token))
        .bind(self.clock.now())
        .fetch_optional(self.db.pool())
        .await?;
        Ok(row.map(Who::from))
    }

    /// Ends a session.
    pub async fn sign_out(&self, token: &str) -> Answer<()> {
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(hash_of(token)).execute(&mut *change.on).await?;
        change.commit().await
    }

    /// The person themselves.
    pub async fn me(&self, who: &Who) -> Answer<Me> {
        Ok(self.person(&who.id).await?.me())
    }

    /// A new link for the person, who stays signed in here and nowhere else.
    pub async fn renew_link(&self, who: &Who) -> Answer<(Welcome, Token)> {
        let link = self.new_link(&who.id).await?;
        self.end_sessions(&who.id).await?;
        self.welcome(&who.id, Some(link)).await
    }

    /// Sets a passphrase. Whoever has one has to know it.
    pub async fn set_passphrase(&self, who: &Who, old: Option<&str>, new: &str) -> Answer<(Welcome, Token)> {
        let row = self.person(&who.id).await?;
        let has_one = row.passphrase.is_some();
        if has_one && !self.hashing.matches(old.unwrap_or_default(), row.passphrase).await? {
            return Err(Problem::new(Kind::Forbidden, message!("hub-wrong-old-passphrase")));
        }
        let hash = self.hashing.hash(new).await?;
        let mut change = self.db.change().await?;
        sqlx::query("UPDATE people SET passphrase = $1 WHERE id = $2")
            .bind(hash)
            .bind(&who.id)
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        self.end_sessions(&who.id).await?;
        self.welcome(&who.id, None).await
    }

    /// Ends all sessions of a person: what opened them has changed.
    pub(super) async fn end_sessions(&self, person: &str) -> Answer<()> {
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM sessions WHERE person = $1").bind(person).execute(&mut *change.on).await?;
        change.commit().await
    }
}

impl From<Row> for Who {
    fn from(row: Row) -> Who {
        Who { role: Role::read(&row.role), id: row.id, name: row.name }
    }
}
