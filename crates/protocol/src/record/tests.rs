//! Searches of ten million events stay within the bound, and what is kept is in step with them.

use solvarium_engine::{Ancestry, Attempt, Event, Expansion};

use super::{Recorder, TraceRows, TraceSize};

const EVENTS: u32 = 10_000_000;
const BOUND: usize = 4 << 20;

/// A tree in which node `id` was reached from node `id / 3`; each key tells its number.
struct Ternary(Vec<[u8; 4]>);

impl Ancestry for Ternary {
    fn parent(&self, id: u32) -> Option<u32> {
        (id > 0).then_some(id / 3)
    }

    fn key(&self, id: u32) -> &[u8] {
        &self.0[id as usize]
    }
}

#[test]
fn ten_million_expansions_stay_within_the_bound() {
    let nodes = Ternary((0..EVENTS).map(u32::to_le_bytes).collect());
    let mut recorder = Recorder::new(BOUND);
    for id in 0..EVENTS {
        let expansion = Expansion { id, parent: nodes.parent(id), g: id / 1000, h: None, depth: 1, key: nodes.key(id) };
        recorder.event(&Event::Expansion(expansion, Some(&nodes)));
    }
    let recording = recorder.finish();
    let size = recording.size().expect("there are rows");
    holds_much(&size);
    let last = size.rows - 1;
    let TraceRows::Expansions { n, id, g, .. } = recording.page(last, 1).rows else {
        panic!("expansions were recorded")
    };
    let number = last as u32 * size.stride as u32;
    assert_eq!((n[0], id[0], g[0]), (u64::from(number) + 1, Some(number), number / 1000));
    let tree = recording.tree(None, None, 500).expect("there is a root");
    assert_eq!(tree.nodes.len(), 500);
    assert!(tree.nodes[0].below as usize >= last);
}

#[test]
fn ten_million_steps_stay_within_the_bound() {
    let mut recorder = Recorder::new(BOUND);
    for number in 0..EVENTS {
        let candidate = || Attempt::new(vec![number; number as usize % 200]);
        let (energy, proposed, accepted, temperature) = (number, number + 1, number % 2 == 0, 1.0);
        recorder.event(&Event::Step { energy, proposed, accepted, temperature, candidate: &candidate });
    }
    let recording = recorder.finish();
    let size = recording.size().expect("there are rows");
    holds_much(&size);
    let (n, _, attempt) = recording.candidate(size.rows - 1).expect("every row has a candidate");
    let number = n as u32 - 1;
    assert_eq!(attempt.moves::<u32>().expect("the moves are numbers"), vec![number; number as usize % 200]);
}

/// The bound is kept, and made use of.
fn holds_much(size: &TraceSize) {
    assert_eq!((size.events, size.ended), (u64::from(EVENTS), None));
    assert!(size.bytes <= BOUND && size.bytes > BOUND / 4, "{size:?}");
    assert!(size.rows as u64 * size.stride >= size.events && (size.rows as u64 - 1) * size.stride < size.events);
}
