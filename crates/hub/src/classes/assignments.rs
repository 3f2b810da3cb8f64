//! Assignments as they are read: by the teacher at any time, by members once they have opened.

use serde::{Deserialize, Serialize};
use sqlx::FromRow;
use utoipa::ToSchema;

use super::hand_ins::HandIn;
use super::marks::{LevelPlayed, Mark, Work};
use super::quiz::QuizTask;
use crate::Hub;
use crate::clock::Moment;
use crate::people::Who;
use crate::problem::{Answer, Problem};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum AssignmentKind {
    /// Levels are played by hand.
    Play,
    /// Questions about a search are answered.
    Quiz,
    /// A program is handed in that solves levels.
    Solver,
}

impl AssignmentKind {
    pub(super) fn name(self) -> &'static str {
        match self {
            AssignmentKind::Play => "play",
            AssignmentKind::Quiz => "quiz",
            AssignmentKind::Solver => "solver",
        }
    }

    fn read(name: &str) -> AssignmentKind {
        match name {
            "quiz" => AssignmentKind::Quiz,
            "solver" => AssignmentKind::Solver,
            _ => AssignmentKind::Play,
        }
    }
}

/// Whether something counts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Openness {
    /// It opens later.
    Later,
    /// It is open.
    Open,
    /// The deadline has passed: what comes now is taken, and marked as late.
    Closed,
}

/// An assignment in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AssignmentCard {
    /// Its id.
    pub id: String,
    /// The id of its class.
    pub class: String,
    /// What the class is called.
    pub class_title: String,
    /// What it is called.
    pub title: String,
    /// What is asked for.
    pub kind: AssignmentKind,
    /// When it opens.
    pub opens: Moment,
    /// Until when it is to be done.
    pub deadline: Option<Moment>,
    /// Whether it is open.
    pub state: Openness,
    /// What the person has of it; null for the teacher.
    pub mine: Option<Mark>,
}

/// A level of an assignment.
#[derive(Clone, Debug, Serialize, FromRow, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AssignedLevel {
    /// Its full name.
    pub level: String,
    /// Its puzzle.
    pub puzzle: String,
    /// What a shared level is called.
    pub title: Option<String>,
    /// The measure by which the best game is chosen.
    pub measure: String,
}

/// An assignment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Assignment {
    /// What lists show.
    #[serde(flatten)]
    pub card: AssignmentCard,
    /// What the teacher says about it.
    pub text: String,
    /// Its levels; none for a quiz.
    pub levels: Vec<AssignedLevel>,
    /// The help that is allowed in games.
    pub help: Vec<String>,
    /// The search that a quiz is about.
    pub quiz: Option<QuizTask>,
    /// How programs are started, such as `python3 {file}`.
    pub command: Option<String>,
    /// What the person did on the levels, in their order.
    pub played: Vec<Option<LevelPlayed>>,
    /// The person's own program.
    pub hand_in: Option<HandIn>,
}

/// An assignment's row.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Row {
    pub id: String,
    pub class: String,
    pub class_title: String,
    pub teacher: String,
    pub title: String,
    pub text: String,
    pub kind: String,
    pub opens: i64,
    pub deadline: Option<i64>,
    pub help: String,
    pub command: Option<String>,
    pub quiz: Option<String>,
}

macro_rules! select_assignments {
    ($rest:literal) => {
        concat!(
            "SELECT assignments.id, class, classes.title AS class_title, teacher, assignments.title, text, kind, opens, \
             deadline, help, command, quiz FROM assignments JOIN classes ON classes.id = assignments.class ",
            $rest
        )
    };
}

impl Row {
    pub fn kind(&self) -> AssignmentKind {
        AssignmentKind::read(&self.kind)
    }

    /// Whether something that came at a time is late.
    pub fn is_late(&self, when: Moment) -> bool {
        self.deadline.is_some_and(|deadline| when > deadline)
    }

    /// Whether all help of a game is allowed.
    pub fn allows(&self, help: &str) -> bool {
        help.split_whitespace().all(|kind| self.help.split_whitespace().any(|allowed| allowed == kind))
    }

    pub fn task(&self) -> Answer<Option<QuizTask>> {
        Ok(self.quiz.as_deref().map(serde_json::from_str).transpose()?)
    }

    fn card(&self, now: Moment, mine: Option<Mark>) -> AssignmentCard {
        let state = match () {
            () if now < self.opens => Openness::Later,
            () if self.is_late(now) => Openness::Closed,
            () => Openness::Open,
        };
        AssignmentCard {
            id: self.id.clone(),
            class: self.class.clone(),
            class_title: self.class_title.clone(),
            title: self.title.clone(),
            kind: self.kind(),
            opens: self.opens,
            deadline: self.deadline,
            state,
            mine,
        }
    }
}

impl Hub {
    /// An assignment.
    pub async fn assignment(&self, who: &Who, id: &str) -> Answer<Assignment> {
        let row = self.assignment_row(who, id).await?;
        let levels = self.assigned_levels(id).await?;
        let teaches = row.teacher == who.id;
        let work = if teaches { Work::default() } else { self.work_of(&row, levels.len(), &who.id).await? };
        let mine = if teaches { None } else { Some(work.mark(&row)?) };
        Ok(Assignment {
            card: row.card(self.clock.now(), mine),
            help: row.help.split_whitespace().map(String::from).collect(),
            quiz: row.task()?,
            text: row.text,
            command: row.command,
            levels,
            played: work.played,
            hand_in: work.hand_in,
        })
    }

    /// An assignment that the person may see: they teach its class, or belong to it and it has opened.
    pub(super) async fn assignment_row(&self, who: &Who, id: &str) -> Answer<Row> {
        let row: Option<Row> = sqlx::query_as(select_assignments!(
            "WHERE assignments.id = $1 AND (teacher = $2 OR opens <= $3 AND class IN (SELECT class FROM members WHERE person = $2))"
        ))
        .bind(id)
        .bind(&who.id)
        .bind(self.clock.now())
        .fetch_optional(self.db.pool())
        .await?;
        row.ok_or_else(Problem::missing)
    }

    /// An assignment of a class that the person teaches.
    pub(super) async fn own_assignment(&self, who: &Who, id: &str) -> Answer<Row> {
        let row = self.assignment_row(who, id).await?;
        if row.teacher == who.id { Ok(row) } else { Err(Problem::forbidden()) }
    }

    /// The same for one who belongs to the class and does not teach it.
    pub(super) async fn assignment_to_do(&self, who: &Who, id: &str) -> Answer<Row> {
        let row = self.assignment_row(who, id).await?;
        if row.teacher == who.id { Err(Problem::forbidden()) } else { Ok(row) }
    }

    pub(super) async fn assigned_levels(&self, assignment: &str) -> Answer<Vec<AssignedLevel>> {
        let levels = sqlx::query_as(
            "SELECT assigned.level, assigned.puzzle, levels.title, measure FROM assigned
             LEFT JOIN levels ON assigned.level = 'shared/' || levels.id WHERE assignment = $1 ORDER BY place",
        );
        Ok(levels.bind(assignment).fetch_all(self.db.pool()).await?)
    }

    /// All assignments of a class, for its teacher.
    pub(super) async fn all_assignments(&self, class: &str) -> Answer<Vec<Row>> {
        let rows = sqlx::query_as(select_assignments!(
            "WHERE class = $1 ORDER BY COALESCE(deadline, 9000000000000000000), opens, assignments.id"
        ));
        Ok(rows.bind(class).fetch_all(self.db.pool()).await?)
    }

    /// The assignments of a class that the person may see.
    pub(super) async fn assignments_of(&self, who: &Who, class: &str) -> Answer<Vec<AssignmentCard>> {
        let rows = self.all_assignments(class).await?;
        let now = self.clock.now();
        self.cards(who, rows.into_iter().filter(|row| row.opens <= now || row.teacher == who.id)).await
    }

    /// What a person has to do: open or late, and not done.
    pub(super) async fn due(&self, who: &Who) -> Answer<Vec<AssignmentCard>> {
        let rows: Vec<Row> = sqlx::query_as(select_assignments!(
            "WHERE opens <= $2 AND class IN (SELECT class FROM members WHERE person = $1) \
             ORDER BY COALESCE(deadline, 9000000000000000000), opens, assignments.id"
        ))
        .bind(&who.id)
        .bind(self.clock.now())
        .fetch_all(self.db.pool())
        .await?;
        let mut cards = self.cards(who, rows).await?;
        cards.retain(|card| card.mine.as_ref().is_some_and(|mark| !mark.done));
        Ok(cards)
    }

    async fn cards(&self, who: &Who, rows: impl IntoIterator<Item = Row>) -> Answer<Vec<AssignmentCard>> {
        let (mut cards, now) = (Vec::new(), self.clock.now());
        for row in rows {
            let mine = if row.teacher == who.id {
                None
            } else {
                let levels = self.assigned_levels(&row.id).await?.len();
                Some(self.work_of(&row, levels, &who.id).await?.mark(&row)?)
            };
            cards.push(row.card(now, mine));
        }
        Ok(cards)
    }
}
