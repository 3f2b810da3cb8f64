//! Which requests are meant for this server. A foreign page can make its own name point to this machine (DNS rebinding),
//! and any page can send requests here; a browser tells in `Host` and `Origin` which name and which page it was.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use solvarium_engine::{Message, message};

use crate::language;

/// The names of the server. The port is not looked at: a browser cannot be made to send a wrong one, and forwarded ports
/// differ.
pub struct Names {
    /// Where the server listens.
    pub address: IpAddr,
    /// Names and addresses beside those that it always has.
    pub others: Vec<String>,
}

impl Names {
    /// Whether a name, or an address as it stands in `Host`, is the server's.
    fn contains(&self, name: &str) -> bool {
        let listed = self.others.iter().any(|other| other.eq_ignore_ascii_case(name));
        listed || name.eq_ignore_ascii_case("localhost") || self.has_address(name)
    }

    fn has_address(&self, name: &str) -> bool {
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        address.is_ok_and(|ip| ip == self.address || ip.is_loopback() || self.address.is_unspecified())
    }
}

/// Lets a request pass if it names this server and comes from its page or from no page.
pub async fn check(State(names): State<Arc<Names>>, request: Request, next: Next) -> Response {
    match refusal(&names, request.headers()) {
        Some(reason) => (StatusCode::FORBIDDEN, language::line(request.headers(), &reason)).into_response(),
        None => next.run(request).await,
    }
}

/// Why a request is refused, if it is.
pub fn refusal(names: &Names, headers: &HeaderMap) -> Option<Message> {
    let Some(host) = only(headers, HOST).and_then(|host| host.parse::<Authority>().ok()) else {
        return Some(message!("protocol-no-host"));
    };
    if host.as_str().contains('@') || !names.contains(host.host()) {
        return Some(message!("protocol-other-host", name = host.host()));
    }
    let same = |origin: &str| origin.split_once("://").is_some_and(|(_, origin)| host == *origin);
    let foreign = headers.contains_key(ORIGIN) && !only(headers, ORIGIN).is_some_and(same);
    foreign.then(|| message!("protocol-other-page"))
}

/// The value of a header that is there exactly once.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).into_iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(address: &str, host: &str, origin: Option<&str>) -> bool {
        let names = Names { address: address.parse().unwrap(), others: vec!["lab.example".into()] };
        let mut headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
        headers.extend(origin.map(|origin| (ORIGIN, origin.parse().unwrap())));
        refusal(&names, &headers).is_none()
    }

    #[test]
    fn a_server_knows_its_names() {
        let local = ["localhost:7878", "LOCALHOST", "127.0.0.1:7878", "[::1]:7878", "lab.example:80", "Lab.Example"];
        assert!(local.iter().all(|host| answered("127.0.0.1", host, None)));
        let foreign =
            ["evil.example:7878", "localhost.evil.example", "192.168.0.7:7878", "localhost@evil.example", "", "a b"];
        assert!(!foreign.iter().any(|host| answered("127.0.0.1", host, None)));
        assert!(answered("192.168.0.7", "192.168.0.7:7878", None));
        assert!(answered("0.0.0.0", "192.168.0.7:7878", None) && answered("::", "[fd00::7]:7878", None));
        assert!(!answered("0.0.0.0", "evil.example:7878", None));
    }

    #[test]
    fn only_its_own_page_may_ask() {
        let asks = |origin| answered("127.0.0.1", "localhost:7878", Some(origin));
        assert!(asks("http://localhost:7878") && asks("https://localhost:7878"));
        let foreign =
            ["http://localhost:5173", "http://127.0.0.1:7878", "http://evil.example", "null", "", "localhost:7878"];
        assert!(!foreign.into_iter().any(asks));
    }

    #[test]
    fn a_host_must_be_there_once() {
        let names = Names { address: IpAddr::from([127, 0, 0, 1]), others: Vec::new() };
        assert!(refusal(&names, &HeaderMap::new()).is_some());
        let mut twice = HeaderMap::new();
        twice.append(HOST, "localhost".parse().unwrap());
        twice.append(HOST, "evil.example".parse().unwrap());
        assert!(refusal(&names, &twice).is_some());
    }
}
