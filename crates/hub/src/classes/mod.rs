//! Classes: a teacher makes one, people join it by its code. Nobody else sees that it is there.

mod assign;
mod assignments;
mod board;
mod export;
mod hand_ins;
mod marks;
mod members;
mod quiz;

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

pub use assign::Assign;
pub use assignments::{AssignedLevel, Assignment, AssignmentCard, AssignmentKind, Openness};
pub use board::{ClassBoard, LevelRuns, SolverStanding};
pub use hand_ins::{Grade, HandIn, HandedIn, NewGrade, NewHandIn};
pub use marks::{LevelPlayed, Mark, MemberProgress, Progress};
pub use members::Member;
pub use quiz::{Paper, Papers, QuizAnswers, QuizTask};

use crate::Hub;
use crate::clock::Moment;
use crate::levels::line;
use crate::people::{Person, Who};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{join_code, public_id};

/// Classes of a teacher, and letters about one.
const EACH: i64 = 100;
const ABOUT: usize = 4000;

/// A class in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClassCard {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What is said about it.
    pub about: String,
    /// Whose it is.
    pub teacher: Person,
    /// Whether that is the person who asks.
    pub mine: bool,
    /// How many belong to it.
    pub members: i64,
    /// How many assignments it has.
    pub assignments: i64,
    /// When it was made.
    pub created: Moment,
}

/// A class with its assignments.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClassPage {
    /// What is said about it.
    #[serde(flatten)]
    pub card: ClassCard,
    /// By this people join, such as `k7mx-p2qf`; for the teacher only, and null while nobody may join.
    pub code: Option<String>,
    /// Its assignments by deadline; those that have not opened are shown to the teacher only.
    pub shown: Vec<AssignmentCard>,
}

/// The classes of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MyClasses {
    /// Those they teach.
    pub teaching: Vec<ClassCard>,
    /// Those they belong to.
    pub joined: Vec<ClassCard>,
    /// What is open or late, and not done, by deadline.
    pub due: Vec<AssignmentCard>,
}

/// What is said about a class.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct AboutClass {
    /// What it is called.
    #[schema(max_length = 80)]
    pub title: String,
    /// What is said about it.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub about: String,
}

/// A class's row.
#[derive(Clone, Debug, FromRow)]
struct Row {
    id: String,
    title: String,
    about: String,
    teacher: String,
    code: Option<String>,
    created: i64,
    by_name: Option<String>,
    by_role: Option<String>,
    by_character: Option<String>,
    members: i64,
    assignments: i64,
}

macro_rules! select_classes {
    ($rest:literal) => {
        concat!(
            "SELECT classes.id, title, about, teacher, code, classes.created, people.name AS by_name, \
             people.role AS by_role, people.character AS by_character, \
             (SELECT COUNT(*) FROM members WHERE members.class = classes.id) AS members, \
             (SELECT COUNT(*) FROM assignments WHERE assignments.class = classes.id) AS assignments \
             FROM classes JOIN people ON people.id = classes.teacher ",
            $rest
        )
    };
}

impl Row {
    fn card(self, who: &Who) -> ClassCard {
        ClassCard {
            mine: self.teacher == who.id,
            teacher: Person::of(self.by_name, self.by_role, self.by_character),
            id: self.id,
            title: self.title,
            about: self.about,
            members: self.members,
            assignments: self.assignments,
            created: self.created,
        }
    }
}

impl Hub {
    /// The classes of a person, and what they have to do.
    pub async fn my_classes(&self, who: &Who) -> Answer<MyClasses> {
        let rows: Vec<Row> = sqlx::query_as(select_classes!(
            "WHERE teacher = $1 OR classes.id IN (SELECT class FROM members WHERE person = $1) ORDER BY title, classes.id"
        ))
        .bind(&who.id)
        .fetch_all(self.db.pool())
        .await?;
        let (teaching, joined) = rows.into_iter().map(|row| row.card(who)).partition(|card| card.mine);
        Ok(MyClasses { teaching, joined, due: self.due(who).await? })
    }

    /// A class.
    pub async fn class(&self, who: &Who, id: &str) -> Answer<ClassPage> {
        let row = self.class_row(who, id).await?;
        let shown = self.assignments_of(who, id).await?;
        let code = row.code.clone().filter(|_| row.teacher == who.id);
        Ok(ClassPage { card: row.card(who), code, shown })
    }

    /// A class that the person teaches or belongs to; for all others there is none.
    async fn class_row(&self, who: &Who, id: &str) -> Answer<Row> {
        let row: Option<Row> = sqlx::query_as(select_classes!(
            "WHERE classes.id = $1 AND (teacher = $2 OR classes.id IN (SELECT class FROM members WHERE person = $2))"
        ))
        .bind(id)
        .bind(&who.id)
        .fetch_optional(self.db.pool())
        .await?;
        row.ok_or_else(Problem::missing)
    }

    /// A class that the person teaches.
    async fn own_class(&self, who: &Who, id: &str) -> Answer<Row> {
        let row = self.class_row(who, id).await?;
        if row.teacher == who.id { Ok(row) } else { Err(Problem::forbidden()) }
    }

    /// Makes a class.
    pub async fn add_class(&self, who: &Who, about: &AboutClass) -> Answer<ClassPage> {
        who.must_teach()?;
        let (title, text) = about.checked()?;
        let (own,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM classes WHERE teacher = $1")
            .bind(&who.id)
            .fetch_one(self.db.pool())
            .await?;
        if own >= EACH {
            return Err(Problem::new(Kind::Refused, message!("hub-too-many-classes", most = EACH)));
        }
        let id = public_id();
        let mut change = self.db.change().await?;
        sqlx::query("INSERT INTO classes (id, title, about, teacher, code, created) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&id)
            .bind(title)
            .bind(text)
            .bind(&who.id)
            .bind(join_code())
            .bind(self.clock.now())
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        self.class(who, &id).await
    }

    /// Changes what is said about a class.
    pub async fn edit_class(&self, who: &Who, id: &str, about: &AboutClass) -> Answer<ClassPage> {
        self.own_class(who, id).await?;
        let (title, text) = about.checked()?;
        let mut change = self.db.change().await?;
        let query = sqlx::query("UPDATE classes SET title = $1, about = $2 WHERE id = $3");
        query.bind(title).bind(text).bind(id).execute(&mut *change.on).await?;
        change.commit().await?;
        self.class(who, id).await
    }

    /// Gives a class a new code, or none, so that nobody can join.
    pub async fn set_code(&self, who: &Who, id: &str, open: bool) -> Answer<ClassPage> {
        self.own_class(who, id).await?;
        let mut change = self.db.change().await?;
        let query = sqlx::query("UPDATE classes SET code = $1 WHERE id = $2");
        query.bind(open.then(join_code)).bind(id).execute(&mut *change.on).await?;
        change.commit().await?;
        self.class(who, id).await
    }

    /// Removes a class with all its assignments, and all that was handed in.
    pub async fn remove_class(&self, who: &Who, id: &str) -> Answer<()> {
        self.own_class(who, id).await?;
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM classes WHERE id = $1").bind(id).execute(&mut *change.on).await?;
        change.commit().await
    }
}

impl AboutClass {
    fn checked(&self) -> Answer<(String, String)> {
        Ok((line("title", &self.title, true)?, paragraphs("about", &self.about, ABOUT)?))
    }
}

/// A text of several lines as it is kept.
fn paragraphs(field: &'static str, text: &str, most: usize) -> Answer<String> {
    let text = text.trim();
    let fits = text.chars().count() <= most && !text.chars().any(|c| c.is_control() && !"\n\t\r".contains(c));
    let refused = || Problem::new(Kind::Refused, message!("hub-text-refused", field, most));
    if fits { Ok(text.into()) } else { Err(refused()) }
}
