//! Links that carry everything. Random letters would end at the checksum, so inputs are also taken as what is inside of a
//! link, and packed as the program packs it.

use solvarium_engine::Message;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::link::{self, LinkError, Shared};
use solvarium_lab::{LoadError, level};

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// A link may unpack to a megabyte, whose moves and texts are then copied.
const READING: Bound = Bound { per_byte: 200, fixed: 96 << 20 };
/// Longer levels are not opened: reading them is the business of other targets.
const MOST_TEXT: usize = 300;
/// Nor are games with more moves played.
const MOST_MOVES: usize = 200;

/// Reads any text as a link, and any bytes as the fields of one.
pub fn share(bytes: &[u8]) {
    let argument = text::of(bytes);
    for link in [argument.clone(), format!("{}1/{argument}", link::MARK), link::packed(bytes)] {
        match READING.holds(link.len(), "reading", || link::read(&link)) {
            Ok(shared) => opened(&shared, &link),
            Err(error) => refused(&error),
        }
    }
}

fn refused(error: &LinkError) {
    let message = Message::from(error);
    assert!(!ENGLISH.text(&message).is_empty() && !VIETNAMESE.text(&message).is_empty(), "{message}");
}

/// What can be read can be opened or is refused in words; what can be opened makes a link that shows the same.
fn opened(shared: &Shared, link: &str) {
    let small = match &shared.level {
        LevelRef::BuiltIn { name, .. } => name.len() <= MOST_TEXT,
        LevelRef::Text { text, .. } => text.len() <= MOST_TEXT,
    };
    if !small || shared.moves().len() > MOST_MOVES {
        return;
    }
    let game = match level::open(link, None) {
        Ok(game) => game,
        Err(LoadError::Link(error)) => return refused(&error),
        Err(error) => return assert!(!ENGLISH.text(&Message::from(&error)).is_empty()),
    };
    let Ok(plain) = game.by_rules(&[]) else { return };
    let again = link::make(shared, &plain).unwrap_or_else(|error| panic!("{}", Message::from(&error)));
    let again = link::read(&again).unwrap_or_else(|error| panic!("{}", Message::from(&error)));
    assert_eq!(again.view, shared.view);
    assert_eq!(again.level.rules(), shared.level.rules());
}
