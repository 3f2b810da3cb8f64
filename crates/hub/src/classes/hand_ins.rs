//! Programs that members hand in. They are kept and given out, and never run here: the teacher's machine does that, and sends
//! the points back.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

use super::assignments::{AssignmentKind, Row as Assigned};
use super::paragraphs;
use crate::Hub;
use crate::clock::Moment;
use crate::people::{Person, Who, searched};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{hash_of, public_id};

/// Bytes of a file, letters of its name and of a report.
const LARGEST: usize = 512 << 10;
const NAME: usize = 80;
const REPORT: usize = 100_000;
/// The most points of one program.
const POINTS: f64 = 1e9;

/// A program that was handed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HandIn {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: Person,
    /// The name of the file.
    pub file: String,
    /// How long it is.
    pub bytes: i64,
    /// Changes whenever the file does.
    pub digest: String,
    /// Whether it came after the deadline.
    pub late: bool,
    /// When it came.
    pub when: Moment,
    /// What it is worth, once it is graded.
    pub grade: Option<Grade>,
}

/// What a program is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Grade {
    /// Points it got.
    pub points: f64,
    /// Points it could have got.
    pub of: f64,
    /// Why points were lost.
    pub report: String,
    /// When it was graded.
    pub when: Moment,
}

/// A file that somebody hands in.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct NewHandIn {
    /// Its name, such as `solver.py`.
    #[schema(max_length = 80)]
    pub file: String,
    /// Its bytes in base64.
    #[schema(content_encoding = "base64")]
    pub content: String,
}

/// A file that was handed in.
pub struct HandedIn {
    /// Its name.
    pub file: String,
    /// Its bytes.
    pub content: Vec<u8>,
}

/// What a teacher gives for a program.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct NewGrade {
    /// The digest of the file that was graded.
    pub digest: String,
    /// Points it got.
    pub points: f64,
    /// Points it could have got.
    pub of: f64,
    /// Why points were lost.
    #[serde(default)]
    #[schema(max_length = 100_000)]
    pub report: String,
}

#[derive(FromRow)]
struct Row {
    id: String,
    person: String,
    file: String,
    bytes: i64,
    digest: String,
    created: i64,
    grade: Option<String>,
    by_name: Option<String>,
    by_role: Option<String>,
    by_character: Option<String>,
}

impl Row {
    fn hand_in(self, assigned: &Assigned) -> Answer<(String, HandIn)> {
        let hand_in = HandIn {
            late: assigned.is_late(self.created),
            grade: self.grade.as_deref().map(serde_json::from_str).transpose()?,
            person: Person::of(self.by_name, self.by_role, self.by_character),
            id: self.id,
            file: self.file,
            bytes: self.bytes,
            digest: self.digest,
            when: self.created,
        };
        Ok((self.person, hand_in))
    }
}

impl Hub {
    /// Hands a program in, in place of the former one. One that came in time is not replaced by one that is late.
    pub async fn hand_in(&self, who: &Who, assignment: &str, new: NewHandIn) -> Answer<HandIn> {
        let assigned = self.assignment_to_do(who, assignment).await?;
        if assigned.kind() != AssignmentKind::Solver {
            return Err(Problem::missing());
        }
        let (file, now) = (file_name(&new.file)?, self.clock.now());
        let too_large = || Problem::new(Kind::TooLarge, message!("hub-file-too-large", most = LARGEST));
        if new.content.len() > LARGEST * 2 {
            return Err(too_large());
        }
        let wrong = |_| Problem::new(Kind::Refused, message!("hub-file-refused"));
        let bytes = STANDARD.decode(&new.content).map_err(wrong)?.len();
        if bytes > LARGEST {
            return Err(too_large());
        }
        let mut change = self.db.change().await?;
        let kept = sqlx::query(
            "INSERT INTO hand_ins (id, assignment, person, file, content, bytes, digest, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (assignment, person) DO UPDATE SET id = excluded.id,
             file = excluded.file, content = excluded.content, bytes = excluded.bytes, digest = excluded.digest,
             created = excluded.created, grade = NULL WHERE excluded.created <= $9 OR hand_ins.created > $9",
        )
        .bind(public_id())
        .bind(&assigned.id)
        .bind(&who.id)
        .bind(file)
        .bind(&new.content)
        .bind(bytes as i64)
        .bind(hash_of(&new.content))
        .bind(now)
        .bind(assigned.deadline.unwrap_or(i64::MAX))
        .execute(&mut *change.on)
        .await?;
        change.commit().await?;
        if kept.rows_affected() == 0 {
            return Err(Problem::new(Kind::Refused, message!("hub-in-time-stays")));
        }
        self.hand_ins_to(&assigned, &who.id).await?.pop().map(|(_, kept)| kept).ok_or_else(Problem::missing)
    }

    /// All programs of an assignment, for the teacher.
    pub async fn hand_ins(&self, who: &Who, assignment: &str) -> Answer<Vec<HandIn>> {
        let assigned = self.own_assignment(who, assignment).await?;
        Ok(self.hand_ins_to(&assigned, "").await?.into_iter().map(|(_, hand_in)| hand_in).collect())
    }

    /// The programs of everyone or of one person, by id.
    pub(super) async fn hand_ins_to(&self, assigned: &Assigned, person: &str) -> Answer<Vec<(String, HandIn)>> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT hand_ins.id, person, file, bytes, digest, hand_ins.created, grade, people.name AS by_name,
             people.role AS by_role, people.character AS by_character FROM hand_ins
             JOIN people ON people.id = hand_ins.person
             WHERE assignment = $1 AND ($2 = '' OR person = $2)",
        )
        .bind(&assigned.id)
        .bind(person)
        .fetch_all(self.db.pool())
        .await?;
        let mut hand_ins: Vec<(String, HandIn)> =
            rows.into_iter().map(|row| row.hand_in(assigned)).collect::<Answer<_>>()?;
        hand_ins.sort_by_cached_key(|(id, hand_in)| (searched(&hand_in.person.name), id.clone()));
        Ok(hand_ins)
    }

    /// The file of a program, for whom it belongs to and for the teacher.
    pub async fn handed_in(&self, who: &Who, id: &str) -> Answer<HandedIn> {
        let row: Option<(String, String)> = sqlx::query_as(
            "SELECT file, content FROM hand_ins JOIN assignments ON assignments.id = assignment
             JOIN classes ON classes.id = class WHERE hand_ins.id = $1 AND (person = $2 OR teacher = $2)",
        )
        .bind(id)
        .bind(&who.id)
        .fetch_optional(self.db.pool())
        .await?;
        let (file, content) = row.ok_or_else(Problem::missing)?;
        Ok(HandedIn { file, content: STANDARD.decode(content).map_err(|error| Problem::broken(error.to_string()))? })
    }

    /// Gives points for a program. One that was replaced since keeps none.
    pub async fn grade_hand_in(&self, who: &Who, id: &str, new: NewGrade) -> Answer<HandIn> {
        let found: Option<(String, String)> = sqlx::query_as("SELECT assignment, person FROM hand_ins WHERE id = $1")
            .bind(id)
            .fetch_optional(self.db.pool())
            .await?;
        let (assignment, person) = found.ok_or_else(Problem::missing)?;
        let assigned = self.own_assignment(who, &assignment).await?;
        let in_range = |points: f64| (0.0..=POINTS).contains(&points);
        if !in_range(new.points) || !in_range(new.of) {
            return Err(Problem::new(Kind::Refused, message!("hub-points-refused")));
        }
        let report = paragraphs("report", &new.report, REPORT)?;
        let grade = Grade { points: new.points, of: new.of, report, when: self.clock.now() };
        let mut change = self.db.change().await?;
        let query = sqlx::query("UPDATE hand_ins SET grade = $1 WHERE id = $2 AND digest = $3");
        let query = query.bind(serde_json::to_string(&grade)?).bind(id).bind(&new.digest);
        let graded = query.execute(&mut *change.on).await?.rows_affected();
        change.commit().await?;
        if graded == 0 {
            return Err(Problem::new(Kind::Taken, message!("hub-hand-in-changed")));
        }
        self.hand_ins_to(&assigned, &person).await?.pop().map(|(_, kept)| kept).ok_or_else(Problem::missing)
    }
}

/// A name that is safe for a file anywhere.
fn file_name(name: &str) -> Answer<String> {
    let name = name.trim();
    let allowed = |c: char| c.is_alphanumeric() || " -_.".contains(c);
    let fits = (1..=NAME).contains(&name.chars().count()) && name.chars().all(allowed);
    if fits && name.starts_with(char::is_alphanumeric) && !name.ends_with('.') {
        return Ok(name.into());
    }
    Err(Problem::new(Kind::Refused, message!("hub-file-name-refused", most = NAME)))
}
