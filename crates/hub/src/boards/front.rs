//! The Pareto front: entries that no other beats in both of two measures.

use super::Entry;

/// The front of entries by two measures, by the first from least to most. Of equals, the one that came first.
pub fn front(mut entries: Vec<Entry>, [first, second]: [&str; 2]) -> Vec<Entry> {
    let of = |entry: &Entry, measure: &str| entry.measures.get(measure).copied().unwrap_or(i64::MAX);
    entries.sort_by_key(|entry| (of(entry, first), of(entry, second), entry.when));
    let mut least = i64::MAX;
    entries.retain(|entry| {
        let value = of(entry, second);
        let on_front = value < least;
        least = least.min(value);
        on_front
    });
    entries
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::people::Person;

    fn entry(id: &str, pushes: i64, moves: i64, when: i64) -> Entry {
        let measures = BTreeMap::from([("pushes".into(), pushes), ("moves".into(), moves)]);
        let person = Person::of(None, None, None);
        Entry { id: id.into(), level: String::new(), person, measures, seconds: None, assisted: false, when }
    }

    #[test]
    fn what_is_beaten_in_both_is_not_on_the_front() {
        let entries = vec![
            entry("few moves", 30, 60, 1),
            entry("few pushes", 10, 100, 2),
            entry("later", 10, 100, 3),
            entry("between", 20, 80, 4),
            entry("beaten", 20, 81, 5),
            entry("beaten by all", 40, 120, 0),
        ];
        let ids: Vec<String> = front(entries, ["pushes", "moves"]).into_iter().map(|entry| entry.id).collect();
        assert_eq!(ids, ["few pushes", "between", "few moves"]);
        assert!(front(Vec::new(), ["pushes", "moves"]).is_empty());
    }
}
