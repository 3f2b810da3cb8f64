//! Run-length encoding: a number before a character, or before a group in parentheses, repeats it: `3#`, `2(#-)`.

use std::fmt::Write as _;

use solvarium_engine::{Message, message};

/// Runs of fewer characters are written out.
const SHORTEST: usize = 3;

/// What is wrong in an encoded text, and at which character from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunError {
    /// The character.
    pub at: usize,
    /// What is wrong.
    pub message: Message,
}

/// Undoes the encoding: the characters meant, each with the place it has in the text. Repeating adds at most `most` to those
/// of the text.
pub fn expand(text: &[char], most: usize) -> Result<Vec<(char, usize)>, RunError> {
    let mut out: Vec<(char, usize)> = Vec::new();
    // Groups that are open: where they begin in the text and in what is made, and how often they are wanted.
    let mut open: Vec<(usize, usize, usize)> = Vec::new();
    let mut count: Option<usize> = None;
    let mut left = most;
    for (at, &c) in text.iter().enumerate() {
        let wrong = |message| RunError { at, message };
        if let Some(digit) = c.to_digit(10) {
            let number = count.unwrap_or(0).saturating_mul(10).saturating_add(digit as usize);
            count = Some(number);
            continue;
        }
        let times = match count.take() {
            Some(0) => return Err(wrong(message!("sokoban-run-of-none"))),
            times => times.unwrap_or(1),
        };
        let (start, times) = match c {
            '(' => {
                open.push((at, out.len(), times));
                continue;
            }
            ')' if times > 1 => return Err(wrong(message!("sokoban-run-of-nothing"))),
            ')' => {
                let (_, start, times) = open.pop().ok_or_else(|| wrong(message!("sokoban-group-not-open")))?;
                (start, times)
            }
            _ => {
                out.push((c, at));
                (out.len() - 1, times)
            }
        };
        let length = out.len() - start;
        // However often an empty group is repeated, nothing is to be done.
        let repeats = if length == 0 { 0 } else { times - 1 };
        let added = length.saturating_mul(repeats);
        left = left.checked_sub(added).ok_or_else(|| wrong(message!("sokoban-run-too-long")))?;
        for _ in 0..repeats {
            out.extend_from_within(start..start + length);
        }
    }
    match (open.last(), count) {
        (Some(&(at, ..)), _) => Err(RunError { at, message: message!("sokoban-group-not-closed") }),
        (None, Some(_)) => Err(RunError { at: text.len(), message: message!("sokoban-run-of-nothing") }),
        (None, None) => Ok(out),
    }
}

/// Writes characters with their runs counted.
pub fn write(characters: impl IntoIterator<Item = char>) -> String {
    let mut text = String::new();
    let mut characters = characters.into_iter().peekable();
    while let Some(c) = characters.next() {
        let mut count = 1;
        while characters.next_if_eq(&c).is_some() {
            count += 1;
        }
        if count < SHORTEST {
            text.extend(std::iter::repeat_n(c, count));
        } else {
            let _ = write!(text, "{count}{c}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(text: &str, most: usize) -> Result<String, RunError> {
        let letters: Vec<char> = text.chars().collect();
        Ok(expand(&letters, most)?.into_iter().map(|(c, _)| c).collect())
    }

    #[test]
    fn an_empty_group_is_repeated_at_once() {
        let most = usize::MAX;
        assert_eq!(expanded(&format!("{most}()#"), 10), Ok("#".into()));
        assert_eq!(expanded(&format!("{most}({most}({most}()))#{most}0()"), 10), Ok("#".into()));
    }

    #[test]
    fn repeats_are_bounded_together() {
        assert_eq!(expanded("3#3-", 4), Ok("###---".into()));
        let error = expanded("3#3-3.", 4).expect_err("two characters too many");
        assert_eq!((error.at, error.message), (5, message!("sokoban-run-too-long")));
        assert!(expanded(&"9(".repeat(1000), 100).is_err());
        assert!(expanded(&format!("{}#{}", "9(".repeat(1000), ")".repeat(1000)), 100).is_err());
        assert_eq!(expanded(&"#".repeat(1000), 0).map(|text| text.len()), Ok(1000), "plain text is not counted");
    }
}
