//! What members have done of an assignment. It is worked out whenever somebody asks, from games that were replayed, answers
//! and programs, so that it is right after the terms have changed too.

use std::collections::BTreeMap;

use serde::Serialize;
use sqlx::FromRow;
use utoipa::ToSchema;

use super::assignments::{Assignment, AssignmentKind, Row};
use super::hand_ins::HandIn;
use super::quiz::QuizAnswers;
use crate::Hub;
use crate::clock::Moment;
use crate::people::{Person, Who};
use crate::problem::Answer;

/// What somebody has of an assignment.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mark {
    /// Levels solved, right answers, or points of a program.
    pub points: f64,
    /// The points there are; null for a program that has not been graded.
    pub of: Option<f64>,
    /// Whether all that is asked for is there.
    pub done: bool,
    /// Whether any of it came after the deadline.
    pub late: bool,
    /// When the last of it came.
    pub when: Option<Moment>,
}

/// The best game of somebody on a level: in time before late, then by the level's first measure, then by time.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelPlayed {
    /// The level's full name.
    pub level: String,
    /// The entry, to be watched.
    pub entry: String,
    /// The first measure.
    pub value: i64,
    /// How long it took; null if it was not played on the server's clock.
    pub seconds: Option<f64>,
    /// The help that was used.
    pub help: Vec<String>,
    /// Whether it came after the deadline.
    pub late: bool,
    /// When it came.
    pub when: Moment,
}

/// How far the members of a class are.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Progress {
    /// The assignment.
    pub assignment: Assignment,
    /// All members by name.
    pub members: Vec<MemberProgress>,
    /// The server's time.
    pub now: Moment,
}

/// How far a member is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MemberProgress {
    /// Who it is.
    pub person: Person,
    /// What they have.
    pub mark: Mark,
    /// The best games, in the order of the levels.
    pub played: Vec<Option<LevelPlayed>>,
    /// The answers to a quiz.
    pub answers: Option<QuizAnswers>,
    /// The program.
    pub hand_in: Option<HandIn>,
}

/// What one member did.
#[derive(Clone, Debug, Default)]
pub(super) struct Work {
    pub played: Vec<Option<LevelPlayed>>,
    pub answers: Option<QuizAnswers>,
    pub hand_in: Option<HandIn>,
}

#[derive(FromRow)]
struct Play {
    person: String,
    place: i64,
    level: String,
    entry: String,
    created: i64,
    help: String,
    milliseconds: Option<i64>,
    value: i64,
}

impl Hub {
    /// How far the members are, for the teacher.
    pub async fn progress(&self, who: &Who, assignment: &str) -> Answer<Progress> {
        let row = self.own_assignment(who, assignment).await?;
        let assignment = self.assignment(who, assignment).await?;
        let members = self.progress_of(&row, assignment.levels.len()).await?;
        Ok(Progress { assignment, members, now: self.clock.now() })
    }

    pub(super) async fn progress_of(&self, row: &Row, levels: usize) -> Answer<Vec<MemberProgress>> {
        let mut works = self.works(row, levels, "").await?;
        let mut members = Vec::new();
        for member in self.member_rows(&row.class).await? {
            let work = works.remove(&member.id).unwrap_or_else(|| Work::none(row, levels));
            let mark = work.mark(row)?;
            let Work { played, answers, hand_in } = work;
            members.push(MemberProgress { person: member.person(), mark, played, answers, hand_in });
        }
        Ok(members)
    }

    /// What one person did.
    pub(super) async fn work_of(&self, row: &Row, levels: usize, person: &str) -> Answer<Work> {
        Ok(self.works(row, levels, person).await?.remove(person).unwrap_or_else(|| Work::none(row, levels)))
    }

    /// What everybody did, or one person, by id.
    async fn works(&self, row: &Row, levels: usize, person: &str) -> Answer<BTreeMap<String, Work>> {
        let mut works: BTreeMap<String, Work> = BTreeMap::new();
        let none = || Work::none(row, levels);
        match row.kind() {
            AssignmentKind::Play => {
                for play in self.plays(row, person).await?.into_iter().filter(|play| row.allows(&play.help)) {
                    let work = works.entry(play.person.clone()).or_insert_with(none);
                    work.keep_better(play.place as usize, play.played(row));
                }
            }
            AssignmentKind::Quiz => {
                for (person, answers) in self.answers_to(row, person).await? {
                    works.entry(person).or_insert_with(none).answers = Some(answers);
                }
            }
            AssignmentKind::Solver => {
                for (person, hand_in) in self.hand_ins_to(row, person).await? {
                    works.entry(person).or_insert_with(none).hand_in = Some(hand_in);
                }
            }
        }
        Ok(works)
    }

    /// Games on the levels since the assignment opened.
    async fn plays(&self, row: &Row, person: &str) -> Answer<Vec<Play>> {
        let plays = sqlx::query_as(
            "SELECT entries.person, place, entries.level, entries.id AS entry, plays.created, plays.help,
             plays.milliseconds, scores.value FROM assigned
             JOIN entries ON entries.level = assigned.level AND entries.hidden = 0
             JOIN plays ON plays.entry = entries.id AND plays.created >= $2
             JOIN scores ON scores.entry = entries.id AND scores.first = 1
             JOIN members ON members.class = $3 AND members.person = entries.person
             WHERE assignment = $1 AND ($4 = '' OR entries.person = $4)",
        );
        Ok(plays.bind(&row.id).bind(row.opens).bind(&row.class).bind(person).fetch_all(self.db.pool()).await?)
    }
}

impl Play {
    fn played(self, row: &Row) -> LevelPlayed {
        LevelPlayed {
            late: row.is_late(self.created),
            level: self.level,
            entry: self.entry,
            value: self.value,
            seconds: self.milliseconds.map(|ms| ms as f64 / 1000.0),
            help: self.help.split_whitespace().map(String::from).collect(),
            when: self.created,
        }
    }
}

impl LevelPlayed {
    fn is_better_than(&self, other: &LevelPlayed) -> bool {
        let time = |played: &LevelPlayed| played.seconds.unwrap_or(f64::INFINITY);
        let rank = |played: &LevelPlayed| (played.late, played.value);
        rank(self).cmp(&rank(other)).then(time(self).total_cmp(&time(other))).then(self.when.cmp(&other.when)).is_lt()
    }
}

impl Work {
    /// Nothing yet.
    fn none(row: &Row, levels: usize) -> Work {
        let games = if row.kind() == AssignmentKind::Play { levels } else { 0 };
        Work { played: vec![None; games], ..Work::default() }
    }

    fn keep_better(&mut self, place: usize, played: LevelPlayed) {
        if let Some(best) = self.played.get_mut(place)
            && best.as_ref().is_none_or(|best| played.is_better_than(best))
        {
            *best = Some(played);
        }
    }

    /// What it is worth.
    pub fn mark(&self, row: &Row) -> Answer<Mark> {
        Ok(match row.kind() {
            AssignmentKind::Play => {
                let solved = || self.played.iter().flatten();
                let (points, of) = (solved().count(), self.played.len());
                Mark {
                    points: points as f64,
                    of: Some(of as f64),
                    done: points == of,
                    late: solved().any(|played| played.late),
                    when: solved().map(|played| played.when).max(),
                }
            }
            AssignmentKind::Quiz => Mark {
                points: self.answers.iter().flat_map(|given| &given.right).filter(|right| **right).count() as f64,
                of: row.task()?.map(|task| task.count as f64),
                done: self.answers.is_some(),
                late: self.answers.as_ref().is_some_and(|given| given.late),
                when: self.answers.as_ref().map(|given| given.when),
            },
            AssignmentKind::Solver => {
                let grade = self.hand_in.as_ref().and_then(|hand_in| hand_in.grade.as_ref());
                Mark {
                    points: grade.map_or(0.0, |grade| grade.points),
                    of: grade.map(|grade| grade.of),
                    done: self.hand_in.is_some(),
                    late: self.hand_in.as_ref().is_some_and(|hand_in| hand_in.late),
                    when: self.hand_in.as_ref().map(|hand_in| hand_in.when),
                }
            }
        })
    }
}
