//! The file of a lecture, as people write it, in JSON. Where an object would be long, a word is enough: `"grid/1"` for a level,
//! `"astar:manhattan"` for a search.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use solvarium_engine::{LevelError, Message, message};

use super::{Scene, ScenePart, SceneView, Slide};
use crate::level_ref::LevelRef;
use crate::link::MOST_LANES;
use crate::request::Request;

/// What the file says.
pub(super) struct Written {
    pub title: String,
    pub author: String,
    /// With the byte where each begins.
    pub slides: Vec<(usize, SlideText)>,
}

/// Each slide is read by itself, so that its place is known.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'a> {
    title: String,
    #[serde(default)]
    author: String,
    #[serde(borrow)]
    slides: Vec<&'a RawValue>,
}

pub(super) fn parse(text: &str) -> Result<Written, LevelError> {
    let file: File<'_> = serde_json::from_str(text).map_err(|error| wrong_json(text, 0, &error))?;
    let slide = |raw: &RawValue| -> Result<(usize, SlideText), LevelError> {
        let at = raw.get().as_ptr() as usize - text.as_ptr() as usize;
        Ok((at, serde_json::from_str(raw.get()).map_err(|error| wrong_json(text, at, &error))?))
    };
    let slides = file.slides.into_iter().map(slide).collect::<Result<Vec<_>, _>>()?;
    Ok(Written { title: file.title, author: file.author, slides })
}

/// An error in the part of the text that begins at a byte. The library counts lines and bytes from there.
fn wrong_json(text: &str, at: usize, error: &serde_json::Error) -> LevelError {
    let lines = text[at..].split_inclusive('\n').take(error.line().saturating_sub(1));
    let before: usize = lines.map(str::len).sum();
    let (line, column) = place(text, at + before + error.column().saturating_sub(1));
    let said = error.to_string();
    let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
    LevelError::at(line, column, Message::verbatim(said))
}

/// The line and the column, from 1, of a byte of the text. It reads all before it: not to be called for every slide.
pub(super) fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..byte.min(text.len())];
    let line = before.split(|byte| *byte == b'\n').next_back().unwrap_or_default();
    // Only the first byte of a character counts.
    let column = line.iter().filter(|byte| **byte & 0xC0 != 0x80).count();
    (before.iter().filter(|byte| **byte == b'\n').count() + 1, column + 1)
}

/// A slide as it is written.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlideText {
    title: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    notes: String,
    level: Option<WordOr<LevelRef>>,
    view: Option<ViewName>,
    moves: Option<Vec<String>>,
    request: Option<WordOr<Request>>,
    requests: Option<Vec<WordOr<Request>>>,
    step: Option<Steps>,
    show: Option<Vec<ScenePart>>,
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ViewName {
    Board,
    Play,
    Watch,
    Compare,
}

#[derive(serde::Deserialize)]
#[serde(untagged, expecting = "expected the number of a step, or a list of such numbers")]
enum Steps {
    One(u64),
    Several(Vec<u64>),
}

impl ViewName {
    /// Its name, and the fields that have a meaning in it.
    fn takes(self) -> (&'static str, &'static [&'static str]) {
        match self {
            ViewName::Board => ("board", &["moves"]),
            ViewName::Play => ("play", &["moves"]),
            ViewName::Watch => ("watch", &["request", "step", "show"]),
            ViewName::Compare => ("compare", &["requests"]),
        }
    }
}

impl SlideText {
    /// The slide, or what it lacks or has too much.
    pub(super) fn slide(self) -> Result<Slide, Message> {
        let view = self.shown()?;
        let SlideText { title, text, notes, level, moves, request, requests, step, show, .. } = self;
        let Some((WordOr(level), view)) = level.zip(view) else { return Ok(Slide { title, text, notes, scene: None }) };
        let moves = moves.unwrap_or_default();
        let view = match view {
            ViewName::Board => SceneView::Board { moves },
            ViewName::Play => SceneView::Play { moves },
            ViewName::Watch => {
                let WordOr(request) = request.ok_or_else(|| message!("lecture-no-request"))?;
                let stops = step.map_or_else(Vec::new, |step| match step {
                    Steps::One(stop) => vec![stop],
                    Steps::Several(stops) => stops,
                });
                SceneView::Watch { request, stops, show: parts(show.unwrap_or_default()) }
            }
            ViewName::Compare => {
                let requests: Vec<Request> = requests.unwrap_or_default().into_iter().map(|one| one.0).collect();
                if !(1..=MOST_LANES).contains(&requests.len()) {
                    return Err(message!("lecture-requests", most = MOST_LANES));
                }
                SceneView::Compare { requests }
            }
        };
        Ok(Slide { title, text, notes, scene: Some(Scene { level, view }) })
    }

    /// The view it names, or the one that what it gives is for; none for a slide of text alone.
    fn shown(&self) -> Result<Option<ViewName>, Message> {
        let given = [
            ("moves", self.moves.is_some()),
            ("request", self.request.is_some()),
            ("requests", self.requests.is_some()),
            ("step", self.step.is_some()),
            ("show", self.show.is_some()),
        ];
        let mut given = given.into_iter().filter(|(_, is_given)| *is_given).map(|(field, _)| field);
        if self.level.is_none() {
            let lonely = self.view.map(|_| "view").or_else(|| given.next());
            return lonely.map_or(Ok(None), |field| Err(message!("lecture-no-level", field)));
        }
        let view = self.view.unwrap_or(match (&self.request, &self.requests) {
            (Some(_), _) => ViewName::Watch,
            (_, Some(_)) => ViewName::Compare,
            _ => ViewName::Board,
        });
        let (name, known) = view.takes();
        match given.find(|field| !known.contains(field)) {
            Some(field) => Err(message!("lecture-odd-field", field, view = name, known)),
            None => Ok(Some(view)),
        }
    }
}

/// Each part once; where none is named, the board.
fn parts(named: Vec<ScenePart>) -> Vec<ScenePart> {
    let mut show = Vec::new();
    for part in named {
        if !show.contains(&part) {
            show.push(part);
        }
    }
    if show.is_empty() { vec![ScenePart::Board] } else { show }
}

/// A word, or the table that it stands for.
struct WordOr<T>(T);

/// What a word may stand for.
trait FromWord {
    fn from_word(word: &str) -> Self;
}

impl FromWord for LevelRef {
    fn from_word(name: &str) -> Self {
        LevelRef::BuiltIn { name: name.into(), rules: Vec::new() }
    }
}

impl FromWord for Request {
    fn from_word(word: &str) -> Self {
        let (algorithm, heuristic) = word.split_once(':').map_or((word, None), |(name, h)| (name, Some(h.into())));
        Request { heuristic, ..Request::new(algorithm) }
    }
}

impl<'de, T: Deserialize<'de> + FromWord> Deserialize<'de> for WordOr<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + FromWord> Visitor<'de> for Either<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name or a table")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
                Ok(T::from_word(word))
            }

            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(table))
            }
        }

        deserializer.deserialize_any(Either(PhantomData)).map(WordOr)
    }
}
