//! Links that carry everything: a level, and what is to be seen of it. `#/s/1/…` is the part of an address that the page
//! reads; the command line takes it with or without the address before it.
//!
//! The number is the version of the format. A version, once released, is read for ever and never changes: `v1.rs` is as it
//! was on its first day, whatever becomes of the types here. A link of a later version says so. After the number
//! come letters, digits, `-` and `_` (base64url) for a checksum, so that a link that was cut off or mistyped is
//! known as such, and for the fields, compressed where that is shorter.
//!
//! A link can be anybody's: it is bounded before it is unpacked and while it is, and nothing in it runs anything.

mod frame;
mod shared;
mod v1;

use solvarium_engine::{Message, message};
use thiserror::Error;

use crate::error::{ReplayError, RequestError};
use crate::game::Game;
use crate::level_ref::LevelRef;
use crate::registry;

pub use shared::{Heat, Shared, View};

/// What stands before the version.
pub const MARK: &str = "#/s/";
/// The version that is written.
pub const VERSION: u32 = 1;
/// Characters of the longest link: browsers take more, but not all programs that pass links on do.
pub const LONGEST: usize = 128 << 10;
/// Bytes of all fields, unpacked.
pub const MOST_BYTES: usize = 1 << 20;
/// Moves of a position or a replay.
pub const MOST_MOVES: usize = 50_000;
/// Lanes of a comparison: as many as the page shows.
pub const MOST_LANES: usize = 8;

/// Why a text is no link, or shows nothing.
#[derive(Debug, Error)]
pub enum LinkError {
    /// It does not have the form of a link.
    NotALink,
    /// A version of the format that is not known here.
    Version {
        /// The version it names.
        version: String,
    },
    /// Characters are missing or wrong.
    Damaged,
    /// It holds something that this version of the program does not know.
    Newer,
    /// There is more than a link may hold.
    TooLarge,
    /// No lanes, or more than are compared.
    Lanes,
    /// Fewer or more than two searches to be shown in step.
    Pair,
    /// A marked cell that the board does not have.
    Marks,
    /// The moves cannot be made.
    Moves(#[from] ReplayError),
    /// A search that does not exist.
    Request(#[from] RequestError),
}

impl From<&LinkError> for Message {
    fn from(error: &LinkError) -> Self {
        match error {
            LinkError::NotALink => message!("link-none", mark = MARK),
            LinkError::Version { version } => message!("link-version", version, known = VERSION),
            LinkError::Damaged => message!("link-damaged"),
            LinkError::Newer => message!("link-newer"),
            LinkError::TooLarge => message!("link-too-large"),
            LinkError::Lanes => message!("link-lanes", most = MOST_LANES),
            LinkError::Pair => message!("link-pair"),
            LinkError::Marks => message!("link-marks"),
            LinkError::Moves(error) => message!("link-moves", reason = Message::from(error)),
            LinkError::Request(error) => message!("link-request", reason = Message::from(error)),
        }
    }
}

/// Whether an argument is meant to be a link.
pub fn is_link(text: &str) -> bool {
    text.contains(MARK)
}

/// What a link shows: a whole address, or its part from `#` on. Whether the level and the rest of it exist is not looked at;
/// [`Shared::check`] does.
///
/// ```
/// use solvarium_lab::link::{self, LinkError};
///
/// let shared = link::read("https://example.org/solvarium/#/s/1/CLZAFgBiCXNva29iYW4vMW0EdXVsTA").expect("a link");
/// assert_eq!(shared.level.name(), "sokoban/1");
/// assert!(matches!(link::read("#/s/1/CLZAFgBiCXNva29iYW4vMW0EdXVs"), Err(LinkError::Damaged)), "it was cut off");
/// assert!(matches!(link::read("#/s/999/AA"), Err(LinkError::Version { .. })));
/// ```
pub fn read(text: &str) -> Result<Shared, LinkError> {
    let (_, rest) = text.split_once(MARK).ok_or(LinkError::NotALink)?;
    let (version, body) = rest.split_once('/').ok_or(LinkError::NotALink)?;
    let is_number = !version.is_empty() && version.len() < 10 && version.bytes().all(|digit| digit.is_ascii_digit());
    if !is_number {
        return Err(LinkError::NotALink);
    }
    match version.parse() {
        Ok(VERSION) => v1::read(&frame::unpack(body.trim_end())?),
        _ => Err(LinkError::Version { version: version.into() }),
    }
}

/// A link with these bytes inside, whatever they are: for tests of the reader.
pub fn packed(fields: &[u8]) -> String {
    format!("{MARK}{VERSION}/{}", frame::pack(fields))
}

/// The link that shows this of a level, which was opened by its own rules. A level that is written out gets the notation
/// that makes the shortest link.
pub fn make(shared: &Shared, level: &Game) -> Result<String, LinkError> {
    let game = level.by_rules(shared.level.rules())?;
    shared.check(&game)?;
    let link = packed(&v1::write(&Shared { level: shortened(&shared.level, level), view: shared.view.clone() }));
    // What is too long for a reader is not written.
    read(&link).map(|_| link)
}

/// The level as a link names it.
fn shortened(level: &LevelRef, game: &Game) -> LevelRef {
    match level {
        LevelRef::BuiltIn { .. } => level.clone(),
        LevelRef::Text { name, rules, .. } => LevelRef::Text {
            text: shortest(game),
            puzzle: Some(game.info().name.into()),
            format: None,
            part: None,
            name: name.clone().filter(|name| !name.is_empty() && game.metadata().name.as_ref() != Some(name)),
            rules: rules.clone(),
        },
    }
}

/// The level in that of its notations which is packed most tightly and loses nothing that the first one tells.
fn shortest(game: &Game) -> String {
    let entry = registry::puzzle(game.info().name).expect("the puzzle of a level is listed");
    let first = entry.first_format();
    let whole = game.write(first).unwrap_or_default();
    let is_same = |text: &String| {
        entry.load(text, "").and_then(|again| Ok(again.write(first)?)).is_ok_and(|again| again == whole)
    };
    let texts = entry.formats.iter().filter_map(|format| Some(game.write(format.name).ok()?.trim_end().to_string()));
    texts.filter(is_same).min_by_key(|text| frame::pack(text.as_bytes()).len()).unwrap_or(whole)
}
