//! The board of a level: each person once for each measure. Entries without help come before those with it, whatever they
//! are worth; equals share a place, the one that came first in front.

use std::collections::BTreeMap;

use solvarium_lab::registry;
use sqlx::{AnyConnection, FromRow};

use super::front::front;
use super::places::TIME;
use super::solvers::solvers;
use super::{Board, Entry, Ranked, Row, select_entries};
use crate::Hub;
use crate::people::Who;
use crate::problem::{Answer, Problem};

/// Places of a board, and entries of a person on it.
const PLACES: i64 = 50;
const OWN: i64 = 20;

#[derive(FromRow)]
struct Place {
    value: i64,
    #[sqlx(flatten)]
    row: Row,
}

impl Hub {
    /// The board of a level, as the viewer may see it.
    pub async fn board(&self, level: &str, viewer: Option<&Who>) -> Answer<Board> {
        let named = self.find_level(level, viewer).await?;
        let puzzle = named.game.info().name;
        let declared = &registry::puzzle(puzzle).map_err(Problem::broken)?.measures;
        let measures: Vec<String> = declared.iter().map(|measure| measure.to_string()).collect();
        // All is asked on one connection: to give one back and take another is as much work as a question.
        let on = &mut *self.db.pool().acquire().await?;
        let mut ranks = BTreeMap::new();
        for measure in &measures {
            ranks.insert(measure.clone(), ranked_by(on, &named.name, measure, 1.0).await?);
        }
        let front = match &declared[..] {
            [first, second, ..] => Some(front_of(on, &named.name, [first, second]).await?),
            _ => None,
        };
        Ok(Board {
            puzzle: puzzle.into(),
            fastest: ranked_by(on, &named.name, TIME, 1000.0).await?,
            solvers: solvers(on, &named.name).await?,
            mine: own_entries(on, &named.name, viewer).await?,
            level: named.name,
            measures,
            ranks,
            front,
        })
    }
}

/// The best entry of each person, by a measure whose values are told in so many to the unit.
async fn ranked_by(on: &mut AnyConnection, level: &str, measure: &str, unit: f64) -> Answer<Vec<Ranked>> {
    let places: Vec<Place> = sqlx::query_as(
        "SELECT places.value, entries.id, entries.level, entries.person, measures, milliseconds, entries.assisted,
         entries.hidden, entries.created, people.name AS by_name, people.role AS by_role,
         people.character AS by_character
         FROM places JOIN entries ON entries.id = places.entry JOIN people ON people.id = places.person
         WHERE places.level = $1 AND places.measure = $2
         ORDER BY places.assisted, places.value, places.created, places.entry LIMIT $3",
    )
    .bind(level)
    .bind(measure)
    .bind(PLACES)
    .fetch_all(on)
    .await?;
    Ok(ranked(places, unit))
}

/// The entries without help that no other beats in both measures.
async fn front_of(on: &mut AnyConnection, level: &str, measures: [&str; 2]) -> Answer<Vec<Entry>> {
    let rows: Vec<Row> =
        sqlx::query_as(select_entries!("JOIN fronts ON fronts.entry = entries.id WHERE fronts.level = $1"))
            .bind(level)
            .fetch_all(on)
            .await?;
    Ok(front(rows.into_iter().map(Row::entry).collect(), measures))
}

async fn own_entries(on: &mut AnyConnection, level: &str, viewer: Option<&Who>) -> Answer<Vec<Entry>> {
    let Some(who) = viewer else { return Ok(Vec::new()) };
    let rows: Vec<Row> = sqlx::query_as(select_entries!(
        "WHERE entries.level = $1 AND entries.person = $2 ORDER BY entries.created DESC, entries.id LIMIT $3"
    ))
    .bind(level)
    .bind(&who.id)
    .bind(OWN)
    .fetch_all(on)
    .await?;
    Ok(rows.into_iter().map(Row::entry).collect())
}

/// Numbers the places; equals share one.
fn ranked(places: Vec<Place>, unit: f64) -> Vec<Ranked> {
    let (mut ranked, mut last) = (Vec::<Ranked>::with_capacity(places.len()), None);
    for (above, Place { value, row }) in (1..).zip(places) {
        let worth = (row.assisted, value);
        let rank = ranked.last().filter(|_| last == Some(worth)).map_or(above, |equal| equal.rank);
        last = Some(worth);
        ranked.push(Ranked { rank, value: value as f64 / unit, entry: row.entry() });
    }
    ranked
}
