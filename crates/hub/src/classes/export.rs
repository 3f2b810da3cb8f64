//! Marks as tables for spreadsheets, and what is kept of a person in classes.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::{Value as Json, json};
use solvarium_lab::table;

use super::assignments::AssignmentKind;
use super::marks::Mark;
use crate::Hub;
use crate::clock::Moment;
use crate::people::Who;
use crate::problem::Answer;

impl Hub {
    /// The marks of an assignment: a row for each member, a column for each level or question. Its titles are the same in every
    /// language.
    pub async fn assignment_csv(&self, who: &Who, assignment: &str) -> Answer<String> {
        let progress = self.progress(who, assignment).await?;
        let kind = progress.assignment.card.kind;
        let mut titles: Vec<String> = ["name", "points", "of", "done", "late", "when"].map(String::from).to_vec();
        match kind {
            AssignmentKind::Play => {
                titles.extend(
                    progress.assignment.levels.iter().map(|level| format!("{} {}", level.level, level.measure)),
                );
            }
            AssignmentKind::Quiz => {
                let questions = progress.assignment.quiz.as_ref().map_or(0, |quiz| quiz.count);
                titles.extend((1..=questions).map(|number| format!("question {number}")));
            }
            AssignmentKind::Solver => titles.extend(["file", "report"].map(String::from)),
        }
        let rows = progress.members.into_iter().map(|member| {
            let mark = &member.mark;
            let mut row = vec![cell(&member.person.name), number(mark.points), mark.of.map(number).unwrap_or_default()];
            row.extend([flag(mark.done), flag(mark.late), mark.when.map(time).unwrap_or_default()]);
            row.extend(member.played.iter().map(|best| best.as_ref().map_or(String::new(), |b| b.value.to_string())));
            row.extend(member.answers.iter().flat_map(|given| &given.right).map(|right| flag(*right)));
            if let Some(hand_in) = &member.hand_in {
                row.push(cell(&hand_in.file));
                row.push(cell(hand_in.grade.as_ref().map_or("", |grade| &grade.report)));
            }
            row.resize(row.len().max(titles.len()), String::new());
            row
        });
        let rows: Vec<Vec<String>> = rows.collect();
        Ok(table::csv(titles.iter().map(String::as_str), rows))
    }

    /// The marks of a class: a row for each member, three columns for each assignment.
    pub async fn class_csv(&self, who: &Who, class: &str) -> Answer<String> {
        self.own_class(who, class).await?;
        let mut titles = vec!["name".to_string()];
        let members = self.member_rows(class).await?;
        let mut rows: Vec<Vec<String>> = members.iter().map(|member| vec![cell(&member.person().name)]).collect();
        for row in self.all_assignments(class).await? {
            let columns = ["points", "of", "late"];
            titles.extend(columns.map(|column| cell(&format!("{}: {column}", row.title))));
            let levels = self.assigned_levels(&row.id).await?.len();
            let progress = self.progress_of(&row, levels).await?;
            let mut marks: BTreeMap<String, Mark> = progress.into_iter().map(|of| (of.person.name, of.mark)).collect();
            for (member, row) in members.iter().zip(&mut rows) {
                // Somebody may have left in the meantime.
                let mark = marks.remove(&member.person().name);
                let points = mark.as_ref().map(|mark| number(mark.points)).unwrap_or_default();
                let of = mark.as_ref().and_then(|mark| mark.of).map(number).unwrap_or_default();
                row.extend([points, of, mark.map(|mark| flag(mark.late)).unwrap_or_default()]);
            }
        }
        Ok(table::csv(titles.iter().map(String::as_str), rows))
    }

    /// What is kept of a person in classes.
    pub(crate) async fn class_data(&self, who: &Who) -> Answer<Json> {
        let mut teaching = Vec::new();
        for card in self.my_classes(who).await?.teaching {
            let page = self.class(who, &card.id).await?;
            let mut assignments = Vec::new();
            for card in &page.shown {
                assignments.push(self.assignment(who, &card.id).await?);
            }
            teaching.push(json!({"class": page, "assignments": assignments}));
        }
        let joined: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT classes.id, title, joined FROM members JOIN classes ON classes.id = class WHERE person = $1 ORDER BY joined",
        )
        .bind(&who.id)
        .fetch_all(self.db.pool())
        .await?;
        let answers: Vec<(String, String, String, i64)> = sqlx::query_as(
            "SELECT title, answers, marks, answers.created FROM answers JOIN assignments ON assignments.id = assignment
             WHERE person = $1 ORDER BY answers.created",
        )
        .bind(&who.id)
        .fetch_all(self.db.pool())
        .await?;
        let hand_ins: Vec<(String, String, String, i64, Option<String>)> = sqlx::query_as(
            "SELECT title, file, content, hand_ins.created, grade FROM hand_ins
             JOIN assignments ON assignments.id = assignment WHERE person = $1 ORDER BY hand_ins.created",
        )
        .bind(&who.id)
        .fetch_all(self.db.pool())
        .await?;
        let joined = joined.into_iter().map(|(id, title, when)| json!({"id": id, "title": title, "when": when}));
        let answers = answers.into_iter().map(|(assignment, answers, right, when)| {
            json!({"assignment": assignment, "answers": read(&answers), "right": read(&right), "when": when})
        });
        let hand_ins = hand_ins.into_iter().map(|(assignment, file, content, when, grade)| {
            let grade = grade.as_deref().map(read);
            json!({"assignment": assignment, "file": file, "content": content, "when": when, "grade": grade})
        });
        Ok(json!({
            "teaching": teaching,
            "joined": joined.collect::<Vec<_>>(),
            "answers": answers.collect::<Vec<_>>(),
            "hand_ins": hand_ins.collect::<Vec<_>>(),
        }))
    }
}

fn read(json: &str) -> Json {
    serde_json::from_str(json).unwrap_or_default()
}

/// A text that no spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.into() }
}

fn number(number: f64) -> String {
    ((number * 100.0).round() / 100.0).to_string()
}

fn flag(is: bool) -> String {
    u8::from(is).to_string()
}

fn time(when: Moment) -> String {
    Timestamp::from_millisecond(when).map(|time| time.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_no_formulas() {
        for (text, written) in [("Ann", "Ann"), ("=1+1", "'=1+1"), ("-A1", "'-A1"), ("", "")] {
            assert_eq!(cell(text), written);
        }
        assert_eq!([number(2.0), number(2.0 / 3.0)], ["2", "0.67"]);
        assert_eq!(time(1_794_787_200_000), "2026-11-16T00:00:00Z");
    }
}
