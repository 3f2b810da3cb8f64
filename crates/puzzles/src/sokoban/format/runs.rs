//! Run-length encoding: a number before a character, or before a group in parentheses, repeats it: `3#`, `2(#-)`.

use std::fmt::Write as _;

/// Runs of fewer characters are written out.
const SHORTEST: usize = 3;

/// What is wrong in an encoded text, and at which character from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunError {
    /// The character.
    pub at: usize,
    /// What is wrong.
    pub message: &'static str,
}

/// Undoes the encoding: the characters meant, each with the place it has in the text. At most so many are made.
pub fn expand(text: &[char], most: usize) -> Result<Vec<(char, usize)>, RunError> {
    let mut out: Vec<(char, usize)> = Vec::new();
    // Groups that are open: where they begin in the text and in what is made, and how often they are wanted.
    let mut open: Vec<(usize, usize, usize)> = Vec::new();
    let mut count: Option<usize> = None;
    for (at, &c) in text.iter().enumerate() {
        let wrong = |message| RunError { at, message };
        if let Some(digit) = c.to_digit(10) {
            let number = count.unwrap_or(0).saturating_mul(10).saturating_add(digit as usize);
            count = Some(number);
            continue;
        }
        let times = match count.take() {
            Some(0) => return Err(wrong("nothing can be repeated 0 times")),
            times => times.unwrap_or(1),
        };
        let (start, times) = match c {
            '(' => {
                open.push((at, out.len(), times));
                continue;
            }
            ')' if times > 1 => return Err(wrong("a number must stand before what it repeats")),
            ')' => {
                let (_, start, times) = open.pop().ok_or_else(|| wrong("no group is open here"))?;
                (start, times)
            }
            _ => {
                out.push((c, at));
                (out.len() - 1, times)
            }
        };
        let length = out.len() - start;
        if length.saturating_mul(times).saturating_add(start) > most {
            return Err(wrong("this is more than any level or solution has"));
        }
        for _ in 1..times {
            out.extend_from_within(start..start + length);
        }
    }
    match (open.last(), count) {
        (Some(&(at, ..)), _) => Err(RunError { at, message: "this group is not closed" }),
        (None, Some(_)) => Err(RunError { at: text.len(), message: "a number must stand before what it repeats" }),
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
