//! Finding levels.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{LevelVerdict, Row, SharedLevel, select_levels};
use crate::Hub;
use crate::people::{Role, Who, searched};
use crate::problem::Answer;

/// Levels of one page at most.
const MOST: i64 = 100;

/// The order of levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// The latest first.
    #[default]
    New,
    /// The best rated first.
    Rating,
    /// Those that most people solved first.
    Solved,
    /// By title.
    Title,
}

/// Which levels are wanted; what is not given does not matter.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// Words that stand in title, author or tags.
    #[param(max_length = 100)]
    pub search: Option<String>,
    /// The puzzle.
    pub puzzle: Option<String>,
    /// A tag.
    pub tag: Option<String>,
    /// The name of the person who shared them.
    pub by: Option<String>,
    /// The server's verdict.
    pub verdict: Option<LevelVerdict>,
    /// The id of a collection.
    pub collection: Option<String>,
    /// The order.
    pub sort: Sort,
    /// How many are left out at the beginning.
    #[param(minimum = 0)]
    pub from: i64,
    /// How many are given at most.
    #[param(minimum = 0, maximum = 100)]
    pub count: i64,
}

impl Default for Wanted {
    fn default() -> Self {
        Wanted {
            search: None,
            puzzle: None,
            tag: None,
            by: None,
            verdict: None,
            collection: None,
            sort: Sort::New,
            from: 0,
            count: 24,
        }
    }
}

/// Levels that were found.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelList {
    /// A part of them.
    pub levels: Vec<SharedLevel>,
    /// How many there are in all.
    pub total: i64,
}

/// The condition, the same for the count and for each order.
macro_rules! condition {
    () => {
        "WHERE ($1 = '' OR puzzle = $1) AND ($2 = '' OR tags LIKE $2 ESCAPE '!') AND ($3 = '' OR people.folded = $3) \
         AND ($4 = '' OR verdict = $4) AND ($5 = '' OR levels.id IN (SELECT level FROM collected WHERE collection = $5)) \
         AND ($6 = '' OR search LIKE $6 ESCAPE '!') AND ($7 = '' OR search LIKE $7 ESCAPE '!') \
         AND ($8 = '' OR search LIKE $8 ESCAPE '!') AND (levels.hidden = 0 OR $9 = 1 OR levels.person = $10)"
    };
}

macro_rules! select {
    ($order:literal) => {
        concat!(select_levels!(""), condition!(), " ORDER BY ", $order, " LIMIT $11 OFFSET $12")
    };
}

impl Hub {
    /// The levels that are wanted, of those that the viewer may see.
    pub async fn levels(&self, wanted: &Wanted, viewer: Option<&Who>) -> Answer<LevelList> {
        let sql = match wanted.sort {
            Sort::New => select!("levels.created DESC, levels.id"),
            // A few high ratings do not beat many: each level gets two ratings of three stars to begin with.
            Sort::Rating => select!("(stars + 6) * 1.0 / (ratings + 2) DESC, levels.created DESC, levels.id"),
            Sort::Solved => select!("solved DESC, levels.created DESC, levels.id"),
            Sort::Title => select!("title, levels.id"),
        };
        let filters = Filters::new(wanted, viewer);
        let rows: Vec<Row> = filters
            .bind(sqlx::query_as(sql))
            .bind(wanted.count.clamp(0, MOST))
            .bind(wanted.from.max(0))
            .fetch_all(self.db.pool())
            .await?;
        let count = concat!("SELECT COUNT(*) FROM levels LEFT JOIN people ON people.id = levels.person ", condition!());
        let (total,): (i64,) = filters.bind(sqlx::query_as(count)).fetch_one(self.db.pool()).await?;
        Ok(LevelList { levels: self.shown(rows).await?, total })
    }
}

/// What is filled into the condition.
struct Filters {
    texts: [String; 8],
    is_admin: bool,
    viewer: String,
}

type Query<'q, T> = sqlx::query::QueryAs<'q, sqlx::Any, T, sqlx::any::AnyArguments>;

impl Filters {
    fn new(wanted: &Wanted, viewer: Option<&Who>) -> Self {
        let given = |text: &Option<String>| text.clone().unwrap_or_default();
        let tag = given(&wanted.tag).to_lowercase();
        let words = searched(&given(&wanted.search));
        let mut words = words.split_whitespace().map(|word| format!("%{}%", escaped(word)));
        let mut word = || words.next().unwrap_or_default();
        Filters {
            texts: [
                given(&wanted.puzzle),
                if tag.is_empty() { String::new() } else { format!("%,{},%", escaped(&tag)) },
                wanted.by.as_deref().map(crate::people::folded).unwrap_or_default(),
                wanted.verdict.map_or("", LevelVerdict::name).into(),
                given(&wanted.collection),
                word(),
                word(),
                word(),
            ],
            is_admin: viewer.is_some_and(|who| who.role == Role::Admin),
            viewer: viewer.map_or(String::new(), |who| who.id.clone()),
        }
    }

    fn bind<'q, T>(&'q self, query: Query<'q, T>) -> Query<'q, T> {
        let query = self.texts.iter().fold(query, |query, text| query.bind(text.as_str()));
        query.bind(i64::from(self.is_admin)).bind(self.viewer.as_str())
    }
}

/// A text whose signs mean nothing to `LIKE`.
fn escaped(text: &str) -> String {
    text.chars().flat_map(|c| if "%_!".contains(c) { vec!['!', c] } else { vec![c] }).collect()
}
