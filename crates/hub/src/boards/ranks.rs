//! The board of a level: each person once for each measure. Entries without help come before those with it, whatever they
//! are worth; equals share a place, the one that came first in front.

use std::collections::BTreeMap;

use solvarium_lab::registry;
use sqlx::FromRow;

use super::front::front;
use super::{Board, Entry, Ranked, Row, select_entries};
use crate::Hub;
use crate::people::Who;
use crate::problem::{Answer, Problem};

/// Places of a board, and entries of a person on it.
const PLACES: i64 = 50;
const OWN: i64 = 20;

#[derive(FromRow)]
struct Place {
    rank: i64,
    value: i64,
    #[sqlx(flatten)]
    row: Row,
}

/// The best entry of each person, by a value that the inner query names.
macro_rules! ranking {
    ($value:literal, $from:literal) => {
        concat!(
            "SELECT RANK() OVER (ORDER BY assisted, value) AS rank, best.* FROM (SELECT ",
            $value,
            " AS value, ROW_NUMBER() OVER (PARTITION BY entries.person ORDER BY assisted, ",
            $value,
            ", entries.created, entries.id) AS own, entries.id, entries.level, entries.person, measures, milliseconds, \
             assisted, entries.hidden, entries.created, people.name AS by_name, people.role AS by_role, \
             people.character AS by_character FROM entries JOIN people ON people.id = entries.person ",
            $from,
            ") AS best WHERE own = 1 ORDER BY assisted, value, created, id LIMIT $2"
        )
    };
}

impl Hub {
    /// The board of a level, as the viewer may see it.
    pub async fn board(&self, level: &str, viewer: Option<&Who>) -> Answer<Board> {
        let named = self.find_level(level, viewer).await?;
        let puzzle = named.game.info().name;
        let declared = &registry::puzzle(puzzle).map_err(Problem::broken)?.measures;
        let measures: Vec<String> = declared.iter().map(|measure| measure.to_string()).collect();
        let mut ranks = BTreeMap::new();
        for measure in &measures {
            ranks.insert(measure.clone(), self.ranked_by(&named.name, measure).await?);
        }
        let front = match &declared[..] {
            [first, second, ..] => Some(self.front(&named.name, [first, second]).await?),
            _ => None,
        };
        Ok(Board {
            puzzle: puzzle.into(),
            fastest: self.fastest(&named.name).await?,
            solvers: self.solvers(&named.name).await?,
            mine: self.own_entries(&named.name, viewer).await?,
            level: named.name,
            measures,
            ranks,
            front,
        })
    }

    async fn ranked_by(&self, level: &str, measure: &str) -> Answer<Vec<Ranked>> {
        let places: Vec<Place> = sqlx::query_as(ranking!(
            "scores.value",
            "JOIN scores ON scores.entry = entries.id WHERE scores.level = $1 AND measure = $3 AND entries.hidden = 0"
        ))
        .bind(level)
        .bind(PLACES)
        .bind(measure)
        .fetch_all(self.db.pool())
        .await?;
        Ok(places.into_iter().map(|place| place.ranked(1.0)).collect())
    }

    async fn fastest(&self, level: &str) -> Answer<Vec<Ranked>> {
        let places: Vec<Place> = sqlx::query_as(ranking!(
            "milliseconds",
            "WHERE entries.level = $1 AND milliseconds IS NOT NULL AND entries.hidden = 0"
        ))
        .bind(level)
        .bind(PLACES)
        .fetch_all(self.db.pool())
        .await?;
        Ok(places.into_iter().map(|place| place.ranked(1000.0)).collect())
    }

    /// The entries without help that no other beats in both measures. Each is less by the second than all before it; the
    /// database leaves out the others, for there may be thousands.
    async fn front(&self, level: &str, measures: [&str; 2]) -> Answer<Vec<Entry>> {
        let rows: Vec<Row> = sqlx::query_as(select_entries!(
            "WHERE entries.id IN (SELECT entry FROM (SELECT one.entry, other.value AS second, MIN(other.value) OVER (ORDER BY
             one.value, other.value, entries.created ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS least
             FROM scores AS one JOIN scores AS other ON other.entry = one.entry JOIN entries ON entries.id = one.entry
             WHERE one.level = $1 AND one.measure = $2 AND other.measure = $3 AND entries.hidden = 0 AND assisted = 0)
             AS ordered WHERE least IS NULL OR second < least)"
        ))
        .bind(level)
        .bind(measures[0])
        .bind(measures[1])
        .fetch_all(self.db.pool())
        .await?;
        Ok(front(rows.into_iter().map(Row::entry).collect(), measures))
    }

    async fn own_entries(&self, level: &str, viewer: Option<&Who>) -> Answer<Vec<Entry>> {
        let Some(who) = viewer else { return Ok(Vec::new()) };
        let rows: Vec<Row> = sqlx::query_as(select_entries!(
            "WHERE entries.level = $1 AND entries.person = $2 ORDER BY entries.created DESC, entries.id LIMIT $3"
        ))
        .bind(level)
        .bind(&who.id)
        .bind(OWN)
        .fetch_all(self.db.pool())
        .await?;
        Ok(rows.into_iter().map(Row::entry).collect())
    }
}

impl Place {
    fn ranked(self, unit: f64) -> Ranked {
        Ranked { rank: self.rank, value: self.value as f64 / unit, entry: self.row.entry() }
    }
}
