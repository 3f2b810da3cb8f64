use solvarium_engine::{Ctx, Limits, Metadata, Silent, StoppedClock, message};

use super::*;
use crate::support::testing::read;

const LINE: &str = "5#|#@$.#|5#";
const BOARD: &str = "#####\n#@$.#\n#####\n";

fn known() -> Metadata {
    Metadata {
        name: Some("A \"corner\": the <first> & last".into()),
        author: Some("Anna".into()),
        difficulty: Some("easy".into()),
        best: vec![("pushes".into(), 1), ("moves".into(), 1)],
        passcode: Some("780464".into()),
        licence: Some("MIT".into()),
    }
}

#[test]
fn every_notation_carries_what_is_known() {
    let puzzle = read::<Sokoban>(LINE).expect("a level");
    for format in ALL {
        let other = Metadata { name: Some("b".into()), ..Metadata::default() };
        let mut text = (format.write)(&puzzle, &known());
        assert!((format.sniff)(&text), "{text}");
        assert_eq!((format.split)(&text).iter().map(|level| &level.metadata).collect::<Vec<_>>(), [&known()], "{text}");
        if format.collection {
            text += &format!("\n{}\n{}", (format.write)(&puzzle, &other), (format.write)(&puzzle, &known()));
            let levels = (format.split)(&text);
            let metadata: Vec<_> = levels.iter().map(|level| &level.metadata).collect();
            assert_eq!(metadata, [&known(), &other, &known()], "{text}");
        }
        let again = ALL.iter().find(|other| (other.sniff)(&text)).map(|other| other.name);
        assert_eq!(again, Some(format.name), "{text}");
    }
}

/// A title may hold what XML cannot, and the level is a level all the same.
#[test]
fn what_is_known_never_spoils_the_level() {
    let puzzle = read::<Sokoban>(LINE).expect("a level");
    for odd in ["a\0b", "\u{1}", "a\tb\u{1f}", "\u{fffe}", "]]>", "&#0;", "<!--"] {
        let metadata = Metadata { name: Some(odd.into()), author: Some(odd.into()), ..Metadata::default() };
        for format in ALL {
            let text = (format.write)(&puzzle, &metadata);
            let levels = (format.split)(&text);
            let again = levels.first().map(|level| format.parse(level.text));
            assert!(levels.len() == 1 && matches!(again, Some(Ok(_))), "{odd:?} in {}:\n{text}", format.name);
            let carried = &levels[0].metadata;
            let twice = (format.write)(&puzzle, carried);
            assert_eq!((format.split)(&twice)[0].metadata, *carried, "{odd:?} in {}, written again", format.name);
        }
    }
}

#[test]
fn properties_of_a_collection_hold_for_its_levels() {
    let text = format!("Author: me\nLicense: MIT\n\na\n{BOARD}Author: you\n\nb\n{BOARD}Title: c\n");
    let levels = (sok::FORMAT.split)(&text);
    let metadata: Vec<_> = levels.iter().map(|level| &level.metadata).collect();
    let by = |name: &str, author: &str| Metadata {
        name: Some(name.into()),
        author: Some(author.into()),
        licence: Some("MIT".into()),
        ..Metadata::default()
    };
    assert_eq!(metadata, [&by("a", "you"), &by("c", "me")]);
    let xml = "<C Copyright=\"me\"><Level Id=\"1\"><L>#</L></Level>\n<Level Copyright=\"you\"><L>#</L></Level></C>";
    let authors: Vec<_> = (slc::FORMAT.split)(xml).into_iter().map(|level| level.metadata.author).collect();
    assert_eq!(authors, [Some("me".into()), Some("you".into())]);
}

#[test]
fn errors_say_what_and_where() {
    let wrong = [
        ("#####\n# $.#\n#####\n", 1, 1, message!("sokoban-no-player")),
        ("######\n#@$$.#\n######\n", 2, 4, message!("sokoban-unequal-counts", boxes = 2, goals = 1)),
        ("########\n#@$.#$.#\n########\n", 2, 6, message!("sokoban-box-out-of-reach")),
        ("########\n#@$ #. #\n########\n", 2, 6, message!("sokoban-goal-out-of-reach")),
        ("66#|#@$.61-#|66#", 1, 3, message!("sokoban-board-too-large", most = 64)),
        ("#####\n#@$.#\n#####\nGame: Hexoban\n", 4, 1, message!("sokoban-other-game", game = "Hexoban")),
        ("<Level>\n <L>#####</L>\n <L>#@x.#</L></Level>", 3, 7, message!("sokoban-no-square", letter = "x")),
        ("<C><Level><L>#</L></Level>\n<Level><L>#</L></Level></C>", 2, 1, message!("sokoban-second-level")),
    ];
    for (text, line, column, message) in wrong {
        assert_eq!(read::<Sokoban>(text).err(), Some(LevelError { line, column, message }), "{text}");
    }
}

/// Texts on which a reader of quadratic time would take minutes, or more memory than there is.
#[test]
fn hostile_texts_are_read_in_linear_time() {
    const MANY: usize = 300_000;
    const FEWER: usize = 60_000;
    let texts = [
        "18446744073709551615()#|#@$.#".to_string(),
        format!("{LINE}{}", "|18446744073709551615()#".repeat(FEWER)),
        "9999#@$\n".repeat(FEWER),
        "9999#@$\n\n".repeat(FEWER),
        format!("#@$.#\n{}", "#\n".repeat(FEWER)),
        "#".repeat(MANY) + "@$.",
        "(".repeat(MANY) + "#@$",
        format!("{BOARD}Game: Hexoban\n\n").repeat(MANY / 10),
        format!("<Level>{}</Level>", "<L>#####</L>".repeat(MANY)),
        format!("<Level>{}</Level>", "<L>#####</L>\n".repeat(MANY)),
        format!("<C>{}</C>", "<Level><L>#@$.#</L></Level>".repeat(MANY)),
        format!("<C>{}</C>", "<Level><L>#@$.#</L></Level>\n".repeat(MANY)),
        format!("<Level {}><L>#</L></Level>", (0..MANY).map(|n| format!("a{n}=\"\" ")).collect::<String>()),
        format!(
            "{}<Level><L>#</L></Level>{}",
            (0..MANY).map(|n| format!("<a xmlns:b{n}=\"{n}\">")).collect::<String>(),
            "</a>".repeat(MANY)
        ),
    ];
    for text in texts {
        for format in ALL {
            (format.sniff)(&text);
            (format.split)(&text);
            assert!(format.parse(&text).is_err(), "{}: {}", format.name, &text[..60]);
        }
    }
}

#[test]
fn a_reader_can_be_stopped() {
    let cancel = std::sync::atomic::AtomicBool::new(true);
    for format in ALL {
        let mut silent = Silent;
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, Some(&cancel), &mut silent);
        let text = format.text(&read::<Sokoban>(LINE).expect("a level"));
        let error = (format.read)(&text, &mut ctx).expect_err("it was stopped");
        assert_eq!(error.message, message!("stopped-interrupted"), "{}", format.name);
    }
}
