//! Reading a target. What is wrong is said with its place and with what would be right.

use solvarium_engine::options::there_are;
use solvarium_engine::{Message, message};
use thiserror::Error;

use super::{Condition, Range, Target, Vocabulary};

/// What is wrong with a target, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", Message::from(self))]
pub struct TargetError {
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: Message,
}

impl From<&TargetError> for Message {
    fn from(error: &TargetError) -> Self {
        message!("target-error", column = error.column, message = error.message.clone())
    }
}

impl Target {
    /// Reads a target for a puzzle.
    ///
    /// ```
    /// use solvarium_lab::registry;
    /// use solvarium_lab::target::{Target, Vocabulary};
    ///
    /// let sokoban = Vocabulary::of(&registry::puzzle("sokoban").expect("it is listed"));
    /// let target = Target::parse("pushes 40..60 and greedy fails 500", &sokoban).expect("a target");
    /// assert_eq!(target.to_string(), "pushes 40..60, greedy fails 500");
    /// let error = Target::parse("pushes 40..60, unique", &sokoban).expect_err("Sokoban has many solutions");
    /// assert_eq!(error.column, 16);
    /// ```
    pub fn parse(text: &str, known: &Vocabulary) -> Result<Target, TargetError> {
        let mut reader = Reader { words: words(text), at: 0, end: text.chars().count() + 1, known };
        let mut conditions = Vec::new();
        loop {
            conditions.push(reader.condition()?);
            match reader.next() {
                None => return Ok(Target { conditions }),
                Some(word) if matches!(word.text, "," | "and") => {}
                Some(word) => return Err(word.wrong(message!("target-not-joined", word = word.text))),
            }
        }
    }
}

/// A word of a target, with its column.
#[derive(Clone, Copy)]
struct Word<'a> {
    column: usize,
    text: &'a str,
}

impl Word<'_> {
    fn wrong(self, message: Message) -> TargetError {
        TargetError { column: self.column, message }
    }
}

/// The words of a text. A comma is a word of its own.
fn words(text: &str) -> Vec<Word<'_>> {
    let (mut words, mut begun) = (Vec::new(), None);
    let ended = (text.len(), ' ');
    for (column, (at, letter)) in text.char_indices().chain([ended]).enumerate() {
        if !letter.is_whitespace() && letter != ',' {
            begun.get_or_insert((column, at));
            continue;
        }
        if let Some((column, from)) = begun.take() {
            words.push(Word { column: column + 1, text: &text[from..at] });
        }
        if letter == ',' {
            words.push(Word { column: column + 1, text: &text[at..=at] });
        }
    }
    words
}

struct Reader<'a> {
    words: Vec<Word<'a>>,
    at: usize,
    /// The column after the last one.
    end: usize,
    known: &'a Vocabulary,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<Word<'a>> {
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word
    }

    /// The next word, or an empty one where the text ends.
    fn word(&mut self) -> Word<'a> {
        self.next().unwrap_or(Word { column: self.end, text: "" })
    }

    fn condition(&mut self) -> Result<Condition, TargetError> {
        let (known, word) = (self.known, self.word());
        if let Some(name) = named(&known.measures, word.text) {
            return Ok(Condition::Measure { name, range: self.range(name)? });
        }
        if let Some(algorithm) = named(&known.algorithms, word.text) {
            return self.search(algorithm);
        }
        match word.text {
            "unique" if known.reasons => Ok(Condition::Unique),
            "no-guessing" if known.reasons => Ok(Condition::NoGuessing),
            "difficulty" if !known.difficulties.is_empty() => {
                let word = self.word();
                let name = named(&known.difficulties, word.text);
                let known = there_are(&known.difficulties);
                let wrong = || word.wrong(message!("target-no-difficulty", name = word.text, known));
                Ok(Condition::Difficulty(name.ok_or_else(wrong)?))
            }
            text if known.reasons && text.starts_with("rule") => self.rule(word),
            text => {
                let conditions = known.conditions();
                let (puzzle, name) = (known.puzzle, text);
                Err(word.wrong(match name {
                    "" | "," | "and" => message!("target-missing", conditions),
                    _ => message!("target-unknown", name, puzzle, conditions),
                }))
            }
        }
    }

    /// What follows the name of an algorithm.
    fn search(&mut self, algorithm: &'static str) -> Result<Condition, TargetError> {
        let word = self.word();
        let solves = match word.text {
            "expanded" => return Ok(Condition::Expanded { algorithm, range: self.range("expanded")? }),
            "fails" => false,
            "solves" => true,
            _ => return Err(word.wrong(message!("target-not-of-algorithm", algorithm))),
        };
        let ahead = self.words.get(self.at).filter(|word| !matches!(word.text, "," | "and"));
        let nodes = match ahead {
            None => None,
            Some(word) => {
                let wrong = || word.wrong(message!("target-not-a-number", word = word.text, after = solved(solves)));
                self.at += 1;
                Some(number(word.text).filter(|nodes| *nodes > 0).ok_or_else(wrong)?)
            }
        };
        Ok(Condition::Search { algorithm, solves, nodes })
    }

    /// `rule>=1:hard`.
    fn rule(&self, word: Word<'_>) -> Result<Condition, TargetError> {
        let parts = word.text.strip_prefix("rule>=").and_then(|rest| rest.split_once(':'));
        let wrong = || word.wrong(message!("target-not-a-rule", word = word.text));
        let (least, of) = parts.and_then(|(least, of)| Some((number(least)?, of))).ok_or_else(wrong)?;
        let known = there_are(&self.known.rules);
        let unknown = || word.wrong(message!("target-no-rule", name = of, known));
        Ok(Condition::Rule { least, of: named(&self.known.rules, of).ok_or_else(unknown)? })
    }

    fn range(&mut self, after: &str) -> Result<Range, TargetError> {
        let word = self.word();
        let wrong = || word.wrong(message!("target-not-a-range", after));
        let range = match word.text.split_once("..") {
            None => number(word.text).map(|only| Range { least: Some(only), most: Some(only) }),
            Some((least, most)) => bound(least).zip(bound(most)).map(|(least, most)| Range { least, most }),
        };
        let range = range.filter(|range| *range != Range::default()).ok_or_else(wrong)?;
        match (range.least, range.most) {
            (Some(least), Some(most)) if least > most => {
                Err(word.wrong(message!("target-empty-range", range = word.text, least, most)))
            }
            _ => Ok(range),
        }
    }
}

fn solved(solves: bool) -> &'static str {
    if solves { "solves" } else { "fails" }
}

/// One of the known names.
fn named(known: &[&'static str], text: &str) -> Option<&'static str> {
    known.iter().copied().find(|name| *name == text)
}

/// A number, whose digits may be grouped: `5_000`.
fn number(text: &str) -> Option<u64> {
    let digits = text.replace('_', "");
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

/// A bound of a range, which may be left out.
fn bound(text: &str) -> Option<Option<u64>> {
    if text.is_empty() { Some(None) } else { number(text).map(Some) }
}
