//! `solvarium serve`: it tells its address, answers there, and ends when it is asked to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

#[test]
fn the_server_tells_its_address_answers_and_ends_on_ctrl_c() {
    let mut server = Command::new(env!("CARGO_BIN_EXE_solvarium"))
        .args(["serve", "--addr", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect(&line);

    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"status\":\"ok\""), "{answer}");

    let asked = Command::new("kill").args(["-INT", &server.id().to_string()]).status().unwrap();
    assert!(asked.success());
    assert!(server.wait().unwrap().success());
}
