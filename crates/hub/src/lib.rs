#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod backup;
mod boards;
mod classes;
mod clock;
mod database;
mod jobs;
mod levels;
mod people;
mod problem;
mod secret;

use std::sync::{Arc, LazyLock};

use serde::Serialize;
use solvarium_engine::MessageFiles;
use solvarium_lab::report::VERSION;
use solvarium_lab::{Language, Limits, Words, words};
use utoipa::ToSchema;

pub use backup::{backup, restore};
pub use boards::{
    Board, Enter, Entry, Finish, Ranked, Recorded, ReportedRun, SolverEntry, SolverRecorded, Standing, Standings,
    Started,
};
pub use classes::{
    AboutClass, Assign, AssignedLevel, Assignment, AssignmentCard, AssignmentKind, ClassBoard, ClassCard, ClassPage,
    Grade, HandIn, HandedIn, LevelPlayed, LevelRuns, Mark, Member, MemberProgress, MyClasses, NewGrade, NewHandIn,
    Openness, Paper, Papers, Progress, QuizAnswers, QuizTask, SolverStanding,
};
pub use clock::{Clock, Moment};
pub use database::Place;
pub use jobs::{Job, JobState, RunSolver};
pub use levels::{
    Collected, Collection, CollectionCard, CollectionList, Duplicate, Edit, LevelList, LevelPage, LevelVerdict,
    Publish, Published, Rating, SharedLevel, Sort, Wanted,
};
pub use people::{
    AuditLine, AuditPage, Character, Key, Me, NewKey, Person, Profile, Register, Reported, Role, SESSION_DAYS, Subject,
    Token, Visit, Welcome, Who,
};
pub use problem::{Answer, HubProblem, Kind, Problem};
pub use secret::seed;

use crate::database::Database;
use crate::jobs::Queue;
use crate::levels::Cache;
use crate::people::Hashing;

/// What this crate says to people.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// The words of a language. Cells are counted from 1, as people do on a page.
pub fn words_of(language: Language) -> &'static Words {
    static WORDS: LazyLock<Vec<Words>> =
        LazyLock::new(|| Language::all().map(|language| words(language, &[MESSAGES]).counting_from_one()).collect());
    WORDS.iter().find(|words| words.language() == language).expect("there are words of every language")
}

/// How a house is kept.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where.
    pub place: Place,
    /// Whether anyone may register; otherwise nobody new comes in.
    pub is_open: bool,
    /// What one job of the queue may use.
    pub job_limits: Limits,
}

/// Whether there is a house, and who is here.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HubInfo {
    /// The program's version.
    pub version: &'static str,
    /// Whether anyone may register.
    pub open: bool,
    /// Who is signed in.
    pub me: Option<Me>,
}

/// The house: all that can be asked of it, whoever asks.
pub struct Hub {
    db: Database,
    clock: Clock,
    hashing: Hashing,
    queue: Queue,
    cache: Cache,
    is_open: bool,
    job_limits: Limits,
}

impl Hub {
    /// Opens a house, and makes it if it is not there.
    pub async fn open(config: &Config) -> Answer<Arc<Hub>> {
        let db = Database::open(&config.place).await?;
        let queue = Queue::open(db.native()).await?;
        let (clock, hashing, cache) = (Clock::default(), Hashing::default(), Cache::default());
        Ok(Arc::new(Hub { db, clock, hashing, queue, cache, is_open: config.is_open, job_limits: config.job_limits }))
    }

    /// The clock, by which everything happens.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What a page wants to know first.
    pub async fn info(&self, who: Option<&Who>) -> Answer<HubInfo> {
        let me = match who {
            Some(who) => Some(self.me(who).await?),
            None => None,
        };
        Ok(HubInfo { version: VERSION, open: self.is_open, me })
    }

    /// Whether the database answers.
    pub async fn is_ready(&self) -> bool {
        self.db.is_ready().await
    }

    /// Closes the database.
    pub async fn close(&self) {
        self.db.close().await;
    }
}
