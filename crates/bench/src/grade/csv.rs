//! Grades as a table that spreadsheets read.

use solvarium_lab::{Words, table};

use super::{Grade, points};

const TITLES: [&str; 10] =
    ["program", "points", "of", "percent", "levels", "solved", "optimal", "within_nodes", "within_time", "reasons"];

/// One row per program, in the order they were graded. Its titles are the same in every language.
pub fn csv(grades: &[Grade], words: &Words) -> String {
    let row = |grade: &Grade| {
        let counts = [grade.levels, grade.solved, grade.optimal, grade.within_nodes, grade.within_time];
        let mut row = vec![grade.program.clone(), points(grade.points), points(grade.of)];
        row.push(format!("{:.1}", grade.percent()));
        row.extend(counts.iter().map(usize::to_string));
        row.push(grade.reasons.iter().map(|reason| words.text(reason)).collect::<Vec<_>>().join("; "));
        row
    };
    table::csv(TITLES, grades.iter().map(row))
}
