//! The loop that depth-first, depth-limited, iterative deepening and IDA\* share: go down as long as the path's cost
//! plus estimate stays within a bound, else turn back.
//!
//! A state met again is entered again only when it was reached more cheaply. The stack is a vector, so no depth
//! overflows it. States beyond the bound are *cut off*; one that is entered later in the same descent after all is
//! no longer counted as cut off, so that a descent that cut nothing off has seen everything.

use solvarium_engine::space::{key_of, replay};
use solvarium_engine::store::{capacity_with, grow};
use solvarium_engine::{
    Ancestry, Answer, Cost, Ctx, DEAD, Event, Expansion, NodeStore, Search, Space, Stop, Successor, Verdict,
};

/// The states met in a descent, with the least cost each was reached at.
pub(crate) struct Reached {
    nodes: NodeStore,
    costs: Vec<Cost>,
    /// Bytes at which everything is forgotten to keep memory small; entering a state twice is then possible.
    forget_at: usize,
    forgot: bool,
    /// States cut off and not entered so far.
    cut: usize,
}

/// Marks a state that was cut off.
const CUT: Cost = Cost::MAX;

impl Reached {
    pub(crate) fn new(key_len: usize, forget_at: usize) -> Self {
        Reached { nodes: NodeStore::new(key_len), costs: Vec::new(), forget_at, forgot: false, cut: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.costs.clear();
        self.forgot = false;
        self.cut = 0;
    }

    /// Whether the descent saw everything there is.
    fn complete(&self) -> bool {
        self.cut == 0 && !self.forgot
    }

    /// The known cost of a state, which is noted as cut off when it is new.
    fn meet(&mut self, key: &[u8]) -> (usize, Cost) {
        let (id, new) = self.nodes.insert(key, None);
        if new {
            grow(&mut self.costs, 1);
            self.costs.push(CUT);
            self.cut += 1;
        }
        (id as usize, self.costs[id as usize])
    }

    /// Notes that a state is entered.
    fn enter(&mut self, id: usize, cost: Cost) {
        self.cut -= usize::from(self.costs[id] == CUT);
        self.costs[id] = cost;
    }

    fn bytes_with(&self, more: usize) -> usize {
        self.nodes.bytes_with(more) + capacity_with(&self.costs, more) * size_of::<Cost>()
    }

    fn make_room(&mut self, more: usize) {
        if self.bytes_with(more) > self.forget_at {
            self.clear();
            self.forgot = true;
        }
    }
}

/// What a descent is measured by.
pub(crate) struct Measure<C, E> {
    /// The cost of a move.
    pub step: C,
    /// The estimate of what is left.
    pub estimate: E,
    /// Whether that is an estimate at all; else it is 0, counts nothing, and is not told to who watches.
    pub informed: bool,
    /// The greatest cost plus estimate that is entered.
    pub bound: Cost,
    /// Whether a state reached more cheaply is entered again.
    pub again: bool,
}

/// How a descent ended.
pub(crate) enum Descent<M> {
    Found(Vec<M>),
    /// Everything was seen.
    Exhausted,
    /// Something was cut off; the least cost plus estimate beyond the bound.
    Cut(Cost),
}

/// One state on the path: its moves lie in the common list from `first` on, those before `next` have been tried.
struct Frame {
    id: u32,
    cost: Cost,
    first: usize,
    next: usize,
}

/// The path from the start to the state being expanded.
struct Path<S: Space> {
    frames: Vec<Frame>,
    keys: Vec<u8>,
    moves: Vec<S::Move>,
}

impl<S: Space> Path<S> {
    /// Where on the path a state is. Numbers rise along the path.
    fn place(&self, id: u32) -> usize {
        self.frames.binary_search_by_key(&id, |frame| frame.id).expect("only states on the path are asked for")
    }
}

/// Only the states on the path are kept, and only they are ancestors.
impl<S: Space> Ancestry for Path<S> {
    fn parent(&self, id: u32) -> Option<u32> {
        self.place(id).checked_sub(1).map(|before| self.frames[before].id)
    }

    fn key(&self, id: u32) -> &[u8] {
        let key_len = self.keys.len() / self.frames.len();
        &self.keys[self.place(id) * key_len..][..key_len]
    }
}

impl<S: Space> Path<S> {
    fn bytes_with(&self, moves: usize, key_len: usize) -> usize {
        capacity_with(&self.frames, 1) * size_of::<Frame>()
            + capacity_with(&self.keys, key_len)
            + capacity_with(&self.moves, moves) * size_of::<S::Move>()
    }

    /// Goes down into a state: counts it as expanded and lists its moves.
    fn enter(
        &mut self,
        space: &S,
        key: &[u8],
        (cost, h): (Cost, Option<Cost>),
        reached: &mut Reached,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Stop> {
        // The number of the expansion, not of the state: a state may be entered twice, and the table may forget it.
        let id = ctx.stats.expanded as u32;
        let (parent, depth) = (self.frames.last().map(|frame| frame.id), self.frames.len() as u32);
        ctx.expand_among(Expansion { id, parent, g: cost, h, depth, key }, self)?;
        let first = self.moves.len();
        space.moves(&space.unpack(key), &mut self.moves);
        let more = self.moves.len() - first;
        ctx.note(Event::Untried(more))?;
        ctx.stats.generated += more as u64;
        reached.make_room(more);
        ctx.hold(reached.bytes_with(more) + self.bytes_with(more, key.len()))?;
        grow(&mut self.frames, 1);
        self.frames.push(Frame { id, cost, first, next: first });
        grow(&mut self.keys, key.len());
        self.keys.extend_from_slice(key);
        ctx.waiting(self.moves.len());
        Ok(())
    }

    /// Leaves the state at the end of the path.
    fn leave(&mut self, key_len: usize) {
        let frame = self.frames.pop().expect("a state is left once");
        self.moves.truncate(frame.first);
        self.keys.truncate(self.keys.len() - key_len);
    }
}

pub(crate) fn descend<S: Space>(
    space: &S,
    measure: &Measure<impl Fn(&S::State, S::Move) -> Cost, impl Fn(&S::State) -> Cost>,
    reached: &mut Reached,
    ctx: &mut Ctx<'_>,
) -> Result<Descent<S::Move>, Stop> {
    let key_len = space.key_len();
    let mut path = Path { frames: Vec::new(), keys: Vec::new(), moves: Vec::new() };
    let mut beyond = DEAD;
    ctx.note(Event::Bound(measure.bound))?;
    let told = |h: Cost| measure.informed.then_some(h);

    let start = space.initial();
    let mut key = key_of(space, &start);
    if space.is_goal(&start) {
        return Ok(Descent::Found(Vec::new()));
    }
    match (measure.estimate)(&start) {
        DEAD => return Ok(Descent::Exhausted),
        h if h > measure.bound => return Ok(Descent::Cut(h)),
        h => {
            let (id, _) = reached.meet(&key);
            reached.enter(id, 0);
            path.enter(space, &key, (0, told(h)), reached, ctx)?;
        }
    }

    while let Some(frame) = path.frames.last_mut() {
        if frame.next == path.moves.len() {
            path.leave(key_len);
            continue;
        }
        ctx.poll()?;
        let step = path.moves[frame.next];
        let (parent, place) = (frame.id, frame.next - frame.first);
        frame.next += 1;
        let state = space.unpack(&path.keys[path.keys.len() - key_len..]);
        let cost = frame.cost + (measure.step)(&state, step);
        space.pack_after(&state, step, &mut key);
        let (id, known) = reached.meet(&key);
        let met = |verdict| Successor::new(parent, place, cost, verdict);
        let judged = |verdict, h| Successor { h: told(h), ..met(verdict) };
        // `CUT` is greater than any cost, so a state that was cut off is no duplicate.
        if known <= cost || (known != CUT && !measure.again) {
            ctx.stats.duplicates += 1;
            ctx.successor(|| met(Verdict::Duplicate))?;
            continue;
        }
        let next = space.unpack(&key);
        let h = (measure.estimate)(&next);
        if h == DEAD {
            ctx.stats.dead_ends += u64::from(known == CUT);
            // Dead at any cost. Entered at cost 0, it is a duplicate whenever it is met again, and it no longer counts as
            // cut off, which would ask for another descent with a greater bound.
            reached.enter(id, 0);
            ctx.successor(|| met(Verdict::Dead))?;
            continue;
        }
        // Its cost stays `CUT`, so it is entered when a cheaper way to it is found in the same descent.
        if cost + h > measure.bound {
            beyond = beyond.min(cost + h);
            ctx.successor(|| judged(Verdict::Beyond, h))?;
            continue;
        }
        reached.enter(id, cost);
        let is_goal = space.is_goal(&next);
        ctx.successor(|| {
            let entered = judged(if known == CUT { Verdict::New } else { Verdict::Cheaper }, h);
            entered.tested(if is_goal { Verdict::Goal } else { Verdict::NotGoal })
        })?;
        if is_goal {
            path.keys.extend_from_slice(&key);
            return Ok(Descent::Found(replay(space, path.keys.chunks(key_len).skip(1))));
        }
        path.enter(space, &key, (cost, told(h)), reached, ctx)?;
    }
    Ok(if reached.complete() || beyond == DEAD { Descent::Exhausted } else { Descent::Cut(beyond) })
}

/// Descends again and again, each time to the least bound that enters something new, until the answer is found.
pub(crate) fn deepen<S: Space>(
    space: &S,
    mut measure: Measure<impl Fn(&S::State, S::Move) -> Cost, impl Fn(&S::State) -> Cost>,
    forget_at: usize,
    proves: bool,
    ctx: &mut Ctx<'_>,
) -> Search<S::Move> {
    let mut reached = Reached::new(space.key_len(), forget_at);
    loop {
        ctx.stats.rounds = Some(ctx.stats.rounds.unwrap_or(0) + 1);
        ctx.stats.before_last_layer = Some(ctx.stats.expanded);
        ctx.stats.lower_bound = proves.then_some(measure.bound);
        match descend(space, &measure, &mut reached, ctx)? {
            Descent::Found(path) => return Ok(Answer::Solved(path)),
            Descent::Exhausted => return Ok(Answer::Unsolvable),
            Descent::Cut(beyond) => measure.bound = beyond,
        }
        reached.clear();
    }
}
