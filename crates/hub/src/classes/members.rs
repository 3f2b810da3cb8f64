//! Who belongs to a class: they join by its code, and leave or are removed with all that they handed in.

use serde::Serialize;
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

use super::ClassPage;
use crate::Hub;
use crate::clock::Moment;
use crate::database::Change;
use crate::people::{Person, Who, searched};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::read_join_code;

/// Members of a class, and classes of a member.
const MOST: i64 = 1000;
const EACH: i64 = 100;

/// Somebody who belongs to a class.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Member {
    /// Who it is.
    pub person: Person,
    /// When they joined.
    pub joined: Moment,
}

/// A member's row.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Row {
    pub id: String,
    name: String,
    role: String,
    character: String,
    joined: i64,
}

impl Row {
    pub fn person(&self) -> Person {
        Person::of(Some(self.name.clone()), Some(self.role.clone()), Some(self.character.clone()))
    }
}

impl Hub {
    /// Joins a class by its code. Who belongs to it already may do so again.
    pub async fn join_class(&self, who: &Who, code: &str) -> Answer<ClassPage> {
        let found: Option<(String, String)> = sqlx::query_as("SELECT id, teacher FROM classes WHERE code = $1")
            .bind(read_join_code(code))
            .fetch_optional(self.db.pool())
            .await?;
        let (id, teacher) = found.ok_or_else(|| Problem::new(Kind::Missing, message!("hub-wrong-code")))?;
        if teacher != who.id {
            let mut change = self.db.change().await?;
            let (members, classes): (i64, i64) = sqlx::query_as(
                "SELECT (SELECT COUNT(*) FROM members WHERE class = $1), (SELECT COUNT(*) FROM members WHERE person = $2)",
            )
            .bind(&id)
            .bind(&who.id)
            .fetch_one(&mut *change.on)
            .await?;
            if members >= MOST || classes >= EACH {
                return Err(Problem::new(Kind::Refused, message!("hub-class-full", most = MOST, each = EACH)));
            }
            sqlx::query("INSERT INTO members (class, person, joined) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(&id)
                .bind(&who.id)
                .bind(self.clock.now())
                .execute(&mut *change.on)
                .await?;
            change.commit().await?;
        }
        self.class(who, &id).await
    }

    /// Who belongs to a class, for its teacher.
    pub async fn members(&self, who: &Who, class: &str) -> Answer<Vec<Member>> {
        self.own_class(who, class).await?;
        let rows = self.member_rows(class).await?;
        Ok(rows.into_iter().map(|row| Member { person: row.person(), joined: row.joined }).collect())
    }

    pub(super) async fn member_rows(&self, class: &str) -> Answer<Vec<Row>> {
        let rows = sqlx::query_as(
            "SELECT people.id, name, role, character, joined FROM members JOIN people ON people.id = members.person
             WHERE class = $1",
        );
        let mut rows: Vec<Row> = rows.bind(class).fetch_all(self.db.pool()).await?;
        // As people look for them, which the databases do not do alike: `Ánh` is before `Bình`.
        rows.sort_by_cached_key(|row| (searched(&row.name), row.id.clone()));
        Ok(rows)
    }

    /// Removes somebody from a class, with all that they handed in there: the teacher may, and they themselves.
    pub async fn remove_member(&self, who: &Who, class: &str, name: &str) -> Answer<()> {
        let row = self.class_row(who, class).await?;
        let person = self.named(name).await?.id;
        if row.teacher != who.id && person != who.id {
            return Err(Problem::forbidden());
        }
        let mut change = self.db.change().await?;
        let removed = self.take_out(&mut change, class, &person).await?;
        change.commit().await?;
        if removed { Ok(()) } else { Err(Problem::missing()) }
    }

    async fn take_out(&self, change: &mut Change<'_>, class: &str, person: &str) -> Answer<bool> {
        for statement in [
            "DELETE FROM answers WHERE person = $2 AND assignment IN (SELECT id FROM assignments WHERE class = $1)",
            "DELETE FROM hand_ins WHERE person = $2 AND assignment IN (SELECT id FROM assignments WHERE class = $1)",
        ] {
            sqlx::query(statement).bind(class).bind(person).execute(&mut *change.on).await?;
        }
        let query = sqlx::query("DELETE FROM members WHERE class = $1 AND person = $2").bind(class).bind(person);
        Ok(query.execute(&mut *change.on).await?.rows_affected() > 0)
    }
}
