//! Searches on the large scale give what a plain search gives, whatever the number of threads.

use std::collections::{BTreeMap, BTreeSet};

use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::{Answer, Ctx, Limit, Limits, Space, Stop};
use solvarium_scale::explore::{self, Layer};
use solvarium_scale::{bfs, explore::Explored};

use crate::situations::{Levels, Situation};
use crate::trials::{Trials, space_trials};

pub fn add<P: solvarium_puzzles::Listed>(trials: &mut Trials, levels: &std::sync::Arc<Levels<P>>) {
    space_trials!(trials, levels: the_shortest_path_of_least_keys_is_found, all_states_are_counted, stops_keep_what_is_whole);
}

/// A space as a plain map: the successors of each state, by keys, and the layer in which it is met.
struct Plain {
    successors: BTreeMap<Vec<u8>, Vec<Vec<u8>>>,
    layers: Vec<BTreeSet<Vec<u8>>>,
    goals: BTreeSet<Vec<u8>>,
}

impl Plain {
    fn of<S: Space>(space: &S) -> Plain {
        let start = key_of(space, &space.initial());
        let mut plain =
            Plain { successors: BTreeMap::new(), layers: vec![BTreeSet::from([start])], goals: BTreeSet::new() };
        let (mut moves, mut keys) = (Vec::new(), Vec::new());
        loop {
            let mut next = BTreeSet::new();
            for key in &plain.layers[plain.layers.len() - 1] {
                let state = space.unpack(key);
                if space.is_goal(&state) {
                    plain.goals.insert(key.clone());
                }
                moves.clear();
                space.moves(&state, &mut moves);
                pack_all(space, &state, &moves, &mut keys);
                let successors: Vec<_> = keys.chunks_exact(space.key_len()).map(<[u8]>::to_vec).collect();
                next.extend(successors.iter().cloned());
                plain.successors.insert(key.clone(), successors);
            }
            next.retain(|key| !plain.successors.contains_key(key));
            if next.is_empty() {
                return plain;
            }
            plain.layers.push(next);
        }
    }

    /// The keys from the start to the nearest goal, of which the last is least, then the one before, and so on.
    fn path(&self) -> Option<Vec<Vec<u8>>> {
        let depth = self.layers.iter().position(|layer| layer.iter().any(|key| self.goals.contains(key)))?;
        let mut path = vec![self.layers[depth].iter().find(|key| self.goals.contains(*key))?.clone()];
        for layer in self.layers[..depth].iter().rev() {
            let wanted = &path[path.len() - 1];
            path.push(layer.iter().find(|key| self.successors[*key].contains(wanted))?.clone());
        }
        path.reverse();
        Some(path)
    }

    fn dead(&self) -> u64 {
        let mut alive = self.goals.clone();
        loop {
            let before = alive.len();
            for (key, successors) in &self.successors {
                if successors.iter().any(|next| alive.contains(next)) {
                    alive.insert(key.clone());
                }
            }
            if alive.len() == before {
                return (self.successors.len() - before) as u64;
            }
        }
    }

    fn counted(&self) -> Vec<Layer> {
        let goals = |layer: &BTreeSet<_>| layer.intersection(&self.goals).count() as u64;
        self.layers.iter().map(|layer| Layer { states: layer.len() as u64, goals: goals(layer) }).collect()
    }
}

fn the_shortest_path_of_least_keys_is_found<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    let path = Plain::of(space).path();
    let mut ctx = Ctx::unwatched(Limits::default());
    let plain = solvarium_algorithms::solve("bfs", space, &mut ctx);
    let before = ctx.stats.before_last_layer;
    for threads in 1..=4 {
        let mut ctx = Ctx::unwatched(Limits::default());
        let found = bfs::run(space, threads, &mut ctx);
        match (&found, &path) {
            (Ok(Answer::Solved(moves)), Some(path)) => {
                assert_eq!(*moves, replay(space, path[1..].iter().map(Vec::as_slice)), "{threads} threads");
                assert!(matches!(&plain, Ok(Answer::Solved(other)) if other.len() == moves.len()));
            }
            (Ok(Answer::Unsolvable), None) => assert_eq!(found, plain),
            _ => panic!("{threads} threads: {found:?}, though the path is {path:?}"),
        }
        // Where the last layer was expanded for nothing, the plain search ends just before it would begin another.
        assert_eq!(ctx.stats.before_last_layer, before, "{threads} threads");
    }
}

fn all_states_are_counted<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    let plain = Plain::of(space);
    let expected = Explored { layers: plain.counted(), stopped: None, dead: Some(plain.dead()) };
    let successors = plain.successors.values().map(|all| all.len() as u64).sum::<u64>();
    for threads in 1..=4 {
        let mut ctx = Ctx::unwatched(Limits::default());
        assert_eq!(explore::run(space, threads, true, &mut ctx), expected, "{threads} threads");
        let stats = &ctx.stats;
        assert_eq!((stats.expanded, stats.generated), (plain.successors.len() as u64, successors));
        assert_eq!(stats.duplicates, successors + 1 - stats.expanded);
    }
}

fn stops_keep_what_is_whole<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    let whole = Plain::of(space).counted();
    let states = whole.iter().map(|layer| layer.states).sum::<u64>();
    for threads in [1, 3] {
        for nodes in [0, states / 2, states - 1] {
            let mut ctx = Ctx::unwatched(Limits { nodes: Some(nodes), ..Limits::default() });
            let explored = explore::run(space, threads, false, &mut ctx);
            assert_eq!(explored.stopped, Some(Stop::Limit(Limit::Nodes)), "{nodes} of {states}");
            assert_eq!(ctx.stats.expanded, nodes);
            assert!(whole.starts_with(&explored.layers));
            let met: u64 = explored.layers.iter().map(|layer| layer.states).sum();
            assert!(nodes < met, "the layer after one that was expanded is known: {nodes} of {states}, {met} met");
        }
    }
}
