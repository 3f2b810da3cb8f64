//! A Solvarium server, as a program with a key asks it.

use std::time::Duration;

use serde_json::Value as Json;
use solvarium_lab::message;
use ureq::http::{Response, StatusCode};
use ureq::{Agent, Body};

use crate::emit::printable;
use crate::say::{Said, words};

/// How long one answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Server {
    agent: Agent,
    address: String,
    bearer: String,
}

impl Server {
    /// A server by its address, as a browser shows it.
    pub fn new(address: &str, key: &str) -> Result<Server, Said> {
        let given = address.split('#').next().unwrap_or_default().trim_end_matches('/');
        if !["http://", "https://"].iter().any(|scheme| given.starts_with(scheme)) {
            return Err(Said(message!("cli-server-address", address)));
        }
        // The key goes to the server that was named and to no other.
        let config = Agent::config_builder().max_redirects(0).max_redirects_will_error(false);
        let config = config.http_status_as_error(false).timeout_global(Some(PATIENCE)).build();
        Ok(Server { agent: config.new_agent(), address: given.into(), bearer: format!("Bearer {}", key.trim()) })
    }

    /// Asks for something in JSON.
    pub fn get(&self, path: &str) -> Result<Json, Said> {
        let bytes = self.bytes(path)?;
        serde_json::from_slice(&bytes).map_err(|_| self.odd(StatusCode::OK))
    }

    /// Asks for a file.
    pub fn bytes(&self, path: &str) -> Result<Vec<u8>, Said> {
        let request = self.agent.get(self.url(path)).header("authorization", &self.bearer);
        let mut response = self.heard(request.header("accept-language", words().language().name()).call())?;
        match response.status() {
            StatusCode::OK => self.heard(response.body_mut().read_to_vec()),
            _ => Err(self.refused(response)),
        }
    }

    /// Sends something; whether it was taken, or has been overtaken by something newer.
    pub fn put(&self, path: &str, json: &Json) -> Result<bool, Said> {
        let request = self.agent.put(self.url(path)).header("authorization", &self.bearer);
        let request = request.header("accept-language", words().language().name());
        let response = self.heard(request.header("content-type", "application/json").send(json.to_string()))?;
        match response.status() {
            StatusCode::OK => Ok(true),
            StatusCode::CONFLICT => Ok(false),
            _ => Err(self.refused(response)),
        }
    }

    fn url(&self, path: &str) -> String {
        format!("{}/api/hub/{path}", self.address)
    }

    fn heard<T>(&self, answer: Result<T, ureq::Error>) -> Result<T, Said> {
        let address = &self.address;
        answer.map_err(|error| Said(message!("cli-server-unreachable", address, reason = error.to_string())))
    }

    /// Why not, in the server's words.
    fn refused(&self, mut response: Response<Body>) -> Said {
        let status = response.status();
        let answer: Json = response
            .body_mut()
            .read_to_string()
            .ok()
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default();
        match answer["message"].as_str() {
            Some(reason) => Said(message!("cli-server-refused", reason = printable(reason).as_ref())),
            None => self.odd(status),
        }
    }

    fn odd(&self, status: StatusCode) -> Said {
        Said(message!("cli-server-odd", address = &self.address, status = usize::from(status.as_u16())))
    }
}
