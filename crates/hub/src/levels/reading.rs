//! From the name of a level to the level: built in, of a day, or shared.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use solvarium_engine::{Ctx, Message, Silent, message};
use solvarium_lab::daily::{DAILY, Date};
use solvarium_lab::game::SharedGame;
use solvarium_lab::{Limits, LoadError, SystemClock, level};

use crate::Hub;
use crate::people::Who;
use crate::problem::{Answer, Kind, Problem};

/// How shared levels are named in front of their ids.
const SHARED: &str = "shared/";
/// Longest name.
const LONGEST: usize = 100;
/// What reading a level may use: one of a day has to be made.
const READING: Limits = Limits { nodes: None, seconds: Some(20.0), cpu_seconds: None, bytes: Some(512 << 20) };
/// Levels that are kept as they were read.
const KEPT: usize = 64;

/// The levels used last, by name.
#[derive(Default)]
pub(crate) struct Cache(Mutex<VecDeque<(String, Named)>>);

impl Cache {
    fn find(&self, name: &str) -> Option<Named> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|(known, _)| known == name).and_then(|at| kept.remove(at))?;
        kept.push_front(found.clone());
        Some(found.1)
    }

    fn keep(&self, name: &str, level: &Named) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((name.into(), level.clone()));
        kept.truncate(KEPT);
    }
}

/// A level that was found by its name.
#[derive(Clone)]
pub(crate) struct Named {
    /// Its full name: the one under which entries are kept.
    pub name: String,
    /// The level.
    pub game: SharedGame,
    /// The pack of a built-in level, such as `sokoban/generated`; else `shared` or `daily`.
    pub pack: String,
}

impl Hub {
    /// The level of a name, if the viewer may see it.
    pub(crate) async fn find_level(&self, name: &str, viewer: Option<&Who>) -> Answer<Named> {
        if name.len() > LONGEST {
            return Err(Problem::missing());
        }
        let text = match name.strip_prefix(SHARED) {
            Some(id) => Some(self.level_row(id, viewer).await?),
            None => None,
        };
        if let Some(known) = self.cache.find(name) {
            return Ok(known);
        }
        let (asked, today) = (name.to_string(), self.clock.now() / 1000);
        let read = move || match text {
            Some(row) => {
                let game = read_level(&row.text, &asked, row.puzzle())?;
                Ok(Named { name: asked, game, pack: "shared".into() })
            }
            None => built_in(&asked, today as u64),
        };
        let found: Named = tokio::task::spawn_blocking(read).await.map_err(Problem::broken)??;
        self.cache.keep(name, &found);
        Ok(found)
    }
}

/// A level of a text.
pub(crate) fn read_level(text: &str, name: &str, puzzle: &str) -> Answer<SharedGame> {
    within(|ctx| level::from_text_within(text, name, None, Some(puzzle), ctx)).map(|opened| opened.game)
}

fn built_in(name: &str, now: u64) -> Answer<Named> {
    let mut parts = name.rsplit('/');
    let (last, pack) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let is_daily = pack == DAILY;
    // A level of the future would be solved before its day.
    if is_daily && Date::parse(last).is_some_and(|date| date > Date::of_seconds(now)) {
        return Err(Problem::new(Kind::Refused, message!("hub-not-yet")));
    }
    let opened = within(|ctx| level::built_in_within(name, ctx))?.ok_or_else(Problem::missing)?;
    let pack = if is_daily { DAILY } else { opened.name.rsplit_once('/').map_or("", |(pack, _)| pack) };
    Ok(Named { pack: pack.into(), game: opened.game, name: opened.name })
}

/// Reads under limits.
pub(crate) fn within<T>(read: impl FnOnce(&mut Ctx<'_>) -> Result<T, LoadError>) -> Answer<T> {
    let (clock, mut silent) = (SystemClock::default(), Silent);
    let mut ctx = Ctx::new(READING, &clock, None, &mut silent);
    read(&mut ctx).map_err(|error| Problem::new(Kind::Refused, Message::from(&error)))
}
