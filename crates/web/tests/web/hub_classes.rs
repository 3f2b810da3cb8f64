//! Classes over HTTP: from a teacher's class to a student's marks, and what is refused on the way.

use std::path::Path;

use serde_json::{Value as Json, json};
use solvarium_hub::{Hub, Place, Visit};

use crate::hub::{Header, cookie, house, solution};
use crate::running::Running;

/// The secret of the admin of a new house.
fn admin_secret(folder: &Path) -> String {
    let place = Place::Folder(folder.into());
    let config = solvarium_hub::Config { place, is_open: true, job_limits: crate::running::POLICY.limits };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let hub = Hub::open(&config).await.unwrap();
        let secret = hub.first_admin().await.unwrap().unwrap();
        hub.sign_in(&Visit::Link { secret: secret.clone() }).await.unwrap();
        hub.close().await;
        secret
    })
}

/// A house with a class: its teacher, a member, a stranger, the class.
struct School {
    server: Running,
    tam: Header,
    ann: Header,
    eve: Header,
    class: Json,
}

impl School {
    fn new(folder: &Path) -> School {
        let secret = admin_secret(folder);
        let server = house(folder, |_| ());
        let (_, head, _) = server.house("POST", "/api/hub/session", "", &json!({"secret": secret}));
        let root = cookie(&head);
        let [tam, ann, eve] = ["Tam", "Ann", "Eve"].map(|name| server.registered(name));
        let role = json!({"role": "teacher"});
        assert_eq!(server.house("POST", "/api/hub/admin/people/Tam/role", &root, &role).0, 200);
        let (status, _, class) = server.house("POST", "/api/hub/classes", &tam, &json!({"title": "AI"}));
        assert_eq!(status, 201, "{class}");
        let code = class["code"].as_str().unwrap().to_uppercase();
        assert_eq!(server.house("POST", "/api/hub/classes/join", &ann, &json!({"code": code})).0, 200);
        School { server, tam, ann, eve, class }
    }

    fn class(&self, rest: &str) -> String {
        format!("/api/hub/classes/{}{rest}", self.class["id"].as_str().unwrap())
    }

    /// Makes an assignment: its path.
    fn assign(&self, assign: &Json) -> String {
        let (status, _, made) = self.server.house("POST", &self.class("/assignments"), &self.tam, assign);
        assert_eq!(status, 201, "{made}");
        format!("/api/hub/assignments/{}", made["id"].as_str().unwrap())
    }

    fn get(&self, path: &str, who: &str) -> (u16, Json) {
        let (status, _, json) = self.server.house("GET", path, who, &Json::Null);
        (status, json)
    }
}

#[test]
fn a_class_plays_and_its_teacher_sees_how_far_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let school = School::new(folder.path());
    let path = school.assign(&json!({"title": "Push", "kind": "play", "levels": ["sokoban/1"], "help": ["hint"]}));
    let mine = school.get("/api/hub/classes", &school.ann).1;
    assert_eq!((&mine["due"][0]["title"], &mine["due"][0]["state"]), (&json!("Push"), &json!("open")));
    let entry = json!({"level": "sokoban/1", "moves": solution(&school.server), "help": ["hint"]});
    assert_eq!(school.server.house("POST", "/api/hub/entries", &school.ann, &entry).0, 201);
    assert_eq!(school.server.house("POST", "/api/hub/entries", &school.ann, &entry).0, 201, "once more for the class");
    let progress = school.get(&format!("{path}/progress"), &school.tam).1;
    let ann = &progress["members"][0];
    assert_eq!((&ann["person"]["name"], &ann["mark"]["points"]), (&json!("Ann"), &json!(1.0)));
    assert_eq!(ann["played"][0]["help"], json!(["hint"]));
    assert_eq!(school.get("/api/hub/classes", &school.ann).1["due"], json!([]));
    let (status, head, table) = school.server.fetch("GET", &format!("{path}/csv"), &school.tam, "");
    let table = String::from_utf8(table).unwrap();
    assert!(status == 200 && head.contains("text/csv; charset=utf-8") && head.contains("attachment"), "{head}");
    assert!(table.starts_with("\u{feff}name,points,of") && table.contains("\nAnn,1,1,1,0,"), "{table}");
    assert_eq!(school.server.fetch("GET", &school.class("/csv"), &school.tam, "").0, 200);
}

#[test]
fn a_quiz_keeps_what_is_right_to_itself() {
    let folder = tempfile::tempdir().unwrap();
    let school = School::new(folder.path());
    let quiz = |level: &str, algorithm: &str| {
        let task = json!({"level": level, "request": {"algorithm": algorithm}, "count": 4});
        json!({"title": "A*", "kind": "quiz", "quiz": task, "deadline": 4_000_000_000_000_i64})
    };
    for wrong in [quiz("sokoban/99999", "astar"), quiz("sokoban/1", "magic"), quiz("shared/none", "astar")] {
        let (status, _, problem) = school.server.house("POST", &school.class("/assignments"), &school.tam, &wrong);
        assert!((status == 422 || status == 404) && problem["message"].is_string(), "{status} {problem}");
    }
    let path = school.assign(&quiz("sokoban/1", "astar"));
    let task = school.get(&path, &school.ann).1;
    assert_eq!(task["quiz"]["request"]["algorithm"], "astar");
    let (status, paper) = school.get(&format!("{path}/questions"), &format!("{}accept-language: vi\r\n", school.ann));
    let questions = paper["questions"].as_array().unwrap();
    assert_eq!((status, questions.len()), (200, 4));
    assert!(questions.iter().all(|one| one["right"].is_null() && one["because"].is_null()));
    let key = school.get(&format!("{path}/questions"), &school.tam).1;
    let right: Vec<Json> = key["questions"].as_array().unwrap().iter().map(|one| one["right"].clone()).collect();
    assert!(right.iter().all(Json::is_u64), "{right:?}");
    assert_ne!(questions[0]["text"]["text"], key["questions"][0]["text"]["text"], "in each one's language");
    let answers = |answers: &[Json]| {
        school.server.house("POST", &format!("{path}/answers"), &school.ann, &json!({"answers": answers}))
    };
    assert_eq!(answers(&right[..2]).0, 422);
    let (status, _, paper) = answers(&right);
    assert_eq!((status, &paper["handed_in"]["right"]), (201, &json!([true, true, true, true])));
    assert!(paper["questions"][0]["right"].is_null(), "before the deadline nobody is told");
    assert_eq!(answers(&right).0, 409);
    assert_eq!(school.get(&path, &school.ann).1["mine"]["points"], 4.0);
}

#[test]
fn programs_are_kept_given_out_and_graded_but_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    let school = School::new(folder.path());
    let path = school.assign(&json!({"title": "Solve", "kind": "solver", "levels": ["sokoban/1"]}));
    let file = json!({"file": "bài.html", "content": "PHNjcmlwdD4="});
    let (status, _, made) = school.server.house("POST", &format!("{path}/hand-in"), &school.ann, &file);
    assert_eq!(status, 201, "{made}");
    let own = format!("/api/hub/hand-ins/{}", made["id"].as_str().unwrap());
    let (status, head, content) = school.server.fetch("GET", &format!("{own}/file"), &school.tam, "");
    assert_eq!((status, content.as_slice()), (200, &b"<script>"[..]));
    assert!(head.contains("application/octet-stream") && head.contains("attachment; filename*=utf-8''b%c3%a0i%2ehtml"));
    assert_eq!(school.get(&format!("{own}/file"), &school.eve).0, 404);
    let grade = json!({"digest": made["digest"], "points": 2.5, "of": 4, "report": "one point for optimal"});
    assert_eq!(school.server.house("PUT", &format!("{own}/grade"), &school.ann, &grade).0, 403);
    assert_eq!(school.server.house("PUT", &format!("{own}/grade"), &school.eve, &grade).0, 404);
    assert_eq!(school.server.house("PUT", &format!("{own}/grade"), &school.tam, &grade).0, 200);
    assert_eq!(school.get(&path, &school.ann).1["hand_in"]["grade"]["points"], 2.5);
    let newer = json!({"file": "b.py", "content": "QQ=="});
    assert_eq!(school.server.house("POST", &format!("{path}/hand-in"), &school.ann, &newer).0, 201);
    assert_eq!(school.server.house("PUT", &format!("{own}/grade"), &school.tam, &grade).0, 404, "it is gone");
    for wrong in [json!({"file": "../x", "content": ""}), json!({"file": "x", "content": "*"}), json!({"file": "x"})] {
        let (status, _, problem) = school.server.house("POST", &format!("{path}/hand-in"), &school.ann, &wrong);
        assert!((400..500).contains(&status) && problem["message"].is_string(), "{status} {problem}");
    }
}

#[test]
fn strangers_foreign_pages_and_guesses_come_to_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let school = School::new(folder.path());
    let task = json!({"title": "Push", "kind": "play", "levels": ["sokoban/1"]});
    let path = school.assign(&task);
    let about = json!({"title": "Mine"});
    let on_class = |rest: &str| school.class(rest);
    let routes = [
        ("GET", on_class(""), Json::Null),
        ("PUT", on_class(""), about.clone()),
        ("DELETE", on_class(""), Json::Null),
        ("POST", on_class("/code"), Json::Null),
        ("DELETE", on_class("/code"), Json::Null),
        ("GET", on_class("/members"), Json::Null),
        ("DELETE", on_class("/members/Ann"), Json::Null),
        ("GET", on_class("/board"), Json::Null),
        ("GET", on_class("/csv"), Json::Null),
        ("POST", on_class("/assignments"), task.clone()),
        ("GET", path.clone(), Json::Null),
        ("PUT", path.clone(), task.clone()),
        ("DELETE", path.clone(), Json::Null),
        ("GET", format!("{path}/progress"), Json::Null),
        ("GET", format!("{path}/csv"), Json::Null),
        ("GET", format!("{path}/board"), Json::Null),
        ("GET", format!("{path}/questions"), Json::Null),
        ("POST", format!("{path}/answers"), json!({"answers": []})),
        ("POST", format!("{path}/hand-in"), json!({"file": "a.py", "content": ""})),
        ("GET", format!("{path}/hand-ins"), Json::Null),
    ];
    for (method, route, body) in &routes {
        let status = |who: &str| school.server.house(method, route, who, body).0;
        assert_eq!((status(""), status(&school.eve)), (401, 404), "{method} {route}");
        let foreign = format!("{}origin: http://evil.example\r\n", school.tam);
        if *method != "GET" {
            assert_eq!(status(&foreign), 403, "{method} {route} from a foreign page");
        }
    }
    assert_eq!(school.server.house("POST", "/api/hub/classes", &school.ann, &about).0, 403);
    assert_eq!(school.get(&path, &school.ann).0, 200, "nothing has happened");
    let guess = |who: &str| school.server.house("POST", "/api/hub/classes/join", who, &json!({"code": "abcd-efgh"})).0;
    let statuses: Vec<u16> = (0..12).map(|_| guess(&school.eve)).collect();
    assert!(statuses[..10].iter().all(|status| *status == 404) && statuses[11] == 429, "{statuses:?}");
    assert_eq!(guess(&school.ann), 404, "others may still try");
}
