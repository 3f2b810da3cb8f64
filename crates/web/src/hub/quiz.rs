//! The questions of a class's quiz: made when the teacher asks for it, from a seed that nobody learns.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use axum::http::HeaderMap;
use serde_json::Value as Json;
use solvarium_engine::Message;
use solvarium_hub::{Kind, Papers, Problem, QuizTask, Who, seed};
use solvarium_lab::{Language, Limits, SystemClock};
use solvarium_protocol::{Ask, Call, Desk, LEVEL_BYTES, LevelRef, Policy, Reply};
use tokio::sync::Semaphore;

use super::Doors;
use super::refuse::{Answer, Refused};
use crate::language;

/// What the search may use that is asked about, and its recording.
const LIMITS: Limits = Limits { nodes: None, seconds: Some(20.0), cpu_seconds: None, bytes: Some(512 << 20) };
const RECORDING: usize = 64 << 20;
/// How shared levels are named in front of their ids.
const SHARED: &str = "shared/";

/// One quiz is made at a time.
pub struct Turn(Semaphore);

impl Default for Turn {
    fn default() -> Self {
        Turn(Semaphore::new(1))
    }
}

/// The questions of a quiz in all languages.
pub async fn papers(doors: &Doors, who: &Who, task: &QuizTask, headers: &HeaderMap) -> Answer<Papers> {
    let refused = |problem| Refused::new(problem, headers);
    let level = level(doors, who, &task.level).await.map_err(refused)?;
    let _turn = doors.quiz_turn.0.acquire().await.map_err(|error| refused(Problem::broken(error)))?;
    let (task, own) = (task.clone(), language::of(headers));
    let made = tokio::task::spawn_blocking(move || make(&level, &task, own)).await;
    made.map_err(|error| refused(Problem::broken(error)))?.map_err(refused)
}

/// The level: shared ones are written out.
async fn level(doors: &Doors, who: &Who, name: &str) -> Result<LevelRef, Problem> {
    let rules = Vec::new();
    let Some(id) = name.strip_prefix(SHARED) else { return Ok(LevelRef::BuiltIn { name: name.into(), rules }) };
    let page = doors.hub.level(id, Some(who)).await?;
    let puzzle = Some(page.level.puzzle);
    Ok(LevelRef::Text { text: page.text, puzzle, format: None, part: None, name: Some(name.into()), rules })
}

fn make(level: &LevelRef, task: &QuizTask, own: Language) -> Result<Papers, Problem> {
    let policy = Policy { limits: LIMITS, trace_bytes: RECORDING, session_bytes: RECORDING, level_bytes: LEVEL_BYTES };
    let (desk, seed, mut papers) = (Desk::new(policy), seed(), BTreeMap::new());
    // The person's own language first: a reason why not is told in it.
    for language in std::iter::once(own).chain(Language::all().filter(|language| *language != own)) {
        let request = task.request.clone();
        let ask = Ask::Quiz { level: level.clone(), request, seed, count: Some(task.count) };
        let call = Call { ask, language };
        let reply = desk.answer(call, &SystemClock::default(), &AtomicBool::new(false), &mut |_| ());
        let paper = match reply {
            Reply::Quiz(quiz) => serde_json::to_value(quiz).map_err(Problem::broken)?,
            Reply::Error(problem) => return Err(Problem::new(Kind::Refused, Message::verbatim(problem.message.text))),
            _ => Json::Null,
        };
        papers.insert(language.name().to_string(), paper);
    }
    Ok(Papers(papers))
}
