//! Quizzes: the questions are kept with what is right, which nobody is told before they have answered.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use solvarium_engine::message;
use solvarium_lab::{Language, Request};
use utoipa::ToSchema;

use super::assignments::{AssignmentKind, Row};
use crate::Hub;
use crate::clock::Moment;
use crate::people::Who;
use crate::problem::{Answer, Kind, Problem};

/// The search that a quiz is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuizTask {
    /// The level's name.
    #[schema(max_length = 100)]
    pub level: String,
    /// The algorithm and its settings.
    #[schema(value_type = Object)]
    pub request: Request,
    /// How many questions there are.
    pub count: u64,
}

/// The questions with what is right, by the name of the language.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Papers(pub BTreeMap<String, Json>);

/// What somebody answered.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuizAnswers {
    /// The places of the chosen answers, from 0; -1 where none was chosen.
    pub answers: Vec<i64>,
    /// For each whether it is right.
    pub right: Vec<bool>,
    /// Whether they came after the deadline.
    pub late: bool,
    /// When they came.
    pub when: Moment,
}

/// The questions as somebody may see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Paper {
    /// The rule by which the search chooses what to expand next.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Message"))]
    pub order: Json,
    /// The questions. What is right, and why, is null as long as it is not told.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "Array<Omit<QuizQuestion, 'right' | 'because'> & { right: number | null, because: Message | null }>"
        )
    )]
    pub questions: Vec<Json>,
    /// The person's answers.
    pub handed_in: Option<QuizAnswers>,
}

impl Papers {
    /// The places of the right answers.
    pub fn right(&self) -> Vec<i64> {
        let questions = self.0.values().next().and_then(|paper| paper["questions"].as_array());
        questions.into_iter().flatten().map(|question| question["right"].as_i64().unwrap_or(-1)).collect()
    }

    /// The questions in a language.
    fn paper(mut self, language: Language, told: bool, handed_in: Option<QuizAnswers>) -> Paper {
        let known = [language.name(), Language::ENGLISH.name()].iter().find_map(|name| self.0.remove(*name));
        let mut paper = known.unwrap_or_default();
        let mut questions = match paper["questions"].take() {
            Json::Array(questions) => questions,
            _ => Vec::new(),
        };
        if !told {
            for question in &mut questions {
                (question["right"], question["because"]) = (Json::Null, Json::Null);
            }
        }
        Paper { order: paper["order"].take(), questions, handed_in }
    }
}

impl Hub {
    /// The questions of a quiz. The teacher is told what is right; others when they have answered and the deadline has passed.
    pub async fn paper(&self, who: &Who, assignment: &str, language: Language) -> Answer<Paper> {
        let row = self.assignment_row(who, assignment).await?;
        let papers = self.papers(&row).await?;
        let handed_in = self.answers_to(&row, &who.id).await?.pop().map(|(_, answers)| answers);
        let over = row.deadline.is_none() || row.is_late(self.clock.now());
        let told = row.teacher == who.id || (handed_in.is_some() && over);
        Ok(papers.paper(language, told, handed_in))
    }

    /// Hands answers in, once.
    pub async fn answer_quiz(&self, who: &Who, assignment: &str, answers: &[i64], language: Language) -> Answer<Paper> {
        let row = self.assignment_to_do(who, assignment).await?;
        let right = self.papers(&row).await?.right();
        if answers.len() != right.len() {
            return Err(Problem::new(Kind::Refused, message!("hub-answers-refused", questions = right.len())));
        }
        let marks: Vec<bool> = answers.iter().zip(&right).map(|(answer, right)| answer == right).collect();
        let mut change = self.db.change().await?;
        let inserted = sqlx::query(
            "INSERT INTO answers (assignment, person, answers, marks, created) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(&row.id)
        .bind(&who.id)
        .bind(serde_json::to_string(answers)?)
        .bind(serde_json::to_string(&marks)?)
        .bind(self.clock.now())
        .execute(&mut *change.on)
        .await?;
        change.commit().await?;
        if inserted.rows_affected() == 0 {
            return Err(Problem::new(Kind::Taken, message!("hub-answered")));
        }
        self.paper(who, assignment, language).await
    }

    /// The answers to a quiz, of everyone in the class or of one person, by id.
    pub(super) async fn answers_to(&self, row: &Row, person: &str) -> Answer<Vec<(String, QuizAnswers)>> {
        let rows: Vec<(String, String, String, i64)> = sqlx::query_as(
            "SELECT person, answers, marks, created FROM answers WHERE assignment = $1 AND ($2 = '' OR person = $2)",
        )
        .bind(&row.id)
        .bind(person)
        .fetch_all(self.db.pool())
        .await?;
        let read = |(person, answers, marks, when): (String, String, String, i64)| {
            let (answers, right) = (serde_json::from_str(&answers)?, serde_json::from_str(&marks)?);
            Ok((person, QuizAnswers { answers, right, late: row.is_late(when), when }))
        };
        rows.into_iter().map(read).collect()
    }

    async fn papers(&self, row: &Row) -> Answer<Papers> {
        if row.kind() != AssignmentKind::Quiz {
            return Err(Problem::missing());
        }
        let (questions,): (String,) = sqlx::query_as("SELECT questions FROM assignments WHERE id = $1")
            .bind(&row.id)
            .fetch_one(self.db.pool())
            .await?;
        Ok(serde_json::from_str(&questions)?)
    }
}
