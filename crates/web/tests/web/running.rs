//! A running server, and what is sent to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::{Value as Json, json};
use solvarium_lab::Limits;
use solvarium_protocol::Policy;
use solvarium_web::{Config, Server, Waiting};

pub const POLICY: Policy = Policy {
    limits: Limits { nodes: None, seconds: None, cpu_seconds: None, bytes: Some(256 << 20) },
    trace_bytes: 1 << 20,
    session_bytes: 4 << 20,
    level_bytes: 1 << 20,
};

pub fn config(workers: usize) -> Config {
    let local = Config::local(SocketAddr::from(([127, 0, 0, 1], 0)));
    Config { workers, waiting: Waiting { all: 8, each: 4 }, sessions: 4, policy: POLICY, ..local }
}

/// A server of its own for each test; it ends when this is dropped.
pub struct Running {
    pub address: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Running {
    pub fn start(workers: usize) -> Self {
        Running::with(config(workers))
    }

    pub fn with(config: Config) -> Self {
        let (told, address) = std::sync::mpsc::channel();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::bind(config).await.unwrap();
                told.send(server.address()).unwrap();
                server.run(async { drop(stopped.await) }).await;
            });
        });
        Running { address: address.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    /// Sends some bytes; gives back the connection, to read the answer from.
    pub fn send_text(&self, text: &str) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        BufReader::new(stream)
    }

    /// Sends a request, to `localhost` unless the headers name a host.
    pub fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> BufReader<TcpStream> {
        let host = if headers.contains("host:") { "" } else { "host: localhost\r\n" };
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\n{host}connection: close\r\n{headers}");
        self.send_text(&format!("{head}content-length: {length}\r\n\r\n{body}"))
    }

    /// Status, head and body.
    pub fn fetch(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String, Vec<u8>) {
        let mut answer = Vec::new();
        self.send(method, path, headers, body).read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(answer[..end].to_vec()).unwrap().to_lowercase();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head, answer[end + 4..].to_vec())
    }

    pub fn ask(&self, ask: &Json) -> Json {
        let (_, _, body) = self.fetch("POST", "/api/ask", JSON, &ask.to_string());
        serde_json::from_slice(&body).unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        self.thread.take().unwrap().join().unwrap();
    }
}

pub const JSON: &str = "content-type: application/json\r\nx-solvarium-session: tester\r\n";

pub fn first_levels(server: &Running) -> Vec<(Json, String)> {
    let catalogue = server.ask(&json!({"ask": "catalogue"}));
    let first = |puzzle: &Json| {
        let level = json!({"from": "built-in", "name": puzzle["packs"][0]["levels"][0]["name"]});
        (level, puzzle["name"].as_str().unwrap().to_string())
    };
    catalogue["puzzles"].as_array().unwrap().iter().map(first).collect()
}

/// The messages of a stream: their names and their JSON.
pub fn messages(stream: BufReader<TcpStream>) -> impl Iterator<Item = (String, Json)> {
    let mut lines = stream.lines().map_while(Result::ok);
    std::iter::from_fn(move || {
        let name = lines.find_map(|line| line.strip_prefix("event: ").map(String::from))?;
        let data = lines.find_map(|line| line.strip_prefix("data: ").map(String::from))?;
        Some((name, serde_json::from_str(&data).unwrap()))
    })
}

/// An ask that takes longer than anyone waits: twenty colours in a fixed disorder, searched in the dark.
pub fn long_ask() -> String {
    let colour = |unit: usize| char::from(b'a' + ((unit * 37 + unit / 20) % 20) as u8);
    let cups: Vec<String> = (0..20).map(|cup| (0..4).map(|unit| colour(cup * 4 + unit)).collect()).collect();
    let level = json!({"from": "text", "text": format!("4:{}._._", cups.join("."))});
    json!({"ask": "solve", "level": level, "request": {"algorithm": "ids"}}).to_string()
}
