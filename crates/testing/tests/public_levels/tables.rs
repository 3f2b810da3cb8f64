//! The public tables of Tents and Light Up.

use std::collections::BTreeMap;

use solvarium_engine::Puzzle;
use solvarium_testing::placement::native;
use solvarium_testing::{format_of, read};

use crate::folder;

/// A row of a public table, by the names of its columns.
pub type Row<'a> = BTreeMap<&'a str, &'a str>;

/// Checks every row of the public tables of a puzzle; how many there are.
pub fn each_row(puzzle: &str, mut check: impl FnMut(&Row<'_>)) -> usize {
    let folder = folder(puzzle);
    let mut count = 0;
    for file in ["seed.tsv", "generated.tsv"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let header: Vec<&str> = text.lines().next().unwrap().split('\t').collect();
        for line in text.lines().skip(1) {
            check(&header.iter().copied().zip(line.split('\t')).collect());
            count += 1;
        }
    }
    count
}

/// The public files in our own notation are written as they are read, but for remarks.
pub fn assert_files_kept<P: Puzzle>(puzzle: &str) {
    let files = std::fs::read_dir(folder(puzzle)).unwrap().map(|file| file.unwrap().path());
    for file in files.filter(|file| file.extension().is_some_and(|end| end == "txt")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let shown: String =
            text.lines().filter(|line| !line.starts_with(';')).map(|line| format!("{line}\n")).collect();
        assert_eq!(native(&read::<P>(&text).unwrap()), shown, "{}", file.display());
    }
}

/// Every notation of a public board gives it back, and those in the table are as others wrote them.
pub fn assert_notations_agree<P: Puzzle>(puzzle: &P, row: &Row<'_>) {
    let name = row["name"];
    for format in P::FORMATS {
        let text = format.text(puzzle);
        assert_eq!(format_of::<P>(&text).map(|f| f.name), Some(format.name), "{name}");
        assert_eq!(native(&read::<P>(&text).unwrap()), native(puzzle), "{name} as {}", format.name);
        match format.name {
            "tatham" => assert_eq!(text.trim_end(), row["id"], "{name}"),
            "puzz-link" => assert_eq!(text.trim_end(), format!("https://puzz.link/p?{}", row["puzzlink"]), "{name}"),
            _ => {}
        }
    }
    assert_eq!(native(&read::<P>(row["puzzlink"]).unwrap()), native(puzzle), "{name}");
}
