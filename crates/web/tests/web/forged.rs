//! What people make up: times and figures that are the server's to say, other people's moves, games and sessions.

use serde_json::{Value as Json, json};

use crate::hub::{house, solution};
use crate::running::Running;

const SMALL: &str = "######\n#@$ .#\n######\n";

/// A game of somebody.
fn begun(server: &Running, who: &str) -> String {
    let game = server.house("POST", "/api/hub/games", who, &json!({"level": "sokoban/1"})).2;
    format!("/api/hub/games/{}", game["game"].as_str().unwrap())
}

#[test]
fn what_the_server_finds_out_cannot_be_told_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (ann, moves) = (server.registered("Ann"), solution(&server));
    let finish = begun(&server, &ann);
    let forged = [
        ("/api/hub/games", json!({"level": "sokoban/1", "started": 0})),
        (finish.as_str(), json!({"moves": moves, "milliseconds": 1})),
        (finish.as_str(), json!({"moves": moves, "seconds": 0.001})),
        (finish.as_str(), json!({"moves": moves, "person": "Ben"})),
        ("/api/hub/entries", json!({"level": "sokoban/1", "moves": moves, "when": 0})),
        ("/api/hub/entries", json!({"level": "sokoban/1", "moves": moves, "measures": {"pushes": 1}})),
        (
            "/api/hub/solvers/reported",
            json!({"level": "sokoban/1", "solver": "x", "moves": moves, "measured_here": true}),
        ),
        ("/api/hub/levels", json!({"text": SMALL, "licence": "CC0-1.0", "verdict": "verified"})),
        ("/api/hub/people", json!({"name": "Root", "role": "admin"})),
    ];
    for (path, body) in &forged {
        let (status, _, problem) = server.house("POST", path, &ann, body);
        assert_eq!((status, &problem["problem"]), (400, &json!("malformed")), "{path} {body}");
    }
    let board = server.house("GET", "/api/hub/board?level=sokoban%2F1", "", &Json::Null).2;
    assert_eq!((&board["ranks"]["pushes"], &board["solvers"]), (&json!([]), &json!([])));
}

#[test]
fn moves_sent_at_once_are_no_fast_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (ann, moves) = (server.registered("Ann"), solution(&server));
    let entry = server.house("POST", &begun(&server, &ann), &ann, &json!({"moves": moves})).2;
    assert_eq!(entry["seconds"], Json::Null, "{entry}");
    let board = server.house("GET", "/api/hub/board?level=sokoban%2F1", "", &Json::Null).2;
    assert_eq!(board["fastest"], json!([]));
}

#[test]
fn moves_of_another_level_impossible_ones_and_the_same_again_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (ann, moves) = (server.registered("Ann"), solution(&server));
    let mut impossible = moves.as_array().unwrap().clone();
    impossible.insert(1, json!("Through the wall"));
    let enter = |level: &str, moves: &Json| {
        server.house("POST", "/api/hub/entries", &ann, &json!({"level": level, "moves": moves})).0
    };
    assert_eq!(enter("sokoban/2", &moves), 422, "of another level");
    assert_eq!(enter("sokoban/1", &json!(impossible)), 422);
    assert_eq!(enter("sokoban/1", &json!([])), 422);
    assert_eq!([enter("sokoban/1", &moves), enter("sokoban/1", &moves)], [201, 409]);
    let game = begun(&server, &ann);
    assert_eq!(server.house("POST", &game, &ann, &json!({"moves": moves})).0, 409, "in a game they are not new either");
}

#[test]
fn nobody_changes_what_is_anothers() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (ann, ben, moves) = (server.registered("Ann"), server.registered("Ben"), solution(&server));
    let game = begun(&server, &ann);
    let published = server.house("POST", "/api/hub/levels", &ann, &json!({"text": SMALL, "licence": "CC0-1.0"})).2;
    let level = published["levels"][0]["id"].as_str().unwrap().to_string();
    let collected = json!({"title": "Mine", "levels": [level]});
    let collection = server.house("POST", "/api/hub/collections", &ann, &collected).2["id"].clone();
    let enter = json!({"level": "sokoban/1", "moves": moves});
    let entry = server.house("POST", "/api/hub/entries", &ann, &enter).2["id"].clone();
    let key = server.house("POST", "/api/hub/me/keys", &ann, &json!({"label": "bot"})).2["key"]["id"].clone();
    let [collection, entry, key] = [&collection, &entry, &key].map(|id| id.as_str().unwrap());
    let before = server.house("GET", "/api/hub/me/export", &ann, &Json::Null).2;
    let attempts = [
        ("POST", game, json!({"moves": moves})),
        ("PATCH", format!("/api/hub/levels/{level}"), json!({"title": "Yours"})),
        ("DELETE", format!("/api/hub/levels/{level}"), Json::Null),
        ("PUT", format!("/api/hub/collections/{collection}"), json!({"title": "Yours", "levels": []})),
        ("DELETE", format!("/api/hub/collections/{collection}"), Json::Null),
        ("DELETE", format!("/api/hub/entries/{entry}"), Json::Null),
        ("DELETE", format!("/api/hub/me/keys/{key}"), Json::Null),
        ("DELETE", "/api/hub/me".into(), json!({"name": "Ann"})),
        ("POST", "/api/hub/admin/people/Ann/ban".into(), json!({"banned": true})),
        ("POST", "/api/hub/admin/people/Ann/link".into(), Json::Null),
        ("POST", format!("/api/hub/admin/levels/{level}/hide"), json!({"hidden": true})),
        ("POST", format!("/api/hub/admin/entries/{entry}/hide"), json!({"hidden": true})),
    ];
    for (method, path, body) in &attempts {
        let status = server.house(method, path, &ben, body).0;
        assert!([403, 404, 422].contains(&status), "{method} {path}: {status}");
        assert_eq!(server.house(method, path, "", body).0, 401, "{method} {path} by a stranger");
        let forged = "cookie: solvarium=23456789abcdefghijkmnpqrstuvwxyz\r\n";
        assert_eq!(server.house(method, path, forged, body).0, 401, "{method} {path} with a session that never was");
    }
    assert_eq!(server.house("GET", "/api/hub/me/export", &ann, &Json::Null).2, before);
}

#[test]
fn a_session_that_has_ended_opens_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let ann = server.registered("Ann");
    let game = begun(&server, &ann);
    assert_eq!(server.house("DELETE", "/api/hub/session", &ann, &Json::Null).0, 204);
    let finish = json!({"moves": solution(&server)});
    assert_eq!(server.house("POST", &game, &ann, &finish).0, 401);
    let again = server.house("POST", "/api/hub/session", "", &json!({"name": "Ann", "passphrase": "long enough"}));
    assert_eq!(again.0, 200);
    assert_eq!(server.house("POST", &game, &ann, &finish).0, 401, "the new session is another one");
}
