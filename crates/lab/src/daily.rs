//! The level of a day: made from the date and a fixed recipe of the puzzle, so that everyone gets the same one without
//! asking anybody. It is a built-in level like any other: `sokoban/daily/2026-11-17`.
//!
//! The seed is the date and the recipe's version in digits, `2026111701`. Should the generator find nothing for it, the
//! seeds derived from it are tried, as for a target. All limits are in states, so no machine finds another level.

use std::fmt;
use std::sync::atomic::AtomicBool;

use solvarium_engine::{Ctx, Daily, GenerateError, Limit, Limits, Stop, message};

use crate::game::SharedGame;
use crate::registry::PuzzleEntry;
use crate::request::Settings;
use crate::target::derived;
use crate::watch::{Host, NoWatcher};
use crate::{LoadError, Message};

/// The name that stands where packs have theirs.
pub const DAILY: &str = "daily";

/// Seeds tried for a day, and states that the level of one may take.
const TRIES: u64 = 20;
const STATES: u64 = 20_000_000;

/// A day of the Gregorian calendar, from the year 1970 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u64,
    month: u64,
    day: u64,
}

impl Date {
    /// Reads a date such as `2026-11-17`.
    pub fn parse(text: &str) -> Option<Date> {
        let bytes = text.as_bytes();
        let well_formed = bytes.len() == 10
            && bytes
                .iter()
                .enumerate()
                .all(|(at, byte)| if at == 4 || at == 7 { *byte == b'-' } else { byte.is_ascii_digit() });
        if !well_formed {
            return None;
        }
        let number = |from: usize, to: usize| text[from..to].parse::<u64>().ok();
        let date = Date { year: number(0, 4)?, month: number(5, 7)?, day: number(8, 10)? };
        let fits =
            date.year >= 1970 && (1..=12).contains(&date.month) && (1..=date.days_of_month()).contains(&date.day);
        fits.then_some(date)
    }

    /// The date of a moment, given in seconds since the beginning of 1970 in UTC.
    pub fn of_seconds(seconds: u64) -> Date {
        let mut date = Date { year: 1970, month: 1, day: 1 };
        let mut days = seconds / 86_400;
        while days >= date.days_of_month() {
            days -= date.days_of_month();
            date = if date.month == 12 {
                Date { year: date.year + 1, month: 1, ..date }
            } else {
                Date { month: date.month + 1, ..date }
            };
        }
        Date { day: days + 1, ..date }
    }

    fn days_of_month(self) -> u64 {
        let divides = |n| self.year.is_multiple_of(n);
        let leap = divides(4) && (!divides(100) || divides(400));
        match self.month {
            2 => 28 + u64::from(leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// The day of the week, from 0 for Monday.
    fn weekday(self) -> usize {
        // Zeller counts the months from March and the days of the week from Saturday.
        let (year, month) = if self.month < 3 { (self.year - 1, self.month + 12) } else { (self.year, self.month) };
        let from_saturday = self.day + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400;
        ((from_saturday + 5) % 7) as usize
    }

    fn digits(self) -> u64 {
        self.year * 10_000 + self.month * 100 + self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The seed and the settings from which the level of a day is made.
pub fn recipe(daily: &Daily, date: Date) -> (u64, Settings) {
    let settings = daily.week[date.weekday()].iter().map(|(name, value)| (name.to_string(), value.to_string()));
    (date.digits() * 100 + u64::from(daily.version), settings.collect())
}

/// The level of a day, with the name that is given. Where the limits of the context do not let it be made there is none,
/// never another one.
pub fn level(entry: &PuzzleEntry, date: Date, name: &str, ctx: &Ctx<'_>) -> Result<SharedGame, LoadError> {
    let refused = |message: Message| LoadError::Name(message);
    let none = || refused(message!("daily-none", puzzle = entry.info.name));
    let daily = entry.aims.as_ref().and_then(|aims| aims.daily).ok_or_else(none)?;
    let (seed, settings) = recipe(&daily, date);
    let never = AtomicBool::new(false);
    let (given, clock, began) = (ctx.limits(), ctx.clock(), ctx.clock().seconds());
    for number in 0..TRIES {
        let seconds = given.seconds.map(|seconds| (seconds - (clock.seconds() - began)).max(0.0));
        let most = Limits { nodes: Some(STATES), ..Limits::default() };
        let limits = Limits { seconds, ..given }.within(most);
        let mut host = Host { clock, cancel: ctx.cancel().unwrap_or(&never), watcher: &mut NoWatcher };
        match entry.generate(&settings, derived(seed, number), limits, &mut host) {
            Ok(game) => {
                return entry.load(&game.write(entry.first_format()).map_err(LoadError::Request)?, name);
            }
            Err(GenerateError::NotFound(_)) => {}
            Err(GenerateError::Stopped(Stop::Limit(Limit::Nodes))) if limits.nodes == Some(STATES) => {}
            Err(error) => return Err(refused(Message::from(&error))),
        }
    }
    Err(refused(Message::from(&GenerateError::NotFound(TRIES))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_counted_and_written() {
        for (seconds, text, weekday) in [
            (0, "1970-01-01", 3),
            (951_782_400, "2000-02-29", 1),
            (1_794_873_600, "2026-11-17", 1),
            (253_402_300_799, "9999-12-31", 4),
        ] {
            let date = Date::of_seconds(seconds);
            assert_eq!((date.to_string().as_str(), date.weekday()), (text, weekday));
            assert_eq!(Date::parse(text), Some(date));
        }
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "2026-2-3",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "1969-12-31",
            "2026/01/01",
            "２026-01-1",
        ] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
