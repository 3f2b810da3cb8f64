//! The page from a folder, which may appear and change while it is served.

use std::fs;
use std::path::PathBuf;

use solvarium_web::Config;

use crate::running::{Running, config};

fn serving(folder: PathBuf) -> Running {
    Running::with(Config { page: Some(folder), ..config(1) })
}

fn body(server: &Running, path: &str) -> (u16, String) {
    let (status, _, body) = server.fetch("GET", path, "", "");
    (status, String::from_utf8(body).unwrap())
}

#[test]
fn a_page_that_appears_later_is_awaited_and_then_served() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("page");
    let server = serving(folder.clone());
    let (status, text) = body(&server, "/");
    assert!(status == 503 && text.contains("still being built") && text.contains("http-equiv=\"refresh\""), "{text}");
    assert!(body(&server, "/api/health").1.contains("\"page\":false"));

    fs::create_dir_all(folder.join("assets")).unwrap();
    fs::write(folder.join("index.html"), "the page").unwrap();
    fs::write(folder.join("assets/part.js"), "a part").unwrap();
    assert_eq!(body(&server, "/"), (200, "the page".into()));
    assert_eq!(body(&server, "/watch/sokoban"), (200, "the page".into()));
    assert_eq!(body(&server, "/assets/part.js"), (200, "a part".into()));
    assert!(body(&server, "/api/health").1.contains("\"page\":true"));

    fs::write(folder.join("index.html"), "a newer page").unwrap();
    assert_eq!(body(&server, "/"), (200, "a newer page".into()));
}

#[test]
fn nothing_outside_the_folder_is_served() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("page");
    fs::create_dir_all(folder.join("assets")).unwrap();
    fs::write(folder.join("index.html"), "the page").unwrap();
    fs::write(place.path().join("secret.txt"), "secret").unwrap();
    let server = serving(folder);
    let absolute = place.path().join("secret.txt").display().to_string();
    for path in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        &format!("/{absolute}"),
    ] {
        let (status, text) = body(&server, path);
        assert!(status == 404 || status == 400, "{path}: {status} {text}");
        assert!(!text.contains("secret\n") && text != "secret", "{path}: {text}");
    }
}
