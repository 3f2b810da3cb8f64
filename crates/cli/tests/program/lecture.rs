//! `lecture`: it says what is wrong with a file, and serves one that is right.

use std::path::Path;

use crate::running::{Folder, run_in, run_with};

/// The example that comes with the program.
fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lectures/astar.json");
    path.display().to_string()
}

#[test]
fn a_lecture_is_checked_without_being_served() {
    let fine = run_with(&["lecture", &example(), "--check"], "").exits(0);
    assert!(fine.out.ends_with(": 8 slides, all of which can be shown\n"), "{}", fine.out);
    let fine = run_in("vi_VN.UTF-8", &["lecture", &example(), "--check"], "").exits(0);
    assert!(fine.out.ends_with(": 8 trang, trang nào cũng chiếu được\n"), "{}", fine.out);
}

#[test]
fn what_is_wrong_is_shown_with_its_line() {
    let folder = Folder::new();
    for (name, text, parts) in [
        (
            "level.json",
            "{\"title\": \"t\",\n\"slides\": [\n{\"title\": \"a\", \"level\": \"grid/999\"}]}",
            &["slide 1", "`grid/999`", "line 3"],
        ),
        (
            "word.json",
            "{\"title\": \"t\", \"slides\": [\n{\"title\": \"a\", \"levle\": 1}]}",
            &["`levle`", "`level`", "line 2"],
        ),
        ("broken.json", "{\"title\": \"t\",\n\n", &["broken.json", "EOF", "line 3"]),
    ] {
        let path = folder.write(name, text);
        run_with(&["lecture", &path, "--check"], "").exits(2).complains(parts);
    }
    run_with(&["lecture", "nowhere.json"], "").exits(2).complains(&["nowhere.json"]);
}

#[cfg(unix)]
#[test]
fn a_lecture_is_served_at_its_address() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::net::TcpStream;
    use std::process::{Command, Stdio};

    let mut server = Command::new(env!("CARGO_BIN_EXE_solvarium"))
        .args(["lecture", &example(), "--addr", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("/#/lecture/served"), "{line}");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect(&line);

    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /api/lecture HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("From breadth-first search to A*"), "{answer}");

    assert!(Command::new("kill").args(["-INT", &server.id().to_string()]).status().unwrap().success());
    assert!(server.wait().unwrap().success());
}
