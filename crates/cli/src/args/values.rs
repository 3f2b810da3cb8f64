//! What the values of arguments may be. What is wrong with one is said in the language.

use solvarium_lab::{Language, message, units};

use crate::say::say;

/// A language by its short name.
pub fn language(text: &str) -> Result<Language, String> {
    let known = || Language::all().map(|language| language.name().to_string()).collect::<Vec<_>>();
    Language::from_name(text).ok_or_else(|| say(message!("cli-no-language", name = text, known = known())))
}

/// A size in bytes, such as `512MiB`.
pub fn size(text: &str) -> Result<u64, String> {
    units::size(text).map_err(say)
}

/// A count, in which `_` may group digits.
pub fn count(text: &str) -> Result<u64, String> {
    text.replace('_', "").parse().map_err(|_| say(message!("cli-expected-whole-number")))
}

/// A number of seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    let positive = |seconds: &f64| *seconds > 0.0 && seconds.is_finite();
    text.parse().ok().filter(positive).ok_or_else(|| say(message!("cli-expected-seconds")))
}

/// A name in a list, without the spaces around it.
pub fn word(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err(say(message!("cli-expected-name"))),
        word => Ok(word.into()),
    }
}

/// A setting `key=value`.
pub fn setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| say(message!("cli-expected-setting")))?;
    Ok((key.trim().into(), value.trim().into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_positive() {
        assert_eq!(seconds("0.5"), Ok(0.5));
        for wrong in ["0", "-1", "inf", "NaN", "x"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
