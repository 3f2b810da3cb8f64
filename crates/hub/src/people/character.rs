//! How a person looks to others.

use serde::{Deserialize, Serialize};
use solvarium_engine::message;
use utoipa::ToSchema;

use crate::problem::{Answer, Kind, Problem};

/// Most letters of the line beside a name.
const TAG: usize = 24;
const THEMES: [&str; 4] = ["system", "light", "dark", "contrast"];

/// How a person looks to others: names of what the page draws, and colours such as `#2f6fed`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Character {
    /// The picture of the player.
    pub sprite: String,
    /// Its first colour.
    pub body: String,
    /// Its second colour.
    pub accent: String,
    /// The page's theme for this person: `system`, `light`, `dark` or `contrast`.
    pub theme: String,
    /// A short line beside the name.
    pub tag: String,
}

impl Default for Character {
    fn default() -> Self {
        let [sprite, body, accent, theme, tag] = ["fox", "#e07a2f", "#fff3e6", "system", ""].map(String::from);
        Character { sprite, body, accent, theme, tag }
    }
}

impl Character {
    /// The character, if all of it can be shown.
    pub fn checked(mut self) -> Answer<Self> {
        self.tag = self.tag.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_name = |name: &str| {
            (1..=24).contains(&name.len())
                && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        let refused = |field| Err(Problem::new(Kind::Refused, message!("hub-character-refused", field)));
        match () {
            () if !is_name(&self.sprite) => refused("sprite"),
            () if !is_colour(&self.body) => refused("body"),
            () if !is_colour(&self.accent) => refused("accent"),
            () if !THEMES.contains(&self.theme.as_str()) => refused("theme"),
            () if self.tag.chars().count() > TAG || self.tag.chars().any(char::is_control) => refused("tag"),
            () => Ok(self),
        }
    }
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_shown_is_taken() {
        let plain = Character::default();
        assert_eq!(plain.clone().checked().unwrap(), plain);
        let tag = |tag: &str| Character { tag: tag.into(), ..Character::default() };
        assert_eq!(tag("  two   words ").checked().unwrap().tag, "two words");
        assert!(tag(&"x".repeat(25)).checked().is_err());
        assert!(Character { body: "red;background:url(x)".into(), ..plain.clone() }.checked().is_err());
        assert!(Character { sprite: "../x".into(), ..plain.clone() }.checked().is_err());
        assert!(Character { theme: "pink".into(), ..plain }.checked().is_err());
    }
}
