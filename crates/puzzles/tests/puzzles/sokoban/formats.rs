//! Sokoban's notations on files as they are met: collections with properties and saved games, XML, line ends of old.

use rstest::rstest;
use solvarium_engine::{Space, StateSpace};
use solvarium_lab::level;
use solvarium_puzzles::sokoban::Sokoban;
use solvarium_testing::{assert_refused, english, format_of, read};

/// A small board, for texts in which `B` stands for it.
const BOARD: &str = "#####\n#@$.#\n#####\n";
/// The same in one line.
const LINE: &str = "5#|#@$.#|5#";

fn split(text: &str) -> Vec<solvarium_engine::LevelText<'_>> {
    (format_of::<Sokoban>(text).unwrap().split)(text)
}

/// Collections, with the titles of their levels.
#[rstest]
#[case::sok("Collection: c\nAuthor: me\n\na\n\nB\nAuthor: you\n\nb\n\nB\nDate: now\n", "sok", &["a", "b"])]
#[case::titles_after("Collection: c\n\nB\nTitle: a\nAuthor: me\n\nB\nTitle: b\n", "sok", &["a", "b"])]
#[case::saved_games("Author: me\n\na\n\nB\n\nSolution\nruLLdd\nDrruu\n\nb\n\nB\n\nSolution 2\nrrUUUl\n", "sok", &["a", "b"])]
#[case::counted_moves("a\n\nB\nBest, 20 moves\n4r2(uR)\n\nb\n\nB\nBest, 9 moves\n\n9rLLu\n", "xsb", &["a", "b"])]
#[case::moves_and_titles_after("B\n; a\nrrUUlDD\n\nB\n; b\nrrUUlDD\n", "xsb", &["a", "b"])]
#[case::boards_in_remarks("a\nB\nComment:\nnot\nB\nComment-End:\n\nb\nB\nComment: no\nB\nComment-end: \n", "sok", &["a", "b"])]
#[case::remark_without_end("a\nB\nComment: it is\n\nb\nB\nComment:\n", "sok", &["a", "b"])]
#[case::game("a\nB\nGame: Sokoban\n\nb\nB\ngame: sokoban\n", "sok", &["a", "b"])]
#[case::rules_are_no_titles("a\n-------\nB\n=====\nb\n-------\nB\n", "xsb", &["a", "b"])]
#[case::rows_that_are_none("# 1 .\n\na\nB\n\n# 2 .\n\nb\nB\n", "xsb", &["a", "b"])]
#[case::cr_lf(":: cr lf\n; a\nB\n; b\nB\n", "xsb", &["a", "b"])]
#[case::byte_order_mark("\u{feff}Title: a\nB\nTitle: b\nB\n", "sok", &["a", "b"])]
#[case::one_line("; a\nL\n; b\nL\n", "rle", &["a", "b"])]
fn collections(#[case] pattern: &str, #[case] format: &str, #[case] titles: &[&str]) {
    let text = pattern.replace("L\n", &format!("{LINE}\n")).replace("B\n", BOARD);
    let text = if pattern.contains("cr lf") { text.replace('\n', "\r\n") } else { text };
    assert_eq!(format_of::<Sokoban>(&text).unwrap().name, format, "{text}");
    let levels = split(&text);
    assert_eq!(
        levels.iter().map(|level| level.metadata.name.as_deref().unwrap_or("")).collect::<Vec<_>>(),
        titles,
        "{text}"
    );
    for level in levels {
        let puzzle = read::<Sokoban>(level.text).unwrap();
        assert_eq!(puzzle.state_text(&puzzle.initial()), LINE);
    }
}

/// XML as it is met, with the titles of its levels.
#[rstest]
#[case::plain("<D>", &["1", "b"])]
#[case::latin_1("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<D>", &["1", "b"])]
#[case::document_type("<?xml version=\"1.0\"?><!DOCTYPE SokobanLevels SYSTEM \"SokobanLev.dtd\">\r\n<D>", &["1", "b"])]
#[case::byte_order_mark("\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<D>", &["1", "b"])]
#[case::a_remark("<!-- <Level><L>#</L></Level> -->\n<D>", &["1", "b"])]
fn xml(#[case] head: &str, #[case] titles: &[&str]) {
    let first =
        "<Level Id=\"1\" Width=\"5\" Height=\"3\">\n      <L>#####</L>\n <L>#@$.#</L>\n<L>#####</L>\n  </Level>";
    let second = "<Level Id=\"b\" Copyright=\"é\"><L>#####</L><L>#p$o#</L><L>#####</L></Level>";
    let title = "<Title>t</Title><Description>\n#####\n#@$.#\n#####\n</Description><Email/><Url>u</Url>";
    for between in ["\n    ", "", "\r\n"] {
        let levels = format!("{first}{between}{second}");
        let document = format!(
            "<SokobanLevels>\n {title}\n <LevelCollection Copyright=\"c\">{levels}</LevelCollection></SokobanLevels>"
        );
        let text = head.replace("<D>", &document);
        let levels = split(&text);
        assert_eq!(
            levels.iter().map(|level| level.metadata.name.as_deref().unwrap()).collect::<Vec<_>>(),
            titles,
            "{text}"
        );
        for level in levels {
            let puzzle = read::<Sokoban>(level.text).unwrap_or_else(|e| panic!("{e}: {}", level.text));
            assert_eq!(puzzle.state_text(&puzzle.initial()), LINE);
        }
    }
}

/// Wrong texts, each with the place and a part of the message.
#[rstest]
#[case::another_game("B\nTitle: a\nGame: Hexoban\n", 5, 1, "a level of Hexoban; only levels of Sokoban")]
#[case::all_of_another_game("Game: Trioban\n\na\nB\n\nb\nB\n", 1, 1, "a level of Trioban")]
#[case::two_boards("Title: a\nB\nTitle: b\nB\n", 6, 1, "a second board")]
#[case::no_player("Title: a\n\n#####\n# $.#\n#####\n", 3, 1, "no player")]
#[case::not_xml("<SokobanLevels>\n <Level>\n<L>#</M>\n</Level>", 3, 5, "not valid XML")]
#[case::not_closed("<Level><L>###</L></Level> <Level>", 1, 27, "not valid XML")]
#[case::no_rows("<C>\n <Level></Level><L>#</L></C>\n", 2, 2, "the level has no rows")]
#[case::not_a_square(
    "<Level>\n <L>#####</L>\n <L>#@x.#</L><L>#####</L></Level>",
    3,
    7,
    "`x` does not stand for a square"
)]
#[case::box_too_many("<Level>\n <L>#####</L>\n <L>#@$$#</L><L>#####</L></Level>", 3, 8, "2 boxes but 0 goals")]
#[case::two_levels("<C><Level><L>#</L></Level>\n<Level><L>#</L></Level></C>", 2, 1, "a second level")]
#[case::a_line_with_two("</Level><Level>\n<L>####</L><L>#@.#</L></Level>", 2, 16, "the walls are open")]
fn wrong_texts(#[case] pattern: &str, #[case] line: usize, #[case] column: usize, #[case] part: &str) {
    assert_refused::<Sokoban>(&pattern.replace("B\n", BOARD), line, column, part);
}

/// Nothing in a text, however deep or long, makes a reader fail badly.
#[test]
fn deep_xml_is_refused() {
    let deep = format!("{}<L>#</L></Level>", "<Level>".repeat(100_000));
    assert!(read::<Sokoban>(&deep).is_err());
    let closed = format!("{}<L>#</L>{}", "<a>".repeat(50_000), "</a>".repeat(50_000)) + "<Level></Level>";
    assert!(read::<Sokoban>(&closed).is_err());
    let entities = "<!DOCTYPE a [<!ENTITY x \"##########\"><!ENTITY y \"&x;&x;&x;&x;&x;&x;&x;&x;&x;\">\
                    <!ENTITY z \"&y;&y;&y;&y;&y;&y;&y;&y;&y;\">]><a><Level><L>&z;&z;&z;</L></Level></a>";
    assert!(read::<Sokoban>(entities).is_err());
}

/// Levels of a file, by number and by title; errors are reported with the line of the file and the level's title.
#[test]
fn levels_of_a_file_are_found_and_their_errors_placed() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text.as_bytes()).unwrap();
        path.to_str().unwrap().to_string()
    };
    let text =
        format!("Collection: c\n\n{BOARD}Title: one\n\n#####\n#@$ #\n#####\nTitle: two\n\n{BOARD}Game: Hexoban\n");
    let file = write("c.sok", &text);
    let in_one_line = |name: &str| level::open(name, None).unwrap().write("rle").unwrap();
    let titled = format!("; Title: one\n{LINE}\n");
    for part in ["1", "one"] {
        assert_eq!(in_one_line(&format!("{file}#{part}")), titled);
    }
    let error = |part: &str| english(&(&level::open(&format!("{file}#{part}"), None).err().unwrap()).into());
    assert!(
        error("2").ends_with("c.sok#2 (two): line 9, column 3: 1 box but 0 goals; there must be a goal for each box")
    );
    assert!(error("two").contains("c.sok#two: line 9, column 3:"), "{}", error("two"));
    assert!(error("3").contains("line 16, column 1: this is a level of Hexoban"), "{}", error("3"));
    let old = write("old.xsb", &BOARD.replace('\n', "\r"));
    assert_eq!(in_one_line(&old).trim(), LINE);
    let slc = write("c.slc", &level::open(&format!("{file}#1"), None).unwrap().write("slc").unwrap());
    assert_eq!(in_one_line(&slc), titled);
}
