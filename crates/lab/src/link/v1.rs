//! Version 1 of what is inside a link. It is read for ever: what is written here may get new fields, but no field may change.
//!
//! A link is a sequence of fields: a letter that says which, the number of bytes, the bytes. Numbers are in LEB128, seven bits a
//! byte, the lowest first. Texts are UTF-8. What is not set is left out. A letter that is not known comes from a later
//! program, and the link is refused, since what it shows would not be what was meant.
//!
//! | field | what it holds |
//! |---|---|
//! | `b` | name of a built-in level |
//! | `p` `t` `n` | puzzle, text and title of a level that is written out |
//! | `r` | a rule variant, `name=value`; may be repeated |
//! | `m` | moves that are one character each, together |
//! | `w` | moves with blanks between them |
//! | `k` | marked cells: each as the distance to the one before |
//! | `y` | empty: the moves are a replay |
//! | `a` | a search to be watched: fields of a request |
//! | `s` | the step that is looked at |
//! | `c` | a lane of a comparison: fields of a request; may be repeated |
//! | `l` | empty: charts of a comparison have a logarithmic scale |
//! | `h` | the heat map on the boards of a comparison: `closed` or `open` |
//! | `q` | a quiz: fields of a quiz |
//! | `x` | one of two searches that are shown in step: fields of a request; stands twice |
//!
//! | field of a quiz | what it holds |
//! |---|---|
//! | `r` | the search: fields of a request |
//! | `s` `n` | seed, number of questions |
//!
//! | field of a request | what it holds |
//! |---|---|
//! | `a` `h` `p` | algorithm, heuristic, space |
//! | `o` | a setting, `name=value`; may be repeated |
//! | `n` `t` `b` | limits: expansions, seconds in decimal, bytes |
//! | `s` | seed |
//! | `j` | the text of the person's own heuristic |

use super::{Heat, LinkError, MOST_MOVES, Shared, View};
use crate::level_ref::LevelRef;
use crate::request::{Request, Settings};

/// The fields of what is shared.
pub fn write(shared: &Shared) -> Vec<u8> {
    let mut fields = Fields::default();
    match &shared.level {
        LevelRef::BuiltIn { name, .. } => fields.text(b'b', name),
        LevelRef::Text { text, puzzle, name, .. } => {
            fields.text(b'p', puzzle.as_deref().unwrap_or_default());
            fields.text(b't', text);
            fields.text(b'n', name.as_deref().unwrap_or_default());
        }
    }
    fields.settings(b'r', shared.level.rules());
    match &shared.view {
        View::Play { moves, marks } => {
            fields.moves(moves);
            fields.marks(marks);
        }
        View::Replay { moves } => {
            fields.moves(moves);
            fields.put(b'y', &[]);
        }
        View::Watch { request, step } => {
            fields.put(b'a', &request_fields(request));
            fields.number(b's', *step);
        }
        View::Compare { requests, log, heat } => {
            requests.iter().for_each(|request| fields.put(b'c', &request_fields(request)));
            if *log {
                fields.put(b'l', &[]);
            }
            fields.text(b'h', heat.map_or("", heat_word));
        }
        View::Quiz { request, seed, count } => fields.put(b'q', &quiz_fields(request, *seed, *count)),
        View::Diff { requests, step } => {
            requests.iter().for_each(|request| fields.put(b'x', &request_fields(request)));
            fields.number(b's', *step);
        }
    }
    fields.0
}

fn quiz_fields(request: &Request, seed: u64, count: Option<u64>) -> Vec<u8> {
    let mut fields = Fields::default();
    fields.put(b'r', &request_fields(request));
    fields.number(b's', Some(seed).filter(|seed| *seed != 0));
    fields.number(b'n', count);
    fields.0
}

fn request_fields(request: &Request) -> Vec<u8> {
    let mut fields = Fields::default();
    fields.text(b'a', &request.algorithm);
    fields.text(b'h', request.heuristic.as_deref().unwrap_or_default());
    fields.text(b'p', request.space.as_deref().unwrap_or_default());
    fields.settings(b'o', &request.settings);
    fields.number(b'n', request.limits.nodes);
    fields.text(b't', &request.limits.seconds.map(|seconds| seconds.to_string()).unwrap_or_default());
    fields.text(b'u', &request.limits.cpu_seconds.map(|seconds| seconds.to_string()).unwrap_or_default());
    fields.number(b'b', request.limits.bytes);
    fields.number(b's', Some(request.seed).filter(|seed| *seed != 0));
    fields.text(b'j', request.script.as_deref().unwrap_or_default());
    fields.0
}

/// What the fields hold.
pub fn read(bytes: &[u8]) -> Result<Shared, LinkError> {
    let mut found = Found::default();
    let mut rest = bytes;
    while let Some((letter, value)) = next(&mut rest)? {
        found.take(letter, value)?;
    }
    found.shared()
}

#[derive(Default)]
struct Found {
    built_in: Option<String>,
    puzzle: Option<String>,
    text: Option<String>,
    title: Option<String>,
    rules: Settings,
    moves: Vec<String>,
    marks: Vec<u32>,
    replay: bool,
    search: Option<Request>,
    step: Option<u64>,
    lanes: Vec<Request>,
    log: bool,
    heat: Option<Heat>,
    quiz: Option<View>,
    pair: Vec<Request>,
}

impl Found {
    fn take(&mut self, letter: u8, value: &[u8]) -> Result<(), LinkError> {
        match letter {
            b'b' => self.built_in = Some(text(value)?),
            b'p' => self.puzzle = Some(text(value)?),
            b't' => self.text = Some(text(value)?),
            b'n' => self.title = Some(text(value)?),
            b'r' => self.rules.push(setting(value)?),
            b'm' => self.moves = text(value)?.chars().map(String::from).collect(),
            b'w' => self.moves = text(value)?.split(' ').map(String::from).collect(),
            b'k' => self.marks = marks(value)?,
            b'y' if value.is_empty() => self.replay = true,
            b'a' => self.search = Some(request(value)?),
            b's' => self.step = Some(whole(value)?),
            b'c' => self.lanes.push(request(value)?),
            b'l' if value.is_empty() => self.log = true,
            b'h' => self.heat = Some(heat(value)?),
            b'q' => self.quiz = Some(quiz(value)?),
            b'x' => self.pair.push(request(value)?),
            _ => return Err(LinkError::Newer),
        }
        Ok(())
    }

    /// One level and one view of it; whatever else there is contradicts them.
    fn shared(self) -> Result<Shared, LinkError> {
        if self.moves.len() > MOST_MOVES {
            return Err(LinkError::TooLarge);
        }
        if self.moves.iter().any(String::is_empty) {
            return Err(LinkError::Damaged);
        }
        let rules = self.rules;
        let level = match (self.built_in, self.text, self.puzzle, self.title) {
            (Some(name), None, None, None) => LevelRef::BuiltIn { name, rules },
            (None, Some(text), puzzle, name) => LevelRef::Text { text, puzzle, format: None, part: None, name, rules },
            _ => return Err(LinkError::Damaged),
        };
        let plays = self.replay || !self.moves.is_empty() || !self.marks.is_empty();
        if self.lanes.is_empty() && (self.log || self.heat.is_some()) {
            return Err(LinkError::Damaged);
        }
        let searches = self.search.is_some() || self.step.is_some() || !self.lanes.is_empty() || !self.pair.is_empty();
        if let Some(view) = self.quiz {
            return if plays || searches { Err(LinkError::Damaged) } else { Ok(Shared { level, view }) };
        }
        let view = match (self.search, self.lanes) {
            (None, lanes) if lanes.is_empty() && !self.pair.is_empty() && !plays => {
                View::Diff { requests: self.pair, step: self.step }
            }
            _ if !self.pair.is_empty() => return Err(LinkError::Damaged),
            (None, lanes) if lanes.is_empty() && self.step.is_none() => match self.replay {
                true if self.marks.is_empty() => View::Replay { moves: self.moves },
                true => return Err(LinkError::Damaged),
                false => View::Play { moves: self.moves, marks: self.marks },
            },
            (Some(request), lanes) if lanes.is_empty() && !plays => View::Watch { request, step: self.step },
            (None, requests) if !plays && self.step.is_none() => {
                View::Compare { requests, log: self.log, heat: self.heat }
            }
            _ => return Err(LinkError::Damaged),
        };
        Ok(Shared { level, view })
    }
}

fn heat_word(heat: Heat) -> &'static str {
    match heat {
        Heat::Closed => "closed",
        Heat::Open => "open",
    }
}

fn heat(value: &[u8]) -> Result<Heat, LinkError> {
    match value {
        b"closed" => Ok(Heat::Closed),
        b"open" => Ok(Heat::Open),
        _ => Err(LinkError::Newer),
    }
}

fn quiz(bytes: &[u8]) -> Result<View, LinkError> {
    let (mut search, mut seed, mut count, mut rest) = (None, 0, None, bytes);
    while let Some((letter, value)) = next(&mut rest)? {
        match letter {
            b'r' => search = Some(request(value)?),
            b's' => seed = whole(value)?,
            b'n' => count = Some(whole(value)?),
            _ => return Err(LinkError::Newer),
        }
    }
    Ok(View::Quiz { request: search.ok_or(LinkError::Damaged)?, seed, count })
}

fn request(bytes: &[u8]) -> Result<Request, LinkError> {
    let (mut request, mut rest) = (Request::default(), bytes);
    while let Some((letter, value)) = next(&mut rest)? {
        match letter {
            b'a' => request.algorithm = text(value)?,
            b'h' => request.heuristic = Some(text(value)?),
            b'p' => request.space = Some(text(value)?),
            b'o' => request.settings.push(setting(value)?),
            b'n' => request.limits.nodes = Some(whole(value)?),
            b't' => request.limits.seconds = Some(seconds(value)?),
            b'u' => request.limits.cpu_seconds = Some(seconds(value)?),
            b'b' => request.limits.bytes = Some(whole(value)?),
            b's' => request.seed = whole(value)?,
            b'j' => request.script = Some(text(value)?),
            _ => return Err(LinkError::Newer),
        }
    }
    Ok(request)
}

/// The next field, which is taken off.
fn next<'a>(rest: &mut &'a [u8]) -> Result<Option<(u8, &'a [u8])>, LinkError> {
    let Some((&letter, after)) = rest.split_first() else { return Ok(None) };
    *rest = after;
    let length = usize::try_from(number(rest)?).map_err(|_| LinkError::Damaged)?;
    let (value, after) = rest.split_at_checked(length).ok_or(LinkError::Damaged)?;
    *rest = after;
    Ok(Some((letter, value)))
}

/// A number at the beginning, which is taken off.
fn number(rest: &mut &[u8]) -> Result<u64, LinkError> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, after) = rest.split_first().ok_or(LinkError::Damaged)?;
        *rest = after;
        let bits = u64::from(byte & 0x7f);
        number |= bits << shift;
        if byte < 0x80 {
            return if number >> shift == bits { Ok(number) } else { Err(LinkError::Damaged) };
        }
    }
    Err(LinkError::Damaged)
}

/// A number that is the whole field.
fn whole(mut value: &[u8]) -> Result<u64, LinkError> {
    let number = number(&mut value)?;
    if value.is_empty() { Ok(number) } else { Err(LinkError::Damaged) }
}

fn text(value: &[u8]) -> Result<String, LinkError> {
    std::str::from_utf8(value).map(String::from).map_err(|_| LinkError::Damaged)
}

fn setting(value: &[u8]) -> Result<(String, String), LinkError> {
    let text = text(value)?;
    let (name, value) = text.split_once('=').ok_or(LinkError::Damaged)?;
    Ok((name.into(), value.into()))
}

fn seconds(value: &[u8]) -> Result<f64, LinkError> {
    let seconds = text(value)?.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or(LinkError::Damaged)
}

fn marks(mut value: &[u8]) -> Result<Vec<u32>, LinkError> {
    let (mut marks, mut cell) = (Vec::new(), 0u32);
    while !value.is_empty() {
        let step = u32::try_from(number(&mut value)?).map_err(|_| LinkError::Damaged)?;
        cell = cell.checked_add(step).filter(|_| step > 0 || marks.is_empty()).ok_or(LinkError::Damaged)?;
        marks.push(cell);
    }
    Ok(marks)
}

/// Fields as they are written.
#[derive(Default)]
struct Fields(Vec<u8>);

impl Fields {
    fn put(&mut self, letter: u8, value: &[u8]) {
        self.0.push(letter);
        push_number(&mut self.0, value.len() as u64);
        self.0.extend_from_slice(value);
    }

    fn text(&mut self, letter: u8, text: &str) {
        if !text.is_empty() {
            self.put(letter, text.as_bytes());
        }
    }

    fn number(&mut self, letter: u8, number: Option<u64>) {
        let Some(number) = number else { return };
        let mut value = Vec::new();
        push_number(&mut value, number);
        self.put(letter, &value);
    }

    fn settings(&mut self, letter: u8, settings: &Settings) {
        settings.iter().for_each(|(name, value)| self.text(letter, &format!("{name}={value}")));
    }

    fn moves(&mut self, moves: &[String]) {
        match crate::report::between(moves) {
            "" => self.text(b'm', &moves.concat()),
            between => self.text(b'w', &moves.join(between)),
        }
    }

    fn marks(&mut self, marks: &[u32]) {
        let (mut value, mut before) = (Vec::new(), 0);
        for &cell in marks {
            push_number(&mut value, u64::from(cell - before));
            before = cell;
        }
        if !value.is_empty() {
            self.put(b'k', &value);
        }
    }
}

fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}
