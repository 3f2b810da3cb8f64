//! Grades as a table that spreadsheets read.

use super::{Grade, points};

/// One row per program, in the order they were graded.
pub fn csv(grades: &[Grade]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let written = "writing to memory does not fail";
    let head =
        ["program", "points", "of", "percent", "levels", "solved", "optimal", "within_nodes", "within_time", "reasons"];
    writer.write_record(head).expect(written);
    for grade in grades {
        let counts = [grade.levels, grade.solved, grade.optimal, grade.within_nodes, grade.within_time];
        let mut row = vec![grade.program.clone(), points(grade.points), points(grade.of)];
        row.push(format!("{:.1}", grade.percent()));
        row.extend(counts.iter().map(usize::to_string));
        row.push(grade.reasons.join("; "));
        writer.write_record(row).expect(written);
    }
    String::from_utf8(writer.into_inner().expect(written)).expect("all that was written is UTF-8")
}
