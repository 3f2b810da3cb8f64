//! Publishing: a text becomes shared levels, each once, however it is turned.

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use solvarium_lab::game::SharedGame;
use solvarium_lab::level;
use utoipa::ToSchema;

use super::reading::within;
use super::{LevelVerdict, SharedLevel, joined_tags, line};
use crate::Hub;
use crate::clock::DAY;
use crate::database::Change;
use crate::jobs::Job;
use crate::people::{Role, Who, searched};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::public_id;

/// Levels of one text, and of one person in a day.
const MOST: usize = 200;
const A_DAY: i64 = 1000;
/// Bytes of one level.
const LARGEST: usize = 256 << 10;

/// What somebody publishes.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Publish {
    /// One level or a collection, in any notation.
    pub text: String,
    /// The puzzle, where the text leaves it open.
    #[serde(default)]
    pub puzzle: Option<String>,
    /// What it is called; of a collection, the levels that have no title are numbered.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub title: Option<String>,
    /// Who made it, where the text does not say so.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub author: Option<String>,
    /// The terms under which it may be used.
    #[schema(max_length = 80)]
    pub licence: String,
    /// Words by which it is found.
    #[serde(default)]
    pub tags: Vec<String>,
}

/// A level that is here already.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Duplicate {
    /// Its number in the text, from 1.
    pub index: usize,
    /// The id of the one that is here.
    pub id: String,
    /// What that is called.
    pub title: String,
}

/// What became of a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Published {
    /// The new levels.
    pub levels: Vec<SharedLevel>,
    /// Levels that are here already, maybe turned or mirrored.
    pub duplicates: Vec<Duplicate>,
}

/// A level of the text, ready to be kept.
struct Ready {
    text: String,
    canonical: String,
    puzzle: &'static str,
    title: String,
    author: String,
}

impl Hub {
    /// Publishes all levels of a text or, if one of them is refused, none.
    pub async fn publish(&self, who: &Who, publish: Publish) -> Answer<Published> {
        let tags = joined_tags(&publish.tags)?;
        let licence = line("licence", &publish.licence, true)?;
        let name = who.name.clone();
        let read = tokio::task::spawn_blocking(move || read_all(&publish, &name));
        let ready = read.await.map_err(Problem::broken)??;
        let (now, mut ids, mut duplicates) = (self.clock.now(), Vec::new(), Vec::new());
        let mut change = self.db.change().await?;
        let (today,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM levels WHERE person = $1 AND created > $2")
            .bind(&who.id)
            .bind(now - DAY)
            .fetch_one(&mut *change.on)
            .await?;
        if today + ready.len() as i64 > A_DAY && who.role == Role::Player {
            return Err(Problem::new(Kind::Refused, message!("hub-too-many-levels", most = A_DAY)));
        }
        let mut jobs = Vec::new();
        for (index, level) in ready.iter().enumerate() {
            match self.insert(&mut change, who, level, (&licence, &tags), now).await? {
                Ok(id) => {
                    jobs.push(self.note_job(&mut change, &Job::Verify { level: id.clone() }, Some(who)).await?);
                    ids.push(id);
                }
                Err((id, title)) => duplicates.push(Duplicate { index: index + 1, id, title }),
            }
        }
        change.commit().await?;
        self.send_jobs(&jobs).await;
        let mut levels = Vec::with_capacity(ids.len());
        for id in ids {
            levels.push(self.level(&id, Some(who)).await?.level);
        }
        Ok(Published { levels, duplicates })
    }

    /// Keeps a level: its id, or the id and the title of the same level that is here.
    async fn insert(
        &self,
        change: &mut Change<'_>,
        who: &Who,
        level: &Ready,
        (licence, tags): (&str, &str),
        now: i64,
    ) -> Answer<Result<String, (String, String)>> {
        let id = public_id();
        let inserted = sqlx::query(
            "INSERT INTO levels (id, puzzle, canonical, text, title, author, licence, tags, search, person, created, verdict)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (canonical) DO NOTHING",
        )
        .bind(&id)
        .bind(level.puzzle)
        .bind(&level.canonical)
        .bind(&level.text)
        .bind(&level.title)
        .bind(&level.author)
        .bind(licence)
        .bind(tags)
        .bind(searched(&format!("{} {} {tags}", level.title, level.author)))
        .bind(&who.id)
        .bind(now)
        .bind(LevelVerdict::Waiting.name())
        .execute(&mut *change.on)
        .await?;
        if inserted.rows_affected() > 0 {
            return Ok(Ok(id));
        }
        let query = sqlx::query_as("SELECT id, title FROM levels WHERE canonical = $1").bind(&level.canonical);
        Ok(Err(query.fetch_one(&mut *change.on).await?))
    }
}

/// All levels of a text.
fn read_all(publish: &Publish, person: &str) -> Answer<Vec<Ready>> {
    let refused =
        |error: &solvarium_lab::LoadError| Problem::new(Kind::Refused, solvarium_engine::Message::from(error));
    let puzzle =
        level::puzzle_of(&publish.text, "level", publish.puzzle.as_deref()).map_err(|error| refused(&error))?;
    let parts = puzzle.split(&publish.text);
    if parts.len() > MOST {
        return Err(Problem::new(Kind::TooLarge, message!("hub-collection-too-large", most = MOST)));
    }
    let count = parts.len();
    let mut ready = Vec::with_capacity(count);
    for (at, part) in parts.iter().enumerate() {
        if part.text.len() > LARGEST {
            return Err(Problem::new(Kind::TooLarge, message!("hub-level-too-large", most = LARGEST)));
        }
        let name = if count == 1 { "level".into() } else { format!("level#{}", at + 1) };
        let game = within(|ctx| puzzle.load_level(part, &name, ctx))?;
        ready.push(prepared(&game, publish, person, (count > 1).then_some(at + 1))?);
    }
    if ready.is_empty() {
        return Err(Problem::new(Kind::Refused, message!("hub-no-level")));
    }
    Ok(ready)
}

fn prepared(game: &SharedGame, publish: &Publish, person: &str, number: Option<usize>) -> Answer<Ready> {
    let (given, own) = (publish.title.as_deref().unwrap_or_default(), game.metadata().name.as_deref());
    let title = match (number, own) {
        (None, own) => if given.trim().is_empty() { own.unwrap_or_default() } else { given }.to_string(),
        (Some(_), Some(own)) => own.to_string(),
        (Some(number), None) => format!("{given} {number}"),
    };
    let title = if title.trim().is_empty() { game.info().name.to_string() } else { title };
    let author = publish.author.as_deref().filter(|author| !author.trim().is_empty());
    let author = author.or(game.metadata().author.as_deref()).unwrap_or(person);
    let format = solvarium_lab::registry::puzzle(game.info().name).map_err(Problem::broken)?.first_format();
    Ok(Ready {
        text: game.write_plain(format).map_err(Problem::broken)?,
        canonical: game.canonical(),
        puzzle: game.info().name,
        title: line("title", &cut(&title), true)?,
        author: line("author", &cut(author), false)?,
    })
}

/// A title that came with a level may be longer than one that a person gives.
fn cut(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(super::LINE).collect()
}
