//! The desks of the clients that were here last.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;
use solvarium_lab::protocol::{Desk, Policy};

/// The header by which a client names itself.
pub const HEADER: &str = "x-solvarium-session";
/// Longest name.
const LONGEST: usize = 64;

/// Desks by name; the ones not used for longest go when there are too many.
pub struct Sessions {
    desks: Mutex<VecDeque<(String, Desk)>>,
    most: usize,
    policy: Policy,
}

impl Sessions {
    /// Room for this many desks.
    pub fn new(most: usize, policy: Policy) -> Self {
        Sessions { desks: Mutex::default(), most: most.max(1), policy }
    }

    /// The desk of the client that sent these headers; one of its own, for the moment, if it does not name itself.
    pub fn desk(&self, headers: &HeaderMap) -> Desk {
        let Some(name) = headers.get(HEADER).and_then(|value| value.to_str().ok()).filter(|name| is_name(name)) else {
            return Desk::new(self.policy);
        };
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        let known = desks.iter().position(|(known, _)| known == name).and_then(|at| desks.remove(at));
        let (name, desk) = known.unwrap_or_else(|| (name.into(), Desk::new(self.policy)));
        desks.push_front((name, desk.clone()));
        desks.truncate(self.most);
        desk
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.len() <= LONGEST && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
