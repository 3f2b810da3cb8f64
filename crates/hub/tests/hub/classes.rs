//! Classes: who sees what, what counts, what is late, and what goes with whom.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value as Json, json};
use solvarium_hub::{
    AboutClass, Assign, Assignment, AssignmentKind, ClassPage, Enter, Finish, Hub, Kind, NewGrade, NewHandIn, Openness,
    Papers, Problem, QuizTask, ReportedRun, Role, Who,
};
use solvarium_lab::{Language, Request};

use crate::boards::solution;
use crate::house::{admin, on_both, person};

on_both! {
    only_teachers_make_classes_and_only_members_see_them
    a_code_is_renewed_and_ended
    games_of_members_count_between_opening_and_deadline
    the_same_moves_count_again_for_a_class
    a_better_time_after_the_deadline_changes_no_mark
    terms_that_change_count_for_what_was_done
    a_quiz_is_answered_once_and_told_after_the_deadline
    programs_are_replaced_until_the_deadline_and_graded
    the_board_ranks_the_solvers_of_members
    tables_are_for_spreadsheets
    what_belongs_to_a_person_goes_with_them
    what_cannot_be_asked_for_is_refused
}

const DAY: i64 = 24 * 60 * 60 * 1000;
const LEVELS: [&str; 2] = ["sokoban/1", "water-sort/0"];

fn kind<T>(answer: Result<T, Problem>) -> Option<Kind> {
    answer.err().map(|problem| problem.kind)
}

/// A class with a teacher and two members, in a house with an admin.
struct Class {
    page: ClassPage,
    root: Who,
    tam: Who,
    ann: Who,
    ben: Who,
}

async fn class(hub: &Hub) -> Class {
    let root = admin(hub).await;
    let tam = Who { role: Role::Teacher, ..person(hub, "Tâm").await };
    hub.set_role(&root, "Tâm", Role::Teacher).await.unwrap();
    let about = AboutClass { title: " AI  12A ".into(), about: "Bring a laptop.".into() };
    let page = hub.add_class(&tam, &about).await.unwrap();
    let (ann, ben) = (person(hub, "Ann").await, person(hub, "Ben").await);
    let code = page.code.clone().unwrap();
    hub.join_class(&ann, &code.to_uppercase()).await.unwrap();
    hub.join_class(&ben, &code.replace('-', " ")).await.unwrap();
    Class { page, root, tam, ann, ben }
}

fn play(hub: &Hub) -> Assign {
    Assign {
        title: "First games".into(),
        text: String::new(),
        kind: AssignmentKind::Play,
        opens: None,
        deadline: Some(hub.clock().now() + DAY),
        levels: LEVELS.map(String::from).to_vec(),
        help: Vec::new(),
        quiz: None,
        command: None,
    }
}

async fn assign(hub: &Hub, class: &Class, assign: Assign) -> Assignment {
    hub.assign(&class.tam, &class.page.card.id, assign, None).await.unwrap()
}

fn enter(level: &str, help: &[&str]) -> Enter {
    let help = help.iter().map(|kind| kind.to_string()).collect();
    Enter { level: level.into(), moves: solution(level), help }
}

async fn only_teachers_make_classes_and_only_members_see_them(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let id = &class.page.card.id;
    assert_eq!((class.page.card.title.as_str(), class.page.card.mine), ("AI 12A", true));
    let about = AboutClass { title: "Mine".into(), about: String::new() };
    assert_eq!(kind(hub.add_class(&class.ann, &about).await), Some(Kind::Forbidden));
    let eve = person(&hub, "Eve").await;
    assert_eq!(kind(hub.class(&eve, id).await), Some(Kind::Missing), "a stranger learns nothing");
    let seen = hub.class(&class.ann, id).await.unwrap();
    assert_eq!((seen.card.members, seen.code, seen.card.mine), (2, None, false), "the code is the teacher's");
    assert_eq!(kind(hub.members(&class.ann, id).await), Some(Kind::Forbidden));
    assert_eq!(kind(hub.edit_class(&class.ann, id, &about).await), Some(Kind::Forbidden));
    assert_eq!(kind(hub.remove_class(&class.ann, id).await), Some(Kind::Forbidden));
    let given = assign(&hub, &class, play(&hub)).await.card.id;
    for answer in [kind(hub.progress(&class.ann, &given).await), kind(hub.assignment_csv(&class.ann, &given).await)] {
        assert_eq!(answer, Some(Kind::Forbidden));
    }
    assert_eq!(kind(hub.assignment(&eve, &given).await), Some(Kind::Missing));
    assert_eq!(kind(hub.class_board(&eve, id).await), Some(Kind::Missing));
    let names: Vec<String> = hub.members(&class.tam, id).await.unwrap().into_iter().map(|m| m.person.name).collect();
    assert_eq!(names, ["Ann", "Ben"]);
    assert_eq!(hub.my_classes(&class.tam).await.unwrap().teaching.len(), 1);
    assert_eq!(hub.my_classes(&class.ann).await.unwrap().joined[0].teacher.name, "Tâm");
    assert_eq!(kind(hub.remove_member(&class.ann, id, "Ben").await), Some(Kind::Forbidden));
    hub.remove_member(&class.ann, id, "Ann").await.unwrap();
    hub.remove_member(&class.tam, id, "ben").await.unwrap();
    assert_eq!(kind(hub.class(&class.ann, id).await), Some(Kind::Missing));
    hub.remove_class(&class.tam, id).await.unwrap();
    assert_eq!(kind(hub.assignment(&class.tam, &given).await), Some(Kind::Missing));
}

async fn a_code_is_renewed_and_ended(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let (id, first) = (&class.page.card.id, class.page.code.as_deref().unwrap());
    let eve = person(&hub, "Eve").await;
    let second = hub.set_code(&class.tam, id, true).await.unwrap().code.unwrap();
    assert_ne!(first, second);
    for wrong in [first, "", "????", "k7mx-p2qf"] {
        assert_eq!(kind(hub.join_class(&eve, wrong).await), Some(Kind::Missing), "{wrong}");
    }
    assert_eq!(kind(hub.set_code(&class.ann, id, true).await), Some(Kind::Forbidden));
    assert_eq!(hub.set_code(&class.tam, id, false).await.unwrap().code, None);
    assert_eq!(kind(hub.join_class(&eve, &second).await), Some(Kind::Missing));
    let third = hub.set_code(&class.tam, id, true).await.unwrap().code.unwrap();
    hub.join_class(&eve, &third).await.unwrap();
    hub.join_class(&person(&hub, "Ánh").await, &third).await.unwrap();
    let names: Vec<String> = hub.members(&class.tam, id).await.unwrap().into_iter().map(|m| m.person.name).collect();
    assert_eq!(names, ["Ánh", "Ann", "Ben", "Eve"]);
    assert_eq!(hub.join_class(&eve, &third).await.unwrap().card.members, 4, "twice is once");
    assert_eq!(hub.join_class(&class.tam, &third).await.unwrap().card.members, 4, "teachers are no members");
}

async fn games_of_members_count_between_opening_and_deadline(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let opens = hub.clock().now() + DAY;
    let terms = Assign { opens: Some(opens), deadline: Some(opens + DAY), help: vec!["hint".into()], ..play(&hub) };
    let given = assign(&hub, &class, terms).await;
    let id = &given.card.id;
    assert_eq!((given.card.state, &given.card.mine), (Openness::Later, &None));
    assert_eq!(kind(hub.assignment(&class.ann, id).await), Some(Kind::Missing), "not yet");
    assert!(hub.my_classes(&class.ann).await.unwrap().due.is_empty());
    hub.enter(&class.ben, enter(LEVELS[0], &[])).await.unwrap();
    hub.clock().advance(DAY + 1000);
    assert_eq!(hub.my_classes(&class.ann).await.unwrap().due[0].id, *id);
    hub.enter(&class.ann, enter(LEVELS[0], &["hint"])).await.unwrap();
    hub.enter(&class.ben, enter(LEVELS[1], &["hint", "solve"])).await.unwrap();
    let eve = person(&hub, "Eve").await;
    hub.enter(&eve, enter(LEVELS[0], &[])).await.unwrap();
    let progress = hub.progress(&class.tam, id).await.unwrap();
    let [ann, ben] = &progress.members[..] else { panic!("two members") };
    let first = ann.played[0].as_ref().unwrap();
    assert_eq!((first.late, first.help.as_slice(), ann.mark.points), (false, &["hint".to_string()][..], 1.0));
    assert_eq!(ben.played, [None, None], "one was before, the other had help that is not allowed");
    hub.clock().advance(DAY);
    hub.enter(&class.ann, enter(LEVELS[1], &[])).await.unwrap();
    let own = hub.assignment(&class.ann, id).await.unwrap();
    let mark = own.card.mine.unwrap();
    assert_eq!((own.card.state, mark.points, mark.of), (Openness::Closed, 2.0, Some(2.0)));
    assert!(mark.done && mark.late && own.played[1].as_ref().unwrap().late && !own.played[0].as_ref().unwrap().late);
    assert!(hub.my_classes(&class.ann).await.unwrap().due.is_empty());
    assert_eq!(hub.my_classes(&class.ben).await.unwrap().due.len(), 1, "late is still due");
}

async fn the_same_moves_count_again_for_a_class(hub: Arc<Hub>) {
    let class = class(&hub).await;
    hub.enter(&class.ann, enter(LEVELS[0], &["solve"])).await.unwrap();
    assert_eq!(kind(hub.enter(&class.ann, enter(LEVELS[0], &[])).await), Some(Kind::Taken));
    hub.clock().advance(1000);
    let id = assign(&hub, &class, play(&hub)).await.card.id;
    hub.clock().advance(1000);
    hub.enter(&class.ann, enter(LEVELS[0], &[])).await.unwrap();
    let own = hub.assignment(&class.ann, &id).await.unwrap();
    assert!(own.played[0].is_some() && own.played[1].is_none());
    let eve = person(&hub, "Eve").await;
    hub.enter(&eve, enter(LEVELS[0], &[])).await.unwrap();
    assert_eq!(kind(hub.enter(&eve, enter(LEVELS[0], &[])).await), Some(Kind::Taken), "no class of hers asks for it");
}

async fn a_better_time_after_the_deadline_changes_no_mark(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let id = assign(&hub, &class, play(&hub)).await.card.id;
    let moves = solution(LEVELS[0]);
    let mut seconds = Vec::new();
    for (took, pause) in [(60_000, DAY), (30_000, 0)] {
        let game = hub.start_game(&class.ann, LEVELS[0]).await.unwrap();
        hub.clock().advance(took);
        let finish = Finish { moves: moves.clone(), help: Vec::new() };
        seconds.push(hub.finish_game(&class.ann, &game.game, finish).await.unwrap().seconds.unwrap());
        hub.clock().advance(pause);
    }
    assert!(seconds[1] < seconds[0]);
    let played = hub.assignment(&class.ann, &id).await.unwrap().played[0].clone().unwrap();
    assert!(!played.late && played.seconds.unwrap() >= 60.0, "the one in time counts");
}

async fn terms_that_change_count_for_what_was_done(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let id = assign(&hub, &class, play(&hub)).await.card.id;
    hub.enter(&class.ann, enter(LEVELS[0], &["alarm"])).await.unwrap();
    let points = async || hub.assignment(&class.ann, &id).await.unwrap().card.mine.unwrap().points;
    assert_eq!(points().await, 0.0);
    let allowed = Assign { help: vec!["alarm".into()], levels: vec![LEVELS[0].into()], ..play(&hub) };
    assert_eq!(kind(hub.reassign(&class.ann, &id, allowed.clone()).await), Some(Kind::Forbidden));
    hub.reassign(&class.tam, &id, allowed.clone()).await.unwrap();
    assert_eq!(points().await, 1.0);
    let other = Assign { kind: AssignmentKind::Solver, ..allowed };
    assert_eq!(kind(hub.reassign(&class.tam, &id, other).await), Some(Kind::Refused));
}

/// A quiz of three questions, of which the places 1, 0 and 2 are right.
fn quiz(hub: &Hub) -> (Assign, Papers) {
    let question =
        |right: usize| json!({"text": {"text": "?"}, "choices": [1, 2, 3], "right": right, "because": {"id": "x"}});
    let paper = |order: &str| json!({"order": {"text": order}, "questions": [question(1), question(0), question(2)]});
    let papers = BTreeMap::from([("en".to_string(), paper("rule")), ("vi".to_string(), paper("quy tắc"))]);
    let task = QuizTask { level: LEVELS[0].into(), request: Request::new("astar"), count: 3 };
    let assign = Assign { kind: AssignmentKind::Quiz, levels: Vec::new(), quiz: Some(task), ..play(hub) };
    (assign, Papers(papers))
}

async fn a_quiz_is_answered_once_and_told_after_the_deadline(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let (terms, papers) = quiz(&hub);
    let given = hub.assign(&class.tam, &class.page.card.id, terms, Some(papers)).await.unwrap();
    let (id, en) = (&given.card.id, Language::ENGLISH);
    let vi = Language::from_name("vi").unwrap();
    let paper = hub.paper(&class.ann, id, vi).await.unwrap();
    assert_eq!((&paper.order["text"], &paper.questions[0]["right"]), (&json!("quy tắc"), &Json::Null));
    assert_eq!(paper.questions[2]["because"], Json::Null);
    assert_eq!(hub.paper(&class.tam, id, en).await.unwrap().questions[2]["right"], 2);
    assert_eq!(kind(hub.answer_quiz(&class.ann, id, &[1], en).await), Some(Kind::Refused));
    assert_eq!(kind(hub.answer_quiz(&class.tam, id, &[1, 0, 2], en).await), Some(Kind::Forbidden));
    let answered = hub.answer_quiz(&class.ann, id, &[1, -1, 2], en).await.unwrap();
    assert_eq!(answered.handed_in.unwrap().right, [true, false, true]);
    assert_eq!(answered.questions[1]["right"], Json::Null, "others are still at it");
    assert_eq!(kind(hub.answer_quiz(&class.ann, id, &[1, 0, 2], en).await), Some(Kind::Taken));
    hub.clock().advance(2 * DAY);
    assert_eq!(hub.paper(&class.ann, id, en).await.unwrap().questions[1]["right"], 0);
    assert_eq!(hub.paper(&class.ben, id, en).await.unwrap().questions[1]["right"], Json::Null, "who has not answered");
    hub.answer_quiz(&class.ben, id, &[0, 0, 0], en).await.unwrap();
    let marks: Vec<_> = hub.progress(&class.tam, id).await.unwrap().members.into_iter().map(|of| of.mark).collect();
    assert_eq!((marks[0].points, marks[0].of, marks[0].late), (2.0, Some(3.0), false));
    assert_eq!((marks[1].points, marks[1].of, marks[1].late), (1.0, Some(3.0), true));
    let table = hub.assignment_csv(&class.tam, id).await.unwrap();
    assert!(
        table.starts_with("name,points,of,done,late,when,question_1,question_2,question_3\nAnn,2,3,1,0,"),
        "{table}"
    );
    assert!(table.lines().nth(1).unwrap().ends_with(",1,0,1"), "{table}");
}

fn program(file: &str, content: &str) -> NewHandIn {
    NewHandIn { file: file.into(), content: content.into() }
}

async fn programs_are_replaced_until_the_deadline_and_graded(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let terms = Assign { kind: AssignmentKind::Solver, command: Some("python3 {file}".into()), ..play(&hub) };
    let id = assign(&hub, &class, terms).await.card.id;
    for odd in ["", "../x.py", "a/b.py", ".x", "-x", "x\u{7}", &"x".repeat(81)] {
        assert_eq!(kind(hub.hand_in(&class.ann, &id, program(odd, "QUE=")).await), Some(Kind::Refused), "{odd}");
    }
    assert_eq!(kind(hub.hand_in(&class.ann, &id, program("a.py", "?")).await), Some(Kind::Refused));
    let large = "AAAA".repeat((512 << 10) / 3 + 1);
    assert_eq!(kind(hub.hand_in(&class.ann, &id, program("a.py", &large)).await), Some(Kind::TooLarge));
    let first = hub.hand_in(&class.ann, &id, program("a.py", "QQ==")).await.unwrap();
    let second = hub.hand_in(&class.ann, &id, program("bài 2.py", "QUI=")).await.unwrap();
    assert_eq!((second.bytes, second.late, second.grade.is_none()), (2, false, true));
    assert_eq!(kind(hub.handed_in(&class.tam, &first.id).await), Some(Kind::Missing), "the former one is gone");
    assert_eq!(hub.handed_in(&class.ann, &second.id).await.unwrap().content, b"AB");
    assert_eq!(hub.handed_in(&class.tam, &second.id).await.unwrap().file, "bài 2.py");
    assert_eq!(kind(hub.handed_in(&class.ben, &second.id).await), Some(Kind::Missing), "another's program");
    assert_eq!(kind(hub.hand_ins(&class.ben, &id).await), Some(Kind::Forbidden));
    let grade = |digest: &str, points| NewGrade { digest: digest.into(), points, of: 8.0, report: "lost:\n  1".into() };
    assert_eq!(
        kind(hub.grade_hand_in(&class.ann, &second.id, grade(&second.digest, 8.0)).await),
        Some(Kind::Forbidden)
    );
    assert_eq!(kind(hub.grade_hand_in(&class.tam, &second.id, grade(&first.digest, 8.0)).await), Some(Kind::Taken));
    assert_eq!(kind(hub.grade_hand_in(&class.tam, &second.id, grade(&second.digest, -1.0)).await), Some(Kind::Refused));
    hub.grade_hand_in(&class.tam, &second.id, grade(&second.digest, 6.5)).await.unwrap();
    let own = hub.assignment(&class.ann, &id).await.unwrap();
    assert_eq!(own.card.mine.map(|mark| (mark.points, mark.of)), Some((6.5, Some(8.0))));
    assert_eq!(own.hand_in.unwrap().grade.unwrap().report, "lost:\n  1");
    assert!(hub.assignment(&class.ben, &id).await.unwrap().hand_in.is_none());
    hub.clock().advance(2 * DAY);
    assert_eq!(kind(hub.hand_in(&class.ann, &id, program("late.py", "QQ==")).await), Some(Kind::Refused));
    assert!(hub.hand_in(&class.ben, &id, program("late.py", "QQ==")).await.unwrap().late);
    hub.hand_in(&class.ben, &id, program("later.py", "QQ==")).await.unwrap();
    let names: Vec<String> = hub.hand_ins(&class.tam, &id).await.unwrap().into_iter().map(|one| one.file).collect();
    assert_eq!(names, ["bài 2.py", "later.py"]);
    let table = hub.assignment_csv(&class.tam, &id).await.unwrap();
    assert!(table.starts_with("name,points,of,done,late,when,file,report\nAnn,6.5,8,1,0,"), "{table}");
    assert!(table.contains("bài 2.py,\"lost:\n  1\"\nBen,0,,1,1,"), "{table}");
    let eve = person(&hub, "Eve").await;
    hub.join_class(&eve, class.page.code.as_deref().unwrap()).await.unwrap();
    assert!(hub.assignment_csv(&class.tam, &id).await.unwrap().ends_with("\nEve,0,,0,0,,,\n"));
}

async fn the_board_ranks_the_solvers_of_members(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let terms = Assign { kind: AssignmentKind::Solver, ..play(&hub) };
    let id = assign(&hub, &class, terms).await.card.id;
    let eve = person(&hub, "Eve").await;
    let runs = [(&class.ann, "mine", 50), (&class.ann, "mine", 90), (&class.ben, "quick", 20), (&eve, "not here", 1)];
    for (who, solver, expansions) in runs {
        let run = ReportedRun {
            level: LEVELS[0].into(),
            solver: solver.into(),
            moves: solution(LEVELS[0]),
            expansions: Some(expansions),
            cpu_seconds: None,
            bytes: None,
        };
        // The same moves of the same solver are entered once.
        let _taken = hub.report_run(who, run).await;
    }
    for board in [hub.class_board(&class.ben, &class.page.card.id).await, hub.assignment_board(&class.ann, &id).await] {
        let board = board.unwrap();
        let solvers: Vec<&str> = board.levels[0].runs.iter().map(|run| run.solver.as_str()).collect();
        assert_eq!((solvers, board.levels.len()), (vec!["quick", "mine"], 2));
        let places: Vec<_> =
            board.standings.iter().map(|p| (p.rank, p.solver.as_str(), p.points, p.expansions)).collect();
        assert_eq!(places, [(1, "quick", 100, Some(20)), (2, "mine", 100, Some(50))]);
    }
}

async fn tables_are_for_spreadsheets(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let id = assign(&hub, &class, Assign { title: "=1+1".into(), ..play(&hub) }).await.card.id;
    hub.enter(&class.ann, enter(LEVELS[0], &[])).await.unwrap();
    let table = hub.assignment_csv(&class.tam, &id).await.unwrap();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "name,points,of,done,late,when,sokoban/1_pushes,water-sort/0_pours");
    assert!(lines[1].starts_with("Ann,1,2,0,0,20") && lines[2] == "Ben,0,2,0,0,,,", "{table}");
    let table = hub.class_csv(&class.tam, &class.page.card.id).await.unwrap();
    assert_eq!(table, "name,'=1+1:_points,'=1+1:_of,'=1+1:_late\nAnn,1,2,0\nBen,0,2,0\n");
    assert_eq!(kind(hub.class_csv(&class.ann, &class.page.card.id).await), Some(Kind::Forbidden));
}

async fn what_belongs_to_a_person_goes_with_them(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let program_wanted = Assign { kind: AssignmentKind::Solver, ..play(&hub) };
    let id = assign(&hub, &class, program_wanted).await.card.id;
    let handed_in = hub.hand_in(&class.ann, &id, program("a.py", "QQ==")).await.unwrap();
    let own = hub.export(&class.ann).await.unwrap();
    assert_eq!(own["classes"]["hand_ins"][0]["content"], "QQ==");
    assert_eq!((&own["classes"]["joined"][0]["title"], &own["classes"]["teaching"]), (&json!("AI 12A"), &json!([])));
    let own = hub.export(&class.tam).await.unwrap();
    assert_eq!(own["classes"]["teaching"][0]["assignments"][0]["title"], "First games");
    assert!(!own.to_string().contains("QQ=="), "others' programs are theirs");
    hub.delete_person(&class.ann, "Ann").await.unwrap();
    assert_eq!(kind(hub.handed_in(&class.tam, &handed_in.id).await), Some(Kind::Missing));
    assert_eq!(hub.members(&class.tam, &class.page.card.id).await.unwrap().len(), 1);
    hub.hand_in(&class.ben, &id, program("b.py", "QQ==")).await.unwrap();
    hub.remove_member(&class.tam, &class.page.card.id, "Ben").await.unwrap();
    assert!(hub.hand_ins(&class.tam, &id).await.unwrap().is_empty(), "who leaves leaves nothing");
    hub.delete_person(&class.tam, "Tâm").await.unwrap();
    assert!(hub.my_classes(&class.ben).await.unwrap().joined.is_empty());
    assert_eq!(kind(hub.join_class(&class.ben, class.page.code.as_deref().unwrap()).await), Some(Kind::Missing));
}

async fn what_cannot_be_asked_for_is_refused(hub: Arc<Hub>) {
    let class = class(&hub).await;
    let now = hub.clock().now();
    let wrong = [
        Assign { title: " ".into(), ..play(&hub) },
        Assign { levels: Vec::new(), ..play(&hub) },
        Assign { levels: vec!["sokoban/99999".into()], ..play(&hub) },
        Assign { levels: vec![LEVELS[0].into(), LEVELS[0].into()], ..play(&hub) },
        Assign { levels: vec![LEVELS[0].into(); 101], ..play(&hub) },
        Assign { help: vec!["magic".into()], ..play(&hub) },
        Assign { opens: Some(now + DAY), deadline: Some(now), ..play(&hub) },
        Assign { kind: AssignmentKind::Quiz, ..play(&hub) },
        Assign { kind: AssignmentKind::Solver, command: Some("python3".into()), ..play(&hub) },
    ];
    for assign in wrong {
        let refused = kind(hub.assign(&class.tam, &class.page.card.id, assign.clone(), None).await);
        assert_eq!(refused, Some(Kind::Refused), "{assign:?}");
    }
    assert!(hub.class(&class.tam, &class.page.card.id).await.unwrap().shown.is_empty());
    assert_eq!(
        kind(hub.class(&class.root, &class.page.card.id).await),
        Some(Kind::Missing),
        "not even an admin looks in"
    );
}
