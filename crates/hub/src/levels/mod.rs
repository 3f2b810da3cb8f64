//! Shared levels: what is known of each, and how it is found, rated and changed.

mod collections;
mod publish;
mod reading;
mod search;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Metadata, message};
use sqlx::FromRow;
use utoipa::ToSchema;

pub use collections::{Collected, Collection, CollectionCard, CollectionList};
pub use publish::{Duplicate, Publish, Published};
pub(crate) use reading::{Cache, Named, read_level};
pub use search::{LevelList, Sort, Wanted};

use crate::Hub;
use crate::clock::Moment;
use crate::people::{Person, Role, Who, searched};
use crate::problem::{Answer, Kind, Problem};

/// The server's verdict on a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LevelVerdict {
    /// It is not known yet.
    Waiting,
    /// A solution was found and replayed.
    Verified,
    /// It is proved that there is no solution.
    Unsolvable,
    /// Neither was found within the limits.
    Undecided,
}

impl LevelVerdict {
    pub(crate) fn name(self) -> &'static str {
        match self {
            LevelVerdict::Waiting => "waiting",
            LevelVerdict::Verified => "verified",
            LevelVerdict::Unsolvable => "unsolvable",
            LevelVerdict::Undecided => "undecided",
        }
    }

    fn read(name: &str) -> LevelVerdict {
        [LevelVerdict::Verified, LevelVerdict::Unsolvable, LevelVerdict::Undecided]
            .into_iter()
            .find(|verdict| verdict.name() == name)
            .unwrap_or(LevelVerdict::Waiting)
    }
}

/// What people think of a level.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rating {
    /// The mean of the stars, from 1 to 5.
    pub mean: Option<f64>,
    /// How many gave stars.
    pub count: i64,
}

/// A level that somebody shared.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SharedLevel {
    /// Its id.
    pub id: String,
    /// Its puzzle.
    pub puzzle: String,
    /// What it is called.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// The terms under which it may be used.
    pub licence: String,
    /// Words by which it is found.
    pub tags: Vec<String>,
    /// Who shared it.
    pub by: Person,
    /// When that was.
    pub created: Moment,
    /// The server's verdict.
    pub verdict: LevelVerdict,
    /// Whether its solution is the only one, where that is asked.
    pub unique: Option<bool>,
    /// The least of each measure that is known of any solution.
    pub best: BTreeMap<String, i64>,
    /// The measures whose best is proved.
    pub proved: Vec<String>,
    /// What people think of it.
    pub rating: Rating,
    /// How many people solved it.
    pub solved: i64,
    /// Whether an admin has hidden it.
    pub hidden: bool,
}

/// A level's own page.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelPage {
    /// What is known of it.
    pub level: SharedLevel,
    /// The level in its puzzle's first notation.
    pub text: String,
    /// The stars that the person gave it.
    pub my_rating: Option<i64>,
    /// The collections it is in.
    pub collections: Vec<CollectionCard>,
}

/// Changes of what is said about a level.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Edit {
    /// What it is called.
    #[schema(max_length = 80)]
    pub title: Option<String>,
    /// Who made it.
    #[schema(max_length = 80)]
    pub author: Option<String>,
    /// The terms under which it may be used.
    #[schema(max_length = 80)]
    pub licence: Option<String>,
    /// Words by which it is found.
    pub tags: Option<Vec<String>>,
}

/// A level's row, with who shared it.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct Row {
    pub id: String,
    puzzle: String,
    pub text: String,
    title: String,
    author: String,
    licence: String,
    tags: String,
    pub person: Option<String>,
    created: i64,
    verdict: String,
    is_unique: Option<i64>,
    hidden: i64,
    stars: i64,
    ratings: i64,
    solved: i64,
    by_name: Option<String>,
    by_role: Option<String>,
    by_character: Option<String>,
}

/// What a row is read from; conditions follow.
macro_rules! select_levels {
    ($rest:literal) => {
        concat!(
            "SELECT levels.id, puzzle, text, title, author, licence, tags, levels.person, levels.created, verdict, is_unique, \
             levels.hidden, stars, ratings, solved, people.name AS by_name, people.role AS by_role, \
             people.character AS by_character FROM levels LEFT JOIN people ON people.id = levels.person ",
            $rest
        )
    };
}
pub(crate) use select_levels;

impl Row {
    fn may_be_seen_by(&self, viewer: Option<&Who>) -> bool {
        self.hidden == 0 || viewer.is_some_and(|who| who.role == Role::Admin || Some(&who.id) == self.person.as_ref())
    }

    /// Its puzzle.
    pub(crate) fn puzzle(&self) -> &str {
        &self.puzzle
    }

    /// What a notation can carry of what is known.
    fn metadata(&self) -> Metadata {
        let given = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
        Metadata { author: given(&self.author), licence: given(&self.licence), ..Metadata::named(&self.title) }
    }

    fn must_belong_to(&self, who: &Who) -> Answer<()> {
        let own = who.role == Role::Admin || Some(&who.id) == self.person.as_ref();
        if own { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

impl Hub {
    /// The row of a level that the viewer may see.
    pub(crate) async fn level_row(&self, id: &str, viewer: Option<&Who>) -> Answer<Row> {
        let row: Option<Row> =
            sqlx::query_as(select_levels!("WHERE levels.id = $1")).bind(id).fetch_optional(self.db.pool()).await?;
        row.filter(|row| row.may_be_seen_by(viewer)).ok_or_else(Problem::missing)
    }

    /// What is known of the levels of rows.
    pub(crate) async fn shown(&self, rows: Vec<Row>) -> Answer<Vec<SharedLevel>> {
        let mut levels = Vec::with_capacity(rows.len());
        for row in rows {
            let bests = self.bests(&format!("shared/{}", row.id)).await?;
            levels.push(row.shown(bests));
        }
        Ok(levels)
    }

    /// The least of each measure that is known of a level, and whether it is proved.
    pub(crate) async fn bests(&self, level: &str) -> Answer<Vec<(String, i64, i64)>> {
        let rows = sqlx::query_as("SELECT measure, value, proved FROM bests WHERE level = $1 ORDER BY measure");
        Ok(rows.bind(level).fetch_all(self.db.pool()).await?)
    }

    /// A level's page.
    pub async fn level(&self, id: &str, viewer: Option<&Who>) -> Answer<LevelPage> {
        let row = self.level_row(id, viewer).await?;
        let stars: Option<(i64,)> = sqlx::query_as("SELECT stars FROM ratings WHERE level = $1 AND person = $2")
            .bind(id)
            .bind(viewer.map_or("", |who| who.id.as_str()))
            .fetch_optional(self.db.pool())
            .await?;
        let text = row.text.clone();
        let collections = self.collections_with(id).await?;
        let level = self.one_shown(row).await?;
        Ok(LevelPage { level, text, my_rating: stars.map(|(stars,)| stars), collections })
    }

    async fn one_shown(&self, row: Row) -> Answer<SharedLevel> {
        self.shown(vec![row]).await?.pop().ok_or_else(Problem::missing)
    }

    /// Changes what is said about a level.
    pub async fn edit_level(&self, who: &Who, id: &str, edit: Edit) -> Answer<SharedLevel> {
        let row = self.level_row(id, Some(who)).await?;
        row.must_belong_to(who)?;
        let title = edit.title.map_or(Ok(row.title), |text| line("title", &text, true))?;
        let author = edit.author.map_or(Ok(row.author), |text| line("author", &text, false))?;
        let licence = edit.licence.map_or(Ok(row.licence), |text| line("licence", &text, true))?;
        let tags = edit.tags.map_or(Ok(row.tags), |tags| joined_tags(&tags))?;
        let mut change = self.db.change().await?;
        sqlx::query("UPDATE levels SET title = $1, author = $2, licence = $3, tags = $4, search = $5 WHERE id = $6")
            .bind(&title)
            .bind(&author)
            .bind(licence)
            .bind(&tags)
            .bind(searched(&format!("{title} {author} {tags}")))
            .bind(id)
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        self.one_shown(self.level_row(id, Some(who)).await?).await
    }

    /// Takes a level back. Those on which others have entries stay, for the entries are theirs.
    pub async fn remove_level(&self, who: &Who, id: &str) -> Answer<()> {
        let row = self.level_row(id, Some(who)).await?;
        row.must_belong_to(who)?;
        let mut change = self.db.change().await?;
        let (others,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM entries WHERE level = $1 AND person <> $2")
            .bind(format!("shared/{id}"))
            .bind(row.person.unwrap_or_default())
            .fetch_one(&mut *change.on)
            .await?;
        if others > 0 && who.role != Role::Admin {
            return Err(Problem::new(Kind::Refused, message!("hub-level-has-entries")));
        }
        for statement in [
            "DELETE FROM entries WHERE level = 'shared/' || $1",
            "DELETE FROM solver_entries WHERE level = 'shared/' || $1",
            "DELETE FROM bests WHERE level = 'shared/' || $1",
            "DELETE FROM games WHERE level = 'shared/' || $1",
            "DELETE FROM levels WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *change.on).await?;
        }
        if who.role == Role::Admin {
            self.write_down(&mut change, who, "remove", id).await?;
        }
        change.commit().await
    }

    /// Gives a level stars.
    pub async fn rate(&self, who: &Who, id: &str, stars: i64) -> Answer<Rating> {
        if !(1..=5).contains(&stars) {
            return Err(Problem::new(Kind::Refused, message!("hub-stars-refused")));
        }
        self.level_row(id, Some(who)).await?;
        let mut change = self.db.change().await?;
        sqlx::query(
            "INSERT INTO ratings (level, person, stars) VALUES ($1, $2, $3)
             ON CONFLICT (level, person) DO UPDATE SET stars = excluded.stars",
        )
        .bind(id)
        .bind(&who.id)
        .bind(stars)
        .execute(&mut *change.on)
        .await?;
        sqlx::query(
            "UPDATE levels SET stars = (SELECT CAST(COALESCE(SUM(stars), 0) AS INT8) FROM ratings WHERE level = $1),
             ratings = (SELECT COUNT(*) FROM ratings WHERE level = $1) WHERE id = $1",
        )
        .bind(id)
        .execute(&mut *change.on)
        .await?;
        change.commit().await?;
        Ok(self.one_shown(self.level_row(id, Some(who)).await?).await?.rating)
    }
}

impl Row {
    fn shown(self, bests: Vec<(String, i64, i64)>) -> SharedLevel {
        SharedLevel {
            tags: self.tags.split(',').filter(|tag| !tag.is_empty()).map(String::from).collect(),
            by: Person::of(self.by_name, self.by_role, self.by_character),
            verdict: LevelVerdict::read(&self.verdict),
            unique: self.is_unique.map(|unique| unique != 0),
            proved: bests.iter().filter(|best| best.2 != 0).map(|best| best.0.clone()).collect(),
            best: bests.into_iter().map(|(measure, value, _)| (measure, value)).collect(),
            rating: Rating {
                mean: (self.ratings > 0).then(|| self.stars as f64 / self.ratings as f64),
                count: self.ratings,
            },
            hidden: self.hidden != 0,
            id: self.id,
            puzzle: self.puzzle,
            title: self.title,
            author: self.author,
            licence: self.licence,
            created: self.created,
            solved: self.solved,
        }
    }
}

/// Letters of a line such as a title, and of a tag; tags of a level.
const LINE: usize = 80;
const TAG: usize = 24;
const TAGS: usize = 8;

/// A line as it is kept.
pub(crate) fn line(field: &'static str, text: &str, needed: bool) -> Answer<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = text.chars().count() <= LINE && !text.chars().any(char::is_control) && !(needed && text.is_empty());
    if fits { Ok(text) } else { Err(Problem::new(Kind::Refused, message!("hub-line-refused", field, most = LINE))) }
}

/// Tags as they are kept: small letters, digits and signs within words, each once.
fn joined_tags(tags: &[String]) -> Answer<String> {
    let mut known: Vec<String> = Vec::new();
    for tag in tags {
        let tag = tag.trim().to_lowercase();
        let is_word = |c: char| c.is_alphanumeric() || " -_+".contains(c);
        if tag.is_empty() || tag.chars().count() > TAG || !tag.chars().all(is_word) || known.len() >= TAGS {
            return Err(Problem::new(Kind::Refused, message!("hub-tags-refused", tags = TAGS, most = TAG)));
        }
        if !known.contains(&tag) {
            known.push(tag);
        }
    }
    Ok(if known.is_empty() { String::new() } else { format!(",{},", known.join(",")) })
}
