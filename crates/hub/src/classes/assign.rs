//! How a teacher makes an assignment, and changes it.

use std::collections::BTreeSet;

use serde::Deserialize;
use solvarium_engine::message;
use solvarium_lab::registry;
use utoipa::ToSchema;

use super::assignments::{Assignment, AssignmentKind, Row};
use super::paragraphs;
use super::quiz::{Papers, QuizTask};
use crate::Hub;
use crate::boards::checked_help;
use crate::clock::Moment;
use crate::database::Change;
use crate::levels::line;
use crate::people::Who;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::public_id;

/// Assignments of a class, levels of one, letters about it and of its command.
const EACH: i64 = 300;
const LEVELS: usize = 100;
const TEXT: usize = 20_000;
const COMMAND: usize = 200;
/// What stands for the file in a command.
const FILE: &str = "{file}";

/// What a teacher asks for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Assign {
    /// What it is called.
    #[schema(max_length = 80)]
    pub title: String,
    /// What is said about it.
    #[serde(default)]
    #[schema(max_length = 20_000)]
    pub text: String,
    /// What is asked for; it stays as it was made.
    pub kind: AssignmentKind,
    /// When it opens: at once, if that is not said.
    #[serde(default)]
    pub opens: Option<Moment>,
    /// Until when it is to be done.
    #[serde(default)]
    pub deadline: Option<Moment>,
    /// The names of its levels, for `play` and `solver`.
    #[serde(default)]
    pub levels: Vec<String>,
    /// The help that is allowed in games: `hint`, `alarm`, `solve`.
    #[serde(default)]
    pub help: Vec<String>,
    /// The search that a quiz is about; it stays as it was made.
    #[serde(default)]
    pub quiz: Option<QuizTask>,
    /// How programs are started, such as `python3 {file}`.
    #[serde(default)]
    pub command: Option<String>,
}

/// An assignment that may be kept.
struct Checked {
    title: String,
    text: String,
    opens: Moment,
    deadline: Option<Moment>,
    help: String,
    command: Option<String>,
    /// Names, puzzles and measures of the levels.
    levels: Vec<(String, &'static str, String)>,
}

impl Hub {
    /// Refuses whoever does not teach a class.
    pub async fn must_teach(&self, who: &Who, class: &str) -> Answer<()> {
        self.own_class(who, class).await.map(drop)
    }

    /// Makes an assignment; a quiz comes with its questions.
    pub async fn assign(&self, who: &Who, class: &str, assign: Assign, papers: Option<Papers>) -> Answer<Assignment> {
        self.own_class(who, class).await?;
        let (given, opens) = (self.all_assignments(class).await?.len() as i64, self.clock.now());
        if given >= EACH {
            return Err(Problem::new(Kind::Refused, message!("hub-too-many-assignments", most = EACH)));
        }
        let (quiz, questions) = match (assign.kind, &assign.quiz, papers) {
            (AssignmentKind::Quiz, Some(task), Some(papers)) => {
                let task = QuizTask { count: papers.right().len() as u64, ..task.clone() };
                (Some(serde_json::to_string(&task)?), Some(serde_json::to_string(&papers)?))
            }
            (AssignmentKind::Quiz, ..) => return Err(Problem::new(Kind::Refused, message!("hub-quiz-needed"))),
            _ => (None, None),
        };
        let (id, kind) = (public_id(), assign.kind);
        let checked = self.checked(who, assign, opens).await?;
        let mut change = self.db.change().await?;
        sqlx::query(
            "INSERT INTO assignments (id, class, kind, quiz, questions, created, title, text, opens, deadline, help, command)
             VALUES ($1, $2, $3, $4, $5, $6, '', '', 0, NULL, '', NULL)",
        )
        .bind(&id)
        .bind(class)
        .bind(kind.name())
        .bind(quiz)
        .bind(questions)
        .bind(self.clock.now())
        .execute(&mut *change.on)
        .await?;
        checked.write(&mut change, &id).await?;
        change.commit().await?;
        self.assignment(who, &id).await
    }

    /// Changes an assignment. What was done already counts by the new terms.
    pub async fn reassign(&self, who: &Who, id: &str, assign: Assign) -> Answer<Assignment> {
        let row = self.own_assignment(who, id).await?;
        if assign.kind != row.kind()
            || assign.quiz.as_ref().is_some_and(|quiz| row.task().ok() != Some(Some(quiz.clone())))
        {
            return Err(Problem::new(Kind::Refused, message!("hub-assignment-stays")));
        }
        let checked = self.checked(who, assign, row.opens).await?;
        let mut change = self.db.change().await?;
        checked.write(&mut change, id).await?;
        change.commit().await?;
        self.assignment(who, id).await
    }

    /// Removes an assignment, with all that was handed in.
    pub async fn remove_assignment(&self, who: &Who, id: &str) -> Answer<()> {
        let Row { id, .. } = self.own_assignment(who, id).await?;
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM assignments WHERE id = $1").bind(id).execute(&mut *change.on).await?;
        change.commit().await
    }

    async fn checked(&self, who: &Who, assign: Assign, opens: Moment) -> Answer<Checked> {
        let opens = assign.opens.unwrap_or(opens);
        if assign.deadline.is_some_and(|deadline| deadline <= opens) {
            return Err(Problem::new(Kind::Refused, message!("hub-deadline-refused")));
        }
        let is_solver = assign.kind == AssignmentKind::Solver;
        let command = assign.command.as_deref().map(str::trim).filter(|command| is_solver && !command.is_empty());
        let is_long = |text: &str| text.chars().count() > COMMAND || text.chars().any(char::is_control);
        if command.is_some_and(|text| is_long(text) || !text.contains(FILE)) {
            return Err(Problem::new(Kind::Refused, message!("hub-command-refused", file = FILE, most = COMMAND)));
        }
        Ok(Checked {
            title: line("title", &assign.title, true)?,
            text: paragraphs("text", &assign.text, TEXT)?,
            opens,
            deadline: assign.deadline,
            help: checked_help(&assign.help)?,
            command: command.map(String::from),
            levels: if assign.kind == AssignmentKind::Quiz {
                Vec::new()
            } else {
                self.levels_to_do(who, &assign.levels).await?
            },
        })
    }

    async fn levels_to_do(&self, who: &Who, names: &[String]) -> Answer<Vec<(String, &'static str, String)>> {
        if names.is_empty() || names.len() > LEVELS {
            return Err(Problem::new(Kind::Refused, message!("hub-levels-refused", most = LEVELS)));
        }
        let (mut levels, mut known) = (Vec::with_capacity(names.len()), BTreeSet::new());
        for name in names {
            let unknown = |problem: Problem| match problem.kind {
                Kind::Missing => Problem::new(Kind::Refused, message!("hub-level-unknown", level = name.as_str())),
                _ => problem,
            };
            let named = self.find_level(name, Some(who)).await.map_err(unknown)?;
            if !known.insert(named.name.clone()) {
                return Err(Problem::new(Kind::Refused, message!("hub-level-twice", level = name.as_str())));
            }
            let puzzle = named.game.info().name;
            let measures = &registry::puzzle(puzzle).map_err(Problem::broken)?.measures;
            levels.push((named.name, puzzle, measures.first().map_or("cost", |first| first).to_string()));
        }
        Ok(levels)
    }
}

impl Checked {
    async fn write(self, change: &mut Change<'_>, id: &str) -> Answer<()> {
        sqlx::query(
            "UPDATE assignments SET title = $1, text = $2, opens = $3, deadline = $4, help = $5, command = $6 WHERE id = $7",
        )
        .bind(self.title)
        .bind(self.text)
        .bind(self.opens)
        .bind(self.deadline)
        .bind(self.help)
        .bind(self.command)
        .bind(id)
        .execute(&mut *change.on)
        .await?;
        sqlx::query("DELETE FROM assigned WHERE assignment = $1").bind(id).execute(&mut *change.on).await?;
        for (place, (level, puzzle, measure)) in self.levels.into_iter().enumerate() {
            sqlx::query("INSERT INTO assigned (assignment, place, level, puzzle, measure) VALUES ($1, $2, $3, $4, $5)")
                .bind(id)
                .bind(place as i64)
                .bind(level)
                .bind(puzzle)
                .bind(measure)
                .execute(&mut *change.on)
                .await?;
        }
        Ok(())
    }
}
