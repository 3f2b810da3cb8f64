//! The levels of some days, which must never change.

use std::sync::atomic::AtomicBool;

use solvarium_engine::{Ctx, Limits, Silent, StoppedClock};
use solvarium_lab::{LoadError, level, registry};

/// A text in few letters: FNV-1a, with 64 bits.
fn digest(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{hash:016x}")
}

#[test]
fn the_levels_of_some_days_are_fixed() {
    let mut all = String::new();
    for puzzle in registry::puzzles().iter().filter(|puzzle| puzzle.aims.is_some_and(|aims| aims.daily.is_some())) {
        for day in [
            "2026-11-16",
            "2026-11-17",
            "2026-11-18",
            "2026-11-19",
            "2026-11-20",
            "2026-11-21",
            "2026-11-22",
            "2028-02-29",
        ] {
            let name = format!("{}/daily/{day}", puzzle.info.name);
            let opened = level::built_in(&name).unwrap().unwrap();
            assert_eq!(opened.name, name);
            all += &format!("{name} {}\n", digest(&opened.game.write(puzzle.first_format()).unwrap()));
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn what_is_no_date_is_refused() {
    for name in ["sokoban/daily/2026-02-30", "sokoban/daily/today", "sokoban/daily/"] {
        let error = level::built_in(name).map(drop).unwrap_err();
        assert!(matches!(error, LoadError::Name(_)), "{name}: {error}");
    }
}

#[test]
fn a_day_whose_level_cannot_be_made_within_the_limits_has_none() {
    let cancel = AtomicBool::new(true);
    let made = |limits: Limits, cancel: Option<&AtomicBool>| {
        let mut silent = Silent;
        level::built_in_within("bloxorz/daily/2026-11-20", &mut Ctx::new(limits, &StoppedClock, cancel, &mut silent))
    };
    assert!(made(Limits::default(), None).unwrap().is_some());
    assert!(made(Limits { nodes: Some(1), ..Limits::default() }, None).is_err(), "another seed was taken");
    assert!(made(Limits::default(), Some(&cancel)).is_err(), "it cannot be cancelled");
}
