//! Searches on the large scale give what a plain search gives, whatever the number of threads.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{Receiver, Sender, channel};

use serde::Serialize;
use serde::de::DeserializeOwned;
use solvarium_engine::space::{key_of, pack_all, replay};
use solvarium_engine::{Answer, Cost, Ctx, Limit, Limits, Options, Space, StateSpace, Stats, Stop, Task};
use solvarium_scale::disk::Disk;
use solvarium_scale::explore::{self, Layer};
use solvarium_scale::link::{Link, Means};
use solvarium_scale::{Ended, bfs, explore::Explored, waves};

use crate::situations::{Levels, Situation};
use crate::trials::{Trials, space_trials};

pub fn add<P: solvarium_puzzles::Listed>(trials: &mut Trials, levels: &std::sync::Arc<Levels<P>>) {
    space_trials!(trials, levels: the_shortest_path_of_least_keys_is_found, the_cheapest_path_is_found_in_waves,
        all_states_are_counted, stops_keep_what_is_whole, disk_gives_what_memory_gives, a_search_on_disk_goes_on,
        linked_crews_give_what_one_gives);
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
            (Ok(Answer::Unsolvable), None) => assert_eq!(plain, Ok(Answer::Unsolvable)),
            _ => panic!("{threads} threads: {found:?}, though the path is {path:?}"),
        }
        // Where the last layer was expanded for nothing, the plain search ends just before it would begin another.
        assert_eq!(ctx.stats.before_last_layer, before, "{threads} threads");
    }
}

/// What the moves of a solution cost. Where states are the same but for names, the space need not offer these very moves.
fn cost_to_a_goal<S: Space>(space: &S, moves: &[S::Move]) -> Cost {
    let (mut state, mut cost) = (space.initial(), 0);
    for &step in moves {
        cost += space.cost(&state, step);
        state = space.apply(&state, step);
    }
    assert!(space.is_goal(&state), "the moves do not lead to a goal: {moves:?}");
    cost
}

/// The searches in waves: uniform-cost search, and A\* with every heuristic.
fn the_cheapest_path_is_found_in_waves<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    let options = Options::default();
    let searches = std::iter::once(("ucs", &S::HEURISTICS[0])).chain(S::HEURISTICS.iter().map(|h| ("astar", h)));
    for (name, heuristic) in searches {
        let task = Task { space, heuristic, options: &options };
        let mut ctx = Ctx::unwatched(Limits::default());
        let plain = solvarium_algorithms::run(name, &task, 0, &mut ctx).expect("there are no limits");
        let plain_stats = ctx.stats;
        let search = |threads, nodes| {
            let mut ctx = Ctx::unwatched(Limits { nodes, ..Limits::default() });
            let answer = solvarium_scale::run(name, &task, Means::on(threads), &mut ctx);
            (answer, Stats { threads: None, bytes: 0, search_bytes: 0, ..ctx.stats })
        };
        let (answer, stats) = search(1, None);
        let about = format!("{name} with {}", heuristic.name);
        match (&answer, &plain) {
            (Ok(Answer::Solved(moves)), Answer::Solved(others)) => {
                let costs = [moves, others].map(|moves| cost_to_a_goal(space, moves));
                if name == "ucs" || heuristic.admissible {
                    assert_eq!(costs[0], costs[1], "{about}");
                    assert_eq!(stats.lower_bound, plain_stats.lower_bound, "{about}");
                }
            }
            (Ok(answer), plain) => assert_eq!((answer, stats.expanded), (plain, plain_stats.expanded), "{about}"),
            (Err(_), _) => panic!("{about}: there are no limits"),
        }
        if name == "ucs" {
            assert_eq!(stats.before_last_layer, plain_stats.before_last_layer);
        }
        for threads in 2..=4 {
            assert_eq!(search(threads, None), (answer.clone(), stats.clone()), "{about}, {threads} threads");
        }
        for nodes in [0, stats.expanded / 2].into_iter().filter(|nodes| *nodes < stats.expanded) {
            let (answer, stats) = search(2, Some(nodes));
            assert_eq!((answer, stats.expanded), (Err(Stop::Limit(Limit::Nodes).into()), nodes), "{about}");
        }
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
        assert_eq!(explore::run(space, threads, true, &mut ctx).as_ref(), Ok(&expected), "{threads} threads");
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
            let explored = explore::run(space, threads, false, &mut ctx).expect("nothing can fail in memory");
            assert_eq!(explored.stopped, Some(Stop::Limit(Limit::Nodes)), "{nodes} of {states}");
            assert_eq!(ctx.stats.expanded, nodes);
            assert!(whole.starts_with(&explored.layers));
            let met: u64 = explored.layers.iter().map(|layer| layer.states).sum();
            assert!(nodes < met, "the layer after one that was expanded is known: {nodes} of {states}, {met} met");
        }
    }
}

/// A folder that lies in this one, and so little memory that everything is spilled.
fn on_disk(folder: &std::path::Path, name: &str, resume: bool) -> Disk {
    Disk {
        folder: folder.join(name),
        resume,
        search: vec![("level".into(), "#1".into())],
        sync: false,
        memory: 1 << 12,
        gauge: Default::default(),
    }
}

/// So many threads, whose states lie there.
fn lying_in(place: &Disk, threads: usize) -> Means<'_> {
    Means { disk: Some(place), ..Means::on(threads) }
}

/// What was counted, but for what is held, and for how much waited in the middle of a round.
fn counts(stats: &Stats) -> Stats {
    Stats { threads: None, bytes: 0, search_bytes: 0, peak_open: 0, disk_bytes: None, ..stats.clone() }
}

fn disk_gives_what_memory_gives<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (options, usual) = (Options::default(), &S::HEURISTICS[0]);
    let informed = S::HEURISTICS.iter().map(|heuristic| ("astar", heuristic));
    for (name, heuristic) in [("bfs", usual), ("ucs", usual)].into_iter().chain(informed) {
        let task = Task { space, heuristic, options: &options };
        let mut ctx = Ctx::unwatched(Limits::default());
        let found = solvarium_scale::run(name, &task, Means::on(1), &mut ctx);
        // Once more, it only reads what is there.
        for (threads, resume) in [(1, false), (2, false), (2, true)] {
            let about = format!("{name}-{}-{threads}", heuristic.name);
            let place = on_disk(folder.path(), &about, resume);
            let mut disk = Ctx::unwatched(Limits::default());
            let found_there = solvarium_scale::run(name, &task, lying_in(&place, threads), &mut disk);
            assert_eq!(found_there, found, "{about}");
            assert_eq!(counts(&disk.stats), counts(&ctx.stats), "{about}");
        }
    }
}

fn a_search_on_disk_goes_on<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut whole = Ctx::unwatched(Limits::default());
    let explored = explore::run(space, 1, false, &mut whole);
    for threads in 1..=2 {
        let place = on_disk(folder.path(), &format!("{threads}"), true);
        let mut states = 0;
        // Stopped again and again, at the latest when the states are half as many again.
        loop {
            let mut ctx = Ctx::unwatched(Limits { nodes: Some(states), ..Limits::default() });
            let found = explore::run_by(space, lying_in(&place, threads), &mut ctx);
            if states > whole.stats.expanded {
                assert_eq!(found, explored, "{threads} threads");
                assert_eq!(counts(&ctx.stats), counts(&whole.stats), "{threads} threads");
                break;
            }
            let layers = found.expect("nothing goes wrong").layers;
            assert!(explored.as_ref().expect("nothing goes wrong").layers.starts_with(&layers));
            states = states * 3 / 2 + 1;
        }
    }
}

/// What crews tell each other here: over channels within this process.
enum Told {
    Text(String),
    Lists(Vec<(usize, Vec<u8>)>),
}

/// The connection of one crew to all others.
struct Tied {
    number: usize,
    to: Vec<Sender<Told>>,
    from: Vec<Receiver<Told>>,
}

/// Connections between so many crews.
fn tied(crews: usize) -> Vec<Tied> {
    let mut all: Vec<_> = (0..crews).map(|number| Tied { number, to: Vec::new(), from: Vec::new() }).collect();
    for from in 0..crews {
        for to in 0..crews {
            let (sender, receiver) = channel();
            all[from].to.push(sender);
            all[to].from.push(receiver);
        }
    }
    all
}

impl Link for Tied {
    fn process(&self) -> usize {
        self.number
    }

    fn processes(&self) -> usize {
        self.to.len()
    }

    fn agree<T: Serialize + DeserializeOwned>(&mut self, here: Result<T, Ended>) -> Result<Vec<T>, Ended> {
        let text = serde_json::to_string(&here).expect("it can be written");
        self.to.iter().for_each(|other| other.send(Told::Text(text.clone())).expect("all go on"));
        let read = |other: &Receiver<Told>| match other.recv().expect("all go on") {
            Told::Text(text) => serde_json::from_str(&text).expect("it was written here"),
            Told::Lists(_) => panic!("all make the same calls"),
        };
        self.from.iter().map(read).collect()
    }

    fn exchange<'a>(
        &mut self,
        out: impl Iterator<Item = (usize, usize, &'a [u8])>,
        mut take: impl FnMut(usize, usize, &[u8]),
    ) -> Result<(), Ended> {
        let mut lists = vec![Vec::new(); self.to.len()];
        out.for_each(|(to, list, bytes)| lists[to].push((list, bytes.to_vec())));
        assert!(lists[self.number].is_empty(), "what is its own stays");
        let sent = self.to.iter().zip(lists);
        sent.for_each(|(other, lists)| other.send(Told::Lists(lists)).expect("all go on"));
        for (from, other) in self.from.iter().enumerate() {
            match other.recv().expect("all go on") {
                Told::Lists(lists) => lists.iter().for_each(|(list, bytes)| take(from, *list, bytes)),
                Told::Text(_) => panic!("all make the same calls"),
            }
        }
        Ok(())
    }

    fn bytes(&self) -> usize {
        0
    }
}

/// What so many crews of so many threads come to; the same for all of them.
fn linked<T: PartialEq + std::fmt::Debug + Send>(
    (crews, threads): (usize, usize),
    limits: Limits,
    work: impl Fn(Means<'_, Tied>, &mut Ctx<'_>) -> T + Sync,
) -> (T, Stats) {
    let found: Vec<(T, Stats)> = std::thread::scope(|scope| {
        let begin = |link| {
            scope.spawn(|| {
                let mut ctx = Ctx::unwatched(limits);
                let found = work(Means { threads, disk: None, link }, &mut ctx);
                (found, Stats { part: None, ..counts(&ctx.stats) })
            })
        };
        let all: Vec<_> = tied(crews).into_iter().map(begin).collect();
        all.into_iter().map(|one| one.join().expect("no panic")).collect()
    });
    assert!(found.iter().all(|other| *other == found[0]), "{found:?}");
    found.into_iter().next().expect("there is one")
}

fn linked_crews_give_what_one_gives<P, S: Space, T>(_: &Situation<P>, space: &S, _translate: T)
where
    P: solvarium_engine::Puzzle,
{
    type Found<S> = Result<Answer<<S as StateSpace>::Move>, Ended>;
    let one = |work: &dyn Fn(&mut Ctx<'_>) -> Found<S>| {
        let mut ctx = Ctx::unwatched(Limits::default());
        (work(&mut ctx), counts(&ctx.stats))
    };
    let (bfs, ucs) = (one(&|ctx| bfs::run(space, 1, ctx)), one(&|ctx| waves::run(space, None, 1, ctx)));
    let heuristic = S::HEURISTICS.last().expect("there is one");
    let astar = one(&|ctx| waves::run(space, Some(heuristic), 1, ctx));
    let mut ctx = Ctx::unwatched(Limits::default());
    let explored = (explore::run(space, 1, false, &mut ctx), counts(&ctx.stats));
    for shape in [(2, 1), (3, 2)] {
        let none = Limits::default();
        assert_eq!(linked(shape, none, |means, ctx| bfs::run_by(space, means, ctx)), bfs, "bfs {shape:?}");
        assert_eq!(linked(shape, none, |means, ctx| waves::run_by(space, None, means, ctx)), ucs, "ucs {shape:?}");
        let by_heuristic =
            |means: Means<'_, Tied>, ctx: &mut Ctx<'_>| waves::run_by(space, Some(heuristic), means, ctx);
        assert_eq!(linked(shape, none, by_heuristic), astar, "astar {shape:?}");
        assert_eq!(linked(shape, none, |means, ctx| explore::run_by(space, means, ctx)), explored, "{shape:?}");
        let all = explored.1.expanded;
        let nodes = all / 2 + 1;
        let few = Limits { nodes: Some(nodes), ..none };
        let (stopped, counts) = linked(shape, few, |means, ctx| explore::run_by(space, means, ctx));
        let reason = stopped.expect("nothing fails").stopped;
        assert_eq!((reason.is_some(), counts.expanded), (nodes < all, nodes.min(all)), "{shape:?}");
    }
}
