//! Collections: levels that somebody put in an order, to be downloaded as one.

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use solvarium_lab::{Message, RequestError, registry};
use sqlx::FromRow;
use utoipa::ToSchema;

use super::{Row, SharedLevel, line, read_level, select_levels};
use crate::Hub;
use crate::people::{Person, Role, Who, searched};
use crate::problem::{Answer, Kind, Problem};
use crate::secret::public_id;

/// Levels of a collection, letters about it, and collections of a person.
const MOST: usize = 500;
const ABOUT: usize = 2000;
const EACH: i64 = 200;

/// A collection in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CollectionCard {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What is said about it.
    pub about: String,
    /// Who made it.
    pub by: Person,
    /// How many levels it has.
    pub levels: i64,
}

/// A collection with its levels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Collection {
    /// What is said about it.
    #[serde(flatten)]
    pub card: CollectionCard,
    /// Its levels, in order.
    pub shown: Vec<SharedLevel>,
}

/// Collections that were found.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CollectionList {
    /// A part of them.
    pub collections: Vec<CollectionCard>,
    /// How many there are in all.
    pub total: i64,
}

/// What somebody makes a collection of.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Collected {
    /// What it is called.
    #[schema(max_length = 80)]
    pub title: String,
    /// What is said about it.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub about: String,
    /// The ids of its levels, in order.
    pub levels: Vec<String>,
}

#[derive(FromRow)]
struct Card {
    id: String,
    title: String,
    about: String,
    person: Option<String>,
    by_name: Option<String>,
    by_role: Option<String>,
    by_character: Option<String>,
    levels: i64,
}

impl From<Card> for CollectionCard {
    fn from(card: Card) -> Self {
        let by = Person::of(card.by_name, card.by_role, card.by_character);
        CollectionCard { id: card.id, title: card.title, about: card.about, by, levels: card.levels }
    }
}

macro_rules! select_cards {
    ($rest:literal) => {
        concat!(
            "SELECT collections.id, title, about, collections.person, people.name AS by_name, people.role AS by_role, \
             people.character AS by_character, \
             (SELECT COUNT(*) FROM collected WHERE collected.collection = collections.id) AS levels \
             FROM collections LEFT JOIN people ON people.id = collections.person ",
            $rest
        )
    };
}

impl Hub {
    /// The collections that have a level.
    pub(super) async fn collections_with(&self, level: &str) -> Answer<Vec<CollectionCard>> {
        let cards: Vec<Card> = sqlx::query_as(select_cards!(
            "WHERE collections.id IN (SELECT collection FROM collected WHERE level = $1) ORDER BY title, collections.id LIMIT 50"
        ))
        .bind(level)
        .fetch_all(self.db.pool())
        .await?;
        Ok(cards.into_iter().map(CollectionCard::from).collect())
    }

    /// Collections in whose title or description a text stands, the latest first.
    pub async fn collections(&self, search: &str, from: i64, count: i64) -> Answer<CollectionList> {
        let pattern = format!("%{}%", searched(search).replace(['%', '_'], ""));
        let cards: Vec<Card> = sqlx::query_as(select_cards!(
            "WHERE search LIKE $1 ORDER BY collections.created DESC, collections.id LIMIT $2 OFFSET $3"
        ))
        .bind(&pattern)
        .bind(count.clamp(0, 100))
        .bind(from.max(0))
        .fetch_all(self.db.pool())
        .await?;
        let (total,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM collections WHERE search LIKE $1")
            .bind(&pattern)
            .fetch_one(self.db.pool())
            .await?;
        Ok(CollectionList { collections: cards.into_iter().map(CollectionCard::from).collect(), total })
    }

    /// A collection, with those of its levels that the viewer may see.
    pub async fn collection(&self, id: &str, viewer: Option<&Who>) -> Answer<Collection> {
        let card = self.card(id).await?;
        let rows = self.rows_in(id, viewer).await?;
        Ok(Collection { card: card.into(), shown: self.shown(rows).await? })
    }

    async fn card(&self, id: &str) -> Answer<Card> {
        let card = sqlx::query_as(select_cards!("WHERE collections.id = $1")).bind(id);
        card.fetch_optional(self.db.pool()).await?.ok_or_else(Problem::missing)
    }

    async fn rows_in(&self, id: &str, viewer: Option<&Who>) -> Answer<Vec<Row>> {
        let rows: Vec<Row> = sqlx::query_as(select_levels!(
            "JOIN collected ON collected.level = levels.id WHERE collection = $1 ORDER BY place"
        ))
        .bind(id)
        .fetch_all(self.db.pool())
        .await?;
        Ok(rows.into_iter().filter(|row| row.may_be_seen_by(viewer)).collect())
    }

    /// Makes a collection.
    pub async fn add_collection(&self, who: &Who, collected: Collected) -> Answer<Collection> {
        let (own,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM collections WHERE person = $1")
            .bind(&who.id)
            .fetch_one(self.db.pool())
            .await?;
        if own >= EACH {
            return Err(Problem::new(Kind::Refused, message!("hub-too-many-collections", most = EACH)));
        }
        let id = public_id();
        self.write_collection(who, &id, &collected, true).await?;
        self.collection(&id, Some(who)).await
    }

    /// Changes a collection.
    pub async fn edit_collection(&self, who: &Who, id: &str, collected: Collected) -> Answer<Collection> {
        self.own_card(who, id).await?;
        self.write_collection(who, id, &collected, false).await?;
        self.collection(id, Some(who)).await
    }

    /// Removes a collection; its levels stay.
    pub async fn remove_collection(&self, who: &Who, id: &str) -> Answer<()> {
        self.own_card(who, id).await?;
        let mut change = self.db.change().await?;
        sqlx::query("DELETE FROM collections WHERE id = $1").bind(id).execute(&mut *change.on).await?;
        change.commit().await
    }

    async fn own_card(&self, who: &Who, id: &str) -> Answer<()> {
        let card = self.card(id).await?;
        let own = who.role == Role::Admin || card.person.as_ref() == Some(&who.id);
        if own { Ok(()) } else { Err(Problem::forbidden()) }
    }

    async fn write_collection(&self, who: &Who, id: &str, collected: &Collected, is_new: bool) -> Answer<()> {
        let title = line("title", &collected.title, true)?;
        let about = collected.about.trim();
        if about.chars().count() > ABOUT || collected.levels.len() > MOST {
            return Err(Problem::new(Kind::TooLarge, message!("hub-collection-too-large", most = MOST)));
        }
        let search = searched(&format!("{title} {about}"));
        let mut change = self.db.change().await?;
        let statement = if is_new {
            "INSERT INTO collections (title, about, search, id, person, created) VALUES ($1, $2, $3, $4, $5, $6)"
        } else {
            "UPDATE collections SET title = $1, about = $2, search = $3 WHERE id = $4 AND $5 <> '' AND $6 <> 0"
        };
        sqlx::query(statement)
            .bind(title)
            .bind(about)
            .bind(search)
            .bind(id)
            .bind(&who.id)
            .bind(self.clock.now())
            .execute(&mut *change.on)
            .await?;
        sqlx::query("DELETE FROM collected WHERE collection = $1").bind(id).execute(&mut *change.on).await?;
        for (place, level) in collected.levels.iter().enumerate() {
            let added = sqlx::query(
                "INSERT INTO collected (collection, level, place) SELECT $1, id, $3 FROM levels WHERE id = $2
                 ON CONFLICT DO NOTHING",
            )
            .bind(id)
            .bind(level)
            .bind(place as i64)
            .execute(&mut *change.on)
            .await?;
            if added.rows_affected() == 0 {
                return Err(Problem::new(Kind::Refused, message!("hub-level-not-collected", level = level.as_str())));
            }
        }
        change.commit().await
    }

    /// The levels of a collection in a notation, one after the other, with titles and all.
    pub async fn collection_text(&self, id: &str, format: Option<&str>, viewer: Option<&Who>) -> Answer<String> {
        self.card(id).await?;
        written(self.rows_in(id, viewer).await?, format).await
    }

    /// A level in a notation, with its title and all.
    pub async fn level_text(&self, id: &str, format: Option<&str>, viewer: Option<&Who>) -> Answer<String> {
        written(vec![self.level_row(id, viewer).await?], format).await
    }
}

/// Levels in a notation, the puzzle's first unless one is named. A file has levels of one puzzle.
async fn written(rows: Vec<Row>, format: Option<&str>) -> Answer<String> {
    let format = format.map(String::from);
    let write = move || {
        let Some(puzzle) = rows.first().map(|row| row.puzzle.clone()) else { return Ok(String::new()) };
        if rows.iter().any(|row| row.puzzle != puzzle) {
            return Err(Problem::new(Kind::Refused, message!("hub-mixed-collection")));
        }
        let entry = registry::puzzle(&puzzle).map_err(Problem::broken)?;
        let format = format.unwrap_or_else(|| entry.first_format().into());
        let known = entry.formats.iter().find(|known| known.name == format);
        if rows.len() > 1 && known.is_some_and(|known| !known.collection) {
            return Err(Problem::new(Kind::Refused, message!("hub-no-collections", format)));
        }
        let text = |row: &Row| {
            let written = read_level(&row.text, &row.id, &row.puzzle)?.write_with(&format, &row.metadata());
            let text = written.map_err(|error: RequestError| Problem::new(Kind::Refused, Message::from(&error)))?;
            Ok(format!("{}\n", text.trim_end()))
        };
        Ok(rows.iter().map(text).collect::<Answer<Vec<_>>>()?.join("\n"))
    };
    tokio::task::spawn_blocking(write).await.map_err(Problem::broken)?
}
