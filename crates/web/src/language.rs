//! The language of a request whose ask does not say one, or that is no ask.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use solvarium_engine::Message;
use solvarium_lab::Language;
use solvarium_protocol::words_of;

use crate::headers::listed;

/// The language that `Accept-Language` prefers of those there are, the first of equals; English if it names none.
pub fn of(headers: &HeaderMap) -> Language {
    let mut best = (0.0, Language::ENGLISH);
    for (weight, language) in listed(headers, ACCEPT_LANGUAGE).filter_map(weighted) {
        if weight > best.0 {
            best = (weight, language);
        }
    }
    best.1
}

/// A message in the language of a request, as a line.
pub fn line(headers: &HeaderMap, message: &Message) -> String {
    words_of(of(headers)).text(message) + "\n"
}

/// A part of the header, such as `vi-VN;q=0.9`.
fn weighted(part: &str) -> Option<(f32, Language)> {
    let (name, parameter) = part.split_once(';').unwrap_or((part, "q=1"));
    let weight = parameter.trim().strip_prefix("q=")?.parse().ok()?;
    Some((weight, Language::from_locale(name.trim())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_preferred_is_spoken() {
        let of = |header: &str| of(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, header.parse().unwrap())])).name();
        for header in ["vi", "vi-VN,vi;q=0.9,en;q=0.8", "fr, vi;q=0.5", "en;q=0.2, vi; q=0.3", "VI,en"] {
            assert_eq!(of(header), "vi", "{header}");
        }
        for header in ["", "*", "en,vi", "fr", "vi;q=0", "vi;q=x", "en-GB;q=0.9,vi;q=0.8"] {
            assert_eq!(of(header), "en", "{header}");
        }
        assert_eq!(super::of(&HeaderMap::new()), Language::ENGLISH);
    }
}
