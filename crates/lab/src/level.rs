//! Finding a level: a file, standard input, one of a collection, a built-in name, or the level itself in one line.

use std::io::Read;
use std::path::Path;

use crate::LoadError;
use crate::game::SharedGame;
use crate::registry::{PackEntry, PuzzleEntry, puzzle, puzzles};

/// Bytes of the largest text that is read.
const LARGEST: u64 = 64 << 20;

/// A level that was found, with what it is called.
pub struct Opened {
    /// The level.
    pub game: SharedGame,
    /// Its full name.
    pub name: String,
    /// Its title, if it has one.
    pub title: Option<String>,
}

/// Opens the level that an argument names. `hint` is the puzzle's name, where the user gave it.
///
/// The argument is `-` for standard input, a file, `FILE#K` for the K-th level of a collection or `FILE#title`, a
/// built-in name such as `water-sort/7` or `water-sort/classic/12` (a word of its title, such as a passcode, may stand
/// for the number; where all packs have names, `tents/7` counts through them), or a level in a one-line notation.
pub fn open(argument: &str, hint: Option<&str>) -> Result<SharedGame, LoadError> {
    let game = |opened: Opened| opened.game;
    if argument == "-" {
        return from_text(&read_all("-", std::io::stdin().lock())?, argument, None, hint).map(game);
    }
    if is_readable(argument) {
        return from_text(&read_file(argument)?, argument, None, hint).map(game);
    }
    if let Some((file, part)) = argument.rsplit_once('#')
        && is_readable(file)
    {
        return open_part(file, part, hint).map(game);
    }
    if let Some(Opened { game, .. }) = built_in(argument)? {
        let puzzle = game.info().name;
        return match hint {
            Some(hint) if hint != puzzle => {
                Err(LoadError::Name(format!("`{argument}` is a level of {puzzle}, not of {hint}")))
            }
            _ => Ok(game),
        };
    }
    if Path::new(argument).is_dir() {
        return Err(LoadError::Name(format!("`{argument}` is a folder, not a level")));
    }
    if recognisers(argument, hint)?.is_empty() {
        return Err(LoadError::Name(nothing_there(argument)));
    }
    from_text(argument, argument, None, hint).map(game)
}

/// Whether there is something to be read: a file, or a pipe such as `/dev/stdin`.
fn is_readable(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|data| !data.is_dir())
}

fn nothing_there(argument: &str) -> String {
    let names: Vec<String> = puzzles()
        .iter()
        .filter(|p| !p.info.hidden)
        .flat_map(|p| p.packs.iter().map(|pack| range(p, pack)).collect::<Vec<_>>())
        .collect();
    format!("there is no file `{argument}`, and it is no level in one line; built-in levels are: {}", names.join(", "))
}

/// The names of a pack's levels, such as `water-sort/0..19`.
pub fn range(puzzle: &PuzzleEntry, pack: &PackEntry) -> String {
    let last = pack.first + pack.levels.len().saturating_sub(1);
    format!("{}{}..{last}", prefix(puzzle, pack), pack.first)
}

fn prefix(puzzle: &PuzzleEntry, pack: &PackEntry) -> String {
    if pack.name.is_empty() { format!("{}/", puzzle.info.name) } else { format!("{}/{}/", puzzle.info.name, pack.name) }
}

/// The built-in level of this name, if it is a name of that kind at all.
pub fn built_in(name: &str) -> Result<Option<Opened>, LoadError> {
    let Some((first, rest)) = name.split_once('/') else { return Ok(None) };
    let Ok(puzzle) = puzzle(first) else { return Ok(None) };
    let (pack_name, number) = rest.rsplit_once('/').unwrap_or(("", rest));
    let pack = puzzle.packs.iter().find(|pack| pack.name == pack_name);
    let numbered = |pack: &PackEntry| {
        let index = number.parse::<usize>().ok()?.checked_sub(pack.first)?;
        (index < pack.levels.len()).then_some(index)
    };
    let titled = |pack: &PackEntry| pack.levels.iter().position(|level| has_word(level.title, number));
    let found = pack.and_then(|pack| Some((pack, numbered(pack).or_else(|| titled(pack))?)));
    let Some((pack, index)) = found.or_else(|| counted(&puzzle, rest)) else {
        // An address has more parts: `tents/5/5/…`.
        if name.matches('/').count() > 2 && puzzle.recognises(name) {
            return Ok(None);
        }
        let ranges: Vec<String> = puzzle.packs.iter().map(|pack| range(&puzzle, pack)).collect();
        return Err(LoadError::Name(format!("no built-in level `{name}`; there are: {}", ranges.join(", "))));
    };
    let level = &pack.levels[index];
    let full_name = level_name(&puzzle, pack, index);
    let game = puzzle.load(level.text, name)?;
    Ok(Some(Opened { game, name: full_name, title: level.title.map(String::from) }))
}

/// The full name of a built-in level by its place in the pack.
pub fn level_name(puzzle: &PuzzleEntry, pack: &PackEntry, index: usize) -> String {
    format!("{}{}", prefix(puzzle, pack), pack.first + index)
}

/// The level of a number, counted through all packs, where every pack has a name.
fn counted<'p>(puzzle: &'p PuzzleEntry, number: &str) -> Option<(&'p PackEntry, usize)> {
    let named = puzzle.packs.iter().all(|pack| !pack.name.is_empty());
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    let levels = puzzle.packs.iter().flat_map(|pack| (0..pack.levels.len()).map(move |index| (pack, index)));
    levels.filter(|_| named).nth(index)
}

/// Whether one of the words of a title, such as a passcode, is this. What follows a colon or semicolon counts and names
/// nothing, as in `stage 1, code 780464: easy, 7 rolls`.
fn has_word(title: Option<&str>, word: &str) -> bool {
    let name = title.and_then(|title| title.split([':', ';']).next()).unwrap_or("");
    name.split([' ', ',']).any(|part| !part.is_empty() && part == word)
}

fn read_file(path: &str) -> Result<String, LoadError> {
    let file = std::fs::File::open(path).map_err(|e| LoadError::File { path: path.into(), message: e.to_string() })?;
    read_all(path, file)
}

/// Reads to the end, unless that is too far away to be a level's.
fn read_all(path: &str, source: impl Read) -> Result<String, LoadError> {
    let error = |message: String| LoadError::File { path: path.into(), message };
    let mut bytes = Vec::new();
    source.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|e| error(e.to_string()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(error(format!("it is larger than {} MiB", LARGEST >> 20)));
    }
    Ok(text(bytes))
}

/// Text in UTF-8 or, failing that, in Latin-1. Lines that end with CR alone, as they once did, get LF.
fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().into_iter().map(char::from).collect());
    if text.contains('\n') { text } else { text.replace('\r', "\n") }
}

/// The puzzle that a text, which came from the named place, is of.
pub fn puzzle_of(text: &str, name: &str, hint: Option<&str>) -> Result<PuzzleEntry, LoadError> {
    let mut candidates = recognisers(text, hint)?;
    if candidates.len() > 1 {
        let puzzles = candidates.iter().map(|p| p.info.name).collect();
        return Err(LoadError::Ambiguous { name: name.into(), puzzles });
    }
    candidates.pop().ok_or_else(|| LoadError::Unrecognised { name: name.into() })
}

/// Loads a level from text that came from the named place; of a collection, the part that is named or numbered.
pub fn from_text(text: &str, name: &str, part: Option<&str>, hint: Option<&str>) -> Result<Opened, LoadError> {
    let puzzle = puzzle_of(text, name, hint)?;
    let opened = |game, title: Option<&str>| Opened { game, name: name.into(), title: title.map(String::from) };
    let levels = puzzle.split(text);
    let level = match part {
        None if levels.len() > 1 => {
            let message =
                format!("`{name}` holds {0} levels; choose one, as in `{name}#1` to `{name}#{0}`", levels.len());
            return Err(LoadError::Name(message));
        }
        None => levels.first(),
        Some(part) => part
            .parse::<usize>()
            .ok()
            .and_then(|number| levels.get(number.checked_sub(1)?))
            .or_else(|| levels.iter().find(|level| level.title == Some(part))),
    };
    let Some(level) = level else {
        let count = levels.len();
        return match part {
            None => puzzle.load(text, name).map(|game| opened(game, None)),
            Some(part) => {
                Err(LoadError::Name(format!("`{name}`: no level `{part}`; the file holds {count}, numbered from 1")))
            }
        };
    };
    let loaded = puzzle.load(level.text, name).map(|game| opened(game, level.title));
    loaded.map_err(|error| match error {
        LoadError::Level { name, mut error, .. } => {
            error.line += level.lines_before;
            let title = level.title.filter(|title| part.is_some_and(|part| part != *title));
            let name = title.map_or_else(|| name.clone(), |title| format!("{name} ({title})"));
            LoadError::Level { name, text: text.into(), error }
        }
        other => other,
    })
}

/// Every level of a file, which may be a collection; those of a collection are called `FILE#1`, `FILE#2` and so on.
pub fn open_all(file: &str, hint: Option<&str>) -> Result<Vec<Opened>, LoadError> {
    let text = read_file(file)?;
    let count = puzzle_of(&text, file, hint)?.split(&text).len();
    if count < 2 {
        return Ok(vec![from_text(&text, file, None, hint)?]);
    }
    (1..=count).map(|k| from_text(&text, &format!("{file}#{k}"), Some(&k.to_string()), hint)).collect()
}

/// The level of a file that has this number, from 1, or this title.
pub fn open_part(file: &str, part: &str, hint: Option<&str>) -> Result<Opened, LoadError> {
    from_text(&read_file(file)?, &format!("{file}#{part}"), Some(part), hint)
}

/// The puzzles that recognise a text; the one named by the user counts in any case.
fn recognisers(text: &str, hint: Option<&str>) -> Result<Vec<PuzzleEntry>, LoadError> {
    match hint {
        Some(name) => Ok(vec![puzzle(name)?]),
        None => Ok(puzzles().into_iter().filter(|p| !p.info.hidden && p.recognises(text)).collect()),
    }
}
