//! The clients, and the desks of those that were here last.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use solvarium_protocol::{Desk, Policy};

/// The header by which a client names itself.
const HEADER: &str = "x-solvarium-session";
/// Longest name.
const LONGEST: usize = 64;

/// The address at the other end of a connection.
#[derive(Clone, Copy)]
pub struct Peer(pub IpAddr);

/// Who a request comes from, where there is a house that knows people: then nobody can pretend to be many.
#[cfg(feature = "hub")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Visitor {
    /// A person, by id.
    Person(String),
    /// Whoever is at this address, if it is known.
    At(Option<IpAddr>),
}

/// Those who share their turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// A visitor of the house.
    #[cfg(feature = "hub")]
    Visitor(Visitor),
    /// A client that named itself.
    Named(String),
    /// Whoever is at this address, if it is known.
    At(Option<IpAddr>),
}

/// The sender of an ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    /// Whose turns it takes.
    pub party: Party,
    /// The name that it gave itself, by which it finds its recordings again.
    name: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let name = parts.headers.get(HEADER).and_then(|value| value.to_str().ok()).filter(|name| is_name(name));
        let address = || parts.extensions.get::<Peer>().map(|peer| peer.0);
        let party = name.map_or_else(|| Party::At(address()), |name| Party::Named(name.into()));
        #[cfg(feature = "hub")]
        let party = parts.extensions.get::<Visitor>().cloned().map_or(party, Party::Visitor);
        Ok(Client { party, name: name.map(String::from) })
    }
}

/// Desks by client; the ones not used for longest go when there are too many.
pub struct Sessions {
    desks: Mutex<VecDeque<(Client, Desk)>>,
    most: usize,
    policy: Policy,
}

impl Sessions {
    /// Room for this many desks.
    pub fn new(most: usize, policy: Policy) -> Self {
        Sessions { desks: Mutex::default(), most: most.max(1), policy }
    }

    /// The desk of a client, which no other reaches; one for the moment if it does not name itself.
    pub fn desk(&self, client: &Client) -> Desk {
        if client.name.is_none() {
            return Desk::new(self.policy);
        }
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        let known = desks.iter().position(|(known, _)| known == client).and_then(|at| desks.remove(at));
        let (_, desk) = known.unwrap_or_else(|| (client.clone(), Desk::new(self.policy)));
        desks.push_front((client.clone(), desk.clone()));
        desks.truncate(self.most);
        desk
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.len() <= LONGEST && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
