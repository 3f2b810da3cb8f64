//! Files of lectures, which teachers hand around.

use serde_json::{Value as Json, json};
use solvarium_engine::{Ctx, LevelError, Limits, Message, Silent, StoppedClock};
use solvarium_lab::daily::DAILY;
use solvarium_lab::game::SharedGame;
use solvarium_lab::lecture::{self, Lecture, SceneView, Slide};
use solvarium_lab::level_ref::LevelRef;

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// A slide of some forty letters has its level read, one after the other, with the tables of its rules.
const READING: Bound = Bound { per_byte: 2_000, fixed: 64 << 20 };
/// Longer levels are not opened: reading them is the business of other targets.
const MOST_TEXT: usize = 300;

/// Reads a lecture; what can be read is the same when it was written and read again.
pub fn lectures(bytes: &[u8]) {
    let text = text::of(bytes);
    let lecture = match READING.holds(text.len(), "reading", || read(&text)) {
        Ok(lecture) => lecture,
        Err(error) => return refused(&error, &text),
    };
    let again = read(&written(&lecture)).unwrap_or_else(|error| panic!("{}", ENGLISH.text(&error.message)));
    assert_eq!(again, lecture);
}

fn read(text: &str) -> Result<Lecture, LevelError> {
    lecture::read_with(text, &mut open)
}

/// Opens what takes no time. Levels of a day are drawn until one is good enough.
fn open(level: &LevelRef) -> Result<SharedGame, Message> {
    let quick = match level {
        LevelRef::BuiltIn { name, .. } => !name.split('/').any(|part| part == DAILY),
        LevelRef::Text { text, .. } => text.len() <= MOST_TEXT,
    };
    if !quick {
        return Err(Message::verbatim("this level is left out"));
    }
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    level.open(&mut ctx).map(|opened| opened.game).map_err(|error| Message::from(&error))
}

/// What is refused is refused at a place in the text, and in words.
fn refused(LevelError { line, column, message }: &LevelError, text: &str) {
    assert!((1..=text.split('\n').count()).contains(line) && *column >= 1, "line {line}, column {column}");
    assert!(!ENGLISH.text(message).is_empty() && !VIETNAMESE.text(message).is_empty(), "{message}");
}

/// The file of a lecture, with nothing left to be guessed.
fn written(Lecture { title, author, slides }: &Lecture) -> String {
    let slides: Vec<Json> = slides.iter().map(slide).collect();
    json!({"title": title, "author": author, "slides": slides}).to_string()
}

fn slide(Slide { title, text, notes, scene }: &Slide) -> Json {
    let Some(scene) = scene else { return json!({"title": title, "text": text, "notes": notes}) };
    let (view, fields) = match &scene.view {
        SceneView::Board { moves } => ("board", json!({"moves": moves})),
        SceneView::Play { moves } => ("play", json!({"moves": moves})),
        SceneView::Watch { request, stops, show } => {
            ("watch", json!({"request": request, "step": stops, "show": show}))
        }
        SceneView::Compare { requests } => ("compare", json!({"requests": requests})),
    };
    let mut slide = json!({"title": title, "text": text, "notes": notes, "level": scene.level, "view": view});
    for (name, value) in fields.as_object().into_iter().flatten() {
        slide[name] = value.clone();
    }
    slide
}
