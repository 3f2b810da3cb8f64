//! Searches of ten million events stay within the bound, and what is kept is in step with them.

use solvarium_engine::{Ancestry, Crossing, Cut, Event, Expansion, Kept, Member, Parent, Population};

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
        let candidate = || Kept::new(vec![number; number as usize % 200], number as usize % 200 * 4);
        let tweak = || Kept::new(number, 4);
        recorder.event(&Event::Step {
            energy: number,
            proposed: number + 1,
            accepted: number % 2 == 0,
            probability: 0.5,
            drawn: Some(0.25),
            temperature: 1.0,
            round: u64::from(number / 1000),
            candidate: &candidate,
            tweak: &tweak,
        });
    }
    let recording = recorder.finish();
    let size = recording.size().expect("there are rows");
    holds_much(&size);
    assert_eq!(size.rounds, EVENTS / 1000);
    let last = size.rows - 1;
    let (number, row) = (recording.step_number(last) as u32 - 1, &recording.steps.items[last]);
    let kept = row.candidate.get::<Vec<u32>>().expect("the candidate is a list of numbers");
    assert_eq!((kept, row.tweak.get::<u32>()), (&vec![number; number as usize % 200], Some(&number)));
    assert_eq!(row.round, u64::from(number / 1000));
}

/// The bound is kept, and made use of.
fn holds_much(size: &TraceSize) {
    assert_eq!((size.events, size.ended), (u64::from(EVENTS), None));
    assert!(size.bytes <= BOUND && size.bytes > BOUND / 4, "{size:?}");
    assert!(size.rows as u64 * size.stride >= size.events && (size.rows as u64 - 1) * size.stride < size.events);
}

/// What a generation holds beside its best candidate is a small part of the whole: of a recording with little room the
/// population is left out.
#[test]
fn generations_stay_within_the_bound() {
    let kept = || Kept::new([0u8; 400], 400);
    let parent = || Parent { rank: 3, fitness: 0.5, candidate: kept() };
    let (cut, mutant) = (Cut::Order { before: 1, cell: None }, Some(kept()));
    let crossings = [Crossing { parents: [parent(), parent()], cut, joined: kept(), mutant, fitness: 0.25 }];
    let population = || Population {
        size: 500,
        members: (0..500).map(|rank| Member { rank, energy: 1, fitness: 0.5 }).collect(),
        candidates: (0..64).map(|rank| (rank, kept())).collect(),
    };
    for (most_bytes, members) in [(4 << 20, 500), (30_000, 0)] {
        let mut recorder = Recorder::new(most_bytes);
        for number in 0..1000 {
            recorder.event(&Event::Generation {
                number,
                energy: 1,
                best: 0.5,
                mean: 0.5,
                candidate: &kept,
                population: &population,
                crossings: &crossings,
            });
        }
        let recording = recorder.finish();
        let size = recording.size().expect("there are rows");
        assert!(size.bytes <= most_bytes, "{size:?}");
        let last = recording.generations.items.last().expect("there are generations");
        assert_eq!((last.population.size, last.population.members.len()), (500, members));
    }
}
