//! Messages as people read them.

use solvarium_engine::{Arg, Cell, Limit, Line, Message, MessageFiles, Stop, message};
use solvarium_words::{Language, Words, WordsError};

const FILES: MessageFiles = &[
    (
        "en",
        "demo-argument = <{ $argument }>
demo-trees = { $count ->
    [one] one tree
   *[other] { $count } trees
 }
demo-english = only here
demo-described = Title
    .summary = what it does
",
    ),
    (
        "vi",
        "demo-argument = «{ $argument }»
demo-trees = { $count } cây
demo-described = Tên
    .summary = việc nó làm
",
    ),
];

fn words(language: &str) -> Words {
    let language = Language::from_name(language).expect("a language");
    Words::new(language, &[FILES]).expect("good files")
}

#[track_caller]
fn check(words: &Words, argument: impl Into<Arg>, expected: &str) {
    assert_eq!(words.text(&message!("demo-argument", argument)), expected);
}

fn cell(row: u32, column: u32) -> Cell {
    Cell { row, column }
}

#[test]
fn arguments_are_rendered_in_the_readers_language() {
    let (en, vi) = (words("en"), words("vi"));
    let cells = || vec![cell(1, 2), cell(1, 4), cell(2, 6)];
    check(&en, 1_234_567, "<1234567>");
    check(&en, i64::MAX, "<9223372036854775807>");
    check(&en, "{ $a } `b`", "<{ $a } `b`>");
    check(&en, ["bfs", "dfs"].as_slice(), "<bfs, dfs>");
    check(&en, cell(3, 5), "<r3c5>");
    check(&vi, cell(3, 5), "«r3c5»");
    check(&en, cells(), "<r1c2, r1c4 and r2c6>");
    check(&vi, cells(), "«r1c2, r1c4 và r2c6»");
    check(&en, cells()[..2].to_vec(), "<r1c2 and r1c4>");
    check(&en, cells()[..1].to_vec(), "<r1c2>");
    check(&en, Vec::<Cell>::new(), "<>");
    check(&en, Line::Row(3), "<row 3>");
    check(&vi, Line::Column(3), "«cột 3»");
    let trees = |count| message!("demo-trees", count);
    check(&en, trees(1), "<one tree>");
    check(&en, vec![trees(1), trees(2)], "<one tree; 2 trees>");
    check(&vi, vec![trees(1), trees(2)], "«1 cây; 2 cây»");
}

#[test]
fn cells_can_be_counted_as_people_do() {
    let (en, vi) = (words("en").counting_from_one(), words("vi").counting_from_one());
    check(&en, cell(3, 5), "<row 4, column 6>");
    check(&vi, cell(3, 5), "«hàng 4, cột 6»");
    check(&en, Line::Column(0), "<column 1>");
    let cells = vec![cell(0, 0), cell(0, 1), cell(0, 2)];
    check(&en, cells, "<row 1, column 1; row 1, column 2 and row 1, column 3>");
}

#[test]
fn what_the_engine_says_is_known_everywhere() {
    let stopped = Message::from(Stop::Limit(Limit::Time));
    assert_eq!(words("en").text(&stopped), "limit reached: time");
    assert_eq!(words("vi").text(&stopped), "chạm giới hạn: thời gian");
    assert_eq!(words("vi").text(&Message::verbatim("as it is")), "as it is");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let vi = words("vi");
    assert_eq!(vi.text(&message!("demo-english")), "only here");
    assert_eq!(vi.text(&message!("demo-nowhere", count = 2)), "demo-nowhere count=2");
    assert!(vi.has("demo-english") && !vi.has("demo-nowhere"));
}

#[test]
fn entries_have_attributes() {
    let vi = words("vi");
    assert_eq!(vi.entry("demo-described").as_deref(), Some("Tên"));
    assert_eq!(vi.attribute("demo-described", "summary").as_deref(), Some("việc nó làm"));
    assert_eq!(vi.attribute("demo-described", "guarantee"), None);
}

#[test]
fn the_text_of_messages_within_is_made_too() {
    let mut message = message!("demo-argument", argument = message!("demo-trees", count = 1));
    words("en").word(&mut message);
    assert_eq!(message.text, "<one tree>");
    let Some(Arg::Message(inner)) = message.args.get("argument") else { panic!("a message within") };
    assert_eq!(inner.text, "one tree");
}

#[test]
fn bad_files_are_refused() {
    let refusal = |files: MessageFiles| Words::new(Language::ENGLISH, &[files]).map(|_| ()).expect_err("refused");
    assert!(matches!(refusal(&[("en", "broken")]), WordsError::Syntax { language: "en", .. }));
    assert_eq!(refusal(&[("en", "cell = twice")]), WordsError::Twice { language: "en", id: "cell".into() });
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
