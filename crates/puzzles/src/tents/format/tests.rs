//! What is told about a level beside its board, and texts that are meant to take long.

use solvarium_engine::{Metadata, StateSpace};

use super::*;

const BOARD: &str = "tents 4 3\ncols 1 0 ? 0\nrows 2 0 1\n.T..\n..T.\n...T\n";

fn named(name: &str) -> &'static Format<Tents> {
    ALL.iter().find(|format| format.name == name).unwrap()
}

#[test]
fn metadata_is_written_and_read_back() {
    let puzzle = named("native").parse(BOARD).unwrap();
    let all = Metadata {
        name: Some("Trại: số 1".into()),
        author: Some("solvarium generate tents --width 4".into()),
        difficulty: Some("easy".into()),
        best: vec![("tents".into(), 3)],
        passcode: Some("12".into()),
        licence: Some("MIT".into()),
    };
    let Metadata { name, author, difficulty, .. } = all.clone();
    let few = Metadata { name: name.clone(), author: author.clone(), ..Metadata::default() };
    let three = Metadata { name, author, difficulty, ..Metadata::default() };
    let nothing = Metadata::default();
    let carried = [
        ("native", &all),
        ("matrix", &all),
        ("matrix-json", &all),
        ("tatham", &nothing),
        ("puzz-link", &nothing),
        ("pzprv3", &three),
        ("janko", &few),
    ];
    assert_eq!(ALL.iter().map(|format| format.name).collect::<Vec<_>>(), carried.map(|(name, _)| name));
    for (name, metadata) in carried {
        let text = (named(name).write)(&puzzle, &all);
        assert!((named(name).sniff)(&text), "{text}");
        let levels = (named(name).split)(&text);
        assert_eq!((levels.len(), &levels[0].metadata), (1, metadata), "{name}");
        let again = named(name).parse(levels[0].text).unwrap();
        assert_eq!((again.camp(), &again.notes), (puzzle.camp(), &Vec::new()), "{name}");
    }
}

#[test]
fn remarks_above_one_line_levels_are_read() {
    let levels = (named("tatham").split)("; one\n; Author: me\n4x3:add_,1,0,?,0,2,0,1\n");
    assert_eq!(levels[0].metadata, Metadata { author: Some("me".into()), ..Metadata::named("one") });
}

/// Millions of words, lines and blocks: whoever collects or counts them again and again takes minutes here.
#[test]
fn long_texts_are_refused_at_once() {
    let many = 1_000_000;
    let texts = [
        ("native", format!("tents 4 3\ncols {}\n", "1 ".repeat(many))),
        ("native", format!("tents 4 1\ncols 1 1 1 1\nrows 1\n{}\n", ".".repeat(many))),
        ("native", format!("tents 4 1\ncols 1 1 1 1\nrows 1\n{}", "....\n".repeat(many))),
        ("native", "tents ".repeat(many)),
        ("matrix", format!("3\n{}", "0 ".repeat(many))),
        ("matrix", format!("3\n{}", "0 0 0\n".repeat(many))),
        ("matrix-json", format!("{{\"rows\":[],\"cols\":[],\"grid\":[{}[0]]}}", "[0],".repeat(many))),
        ("matrix-json", format!("{{\"rows\":[],\"cols\":[],\"grid\":[[{}0]]}}", "0,".repeat(many))),
        ("tatham", format!("4x3:{}", ",".repeat(many))),
        ("tatham", format!("4x3:{},1", "a".repeat(many))),
        ("tatham", "1x1:_,".repeat(many)),
        ("puzz-link", format!("tents/4/3/{}", "0".repeat(many))),
        ("puzz-link", format!("tents/{}", "/".repeat(many))),
        ("pzprv3", format!("pzprv3\ntents\n1\n1\n{}", ". \n".repeat(many))),
        ("pzprv3", format!("pzprv3\ntents\n1\n1\n{}", ". ".repeat(many))),
        ("janko", format!("[problem]\n{}[rlabels]\n", "- x\n".repeat(many))),
        ("janko", format!("{}[problem]\n-\n[clabels]\n1 1", "[a]\n".repeat(many))),
        ("janko", format!("[problem]\n-\n[clabels]\n{}", "1 ".repeat(many))),
    ];
    for (name, text) in texts {
        ALL.iter().for_each(|format| _ = (format.sniff)(&text));
        (named(name).split)(&text);
        assert!(named(name).parse(&text).is_err(), "{name}: {}", &text[..40]);
    }
}

#[test]
fn the_largest_size_is_checked_before_anything_is_made() {
    for size in ["201", "4294967296", "99999999999999999999"] {
        let error = named("native").parse(&format!("tents 4 {size}\n")).unwrap_err();
        assert_eq!(error.message, message!("placement-height", most = 200, found = size));
    }
    assert!(named("native").parse(BOARD).unwrap().initial().is_empty());
}
