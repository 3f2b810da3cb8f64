//! Overall standings: for each level 100 points times the best of the measure that counts first, divided by one's own.

use std::collections::BTreeMap;

use jiff::civil::{ISOWeekDate, Weekday};
use jiff::tz::TimeZone;
use serde::Serialize;
use solvarium_engine::message;
use sqlx::FromRow;
use utoipa::ToSchema;

use crate::Hub;
use crate::clock::{DAY, Moment};
use crate::people::Person;
use crate::problem::{Answer, Kind, Problem};

/// Places of the standings.
const PLACES: usize = 100;

/// A person's place.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The place, from 1; equals share one.
    pub rank: i64,
    /// Who it is.
    pub person: Person,
    /// Their points.
    pub points: i64,
    /// The levels they solved without help.
    pub levels: i64,
}

/// The standings, of all time or of a week.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standings {
    /// The places.
    pub standings: Vec<Standing>,
    /// The week, such as `2026-W47`.
    pub week: Option<String>,
}

/// The best that a person did on a level, and the best that anyone did.
#[derive(FromRow)]
struct Best {
    person: String,
    own: i64,
    best: i64,
}

impl Hub {
    /// The standings of a puzzle, a pack and a week, or of all.
    pub async fn standings(&self, puzzle: Option<&str>, pack: Option<&str>, week: Option<&str>) -> Answer<Standings> {
        let (from, to) = match week {
            Some(week) => days_of(week)?,
            None => (i64::MIN, i64::MAX),
        };
        let bests: Vec<Best> = sqlx::query_as(
            "SELECT entries.person, CAST(MIN(value) AS INT8) AS own, CAST(MIN(best) AS INT8) AS best
             FROM entries JOIN scores ON scores.entry = entries.id AND first = 1
             JOIN (SELECT scores.level AS on_level, MIN(value) AS best FROM scores JOIN entries ON entries.id = scores.entry
                   WHERE first = 1 AND hidden = 0 AND assisted = 0 GROUP BY scores.level) AS least ON on_level = entries.level
             WHERE hidden = 0 AND assisted = 0 AND ($1 = '' OR puzzle = $1) AND ($2 = '' OR pack = $2)
             AND created >= $3 AND created < $4 GROUP BY entries.person, entries.level",
        )
        .bind(puzzle.unwrap_or_default())
        .bind(pack.unwrap_or_default())
        .bind(from)
        .bind(to)
        .fetch_all(self.db.pool())
        .await?;
        let mut points: BTreeMap<String, (i64, i64)> = BTreeMap::new();
        for Best { person, own, best } in bests {
            let of = points.entry(person).or_default();
            // A level that needs nothing is worth as much as any.
            of.0 += if own == 0 { 100 } else { (100 * best + own / 2) / own };
            of.1 += 1;
        }
        let mut places: Vec<(String, (i64, i64))> = points.into_iter().collect();
        places.sort_by_key(|(person, (points, levels))| (-points, *levels, person.clone()));
        places.truncate(PLACES);
        let mut standings: Vec<Standing> = Vec::with_capacity(places.len());
        for (at, (id, (points, levels))) in places.into_iter().enumerate() {
            let rank = standings.last().filter(|last| last.points == points).map_or(at as i64 + 1, |last| last.rank);
            standings.push(Standing { rank, person: self.person(&id).await?.person(), points, levels });
        }
        Ok(Standings { standings, week: week.map(String::from) })
    }
}

/// When a week such as `2026-W47` begins, on its Monday in UTC, and when the next does.
fn days_of(week: &str) -> Answer<(Moment, Moment)> {
    let date = week
        .split_once("-W")
        .and_then(|(year, number)| ISOWeekDate::new(year.parse().ok()?, number.parse().ok()?, Weekday::Monday).ok());
    let begin = date.and_then(|monday| monday.date().to_zoned(TimeZone::UTC).ok());
    let wrong = || Problem::new(Kind::Malformed, message!("hub-week-refused"));
    let begin = begin.ok_or_else(wrong)?.timestamp().as_millisecond();
    Ok((begin, begin + 7 * DAY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday() {
        assert_eq!(days_of("2026-W47").unwrap(), (1_794_787_200_000, 1_795_392_000_000));
        assert_eq!(days_of("1970-W02").unwrap().0, 4 * DAY);
        assert!(["", "2026", "2026-W54", "2026-W00", "x-W1", "2026-W1x"].iter().all(|week| days_of(week).is_err()));
    }
}
