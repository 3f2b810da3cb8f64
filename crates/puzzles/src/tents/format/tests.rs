//! What notations carry beside the board, and texts that are meant to take long.

use solvarium_engine::{Metadata, StateSpace};

use super::*;
use crate::support::testing::{assert_long_texts_refused, assert_placement_metadata_kept, format};

const BOARD: &str = "tents 4 3\ncols 1 0 ? 0\nrows 2 0 1\n.T..\n..T.\n...T\n";

#[test]
fn metadata_is_written_and_read_back() {
    assert_placement_metadata_kept(&format::<Tents>("native").parse(BOARD).unwrap());
}

#[test]
fn remarks_above_one_line_levels_are_read() {
    let levels = (format::<Tents>("tatham").split)("; one\n; Author: me\n4x3:add_,1,0,?,0,2,0,1\n");
    assert_eq!(levels[0].metadata, Metadata { author: Some("me".into()), ..Metadata::named("one") });
}

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
    assert_long_texts_refused::<Tents>(texts);
}

#[test]
fn the_largest_size_is_checked_before_anything_is_made() {
    for size in ["201", "4294967296", "99999999999999999999"] {
        let error = format::<Tents>("native").parse(&format!("tents 4 {size}\n")).unwrap_err();
        assert_eq!(error.message, message!("placement-height", most = 200, found = size));
    }
    assert!(format::<Tents>("native").parse(BOARD).unwrap().initial().is_empty());
}
