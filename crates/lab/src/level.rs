//! Finding a level: a file, standard input, one of a collection, a built-in name, the level itself in one line, or a link.

use std::io::Read;
use std::path::Path;

use solvarium_engine::{
    Companion, Ctx, LevelError, LevelText, Limits, Message, Metadata, Silent, StoppedClock, message,
};

use solvarium_engine::puzzle::one_level;

use crate::LoadError;
use crate::daily::{self, DAILY, Date};
use crate::game::{Game, SharedGame};
use crate::level_ref::LevelRef;
use crate::link;
use crate::registry::{PackEntry, PuzzleEntry, puzzle, puzzles};
use crate::request::Settings;

/// Bytes of the largest text that is read from a file or a stream.
pub const LARGEST: u64 = 8 << 20;

/// A level that was found, with what it is called.
pub struct Opened {
    /// The level.
    pub game: SharedGame,
    /// Its full name.
    pub name: String,
}

/// Opens the level that an argument names. `hint` is the puzzle's name, where the user gave it.
///
/// The argument is `-` for standard input, a file, `FILE#K` for the K-th level of a collection or `FILE#name`, a
/// built-in name such as `water-sort/7` or `water-sort/classic/12` (the level's name or passcode may stand for the
/// number; where all packs have names, `tents/7` counts through them; `tents/daily/2026-11-17` is the level of a day), a
/// level in a one-line notation, or a link (`…#/s/1/…`).
///
/// ```
/// use solvarium_lab::{LoadError, level};
///
/// let stage = level::open("bloxorz/780464", None).expect("a passcode of the original game");
/// assert_eq!(stage.info().name, "bloxorz");
///
/// let in_one_line = level::open("4:aabb.bbaa._", Some("water-sort")).expect("a level of two colours");
/// assert_eq!(in_one_line.board().columns, ["0", "1", "2"]);
///
/// assert!(matches!(level::open("4:aabb.bbac._", None), Err(LoadError::Level { .. })), "a colour fills no cup");
/// ```
pub fn open(argument: &str, hint: Option<&str>) -> Result<SharedGame, LoadError> {
    let game = |opened: Opened| opened.game;
    if argument == "-" {
        return from_text(&read_all("-", std::io::stdin().lock(), 0)?, argument, None, hint).map(game);
    }
    if is_readable(argument) {
        return from_file(&read_file(argument)?, argument, argument, None, hint).map(game);
    }
    if link::is_link(argument) {
        return from_link(argument, hint).map(game);
    }
    if let Some((file, part)) = argument.rsplit_once('#')
        && is_readable(file)
    {
        return open_part(file, part, hint).map(game);
    }
    if let Some(Opened { game, .. }) = built_in(argument)? {
        return hinted(game, argument, hint);
    }
    if Path::new(argument).is_dir() {
        return Err(LoadError::Name(message!("load-folder", name = argument)));
    }
    if recognisers(argument, hint)?.is_empty() {
        return Err(LoadError::Name(nothing_there(argument)));
    }
    from_text(argument, argument, None, hint).map(game)
}

/// A level that says itself which puzzle it is of.
fn hinted(game: SharedGame, name: &str, hint: Option<&str>) -> Result<SharedGame, LoadError> {
    let puzzle = game.info().name;
    match hint {
        Some(hint) if hint != puzzle => Err(LoadError::Name(message!("load-other-puzzle", name, puzzle, hint))),
        _ => Ok(game),
    }
}

/// The level of a link, by its rules, if all else that the link carries exists too.
fn from_link(argument: &str, hint: Option<&str>) -> Result<Opened, LoadError> {
    let shared = link::read(argument)?;
    let opened = unlimited(|ctx| shared.level.open(ctx))?;
    shared.check(&opened.game)?;
    Ok(Opened { game: hinted(opened.game, &opened.name, hint)?, name: opened.name })
}

/// How others can name the level that was opened by an argument: a built-in one by its name, any other by its text, which
/// gets the title.
pub fn reference(argument: &str, game: &Game, title: Option<&str>, rules: Settings) -> LevelRef {
    let known = if is_readable(argument) { Ok(None) } else { built_in(argument) };
    let linked = link::read(argument).map(|shared| shared.level);
    match (known, linked) {
        (Ok(Some(Opened { name, .. })), _) | (_, Ok(LevelRef::BuiltIn { name, .. })) => {
            LevelRef::BuiltIn { name, rules }
        }
        (_, linked) => {
            let known = linked.ok().and_then(|level| if let LevelRef::Text { name, .. } = level { name } else { None });
            let entry = puzzle(game.info().name).expect("the puzzle of a level is listed");
            let text = game.write(entry.first_format()).unwrap_or_default();
            let name = title.map(String::from).or(known);
            LevelRef::Text { text, puzzle: Some(game.info().name.into()), format: None, part: None, name, rules }
        }
    }
}

/// Whether there is something to be read: a file, or a pipe such as `/dev/stdin`.
fn is_readable(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|data| !data.is_dir())
}

fn nothing_there(argument: &str) -> Message {
    if ["http://", "https://"].iter().any(|scheme| argument.starts_with(scheme)) {
        return message!("load-address", name = argument, mark = link::MARK);
    }
    let names: Vec<String> = puzzles()
        .iter()
        .filter(|p| !p.info.hidden)
        .flat_map(|p| p.packs.iter().map(|pack| range(p, pack)).collect::<Vec<_>>())
        .collect();
    message!("load-nothing", name = argument, levels = names)
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
    unlimited(|ctx| built_in_within(name, ctx))
}

/// The same, within the limits of a context: the level of a day has to be made first.
pub fn built_in_within(name: &str, ctx: &mut Ctx<'_>) -> Result<Option<Opened>, LoadError> {
    let Some((first, rest)) = name.split_once('/') else { return Ok(None) };
    let Ok(puzzle) = puzzle(first) else { return Ok(None) };
    let (pack_name, number) = rest.rsplit_once('/').unwrap_or(("", rest));
    if pack_name == DAILY {
        let date = Date::parse(number).ok_or_else(|| LoadError::Name(message!("daily-no-date", date = number)))?;
        return Ok(Some(Opened { game: daily::level(puzzle, date, name, ctx)?, name: name.into() }));
    }
    let pack = puzzle.packs.iter().find(|pack| pack.name == pack_name);
    let numbered = |pack: &PackEntry| {
        let index = number.parse::<usize>().ok()?.checked_sub(pack.first)?;
        (index < pack.levels.len()).then_some(index)
    };
    let named = |pack: &PackEntry| pack.levels.iter().position(|level| is_called(&level.metadata, number));
    let found = pack.and_then(|pack| Some((pack, numbered(pack).or_else(|| named(pack))?)));
    let Some((pack, index)) = found.or_else(|| counted(puzzle, rest)) else {
        // An address has more parts: `tents/5/5/…`.
        if name.matches('/').count() > 2 && puzzle.recognises(name) {
            return Ok(None);
        }
        let ranges: Vec<String> = puzzle.packs.iter().map(|pack| range(puzzle, pack)).collect();
        return Err(LoadError::Name(message!("load-no-built-in", name, levels = ranges)));
    };
    let level = &pack.levels[index];
    let full_name = level_name(puzzle, pack, index);
    let game = puzzle.load_level(level, name, ctx)?;
    Ok(Some(Opened { game, name: full_name }))
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

/// Whether a level has this name or passcode.
fn is_called(metadata: &Metadata, name: &str) -> bool {
    [&metadata.name, &metadata.passcode].into_iter().flatten().any(|known| known == name)
}

fn read_file(path: &str) -> Result<String, LoadError> {
    let error = |e: std::io::Error| LoadError::File { path: path.into(), reason: e.to_string() };
    let file = std::fs::File::open(path).map_err(error)?;
    let size = file.metadata().map_err(error)?.len();
    read_all(path, file, size)
}

/// Reads to the end, unless that is too far away to be a level's. `size` is how long the text is known to be.
fn read_all(path: &str, source: impl Read, size: u64) -> Result<String, LoadError> {
    let error = |e: std::io::Error| LoadError::File { path: path.into(), reason: e.to_string() };
    let mut bytes = Vec::new();
    source.take(LARGEST + 1).read_to_end(&mut bytes).map_err(error)?;
    match size.max(bytes.len() as u64) {
        size if size > LARGEST => Err(LoadError::TooLarge { name: path.into(), size, most: LARGEST }),
        _ => Ok(text(bytes)),
    }
}

/// Text in UTF-8 or, failing that, in Latin-1. Lines that end with CR alone, as they once did, get LF.
fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().into_iter().map(char::from).collect());
    if text.contains('\n') { text } else { text.replace('\r', "\n") }
}

/// The puzzle that a text, which came from the named place, is of.
pub fn puzzle_of(text: &str, name: &str, hint: Option<&str>) -> Result<&'static PuzzleEntry, LoadError> {
    let mut candidates = recognisers(text, hint)?;
    if candidates.len() > 1 {
        let puzzles = candidates.iter().map(|p| p.info.name).collect();
        return Err(LoadError::Ambiguous { name: name.into(), puzzles });
    }
    candidates.pop().ok_or_else(|| LoadError::Unrecognised { name: name.into(), is_empty: text.trim().is_empty() })
}

/// Loads a level from text that came from the named place; of a collection, the part that is named or numbered.
pub fn from_text(text: &str, name: &str, part: Option<&str>, hint: Option<&str>) -> Result<Opened, LoadError> {
    unlimited(|ctx| from_text_within(text, name, part, hint, ctx))
}

/// The same under the limits of a context.
pub fn from_text_within(
    text: &str,
    name: &str,
    part: Option<&str>,
    hint: Option<&str>,
    ctx: &mut Ctx<'_>,
) -> Result<Opened, LoadError> {
    read_part(&Source { text, name, folder: None }, part, hint, ctx)
}

/// Loads a level from the text of a file, with what lies beside the file.
fn from_file(text: &str, file: &str, name: &str, part: Option<&str>, hint: Option<&str>) -> Result<Opened, LoadError> {
    let folder = Path::new(file).parent();
    unlimited(|ctx| read_part(&Source { text, name, folder }, part, hint, ctx))
}

/// A text with levels.
struct Source<'a> {
    text: &'a str,
    /// The place it came from.
    name: &'a str,
    /// The folder in which files are looked for that it speaks of. Only a text that came from a file has one.
    folder: Option<&'a Path>,
}

/// Loads the level of a text, or the part of a collection that is named or numbered.
fn read_part(
    source: &Source<'_>,
    part: Option<&str>,
    hint: Option<&str>,
    ctx: &mut Ctx<'_>,
) -> Result<Opened, LoadError> {
    let &Source { text, name, .. } = source;
    let puzzle = puzzle_of(text, name, hint)?;
    let levels = puzzle.split(text);
    let level = match part {
        None if levels.len() > 1 => {
            return Err(LoadError::Name(message!("load-several", name, count = levels.len())));
        }
        None => levels.first(),
        Some(part) => part
            .parse::<usize>()
            .ok()
            .and_then(|number| levels.get(number.checked_sub(1)?))
            .or_else(|| levels.iter().find(|level| level.metadata.name.as_deref() == Some(part))),
    };
    let opened = |game| Opened { game, name: name.into() };
    let Some(level) = level else {
        let count = levels.len();
        return match part {
            None => puzzle.load_level(&one_level(text)[0], name, ctx).map(opened),
            Some(part) => Err(LoadError::Name(message!("load-no-part", name, part, count))),
        };
    };
    let mut wrong = |mut error: Box<LevelError>| {
        error.line += level.lines_before;
        let title = level.metadata.name.as_ref().filter(|title| part.is_some_and(|part| part != *title));
        let name = title.map_or_else(|| name.into(), |title| format!("{name} ({title})"));
        LoadError::Level { name, text: text.into(), error }
    };
    if let (Some(folder), Some(companion)) = (source.folder, puzzle.companion(level.text)) {
        return with_companion(puzzle, level, &companion, (name, folder), &mut wrong, ctx).map(opened);
    }
    puzzle.load_level(level, name, ctx).map(opened).map_err(|error| match error {
        LoadError::Level { error, .. } => wrong(error),
        other => other,
    })
}

/// Loads a level with the file it speaks of, whose text is put after its own. An error in that text is one of that file.
fn with_companion(
    puzzle: &PuzzleEntry,
    level: &LevelText<'_>,
    companion: &Companion<'_>,
    (name, folder): (&str, &Path),
    wrong: &mut dyn FnMut(Box<LevelError>) -> LoadError,
    ctx: &mut Ctx<'_>,
) -> Result<SharedGame, LoadError> {
    let path = folder.join(companion.name).display().to_string();
    let beside = read_file(&path).map_err(|error| {
        let message = message!("load-companion", reason = Message::from(&error));
        wrong(Box::new(LevelError::at(companion.line, companion.column, message)))
    })?;
    let own = level.text.trim_end();
    let lines = own.lines().count();
    let text = format!("{own}\n{beside}");
    let whole = LevelText { text: &text, ..level.clone() };
    puzzle.load_level(&whole, name, ctx).map_err(|error| match error {
        LoadError::Level { mut error, .. } if error.line > lines => {
            error.line -= lines;
            LoadError::Level { name: path, text: beside, error }
        }
        LoadError::Level { error, .. } => wrong(error),
        other => other,
    })
}

/// Reads however long it takes.
pub(crate) fn unlimited<T>(read: impl FnOnce(&mut Ctx<'_>) -> T) -> T {
    let mut silent = Silent;
    read(&mut Ctx::new(Limits::default(), &StoppedClock, None, &mut silent))
}

/// Every level of a file, which may be a collection; those of a collection are called `FILE#1`, `FILE#2` and so on.
pub fn open_all(file: &str, hint: Option<&str>) -> Result<Vec<Opened>, LoadError> {
    let text = read_file(file)?;
    let count = puzzle_of(&text, file, hint)?.split(&text).len();
    if count < 2 {
        return Ok(vec![from_file(&text, file, file, None, hint)?]);
    }
    (1..=count).map(|k| from_file(&text, file, &format!("{file}#{k}"), Some(&k.to_string()), hint)).collect()
}

/// The level of a file that has this number, from 1, or this name.
pub fn open_part(file: &str, part: &str, hint: Option<&str>) -> Result<Opened, LoadError> {
    from_file(&read_file(file)?, file, &format!("{file}#{part}"), Some(part), hint)
}

/// The puzzles that recognise a text; the one named by the user counts in any case.
fn recognisers(text: &str, hint: Option<&str>) -> Result<Vec<&'static PuzzleEntry>, LoadError> {
    match hint {
        Some(name) => Ok(vec![puzzle(name)?]),
        None => Ok(puzzles().iter().filter(|p| !p.info.hidden && p.recognises(text)).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_large_is_refused_with_both_sizes() {
        let bytes = vec![b' '; LARGEST as usize + 1];
        assert_eq!(read_all("x", &bytes[1..], 0).map(|text| text.len()).ok(), Some(LARGEST as usize));
        for (size, at_least) in [(0, "8388609"), (9_000_000, "9000000")] {
            let message = read_all("x", &bytes[..], size).map_err(|error| error.to_string()).unwrap_err();
            assert!(message.contains(at_least) && message.contains("8388608"), "{message}");
        }
    }
}
