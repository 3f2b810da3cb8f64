//! People: who they are, how they come in, and what they may.

mod admin;
mod character;
mod keys;
mod names;
mod own_data;
mod passphrase;
mod sessions;

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

pub use admin::{AuditLine, AuditPage, Reported, Subject};
pub use character::Character;
pub use keys::{Key, NewKey};
pub(crate) use names::{folded, searched};
pub use own_data::Profile;
pub(crate) use passphrase::Hashing;
pub use sessions::{SESSION_DAYS, Token, Visit, Welcome};

use crate::Hub;
use crate::clock::Moment;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{hash_of, public_id, secret};

/// What a person may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Plays, publishes, joins classes.
    Player,
    /// Has classes too.
    Teacher,
    /// Keeps order.
    Admin,
}

impl Role {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Teacher => "teacher",
            Role::Admin => "admin",
        }
    }

    pub(crate) fn read(name: &str) -> Role {
        match name {
            "admin" => Role::Admin,
            "teacher" => Role::Teacher,
            _ => Role::Player,
        }
    }
}

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Person {
    /// The name; empty when they have left.
    pub name: String,
    /// What they may do.
    pub role: Role,
    /// How they look.
    pub character: Character,
}

impl Person {
    /// A person as a query names them: three columns, none of which is there when they have left.
    pub(crate) fn of(name: Option<String>, role: Option<String>, character: Option<String>) -> Person {
        Person {
            name: name.unwrap_or_default(),
            role: role.as_deref().map_or(Role::Player, Role::read),
            character: character.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default(),
        }
    }
}

/// A person as they see themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// As others see them.
    #[serde(flatten)]
    pub person: Person,
    /// When they registered.
    pub created: Moment,
    /// Whether there is a passphrase.
    pub has_passphrase: bool,
    /// Whether there is a secret link.
    pub has_link: bool,
}

/// A person's row.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct Row {
    pub id: String,
    pub name: String,
    pub role: String,
    pub passphrase: Option<String>,
    pub link: Option<String>,
    pub character: String,
    pub created: i64,
    pub banned: Option<String>,
}

impl Row {
    pub fn me(&self) -> Me {
        Me {
            person: self.person(),
            created: self.created,
            has_passphrase: self.passphrase.is_some(),
            has_link: self.link.is_some(),
        }
    }

    pub fn person(&self) -> Person {
        Person::of(Some(self.name.clone()), Some(self.role.clone()), Some(self.character.clone()))
    }
}

/// Somebody who is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Their id, which others never see.
    pub id: String,
    /// Their name.
    pub name: String,
    /// What they may do.
    pub role: Role,
}

impl Who {
    /// Refuses those who are no admins.
    pub fn must_be_admin(&self) -> Answer<()> {
        if self.role == Role::Admin { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// Refuses those who are neither teachers nor admins.
    pub fn must_teach(&self) -> Answer<()> {
        if self.role >= Role::Teacher { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

/// What somebody registers with.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Register {
    /// The name.
    #[schema(max_length = 100)]
    pub name: String,
    /// The passphrase; without one a secret link is made.
    #[serde(default)]
    pub passphrase: Option<String>,
    /// How they look.
    #[serde(default)]
    pub character: Option<Character>,
}

impl Hub {
    /// Registers a person and signs them in.
    pub async fn register(&self, register: Register) -> Answer<(Welcome, Token)> {
        if !self.is_open {
            return Err(Problem::new(Kind::Forbidden, message!("hub-closed")));
        }
        let id = self.add_person(&register, Role::Player).await?;
        let secret = if register.passphrase.is_none() { Some(self.new_link(&id.0).await?) } else { None };
        self.welcome(&id.0, secret).await
    }

    /// The admin of a new house, with the secret that opens it; none if there is an admin already.
    pub async fn first_admin(&self) -> Answer<Option<String>> {
        let row = sqlx::query("SELECT id FROM people WHERE role = 'admin'").fetch_optional(self.db.pool()).await?;
        if row.is_some() {
            return Ok(None);
        }
        let register = Register { name: "admin".into(), passphrase: None, character: None };
        match self.add_person(&register, Role::Admin).await {
            Ok(Added(id)) => self.new_link(&id).await.map(Some),
            // Another process was first.
            Err(problem) if problem.kind == Kind::Taken => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    async fn add_person(&self, register: &Register, role: Role) -> Answer<Added> {
        let name = names::checked(&register.name)?;
        let character = register.character.clone().unwrap_or_default().checked()?;
        let passphrase = match &register.passphrase {
            Some(passphrase) => Some(self.hashing.hash(passphrase).await?),
            None => None,
        };
        let id = public_id();
        let mut change = self.db.change().await?;
        let added = sqlx::query(
            "INSERT INTO people (id, name, folded, role, passphrase, character, created) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT DO NOTHING",
        )
        .bind(&id)
        .bind(&name)
        .bind(folded(&name))
        .bind(role.name())
        .bind(passphrase)
        .bind(serde_json::to_string(&character)?)
        .bind(self.clock.now())
        .execute(&mut *change.on)
        .await?;
        if added.rows_affected() == 0 {
            return Err(Problem::new(Kind::Taken, message!("hub-name-taken", name)));
        }
        change.commit().await?;
        Ok(Added(id))
    }

    /// A new secret link of a person; the former one ends.
    pub(crate) async fn new_link(&self, person: &str) -> Answer<String> {
        let secret = secret();
        let mut change = self.db.change().await?;
        let query = sqlx::query("UPDATE people SET link = $1 WHERE id = $2").bind(hash_of(&secret)).bind(person);
        query.execute(&mut *change.on).await?;
        change.commit().await?;
        Ok(secret)
    }

    /// The row of a person by name.
    pub(crate) async fn named(&self, name: &str) -> Answer<Row> {
        let row = sqlx::query_as(
            "SELECT id, name, role, passphrase, link, character, created, banned FROM people WHERE folded = $1",
        );
        row.bind(folded(name)).fetch_optional(self.db.pool()).await?.ok_or_else(Problem::missing)
    }

    /// The row of a person by id.
    pub(crate) async fn person(&self, id: &str) -> Answer<Row> {
        let row = sqlx::query_as(
            "SELECT id, name, role, passphrase, link, character, created, banned FROM people WHERE id = $1",
        );
        row.bind(id).fetch_optional(self.db.pool()).await?.ok_or_else(Problem::missing)
    }

    /// Changes how a person looks.
    pub async fn set_character(&self, who: &Who, character: Character) -> Answer<Me> {
        let json = serde_json::to_string(&character.checked()?)?;
        let mut change = self.db.change().await?;
        sqlx::query("UPDATE people SET character = $1 WHERE id = $2")
            .bind(json)
            .bind(&who.id)
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        Ok(self.person(&who.id).await?.me())
    }
}

/// The id of somebody who was added.
struct Added(String);
