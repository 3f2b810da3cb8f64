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

/// A whole number from `least` to `most`.
pub fn within(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| match most {
            u64::MAX => say(message!("cli-expected-from", least)),
            _ => say(message!("cli-expected-within", least, most)),
        })
    }
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

/// The address of a page, whole or within a site. What follows `?` or `#` is not part of it: links have their own.
pub fn address(text: &str) -> Result<String, String> {
    let text = text.trim();
    let after_scheme = ["http://", "https://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let is_whole =
        after_scheme.is_some_and(|rest| rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '['));
    let is_within = ["./", "../", "/"].iter().any(|start| text.starts_with(start)) && !text.starts_with("//");
    let is_odd = |letter: char| letter.is_whitespace() || letter.is_control() || "?#".contains(letter);
    if (is_whole || is_within) && !text.contains(is_odd) {
        Ok(text.into())
    } else {
        Err(say(message!("cli-expected-address")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_bounds() {
        let (three, positive) = (within(1, 3), within(1, u64::MAX));
        assert_eq!((three("3"), positive("18446744073709551615")), (Ok(3), Ok(u64::MAX)));
        assert_eq!(three("7"), Err("expected a whole number from 1 to 3".into()));
        assert_eq!(positive("0"), Err("expected a whole number from 1 on".into()));
    }

    #[test]
    fn addresses_are_of_the_web_or_within_a_site() {
        for right in ["http://127.0.0.1:7878/", "https://example.org/x/", "http://[::1]:7878/", "./", "../x/", "/x/"] {
            assert_eq!(address(right).as_deref(), Ok(right));
        }
        for wrong in ["", "nonsense", "ftp://x", "https://", "http:///x", "//x", "./?x", "https://x/#y", "https://a b/"]
        {
            assert!(address(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn seconds_are_positive() {
        assert_eq!(seconds("0.5"), Ok(0.5));
        for wrong in ["0", "-1", "inf", "NaN", "x"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
