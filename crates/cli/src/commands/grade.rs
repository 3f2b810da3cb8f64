//! `solvarium grade`.

use std::path::Path;
use std::process::ExitCode;

use solvarium_bench::external::{Input, Solver};
use solvarium_bench::grade::{Desk, Grade, Sheet, csv, points};
use solvarium_bench::{Suite, process};
use solvarium_lab::message;

use super::{heading, table, this_program};
use crate::args::GradeArgs;
use crate::emit::{emit, note, tell};
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{Said, cannot_read, cannot_write, say, words, words_of_files};

pub fn run(args: &GradeArgs) -> anyhow::Result<ExitCode> {
    process::supported().map_err(Said)?;
    let suite = Suite::read(&args.suite)?;
    let programs = programs(args)?;
    let cancel = interrupt::flag()?;
    let solvarium = this_program()?;
    let progress = Progress::new(None)?;
    let desk = Desk { solvarium: &solvarium, cancel, tell: &|what| progress.wait_for(what) };
    let mut grades = Vec::new();
    let mut complete = false;
    let sheet = Sheet::new(&suite, &desk)?;
    if let Some(sheet) = &sheet {
        programs.iter().try_for_each(|solver| sheet.check(solver))?;
        complete = grade_all(sheet, &programs, &desk, &mut grades)?;
    }
    progress.finish()?;
    sheet.iter().flat_map(|sheet| &sheet.notes).cloned().for_each(note);
    if let Some(file) = &args.out {
        std::fs::write(file, csv(&grades, words_of_files())).map_err(cannot_write(file))?;
    }
    emit(&render(&grades))?;
    grades.iter().flat_map(|grade| &grade.doubts).for_each(|doubt| tell(&words().text(doubt)));
    if !complete {
        tell(&say(message!("cli-grade-interrupted", done = grades.len(), programs = programs.len())));
    }
    Ok(ExitCode::from(if complete { 0 } else { 130 }))
}

/// Grades the programs one after the other; whether all were.
fn grade_all(sheet: &Sheet, programs: &[Solver], desk: &Desk<'_>, grades: &mut Vec<Grade>) -> anyhow::Result<bool> {
    for solver in programs {
        let Some(grade) = sheet.grade(solver, desk)? else { return Ok(false) };
        grades.push(grade);
    }
    Ok(true)
}

/// The programs on the command line, then those of the file.
fn programs(args: &GradeArgs) -> Result<Vec<Solver>, Said> {
    let input = &args.external_input;
    let mut programs: Vec<Solver> = args.external.iter().map(|text| Solver::new(text, input.clone())).collect();
    if let Some(file) = &args.externals {
        programs.extend(listed(file, input)?);
    }
    for (at, program) in programs.iter().enumerate() {
        if programs[..at].iter().any(|other| other.label == program.label) {
            return Err(Said(message!("cli-grade-same-name", name = &program.label)));
        }
    }
    Ok(programs)
}

/// The programs that a file lists, `NAME=COMMAND` a line.
fn listed(file: &Path, input: &Input) -> Result<Vec<Solver>, Said> {
    let text = std::fs::read_to_string(file).map_err(cannot_read(file))?;
    let path = file.display().to_string();
    let mut programs = Vec::new();
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')) {
        let parts = line.split_once('=').map(|(name, command)| (name.trim(), command.trim()));
        let Some((label, command)) = parts.filter(|(name, command)| !name.is_empty() && !command.is_empty()) else {
            return Err(Said(message!("cli-grade-no-command", path, line = at + 1, text = line)));
        };
        programs.push(Solver { label: label.into(), command: command.into(), input: input.clone() });
    }
    if programs.is_empty() {
        return Err(Said(message!("cli-grade-no-programs", path)));
    }
    Ok(programs)
}

/// The grades as a table, then the lost points of each program.
pub(super) fn render(grades: &[Grade]) -> String {
    let head =
        ["program", "points", "of", "percent", "solved", "optimal", "in nodes", "in time", "levels"].map(heading);
    let row = |grade: &Grade| {
        let counts = [grade.solved, grade.optimal, grade.within_nodes, grade.within_time, grade.levels];
        let mut row = vec![grade.program.clone(), points(grade.points), points(grade.of)];
        row.push(format!("{:.1}", grade.percent()));
        row.extend(counts.iter().map(usize::to_string));
        row
    };
    let mut text = format!("{}\n", table(&head, grades.iter().map(row), 1));
    for grade in grades.iter().filter(|grade| !grade.reasons.is_empty()) {
        text += &format!("\n{}\n", say(message!("cli-grade-lost", program = &grade.program)));
        grade.reasons.iter().for_each(|reason| text += &format!("  {}\n", words().text(reason)));
    }
    text
}
