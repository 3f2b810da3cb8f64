//! Somebody who uses a server by HTTP, over one connection that is kept.

use std::io;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client, with what it was given to be known by.
pub struct Client {
    address: String,
    connection: Option<SendRequest<Full<Bytes>>>,
    cookie: Option<String>,
    /// The address that a proxy in front of the server would tell, if it is to believe one.
    pub from: Option<String>,
}

/// What a request came back with.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Bytes,
}

impl Answer {
    pub fn json(&self) -> Json {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

impl Client {
    pub fn new(address: &str) -> Client {
        Client { address: address.into(), connection: None, cookie: None, from: None }
    }

    /// The same person at another server.
    pub fn at(&self, address: &str) -> Client {
        Client { cookie: self.cookie.clone(), from: self.from.clone(), ..Client::new(address) }
    }

    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Json) -> io::Result<Answer> {
        self.send(Method::POST, path, Some(body)).await
    }

    /// Sends a request. After an error nothing is known about what became of it.
    pub async fn send(&mut self, method: Method, path: &str, body: Option<&Json>) -> io::Result<Answer> {
        let answer = tokio::time::timeout(PATIENCE, self.exchange(method, path, body)).await;
        let answer = answer.unwrap_or_else(|_| Err(io::Error::new(io::ErrorKind::TimedOut, "no answer")));
        if answer.is_err() {
            self.connection = None;
        }
        answer
    }

    async fn exchange(&mut self, method: Method, path: &str, body: Option<&Json>) -> io::Result<Answer> {
        if self.connection.as_ref().is_none_or(SendRequest::is_closed) {
            let stream = TcpStream::connect(&self.address).await?;
            stream.set_nodelay(true)?;
            let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
            tokio::spawn(connection);
            self.connection = Some(sender);
        }
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.address);
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(from) = &self.from {
            request = request.header("x-forwarded-for", from);
        }
        let body = body.map(Json::to_string).unwrap_or_default();
        let request = request.body(Full::from(body)).map_err(io::Error::other)?;
        let connection = self.connection.as_mut().expect("it was made just now");
        connection.ready().await.map_err(io::Error::other)?;
        let response = connection.send_request(request).await.map_err(io::Error::other)?;
        let status = response.status().as_u16();
        for cookie in response.headers().get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok()) {
            self.keep(cookie.split(';').next().unwrap_or(cookie));
        }
        let body = response.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
        Ok(Answer { status, body })
    }

    /// Keeps what it is to be known by; the sign that there is a house is for pages.
    fn keep(&mut self, cookie: &str) {
        if cookie.starts_with("solvarium=") {
            self.cookie = Some(cookie.into());
        }
    }

    /// Registers somebody, who is then signed in.
    pub async fn register(&mut self, name: &str) {
        let answer = self.post("/api/hub/people", &json!({"name": name})).await.unwrap();
        assert_eq!(answer.status, 201, "{}", answer.json());
    }

    /// Asks the protocol.
    pub async fn ask(&mut self, ask: &Json) -> Json {
        self.post("/api/ask", ask).await.unwrap().json()
    }
}
