//! The levels that a suite names.
//!
//! | written | means |
//! |---|---|
//! | `bloxorz/7`, `water-sort/classic/12` | a built-in level |
//! | `bloxorz/1..9`, `sokoban/1,3,5..8` | several of a built-in pack |
//! | `bloxorz/*`, `tents/8x8/*` | all of a pack |
//! | `tents` | all built-in levels of a puzzle |
//! | `FILE`, `maps/*.xsb` | files; all levels of each |
//! | `FILE#3`, `FILE#1-20`, `FILE#title` | levels of a collection |

use std::sync::atomic::AtomicBool;

use solvarium_lab::game::SharedGame;
use solvarium_lab::level::{self, Opened};
use solvarium_lab::registry::{self, PackEntry, PuzzleEntry};
use solvarium_lab::{Host, LoadError, Message, NoWatcher, SystemClock, message};

use super::{Generated, Group, Numbers, Places, settings};

/// A level of a suite.
#[derive(Clone)]
pub struct Level {
    /// What results call it.
    pub name: String,
    /// The puzzle.
    pub puzzle: &'static str,
    /// Its text, in the puzzle's first notation.
    pub text: String,
    /// Hash of puzzle and text.
    pub key: String,
    /// The level itself.
    pub game: SharedGame,
}

impl Level {
    /// A level as a suite has it.
    pub fn new(name: String, game: SharedGame) -> Result<Level, Message> {
        let puzzle = game.info().name;
        let entry = registry::puzzle(puzzle).map_err(|e| Message::from(&e))?;
        let text = game.write_plain(entry.first_format()).map_err(|e| Message::from(&e))?;
        let key = crate::key::of(&[puzzle, &text]);
        Ok(Level { name, puzzle, text, key, game })
    }
}

/// All levels of a group, in the order they are named, each once.
pub fn of(group: &Group, places: &Places, cancel: &AtomicBool) -> Result<Vec<Level>, Message> {
    let mut all: Vec<Level> = Vec::new();
    for reference in &group.levels {
        all.extend(named(reference, places, group.puzzle.as_deref())?);
    }
    for generated in &group.generate {
        all.extend(made(generated, cancel)?);
    }
    let mut seen = std::collections::HashSet::new();
    all.retain(|level| seen.insert(level.key.clone()));
    if all.is_empty() { Err(message!("suite-no-levels")) } else { Ok(all) }
}

fn named(reference: &str, places: &Places, hint: Option<&str>) -> Result<Vec<Level>, Message> {
    let word = reference.split('/').next().unwrap_or("");
    let puzzle = registry::puzzle(word).ok();
    let built_in = match (&puzzle, reference.contains('#')) {
        (Some(entry), false) => several(entry, reference)?,
        _ => None,
    };
    if let Some(names) = built_in {
        return names.into_iter().map(|name| opened(level::built_in(&name), &name)).collect();
    }
    let levels = from_files(reference, places, hint)?;
    levels.into_iter().map(|found| Level::new(places.name(&found.name), found.game)).collect()
}

fn opened(found: Result<Option<Opened>, LoadError>, name: &str) -> Result<Level, Message> {
    let found = found.map_err(|e| Message::from(&e))?.ok_or_else(|| message!("suite-no-built-in", name))?;
    Level::new(found.name, found.game)
}

/// The names of the built-in levels that a reference stands for; none if it is a file rather than a name.
fn several(entry: &PuzzleEntry, reference: &str) -> Result<Option<Vec<String>>, Message> {
    let names = |pack: &PackEntry| (0..pack.levels.len()).map(|i| level::level_name(entry, pack, i)).collect();
    let Some((_, rest)) = reference.split_once('/') else {
        return Ok(Some(entry.packs.iter().flat_map(|pack| -> Vec<String> { names(pack) }).collect()));
    };
    let (pack_name, selection) = rest.rsplit_once('/').unwrap_or(("", rest));
    let pack = entry.packs.iter().find(|pack| pack.name == pack_name);
    if selection == "*" {
        let Some(pack) = pack else {
            let known: Vec<String> = entry.packs.iter().map(|pack| level::range(entry, pack)).collect();
            return Err(message!("suite-no-pack", name = reference, known));
        };
        return Ok(Some(names(pack)));
    }
    if let Some(numbers) = Numbers::parse(selection) {
        let before = &reference[..reference.len() - selection.len()];
        return Ok(Some(numbers?.iter().map(|number| format!("{before}{number}")).collect()));
    }
    Ok(level::built_in(reference).ok().flatten().map(|_| vec![reference.into()]))
}

fn from_files(reference: &str, places: &Places, hint: Option<&str>) -> Result<Vec<Opened>, Message> {
    let said = |error: LoadError| Message::from(&error);
    let whole = places.files(reference);
    if let (Err(_), Some((file, part))) = (&whole, reference.rsplit_once('#')) {
        let mut found = Vec::new();
        for file in places.files(file)? {
            let parts = match Numbers::parse(part) {
                Some(numbers) => numbers?.iter().map(|number| number.to_string()).collect(),
                None => vec![part.to_string()],
            };
            for part in parts {
                found.push(level::open_part(&file, &part, hint).map_err(said)?);
            }
        }
        return Ok(found);
    }
    let mut found = Vec::new();
    for file in whole? {
        found.extend(level::open_all(&file, hint).map_err(said)?);
    }
    Ok(found)
}

fn made(generated: &Generated, cancel: &AtomicBool) -> Result<Vec<Level>, Message> {
    let entry = registry::puzzle(&generated.puzzle).map_err(|e| Message::from(&e))?;
    let chosen = settings([&generated.settings]);
    let words: Vec<String> = chosen.iter().map(|(name, value)| format!(" {name}={value}")).collect();
    let clock = SystemClock::default();
    let make = |seed: u64| {
        let mut host = Host { clock: &clock, cancel, watcher: &mut NoWatcher };
        let game = entry.generate(&chosen, seed, Default::default(), &mut host);
        let name = format!("{} seed {seed}{}", generated.puzzle, words.concat());
        let wrong = |error| message!("suite-on-level", level = &name, reason = Message::from(&error));
        let game = game.map_err(wrong)?;
        Level::new(name, game)
    };
    generated.seeds.iter().map(make).collect()
}
