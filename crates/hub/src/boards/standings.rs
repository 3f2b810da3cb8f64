//! Overall standings: for each level 100 points times the best of the measure that counts first, divided by one's own.

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
const PLACES: i64 = 100;

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

/// A person's points.
#[derive(FromRow)]
struct Row {
    points: i64,
    levels: i64,
    name: Option<String>,
    role: Option<String>,
    character: Option<String>,
}

/// The standings, from what each person needed on each level at least. A level that needs nothing is worth as much as any.
macro_rules! standings {
    ($own:literal) => {
        concat!(
            "SELECT CAST(SUM(CASE own WHEN 0 THEN 100 ELSE (100 * least + own / 2) / own END) AS INT8) AS points, \
             COUNT(*) AS levels, people.name, people.role, people.character FROM (",
            $own,
            ") AS bests JOIN (SELECT level AS on_level, MIN(value) AS least FROM places WHERE first = 1 AND assisted = 0 \
             GROUP BY level) AS of_all ON on_level = bests.level JOIN people ON people.id = bests.person \
             GROUP BY people.id, people.name, people.role, people.character \
             ORDER BY points DESC, levels, people.id LIMIT $3"
        )
    };
}

const OF_ALL_TIME: &str = standings!(
    "SELECT places.person, places.level, places.value AS own FROM places JOIN entries ON entries.id = places.entry \
     WHERE places.first = 1 AND places.assisted = 0 AND ($1 = '' OR puzzle = $1) AND ($2 = '' OR pack = $2)"
);
const OF_SOME_DAYS: &str = standings!(
    "SELECT entries.person, entries.level, MIN(value) AS own FROM entries JOIN scores ON scores.entry = entries.id \
     AND scores.first = 1 WHERE hidden = 0 AND assisted = 0 AND ($1 = '' OR puzzle = $1) AND ($2 = '' OR pack = $2) \
     AND created >= $4 AND created < $5 GROUP BY entries.person, entries.level"
);

impl Hub {
    /// The standings of a puzzle, a pack and a week, or of all.
    pub async fn standings(&self, puzzle: Option<&str>, pack: Option<&str>, week: Option<&str>) -> Answer<Standings> {
        let days = week.map(days_of).transpose()?;
        let query = sqlx::query_as(if days.is_some() { OF_SOME_DAYS } else { OF_ALL_TIME });
        let query = query.bind(puzzle.unwrap_or_default()).bind(pack.unwrap_or_default()).bind(PLACES);
        let query = match days {
            Some((from, to)) => query.bind(from).bind(to),
            None => query,
        };
        let rows: Vec<Row> = query.fetch_all(self.db.pool()).await?;
        let mut standings: Vec<Standing> = Vec::with_capacity(rows.len());
        for (above, Row { points, levels, name, role, character }) in (1..).zip(rows) {
            let rank = standings.last().filter(|last| last.points == points).map_or(above, |last| last.rank);
            standings.push(Standing { rank, person: Person::of(name, role, character), points, levels });
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
