use solvarium_engine::{LevelError, Message, Metadata, message};

use super::super::sketch::LONGEST_SIDE;
use super::*;
use crate::support::testing::{assert_metadata_kept, known};

fn too_large(width: usize, height: usize) -> LevelError {
    LevelError::at(1, 1, message!("bloxorz-too-large", width, height, most = LONGEST_SIDE))
}

#[test]
fn metadata_is_read_back() {
    let level = native::FORMAT.parse("S==1\na..b\n=G==\n1:soft^a+b").unwrap();
    assert_metadata_kept(&level, &[("native", known()), ("json", known())]);
}

/// The first line without a key is the name, and each level has its own lines.
#[test]
fn lines_before_a_level() {
    let text = "# a name\n# Best: 2 rolls\n# more\nS==G\n\nS==G\n#Title: third\n\nS==G\n";
    let metadata: Vec<_> = (native::FORMAT.split)(text).into_iter().map(|level| level.metadata).collect();
    let first = Metadata { best: vec![("rolls".into(), 2)], ..Metadata::named("a name") };
    assert_eq!(metadata, [first, Metadata::default(), Metadata::named("third")]);
}

/// What is written is recognised without being told the puzzle, also where there is no tile but the start's.
#[test]
fn a_stage_without_other_tiles_is_recognised() {
    for (text, written) in [("G....S", "G....=\nS:@0,5\n"), ("GabaS", "G...=\nS:@0,4\n"), ("S=G", "S=G\n")] {
        let stage = native::FORMAT.parse(text).unwrap();
        assert_eq!((native::FORMAT.write)(&stage, &Metadata::default()), written);
        assert!((native::FORMAT.sniff)(written), "{written}");
        assert_eq!(native::FORMAT.parse(written).unwrap().stage(), stage.stage());
    }
}

/// One long row and many short ones: filled up, the board would have 900 million cells.
#[test]
fn a_board_that_is_too_large_is_refused_before_it_is_filled() {
    let text = "=".repeat(30_000) + &"\n=".repeat(30_000);
    assert_eq!(native::FORMAT.parse(&text).unwrap_err(), too_large(30_000, 30_001));
    let text = r#"{"size": [40000, 40000], "start": [0, 0], "end": [0, 1], "maps": []}"#;
    assert_eq!(json::FORMAT.parse(text).unwrap_err(), too_large(40_000, 40_000));
}

/// Counting the characters of the row for each cell would take hours.
#[test]
fn long_rows() {
    let length = 3_000_000;
    assert_eq!(native::FORMAT.parse(&"a".repeat(length)).unwrap_err(), too_large(length, 1));
    assert!(!(native::FORMAT.sniff)(&"a/".repeat(length)));
    let row = "1 1\n0 0\n".to_string() + &"1 ".repeat(length);
    let message = message!("bloxorz-matrix-row", row = 0, cells = 1, found = length);
    assert_eq!(matrix::FORMAT.parse(&row).unwrap_err(), LevelError::at(3, 3, message));
}

/// A switch named in 1,000 cells that names a bridge of 1,000 cells again and again would have 10¹² effects.
#[test]
fn effects_without_end() {
    let row = |sign: &str| sign.repeat(LONGEST_SIDE) + "\n";
    let text = format!("S==G\n{}{}1:soft^{}", row("1").repeat(20), row("a").repeat(20), "a".repeat(1_000_000));
    let error = native::FORMAT.parse(&text).unwrap_err();
    assert_eq!((error.line, error.column, &*error.message.id), (42, 9, "bloxorz-acts-twice"));
}

/// As many effects as there can be: each of half of the cells acts on each of the other half.
#[test]
fn as_many_effects_as_there_can_be() {
    let row = |sign: &str| sign.repeat(LONGEST_SIDE) + "\n";
    let text = format!("S==G\n{}{}1:soft^a", row("1").repeat(24), row("a").repeat(24));
    let level = native::FORMAT.parse(&text).unwrap();
    assert_eq!(level.stage().bridges().len(), 1);
    assert_eq!(level.stage().switches().map(|(_, switch)| switch.effects.len()).sum::<usize>(), 1200 * 1200);
}

/// Trying every split after every other one for as long as there are splits would take minutes.
#[test]
fn a_board_of_splits() {
    let row = "1".repeat(LONGEST_SIDE) + "\n";
    let text = format!("S==G\n{}1:split@1,0@49,49", row.repeat(49));
    assert_eq!(native::FORMAT.parse(&text).unwrap().stage().splits().count(), 2450);
}

/// A name that is listed again and again is read once, and long names are not repeated for each unknown key.
#[test]
fn lists_without_end() {
    let level = |members: &str| {
        let text = format!(r#"{{"size": [1, 4], "start": [0, 0], "end": [0, 3], "maps": [[1, 1, 1, 1]], {members}}}"#);
        json::FORMAT.parse(&text).map(|level| level.notes)
    };
    let unknown: String = (0..100_000).map(|key| format!("\"{key}\":0,")).collect();
    let switch = format!(r#"{{{unknown}"type": 0, "location": [0, 1], "bridge": null}}"#);
    let symbols = "\"x\",".repeat(200_000);
    let notes = level(&format!(r#""swX": {{"symbol": [{symbols}"x"], "x": {switch}}}"#)).unwrap();
    assert_eq!(notes.len(), 10);
    let name = "x".repeat(1_000_000);
    assert_eq!(level(&format!(r#""swX": {{"{name}": {switch}}}"#)).unwrap().len(), 10);
    let switches: String =
        (0..200_000).map(|key| format!(r#""{key}": {{"type": 0, "location": [0, 1], "bridge": null}},"#)).collect();
    let count =
        message!("bloxorz-json-count", object = message!("json-member", key = "swX"), names = 200_000, count = 0);
    assert_eq!(level(&format!(r#""swX": {{{switches}"count": 0}}"#)), Ok(vec![count]));
}

#[test]
fn messages_name_the_cells() {
    let wrong = |text: &str| -> Message { native::FORMAT.parse(text).unwrap_err().message };
    let cell = |row: u32, column: u32| solvarium_engine::Cell { row, column };
    assert_eq!(
        wrong("S12Ga\n1:soft^2\n2:soft^a"),
        message!("bloxorz-not-a-bridge", switch = cell(0, 1), cell = cell(0, 2), found = message!("bloxorz-switch"))
    );
    assert_eq!(
        wrong("S==1\n=.G=\n1:split@1,2@1,3"),
        message!("bloxorz-landings-touch", split = cell(0, 3), cells = vec![cell(1, 2), cell(1, 3)])
    );
    assert_eq!(wrong("S==="), message!("bloxorz-missing", what = "goal"));
}
