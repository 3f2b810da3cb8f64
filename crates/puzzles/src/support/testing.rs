//! What the tests of several puzzles share: messages in words, notations, and solvers against brute force.

use std::collections::BTreeSet;

use solvarium_engine::{Ctx, Format, LevelError, Limits, Message, Metadata, Puzzle};
use solvarium_words::{Language, Words};

use super::placement::{Solutions, Verdict};

/// What a message of a puzzle says in English.
pub(crate) fn english<P: Puzzle>(message: &Message) -> String {
    words::<P>(Language::ENGLISH).text(message)
}

/// The words of a puzzle in a language.
pub(crate) fn words<P: Puzzle>(language: Language) -> Words {
    Words::new(language, &[super::MESSAGES, &[P::MESSAGES]].concat()).unwrap()
}

/// A message has words in every language, and they name all its cells.
pub(crate) fn assert_cells_named<P: Puzzle>(languages: &[Words], message: &Message) {
    let id = format!("{}-", P::INFO.name);
    for text in languages.iter().map(|words| words.text(message)) {
        assert!(!text.contains(&id) && !text.contains("placement-"), "{text}");
        let missing = message.cells().into_iter().find(|cell| !text.contains(&cell.to_string()));
        assert_eq!(missing, None, "{message}");
    }
}

/// Everything that can be known about a level, with a name that has a colon and letters of another language.
pub(crate) fn known() -> Metadata {
    Metadata {
        name: Some("Màn: số 1".into()),
        author: Some("solvarium generate --width 4".into()),
        difficulty: Some("easy".into()),
        best: vec![("moves".into(), 3), ("keys".into(), 8)],
        passcode: Some("780464".into()),
        licence: Some("MIT".into()),
    }
}

/// The notation of a name.
pub(crate) fn format<P: Puzzle>(name: &str) -> &'static Format<P> {
    P::FORMATS.iter().find(|format| format.name == name).unwrap_or_else(|| panic!("no notation `{name}`"))
}

/// Reads a level in the first notation that recognises the text.
pub(crate) fn read<P: Puzzle>(text: &str) -> Result<P, LevelError> {
    let format = P::FORMATS.iter().find(|format| (format.sniff)(text));
    format.unwrap_or_else(|| panic!("no notation recognises {text:?}")).parse(text)
}

/// A level is the same, without notes, after it was written with all that is known about it in each of the notations and
/// read again, and so is the part of the metadata that a notation carries.
pub(crate) fn assert_metadata_kept<P: Puzzle>(puzzle: &P, carried: &[(&str, Metadata)]) {
    for (name, metadata) in carried {
        let format = format::<P>(name);
        let text = (format.write)(puzzle, &known());
        assert!((format.sniff)(&text), "{text}");
        let levels = (format.split)(&text);
        assert_eq!((levels.len(), &levels[0].metadata), (1, metadata), "{name}");
        let again = format.parse(levels[0].text).unwrap();
        assert_eq!((format.text(&again), again.notes()), (format.text(puzzle), &[][..]), "{name}");
    }
}

/// The notations of a placement puzzle, each of which keeps what it can carry.
pub(crate) fn assert_placement_metadata_kept<P: Puzzle>(puzzle: &P) {
    let Metadata { name, author, difficulty, .. } = known();
    let few = Metadata { name: name.clone(), author: author.clone(), ..Metadata::default() };
    let three = Metadata { name, author, difficulty, ..Metadata::default() };
    let carried = [
        ("native", known()),
        ("matrix", known()),
        ("matrix-json", known()),
        ("tatham", Metadata::default()),
        ("puzz-link", Metadata::default()),
        ("pzprv3", three),
        ("janko", few),
    ];
    assert_eq!(P::FORMATS.len(), carried.len());
    assert_metadata_kept(puzzle, &carried);
}

/// Texts with millions of words, lines or blocks are refused; a reader that collects or counts them again and again takes
/// minutes.
pub(crate) fn assert_long_texts_refused<P: Puzzle>(texts: impl IntoIterator<Item = (&'static str, String)>) {
    for (name, text) in texts {
        P::FORMATS.iter().for_each(|format| _ = (format.sniff)(&text));
        (format::<P>(name).split)(&text);
        assert!(format::<P>(name).parse(&text).is_err(), "{name}: {}", &text[..20]);
    }
}

/// The solver finds exactly the expected solutions of a board, and its verdict is true; how many there are.
pub(crate) fn assert_solutions(board: &str, mut solutions: Solutions, expected: &BTreeSet<Vec<usize>>) -> usize {
    let mut ctx = Ctx::unwatched(Limits::default());
    match solutions.verdict(&mut ctx).unwrap() {
        Verdict::None => assert!(expected.is_empty(), "{board}"),
        Verdict::Unique(cells) => assert_eq!(*expected, BTreeSet::from([cells.iter().collect()]), "{board}"),
        Verdict::Several(a, b) => {
            assert!(a != b && [a, b].iter().all(|cells| expected.contains(&cells.iter().collect::<Vec<_>>())));
        }
        Verdict::Stopped(..) => unreachable!("there is no limit"),
    }
    let mut found = BTreeSet::new();
    while let Some(cells) = solutions.solution(&mut ctx).unwrap() {
        assert!(found.insert(cells.iter().collect()), "a solution came twice: {board}");
        solutions.exclude(&cells);
    }
    assert_eq!(found, *expected, "{board}");
    found.len()
}
