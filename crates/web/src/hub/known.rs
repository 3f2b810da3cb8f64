//! Who the sessions belong to that were used last.
//!
//! Outside the house it only matters whose turn it is and whose recordings are found, so there it may be known for a while,
//! and a step in a game asks no database. Inside, where people may and may not, the database is asked each time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use solvarium_hub::Who;

/// How long it is known.
const KEPT: Duration = Duration::from_secs(30);
/// Of how many.
const MOST: usize = 10_000;

/// People by the tokens of their sessions.
#[derive(Default)]
pub struct Known(Mutex<HashMap<String, (Instant, Who)>>);

impl Known {
    /// Who it was a short while ago.
    pub fn find(&self, token: &str) -> Option<Who> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(token).filter(|(since, _)| since.elapsed() < KEPT).map(|(_, who)| who.clone())
    }

    /// Keeps what the database said just now.
    pub fn note(&self, token: &str, who: Option<&Who>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, (since, _)| since.elapsed() < KEPT);
        }
        match who {
            Some(who) if known.len() < MOST => drop(known.insert(token.into(), (Instant::now(), who.clone()))),
            _ => drop(known.remove(token)),
        }
    }
}

#[cfg(test)]
mod tests {
    use solvarium_hub::Role;

    use super::*;

    #[test]
    fn what_the_database_denies_is_forgotten() {
        let known = Known::default();
        let who = Who { id: "1".into(), name: "Ann".into(), role: Role::Player };
        known.note("token", Some(&who));
        assert_eq!(known.find("token"), Some(who));
        assert_eq!(known.find("other"), None);
        known.note("token", None);
        assert_eq!(known.find("token"), None);
    }

    #[test]
    fn there_is_room_for_so_many() {
        let known = Known::default();
        let who = Who { id: "1".into(), name: "Ann".into(), role: Role::Player };
        (0..=MOST).for_each(|number| known.note(&number.to_string(), Some(&who)));
        assert!(known.find("0").is_some() && known.find(&MOST.to_string()).is_none());
    }
}
