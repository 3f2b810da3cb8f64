//! Every algorithm stops soon after it is cancelled, even within one expansion.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use solvarium_engine::{
    Backward, Ctx, Heuristic, Lengths, Limits, MoveStrings, Options, Silent, Space, StateSpace, Stop, StoppedClock,
    Task,
};

/// Successors of the start. None of them leads anywhere.
const SUCCESSORS: u32 = 50_000;
/// Successors after which the search is cancelled.
const PATIENCE: usize = 1_000;
/// Most successors that are met after that.
const SOON: usize = 4_000;

/// A start with many successors, which cancels the search while they are generated.
struct Fan {
    met: AtomicUsize,
    cancel: AtomicBool,
    /// Whether all successors are the same state.
    alike: bool,
}

impl StateSpace for Fan {
    type State = u32;
    type Move = u32;

    fn initial(&self) -> u32 {
        0
    }

    fn is_goal(&self, _state: &u32) -> bool {
        false
    }

    fn moves(&self, &state: &u32, out: &mut Vec<u32>) {
        out.extend((1..=SUCCESSORS).filter(|_| state == 0));
    }

    fn apply(&self, _state: &u32, step: u32) -> u32 {
        let met = self.met.fetch_add(1, Ordering::Relaxed) + 1;
        self.cancel.fetch_or(met > PATIENCE, Ordering::Relaxed);
        if self.alike { 1 } else { step }
    }

    fn key_len(&self) -> usize {
        4
    }

    fn pack(&self, state: &u32, key: &mut [u8]) {
        key.copy_from_slice(&state.to_be_bytes());
    }

    fn unpack(&self, key: &[u8]) -> u32 {
        u32::from_be_bytes(key.try_into().expect("a key has four bytes"))
    }
}

impl Space for Fan {
    type Landscape<'a> = MoveStrings<'a, Fan>;
    /// The start looks worst, so that hill climbing looks at every successor.
    const HEURISTICS: &'static [Heuristic<Self>] = &[Heuristic {
        name: "flat",
        aliases: &[],
        admissible: false,
        estimate: |_, &state| if state == 0 { 2 } else { 1 },
    }];

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, state: &u32) -> String {
        state.to_string()
    }

    fn backward(&self) -> Option<&dyn Backward<u32>> {
        Some(self)
    }
}

impl Backward<u32> for Fan {
    fn goals(&self, out: &mut Vec<u32>) {
        out.push(u32::MAX);
    }

    /// Nothing leads to the goal.
    fn predecessors(&self, _state: &u32, _out: &mut Vec<u32>) {}
}

/// Runs an algorithm and makes sure that it stops when it is cancelled.
fn stops_soon(name: &str, settings: &[(&str, &str)], alike: bool) {
    let fan = Fan { met: AtomicUsize::new(0), cancel: AtomicBool::new(false), alike };
    let info = solvarium_algorithms::info(name).expect("the algorithm is listed");
    let mut options = Options::new(info.params);
    settings.iter().for_each(|(name, value)| options.set(name, value).expect("the parameter exists"));
    let task = Task { space: &fan, heuristic: &Fan::HEURISTICS[0], options: &options };
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, Some(&fan.cancel), &mut silent);
    let stop = solvarium_algorithms::run(name, &task, 1, &mut ctx).err();
    let met = fan.met.load(Ordering::Relaxed);
    assert_eq!(stop, Some(Stop::Interrupted), "{name} {settings:?}, alike: {alike}, {met} successors");
    assert!(met <= PATIENCE + SOON, "{name} {settings:?}, alike: {alike}: {met} successors");
}

#[test]
fn tree_searches_stop_within_an_expansion() {
    for alike in [false, true] {
        for name in ["bfs", "dfs", "dls", "ids", "ucs", "greedy", "astar", "wastar", "idastar", "beam", "bidirectional"]
        {
            stops_soon(name, &[], alike);
        }
        for variant in ["backtrack", "fallback", "strict"] {
            stops_soon("hill", &[("variant", variant)], alike);
        }
    }
}

#[test]
fn local_searches_stop_between_candidates() {
    stops_soon("anneal", &[], false);
    stops_soon("genetic", &[("min-length", "1"), ("max-length", "3")], false);
    stops_soon("hill", &[("variant", "tweak"), ("restarts", "1000")], false);
}
