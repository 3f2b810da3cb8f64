//! Lectures: slides with titles and texts, each of which may show a level, a game, a search or a comparison. The page plays
//! one through; docs/LECTURES.md describes the file, which is JSON.
//!
//! Everything a slide shows is looked at when the file is read, so that nothing can be missing in front of a class: the level
//! exists, its moves can be made, its searches can be run. Whether a search is done in time is not looked at.

mod file;

use serde::{Deserialize, Serialize};
use solvarium_engine::{LevelError, Message, message};

use crate::error::ReplayError;
use crate::game::SharedGame;
use crate::level::unlimited;
use crate::level_ref::LevelRef;
use crate::request::Request;

/// Slides of the longest lecture.
pub const MOST_SLIDES: usize = 200;

/// A lecture, all of which exists.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lecture {
    /// What it is called.
    pub title: String,
    /// Who wrote it; empty if the file does not say.
    pub author: String,
    /// The slides in their order, at least one.
    pub slides: Vec<Slide>,
}

/// A slide of a lecture.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Slide {
    /// Its heading.
    pub title: String,
    /// What the class reads; paragraphs are separated by empty lines.
    pub text: String,
    /// What only the teacher reads.
    pub notes: String,
    /// What is shown; null for a slide of text alone.
    pub scene: Option<Scene>,
}

/// A level, and what a slide shows of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// The level, and the rules it is played by.
    pub level: LevelRef,
    /// What is shown.
    pub view: SceneView,
}

/// What a slide shows of a level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "view", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a lecture has few scenes, and most of them are searches")]
pub enum SceneView {
    /// The board alone.
    Board {
        /// All moves from the start.
        moves: Vec<String>,
    },
    /// A game that can be played.
    Play {
        /// All moves from the start.
        moves: Vec<String>,
    },
    /// A search.
    Watch {
        /// The search.
        request: Request,
        /// Numbers of the expansions or steps at which it stops, one after the other.
        stops: Vec<u64>,
        /// What of it is shown at first, each once; never empty.
        show: Vec<ScenePart>,
    },
    /// Several searches, side by side.
    Compare {
        /// The searches, in their order.
        requests: Vec<Request>,
    },
}

/// What can be shown of a search, beside its title and the facts of the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScenePart {
    /// The board.
    Board,
    /// The pseudo-code with the line that is carried out, and the variables.
    Code,
    /// The beginning of the open and the closed list.
    Lists,
    /// The tree, or the curves of a local search.
    Tree,
}

/// Opens a level by its rules, or says why it cannot.
pub type Open<'a> = &'a mut dyn FnMut(&LevelRef) -> Result<SharedGame, Message>;

/// Reads a lecture, however long its levels take to be read. What is wrong has a place in the text.
///
/// ```
/// use solvarium_lab::lecture;
///
/// let slide = r#"{"title": "Best first", "level": "grid/1", "request": "astar", "step": 5}"#;
/// let read = lecture::read(&format!(r#"{{"title": "Search", "slides": [{slide}]}}"#)).expect("a lecture of one slide");
/// assert_eq!(read.slides[0].title, "Best first");
///
/// let lost = "{\"title\": \"Search\", \"slides\": [\n{\"title\": \"Lost\", \"level\": \"grid/999\"}]}";
/// assert_eq!(lecture::read(lost).unwrap_err().line, 2, "there is no such level");
/// ```
pub fn read(text: &str) -> Result<Lecture, LevelError> {
    let mut open = |level: &LevelRef| match unlimited(|ctx| level.open(ctx)) {
        Ok(opened) => Ok(opened.game),
        Err(error) => Err(Message::from(&error)),
    };
    read_with(text, &mut open)
}

/// The same where levels are opened as a host says.
pub fn read_with(text: &str, open: Open<'_>) -> Result<Lecture, LevelError> {
    let text = text.trim_start_matches('\u{feff}');
    let file = file::parse(text)?;
    let count = file.slides.len();
    if !(1..=MOST_SLIDES).contains(&count) {
        return Err(LevelError::at(1, 1, message!("lecture-count", count, most = MOST_SLIDES)));
    }
    let mut slides = Vec::with_capacity(count);
    for (index, (begin, written)) in file.slides.into_iter().enumerate() {
        let read = written.slide().and_then(|slide| slide.check(open).map(|()| slide));
        let wrong = |reason| {
            let (line, column) = file::place(text, begin);
            LevelError::at(line, column, message!("lecture-slide", number = index + 1, reason))
        };
        slides.push(read.map_err(wrong)?);
    }
    Ok(Lecture { title: file.title, author: file.author, slides })
}

impl Slide {
    /// Whether what it shows exists.
    fn check(&self, open: Open<'_>) -> Result<(), Message> {
        let Some(Scene { level, view }) = &self.scene else { return Ok(()) };
        let game = open(level)?;
        match game.verdict(view.moves()).1 {
            Ok(()) | Err(ReplayError::Unsolved(_)) => {}
            Err(error) => return Err(Message::from(&error)),
        }
        view.requests().iter().try_for_each(|request| game.validate(request).map_err(|error| Message::from(&error)))
    }
}

impl SceneView {
    fn moves(&self) -> &[String] {
        match self {
            SceneView::Board { moves } | SceneView::Play { moves } => moves,
            SceneView::Watch { .. } | SceneView::Compare { .. } => &[],
        }
    }

    fn requests(&self) -> &[Request] {
        match self {
            SceneView::Board { .. } | SceneView::Play { .. } => &[],
            SceneView::Watch { request, .. } => std::slice::from_ref(request),
            SceneView::Compare { requests } => requests,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::english;

    fn json(slide: &str) -> Result<Lecture, LevelError> {
        read(&format!("{{\"title\": \"t\", \"slides\": [\n  {{\"title\": \"a\"}},\n  {slide}\n]}}"))
    }

    /// Line, column and words of what is wrong with the second slide.
    fn wrong(slide: &str) -> (usize, usize, String) {
        let error = json(slide).unwrap_err();
        (error.line, error.column, english(error.message))
    }

    #[test]
    fn the_examples_can_be_shown_and_tell_the_same() {
        let english = read(include_str!("../../../../examples/lectures/astar.json")).unwrap();
        let vietnamese = read(include_str!("../../../../examples/lectures/astar.vi.json")).unwrap();
        assert_eq!(english.slides.len(), 8);
        let scenes = |lecture: &Lecture| lecture.slides.iter().map(|slide| slide.scene.clone()).collect::<Vec<_>>();
        assert_eq!(scenes(&english), scenes(&vietnamese));
        let texts = english.slides.iter().chain(&vietnamese.slides);
        assert!(texts.into_iter().all(|slide| !slide.title.is_empty() && !slide.text.is_empty()));
    }

    #[test]
    fn a_request_is_a_word_or_an_object() {
        let slide = r#"{"title": "b", "level": "sokoban/1", "requests": ["bfs", {"algorithm": "wastar", "settings": {"weight": 2}}, "astar:matching"]}"#;
        let Some(Scene { view: SceneView::Compare { requests }, .. }) = json(slide).unwrap().slides[1].scene.clone()
        else {
            panic!()
        };
        assert_eq!(requests[0], Request::new("bfs"));
        assert_eq!(requests[1].settings, [("weight".to_string(), "2".to_string())]);
        assert_eq!(requests[2].heuristic.as_deref(), Some("matching"));
    }

    #[test]
    fn the_view_follows_from_what_is_given() {
        let view = |slide: &str| json(slide).unwrap().slides[1].scene.clone().unwrap().view;
        assert_eq!(view(r#"{"title": "b", "level": "grid/1"}"#), SceneView::Board { moves: Vec::new() });
        let play = view(r#"{"title": "b", "level": "grid/1", "view": "play", "moves": ["R"]}"#);
        assert_eq!(play, SceneView::Play { moves: vec!["R".into()] });
        for (step, stops) in [("7", vec![7]), ("[1, 9]", vec![1, 9])] {
            let slide = format!(r#"{{"title": "b", "level": "grid/1", "request": "bfs", "step": {step}}}"#);
            let show = vec![ScenePart::Board];
            assert_eq!(view(&slide), SceneView::Watch { request: Request::new("bfs"), stops, show });
        }
    }

    #[test]
    fn a_slide_says_what_of_a_search_is_shown_each_part_once() {
        let slide = r#"{"title": "b", "level": "grid/1", "request": "bfs", "show": ["code", "lists", "code"]}"#;
        let Some(Scene { view: SceneView::Watch { show, .. }, .. }) = json(slide).unwrap().slides[1].scene.clone()
        else {
            panic!()
        };
        assert_eq!(show, [ScenePart::Code, ScenePart::Lists]);
        let (_, _, text) = wrong(r#"{"title": "b", "level": "grid/1", "request": "bfs", "show": ["codes"]}"#);
        assert!(text.contains("`codes`") && text.contains("`lists`"), "{text}");
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place_and_what_would_be_right() {
        for (slide, said) in [
            (r#"{"title": "b", "level": "grid/999"}"#, "no built-in level `grid/999`; there are"),
            (r#"{"title": "b", "level": "grid/1", "request": "astro"}"#, "no algorithm `astro` for grid; there are"),
            (r#"{"title": "b", "level": "grid/1", "request": "astar:guess"}"#, "no heuristic `guess`"),
            (r#"{"title": "b", "level": "grid/1", "moves": ["X"]}"#, "move 1"),
            (r#"{"title": "b", "request": "astar"}"#, "`request` needs a `level`"),
            (r#"{"title": "b", "level": "grid/1", "view": "watch"}"#, "needs a `request`"),
            (r#"{"title": "b", "level": "grid/1", "requests": []}"#, "from 1 to 8"),
            (r#"{"title": "b", "level": "grid/1", "view": "board", "step": 3}"#, "`step` means nothing"),
            (r#"{"title": "b", "level": "grid/1", "show": ["tree"]}"#, "`show` means nothing"),
            (r#"{"title": "b", "show": ["tree"]}"#, "`show` needs a `level`"),
        ] {
            let (line, column, text) = wrong(slide);
            assert_eq!((line, column), (3, 3), "{text}");
            assert!(text.starts_with("slide 2: ") && text.contains(said), "{text}");
        }
    }

    #[test]
    fn misspelt_fields_are_found_where_they_are() {
        let (line, column, text) = wrong("{\"title\": \"b\",\n   \"reqest\": \"bfs\"}");
        assert!((line, column) >= (4, 4), "{line}:{column}");
        assert!(text.contains("`reqest`") && text.contains("`request`"), "{text}");
        let (line, _, text) = wrong("{\"title\": \"b\",\n   \"view\": \"look\"}");
        assert_eq!(line, 4);
        assert!(text.contains("`compare`"), "{text}");
        assert_eq!(read("{\"title\": \"t\",\n\"slides\": [}").unwrap_err().line, 2);
        assert_eq!(read("title").unwrap_err().line, 1);
    }

    #[test]
    fn there_are_slides_but_not_too_many() {
        assert!(read(r#"{"title": "t", "slides": []}"#).is_err());
        let many = vec![r#"{"title": "a"}"#; MOST_SLIDES + 1].join(",");
        let error = read(&format!(r#"{{"title": "t", "slides": [{many}]}}"#)).unwrap_err();
        assert!(english(error.message).contains("from 1 to 200"));
    }
}
