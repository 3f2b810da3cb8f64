//! Who asks: a person by the cookie of a session or by a key, or somebody at an address.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use solvarium_engine::message;
use solvarium_hub::{Kind, Problem, SESSION_DAYS, Token, Who};

use super::Doors;
use super::refuse::Refused;
use crate::sessions::{Peer, Visitor};

/// The cookie of a session.
const NAME: &str = "solvarium";
/// The cookie by which the page knows that there is a house, so that it need not ask where there is none.
const SIGN: &str = "solvarium-house=here; Path=/; SameSite=Strict";

/// What is known of the sender of a request.
#[derive(Clone)]
pub struct Asker {
    /// The person, if somebody is signed in.
    pub who: Option<Who>,
    /// The token of their session, if they came by one.
    pub token: Option<String>,
    /// The address they come from.
    pub address: Option<IpAddr>,
    /// Whether the way to them is encrypted.
    secure: bool,
}

/// Finds out who asks, once for a request; whoever answers it can read it.
pub async fn recognise(State(doors): State<Arc<Doors>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    match asker(&doors, request.headers().clone(), peer).await {
        Ok(asker) => {
            request.extensions_mut().insert(match &asker.who {
                Some(who) => Visitor::Person(who.id.clone()),
                None => Visitor::At(asker.address),
            });
            request.extensions_mut().insert(asker);
            next.run(request).await
        }
        Err(problem) => Refused::new(problem, request.headers()).into_response(),
    }
}

/// Tells the page that there is a house.
pub async fn announce(request: Request, next: Next) -> Response {
    let is_page = matches!(request.uri().path(), "/" | "/index.html");
    let mut response = next.run(request).await;
    if is_page {
        response.headers_mut().append(SET_COOKIE, HeaderValue::from_static(SIGN));
    }
    response
}

async fn asker(doors: &Doors, headers: HeaderMap, peer: Option<IpAddr>) -> Result<Asker, Problem> {
    let forwarded = doors.behind_proxy.then(|| forwarded_for(&headers)).flatten();
    let secure = doors.behind_proxy && value(&headers, "x-forwarded-proto") == Some("https");
    let address = forwarded.or(peer);
    let token = cookie(&headers).map(String::from);
    let key = key(&headers);
    let who = match (key, &token) {
        (Some(key), _) => {
            let who = doors.hub.who_has_key(key).await?;
            // A program whose key is wrong should learn it, and not be taken for a stranger.
            Some(who.ok_or_else(|| Problem::new(Kind::SignIn, message!("hub-wrong-key")))?)
        }
        (None, Some(token)) => doors.hub.who(token).await?,
        (None, None) => None,
    };
    Ok(Asker { who, token, address, secure })
}

/// The key of a program.
pub fn key(headers: &HeaderMap) -> Option<&str> {
    value(headers, AUTHORIZATION.as_str())?.strip_prefix("Bearer ").map(str::trim)
}

/// The address that the proxy in front saw: the last that was added.
pub fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

fn value<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

/// The token of a session.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|list| list.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).map(|(_, value)| value)
}

impl Asker {
    /// The person, who must be there.
    pub fn person(&self, headers: &HeaderMap) -> Result<&Who, Refused> {
        let missing = || Refused::new(Problem::new(Kind::SignIn, message!("hub-sign-in")), headers);
        self.who.as_ref().ok_or_else(missing)
    }

    /// The cookie of a session that begins.
    pub fn cookie(&self, Token(token): &Token) -> HeaderValue {
        self.set_cookie(token, SESSION_DAYS * 24 * 60 * 60)
    }

    /// The cookie that ends one.
    pub fn no_cookie(&self) -> HeaderValue {
        self.set_cookie("", 0)
    }

    fn set_cookie(&self, value: &str, seconds: i64) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!("{NAME}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&cookie).expect("tokens are letters and digits")
    }
}

/// An answer that begins or ends a session.
pub fn with_cookie(cookie: HeaderValue, response: impl IntoResponse) -> Response {
    ([(SET_COOKIE, cookie)], response).into_response()
}

/// Somebody, signed in or not.
impl FromRequestParts<Arc<Doors>> for Asker {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _doors: &Arc<Doors>) -> Result<Self, Refused> {
        let nobody = Asker { who: None, token: None, address: None, secure: false };
        Ok(parts.extensions.get::<Asker>().cloned().unwrap_or(nobody))
    }
}

/// Somebody who is signed in; others are told to.
pub struct Person(pub Who);

impl FromRequestParts<Arc<Doors>> for Person {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, doors: &Arc<Doors>) -> Result<Self, Refused> {
        let asker = Asker::from_request_parts(parts, doors).await?;
        asker.person(&parts.headers).cloned().map(Person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let headers =
            |list: &[&'static str]| list.iter().map(|value| (COOKIE, HeaderValue::from_static(value))).collect();
        let found: HeaderMap = headers(&["a=b; solvarium=abc; c=d"]);
        assert_eq!(cookie(&found), Some("abc"));
        for odd in [&["solvariumx=1"][..], &["x solvarium=1"], &[""], &["solvarium"]] {
            assert_eq!(cookie(&headers(odd)), None, "{odd:?}");
        }
    }

    #[test]
    fn of_addresses_only_the_proxys_own_word_counts() {
        let headers =
            HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), "6.6.6.6, 10.0.0.7".parse().unwrap())]);
        assert_eq!(forwarded_for(&headers), Some(IpAddr::from([10, 0, 0, 7])));
        assert_eq!(forwarded_for(&HeaderMap::new()), None);
    }
}
