//! Order: roles, bans, what is hidden, what is reported. Every act of an admin is written down.

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

use super::{Person, Role, Who};
use crate::Hub;
use crate::clock::Moment;
use crate::database::Change;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::public_id;

/// Letters of a reason.
const REASON: usize = 500;
/// Reports of one person that wait.
const REPORTS: i64 = 50;

/// Something an admin did, or somebody reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromRow, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AuditLine {
    /// When it was.
    pub when: Moment,
    /// Who it was.
    pub who: String,
    /// What was done: `role`, `ban`, `unban`, `link`, `hide`, `show`; or the reason of a report.
    pub act: String,
    /// To whom or to what.
    pub what: String,
}

/// A part of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AuditPage {
    /// The lines, the latest first.
    pub lines: Vec<AuditLine>,
    /// How many there are in all.
    pub total: i64,
}

/// What can be reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Subject {
    /// A shared level.
    Level,
    /// An entry.
    Entry,
    /// A person.
    Person,
}

/// A report.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Reported {
    /// What kind of thing it is.
    pub what: Subject,
    /// Its id; the name of a person.
    #[schema(max_length = 100)]
    pub id: String,
    /// What is wrong with it.
    #[schema(max_length = 500)]
    pub reason: String,
}

impl Hub {
    /// Gives somebody a role.
    pub async fn set_role(&self, admin: &Who, name: &str, role: Role) -> Answer<Person> {
        admin.must_be_admin()?;
        let row = self.named(name).await?;
        if row.id == admin.id {
            return Err(Problem::new(Kind::Refused, message!("hub-not-oneself")));
        }
        let mut change = self.db.change().await?;
        let query = sqlx::query("UPDATE people SET role = $1 WHERE id = $2").bind(role.name()).bind(&row.id);
        query.execute(&mut *change.on).await?;
        self.write_down(&mut change, admin, "role", &format!("{} {}", row.name, role.name())).await?;
        change.commit().await?;
        Ok(self.person(&row.id).await?.person())
    }

    /// Bans somebody, whose sessions and keys then open nothing, or lets them in again.
    pub async fn ban(&self, admin: &Who, name: &str, banned: bool, reason: &str) -> Answer<Person> {
        admin.must_be_admin()?;
        let row = self.named(name).await?;
        if row.id == admin.id {
            return Err(Problem::new(Kind::Refused, message!("hub-not-oneself")));
        }
        let reason = banned.then(|| checked(reason)).transpose()?;
        let mut change = self.db.change().await?;
        let query = sqlx::query("UPDATE people SET banned = $1 WHERE id = $2").bind(&reason).bind(&row.id);
        query.execute(&mut *change.on).await?;
        sqlx::query("UPDATE entries SET hidden = $1 WHERE person = $2")
            .bind(i64::from(banned))
            .bind(&row.id)
            .execute(&mut *change.on)
            .await?;
        let levels = self.levels_with_entries_of(&mut change, &row.id).await?;
        self.entries_changed(&mut change, &row.id, &levels).await?;
        let what = format!("{} {}", row.name, reason.unwrap_or_default());
        self.write_down(&mut change, admin, if banned { "ban" } else { "unban" }, what.trim()).await?;
        change.commit().await?;
        Ok(row.person())
    }

    /// A new link for somebody who lost theirs.
    pub async fn replace_link(&self, admin: &Who, name: &str) -> Answer<String> {
        admin.must_be_admin()?;
        let row = self.named(name).await?;
        let link = self.new_link(&row.id).await?;
        self.end_sessions(&row.id).await?;
        let mut change = self.db.change().await?;
        self.write_down(&mut change, admin, "link", &row.name).await?;
        change.commit().await?;
        Ok(link)
    }

    /// Hides a level or an entry from all but admins, or shows it again.
    pub async fn hide(&self, admin: &Who, subject: Subject, id: &str, hidden: bool, reason: &str) -> Answer<()> {
        admin.must_be_admin()?;
        let (update, reason) = match subject {
            Subject::Level => ("UPDATE levels SET hidden = $1 WHERE id = $2", checked(reason)?),
            Subject::Entry => ("UPDATE entries SET hidden = $1 WHERE id = $2", checked(reason)?),
            Subject::Person => return Err(Problem::forbidden()),
        };
        let mut change = self.db.change().await?;
        let query = sqlx::query(update).bind(i64::from(hidden)).bind(id);
        if query.execute(&mut *change.on).await?.rows_affected() == 0 {
            return Err(Problem::missing());
        }
        if subject == Subject::Entry {
            let of = sqlx::query_as("SELECT level, person FROM entries WHERE id = $1").bind(id);
            let (level, person): (String, String) = of.fetch_one(&mut *change.on).await?;
            self.entry_changed(&mut change, &level, &person).await?;
        }
        self.write_down(&mut change, admin, if hidden { "hide" } else { "show" }, &format!("{id} {reason}")).await?;
        change.commit().await
    }

    /// Tells the admins that something is wrong.
    pub async fn report(&self, who: &Who, report: &Reported) -> Answer<()> {
        let (exists, what) = match report.what {
            Subject::Level => ("SELECT id FROM levels WHERE id = $1", "level"),
            Subject::Entry => ("SELECT id FROM entries WHERE id = $1", "entry"),
            Subject::Person => ("SELECT id FROM people WHERE name = $1", "person"),
        };
        if sqlx::query(exists).bind(&report.id).fetch_optional(self.db.pool()).await?.is_none() {
            return Err(Problem::missing());
        }
        let reason = checked(&report.reason)?;
        let (waiting,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM reports WHERE person = $1")
            .bind(&who.id)
            .fetch_one(self.db.pool())
            .await?;
        if waiting >= REPORTS {
            return Err(Problem::new(Kind::Refused, message!("hub-too-many-reports")));
        }
        let mut change = self.db.change().await?;
        sqlx::query("INSERT INTO reports (id, created, person, subject, reason) VALUES ($1, $2, $3, $4, $5)")
            .bind(public_id())
            .bind(self.clock.now())
            .bind(&who.id)
            .bind(format!("{what} {}", report.id))
            .bind(reason)
            .execute(&mut *change.on)
            .await?;
        change.commit().await
    }

    /// What was reported, the latest first.
    pub async fn reports(&self, admin: &Who) -> Answer<Vec<AuditLine>> {
        admin.must_be_admin()?;
        let lines = sqlx::query_as(
            "SELECT reports.created AS \"when\", COALESCE(people.name, '') AS who, reason AS act, subject AS what
             FROM reports LEFT JOIN people ON people.id = reports.person ORDER BY reports.created DESC, reports.id LIMIT 200",
        );
        Ok(lines.fetch_all(self.db.pool()).await?)
    }

    /// The log of what admins did.
    pub async fn audit(&self, admin: &Who, from: i64, count: i64) -> Answer<AuditPage> {
        admin.must_be_admin()?;
        let lines = sqlx::query_as(
            "SELECT created AS \"when\", who, act, subject AS what FROM audit ORDER BY created DESC, id LIMIT $1 OFFSET $2",
        );
        let lines = lines.bind(count.clamp(0, 200)).bind(from.max(0)).fetch_all(self.db.pool()).await?;
        let (total,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM audit").fetch_one(self.db.pool()).await?;
        Ok(AuditPage { lines, total })
    }

    /// Writes down what an admin does, together with doing it.
    pub(crate) async fn write_down(&self, change: &mut Change<'_>, admin: &Who, act: &str, what: &str) -> Answer<()> {
        sqlx::query("INSERT INTO audit (id, created, who, act, subject) VALUES ($1, $2, $3, $4, $5)")
            .bind(public_id())
            .bind(self.clock.now())
            .bind(&admin.name)
            .bind(act)
            .bind(what)
            .execute(&mut *change.on)
            .await?;
        Ok(())
    }
}

/// A reason as it is kept.
fn checked(reason: &str) -> Answer<String> {
    let reason = reason.trim();
    if reason.chars().count() > REASON || reason.chars().any(|c| c.is_control() && c != '\n') {
        return Err(Problem::new(Kind::Refused, message!("hub-reason-refused", most = REASON)));
    }
    Ok(reason.into())
}
