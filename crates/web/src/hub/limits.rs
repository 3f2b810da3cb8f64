//! How often somebody may ask. Who asks more is told when to try again; nobody waits for that here.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use solvarium_engine::message;
use solvarium_hub::{Kind, Problem, Who};

use super::Doors;
use super::refuse::Refused;
use super::visitor::Asker;
use crate::sessions::Visitor;

/// After this many keys those that have not been used are forgotten.
const KEPT: usize = 10_000;

/// How often somebody may ask.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one person in a second, and ten times as many at once.
    pub requests: u32,
    /// Requests from one address by people who are not signed in, in the same way. A whole class may share an address.
    pub strangers: u32,
    /// Wrong passphrases for one name in a minute, and new accounts from one address.
    pub attempts: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { requests: 20, strangers: 100, attempts: 10 }
    }
}

/// The counts.
pub struct Limiters {
    people: DefaultKeyedRateLimiter<Visitor>,
    strangers: DefaultKeyedRateLimiter<Visitor>,
    /// By name, so that nobody's passphrase is tried from many addresses.
    names: DefaultKeyedRateLimiter<String>,
    /// By address: coming in takes work, and wrong links and codes are guesses.
    doors: DefaultKeyedRateLimiter<Visitor>,
}

impl Limiters {
    /// Nobody has asked yet.
    pub fn new(limits: Limits) -> Self {
        let at_least = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let often = |count: u32| Quota::per_second(at_least(count)).allow_burst(at_least(count.saturating_mul(10)));
        let names = Quota::per_minute(at_least(limits.attempts));
        // A class comes in at the same time from one address.
        let doors =
            Quota::per_minute(at_least(limits.attempts)).allow_burst(at_least(limits.attempts.saturating_mul(10)));
        Limiters {
            people: RateLimiter::keyed(often(limits.requests)),
            strangers: RateLimiter::keyed(often(limits.strangers)),
            names: RateLimiter::keyed(names),
            doors: RateLimiter::keyed(doors),
        }
    }

    /// Counts an attempt to come in, by the name that is tried, if there is one, and by the address.
    pub fn attempt(&self, asker: &Asker, name: Option<&str>) -> Result<(), Problem> {
        if let Some(name) = name {
            let name: String = name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).take(100).collect();
            counted(&self.names, &name)?;
        }
        counted(&self.doors, &Visitor::At(asker.address.map(neighbourhood)))
    }

    /// Counts a code that a person tries. Their address does not matter: a whole class joins at once from one.
    pub fn guess(&self, who: &Who) -> Result<(), Problem> {
        counted(&self.names, &who.id)
    }

    fn request(&self, visitor: &Visitor) -> Result<(), Problem> {
        match visitor {
            Visitor::Person(_) => counted(&self.people, visitor),
            Visitor::At(address) => counted(&self.strangers, &Visitor::At(address.map(neighbourhood))),
        }
    }
}

/// Counts one more, unless that is too many.
fn counted<K: Clone + Eq + std::hash::Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Problem> {
    if limiter.len() > KEPT {
        limiter.retain_recent();
    }
    limiter.check_key(key).map_err(|until| {
        let seconds =
            until.wait_time_from(DefaultClock::default().now()).max(Duration::from_millis(1)).as_secs_f64().ceil()
                as u64;
        Problem::new(Kind::TooMany { seconds }, message!("hub-too-often", seconds = seconds as usize))
    })
}

/// One customer of a provider has a whole network of addresses of version 6.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

/// Lets a request pass if its sender has not asked too often.
pub async fn check(State(doors): State<Arc<Doors>>, request: Request, next: Next) -> Response {
    let counts = request.uri().path().starts_with("/api/hub") || request.method() != Method::GET;
    let visitor = request.extensions().get::<Visitor>().cloned().unwrap_or(Visitor::At(None));
    match if counts { doors.limits.request(&visitor) } else { Ok(()) } {
        Ok(()) => next.run(request).await,
        Err(problem) => Refused::new(problem, request.headers()).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_often_is_told_when_to_come_again() {
        let limiters = Limiters::new(Limits { requests: 1, ..Limits::default() });
        let [ann, ben] = ["ann", "ben"].map(|name| Visitor::Person(name.into()));
        assert_eq!((0..50).filter(|_| limiters.request(&ann).is_ok()).count(), 10);
        let Kind::TooMany { seconds } = limiters.request(&ann).unwrap_err().kind else {
            unreachable!("it is too often")
        };
        assert_eq!(seconds, 1);
        assert!(limiters.request(&ben).is_ok(), "others may");
    }

    #[test]
    fn a_network_of_version_6_is_one_address() {
        let at = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2:3:4:5:6"), at("2001:db8:1:2::1"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
    }
}
