//! `solvarium grade-class`: fetches the programs that a class handed in, grades them here, and sends the points back. A program
//! that has its points is left out, so that a run that was ended goes on where it was.

mod folder;
mod server;

use std::process::ExitCode;

use serde_json::{Value as Json, json};
use solvarium_bench::external::Solver;
use solvarium_bench::grade::{Desk, Grade, Sheet};
use solvarium_bench::{Suite, process};
use solvarium_lab::message;

use super::grade::render;
use super::this_program;
use crate::args::GradeClassArgs;
use crate::emit::{emit, note, printable, tell};
use crate::interrupt;
use crate::progress::Progress;
use crate::say::{Said, say, words};
use folder::Folder;
use server::Server;

pub fn run(args: &GradeClassArgs) -> anyhow::Result<ExitCode> {
    process::supported().map_err(Said)?;
    let server = Server::new(&args.server, &args.key)?;
    let id = assignment(&server, args)?;
    let task = server.get(&format!("assignments/{id}"))?;
    let folder = Folder::new(&args.out)?;
    let suite = match &args.suite {
        Some(file) => Suite::read(file)?,
        None => Suite::read(&folder.suite(&server, &task)?)?,
    };
    let handed_in = server.get(&format!("assignments/{id}/hand-ins"))?;
    let handed_in = handed_in.as_array().map(Vec::as_slice).unwrap_or_default();
    let waiting: Vec<&Json> = handed_in.iter().filter(|one| args.again || one["grade"].is_null()).collect();
    if waiting.len() < handed_in.len() {
        note(message!("cli-grade-class-graded", graded = handed_in.len() - waiting.len()));
    }
    let command = args.command.as_deref().or(task["command"].as_str());
    let mut programs = Vec::with_capacity(waiting.len());
    for one in waiting {
        programs.push(Program::fetch(&server, &folder, one, command, args)?);
    }
    let grades = grade_all(&server, &suite, &programs)?;
    let marks = folder.keep_marks(&server.bytes(&format!("assignments/{id}/csv"))?)?;
    if !grades.is_empty() {
        emit(&render(&grades))?;
    }
    let (done, all) = (grades.len(), programs.len());
    tell(&say(message!("cli-grade-class-done", done, programs = all, marks = marks.display().to_string())));
    Ok(ExitCode::from(if done == all { 0 } else { 130 }))
}

/// The assignment to be graded: the one that is named, or the only one for programs.
fn assignment(server: &Server, args: &GradeClassArgs) -> Result<String, Said> {
    let class = server.get(&format!("classes/{}", args.class))?;
    let shown = class["shown"].as_array().map(Vec::as_slice).unwrap_or_default();
    let of = |one: &Json, field: &str| one[field].as_str().unwrap_or_default().to_string();
    let for_programs: Vec<&Json> = shown.iter().filter(|one| one["kind"] == "solver").collect();
    let named = args.assignment.as_ref().map(|id| for_programs.iter().find(|one| of(one, "id") == *id));
    match (named, &for_programs[..]) {
        (Some(Some(one)), _) | (None, [one]) => Ok(of(one, "id")),
        (_, []) => Err(Said(message!("cli-grade-class-none"))),
        (_, several) => {
            let known: Vec<String> =
                several.iter().map(|one| format!("{} ({})", of(one, "id"), printable(&of(one, "title")))).collect();
            Err(Said(message!("cli-grade-class-which", known)))
        }
    }
}

/// A program that was handed in.
struct Program {
    id: String,
    digest: String,
    solver: Solver,
}

impl Program {
    fn fetch(
        server: &Server,
        folder: &Folder,
        one: &Json,
        command: Option<&str>,
        args: &GradeClassArgs,
    ) -> Result<Program, Said> {
        let of = |value: &Json| value.as_str().unwrap_or_default().to_string();
        let (id, label, name) = (of(&one["id"]), of(&one["person"]["name"]), of(&one["file"]));
        let content = server.bytes(&format!("hand-ins/{id}/file"))?;
        let file = folder.keep(&label, &name, &content)?;
        let command = folder::command(command, &file);
        Ok(Program {
            id,
            digest: of(&one["digest"]),
            solver: Solver { label, command, input: args.external_input.clone() },
        })
    }
}

/// Grades the programs one after the other, and sends the points of each at once; fewer than there are if it was interrupted.
fn grade_all(server: &Server, suite: &Suite, programs: &[Program]) -> anyhow::Result<Vec<Grade>> {
    let mut grades = Vec::new();
    if programs.is_empty() {
        return Ok(grades);
    }
    let (cancel, solvarium, progress) = (interrupt::flag()?, this_program()?, Progress::new(None)?);
    let desk = Desk { solvarium: &solvarium, cancel, tell: &|what| progress.wait_for(what) };
    if let Some(sheet) = Sheet::new(suite, &desk)? {
        sheet.notes.iter().cloned().for_each(note);
        for (at, Program { id, digest, solver }) in programs.iter().enumerate() {
            sheet.check(solver)?;
            let (number, all) = (at + 1, programs.len());
            let tell_which = |what| progress.wait_for(message!("cli-grade-class-program", number, all, what));
            let Some(grade) = sheet.grade(solver, &Desk { tell: &tell_which, ..desk })? else { break };
            let report: Vec<String> = grade.reasons.iter().map(|reason| words().text(reason)).collect();
            let sent = json!({"digest": digest, "points": grade.points, "of": grade.of, "report": report.join("\n")});
            if !server.put(&format!("hand-ins/{id}/grade"), &sent)? {
                note(message!("cli-grade-class-replaced", name = &solver.label));
            }
            grade.doubts.iter().for_each(|doubt| tell(&words().text(doubt)));
            grades.push(grade);
        }
    }
    progress.finish()?;
    Ok(grades)
}
