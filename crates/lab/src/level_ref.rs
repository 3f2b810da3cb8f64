//! A level as it is named from outside: built in, or written out.

use serde::{Deserialize, Serialize};
use solvarium_engine::{Ctx, message};

use crate::LoadError;
use crate::level::{self, Opened};
use crate::registry;
use crate::request::{Settings, settings};

/// A level, and the rules it is played by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "from", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LevelRef {
    /// A built-in level.
    BuiltIn {
        /// Its name: a puzzle, maybe a pack, and the number, name or passcode of a level, separated by `/`.
        name: String,
        /// Rule variants of the puzzle.
        #[serde(default, with = "settings")]
        #[cfg_attr(
            feature = "typescript",
            ts(as = "Option<std::collections::BTreeMap<String, crate::request::Setting>>", optional)
        )]
        rules: Settings,
    },
    /// A level that is written out.
    Text {
        /// The text, in any notation of the puzzle.
        text: String,
        /// The puzzle, where the text leaves it open.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        puzzle: Option<String>,
        /// The puzzle's notation, where it is known: then the text is read as one level in it, whatever it looks like.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        format: Option<String>,
        /// Which level of a collection: its number, from 1, or its title.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        part: Option<String>,
        /// What to call it in reports and messages.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
        /// Rule variants of the puzzle.
        #[serde(default, with = "settings")]
        #[cfg_attr(
            feature = "typescript",
            ts(as = "Option<std::collections::BTreeMap<String, crate::request::Setting>>", optional)
        )]
        rules: Settings,
    },
}

impl LevelRef {
    /// The name reports and messages call it by.
    pub fn name(&self) -> &str {
        match self {
            LevelRef::BuiltIn { name, .. } => name,
            LevelRef::Text { name, .. } => name.as_deref().unwrap_or("level"),
        }
    }

    /// Its rule variants.
    pub fn rules(&self) -> &Settings {
        match self {
            LevelRef::BuiltIn { rules, .. } | LevelRef::Text { rules, .. } => rules,
        }
    }

    /// The level by the puzzle's own rules, whatever [`LevelRef::rules`] says. Never looks at files.
    pub fn read(&self, ctx: &mut Ctx<'_>) -> Result<Opened, LoadError> {
        match self {
            LevelRef::BuiltIn { name, .. } => {
                level::built_in_within(name, ctx)?.ok_or_else(|| LoadError::Name(message!("load-no-such-level", name)))
            }
            LevelRef::Text { text, puzzle: Some(puzzle), format: Some(format), .. } => {
                let game = registry::puzzle(puzzle)?.load_in(format, text, self.name(), ctx)?;
                Ok(Opened { game, name: self.name().into() })
            }
            LevelRef::Text { text, puzzle, part, .. } => {
                level::from_text_within(text, self.name(), part.as_deref(), puzzle.as_deref(), ctx)
            }
        }
    }

    /// The level by the rules it names.
    pub fn open(&self, ctx: &mut Ctx<'_>) -> Result<Opened, LoadError> {
        let opened = self.read(ctx)?;
        Ok(Opened { game: opened.game.by_rules(self.rules())?, ..opened })
    }
}
