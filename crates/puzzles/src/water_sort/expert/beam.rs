//! A beam under a length limit: all positions reachable in `g` pours, of which the most promising go on.
//!
//! A position is kept only while pours made plus lower bound stay within the limit. Successors are ranked by what
//! is known in constant time; the expensive tests are made from the best one on, until the beam is full. A
//! beam that never had to leave any out has tried everything: then the limit is *proved* too short.

use solvarium_engine::{Ctx, Stop};

use super::border::Life;
use super::judge::{Candidate, Judge};
use super::level::{Level, Transfer};
use super::store::Store;

/// What a beam found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A solution within the limit.
    Found(Vec<Transfer>),
    /// There is none.
    Proved,
    /// Positions were left out, so there may be one.
    Dropped,
}

/// Limits of one beam.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The longest solution wanted.
    pub length: u32,
    /// Positions kept per number of pours.
    pub width: usize,
}

/// Runs one beam from the start of the level, which must not be solved already.
pub fn beam(level: &Level, judge: &mut Judge, limits: Limits, ctx: &mut Ctx<'_>) -> Result<Outcome, Stop> {
    let mut beam = Beam {
        level,
        judge,
        limits,
        keys: level.root(),
        links: vec![Link { parent: 0, pour: Transfer { src: 0, dst: 0 } }],
        base: 0,
        entrants: Vec::new(),
        store: Store::new(level.start.len()),
        dropped: false,
    };
    for depth in 1..=limits.length {
        let most = limits.length - depth;
        beam.gather(most, ctx)?;
        if let Some(last) = beam.select(most, ctx)? {
            return Ok(Outcome::Found(beam.trace(last)));
        }
        if beam.keys.is_empty() {
            break;
        }
    }
    Ok(if beam.dropped { Outcome::Dropped } else { Outcome::Proved })
}

/// How a kept position was reached.
#[derive(Clone, Copy, Debug)]
struct Link {
    parent: u32,
    pour: Transfer,
}

/// A successor of a kept position, not yet made.
#[derive(Clone, Copy, Debug)]
struct Entrant {
    candidate: Candidate,
    /// Which of the kept positions it follows.
    place: u32,
}

/// A beam at some number of pours.
struct Beam<'a> {
    level: &'a Level<'a>,
    judge: &'a mut Judge,
    limits: Limits,
    /// The kept positions, one key after another.
    keys: Vec<u16>,
    /// How all positions ever kept were reached.
    links: Vec<Link>,
    /// Where the links of `keys` begin.
    base: usize,
    entrants: Vec<Entrant>,
    /// The successors made for the next number of pours, kept or not.
    store: Store,
    dropped: bool,
}

impl Beam<'_> {
    /// Lists all successors of the kept positions, best first.
    fn gather(&mut self, most: u32, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        self.entrants.clear();
        for (place, cups) in self.keys.chunks_exact(self.level.start.len()).enumerate() {
            ctx.evaluate()?;
            ctx.hold(self.bytes())?;
            let entrants = &mut self.entrants;
            let enter = |candidate| entrants.push(Entrant { candidate, place: place as u32 });
            self.judge.candidates(self.level, cups, most, enter);
        }
        self.entrants.sort_unstable_by_key(Entrant::rank);
        Ok(())
    }

    /// Makes the best successors the kept positions. Returns the link of a solved one.
    fn select(&mut self, most: u32, ctx: &mut Ctx<'_>) -> Result<Option<Link>, Stop> {
        let size = self.level.start.len();
        let (base, keys) = (self.base, std::mem::take(&mut self.keys));
        self.base = self.links.len();
        self.store.clear();
        let mut child = Vec::with_capacity(size);
        for at in 0..self.entrants.len() {
            let Entrant { candidate: Candidate { pour, hash, .. }, place } = self.entrants[at];
            if self.links.len() == self.base + self.limits.width {
                self.dropped = true;
                break;
            }
            ctx.poll()?;
            ctx.hold(self.bytes() + size_of_val(&keys[..]))?;
            let link = Link { parent: (base + place as usize) as u32, pour };
            child.clear();
            child.extend_from_slice(&keys[place as usize * size..][..size]);
            self.level.apply(&mut child, pour);
            if !self.store.insert(hash, &child).1 {
                continue;
            }
            if self.level.is_goal(&child) {
                return Ok(Some(link));
            }
            if self.is_wanted(&child, pour, most, ctx)? {
                self.keys.extend_from_slice(&child);
                self.links.push(link);
            }
        }
        Ok(None)
    }

    /// Whether a new position passes the expensive tests.
    fn is_wanted(&mut self, child: &[u16], pour: Transfer, most: u32, ctx: &mut Ctx<'_>) -> Result<bool, Stop> {
        if self.judge.bounds.waits_above(self.level, child, most) > most {
            return Ok(false);
        }
        Ok(self.judge.life(self.level, (child, pour), ctx)? != Life::Dead)
    }

    /// Bytes in use, with room for the successors of one position.
    fn bytes(&self) -> usize {
        self.store.bytes(64)
            + self.judge.borders.bytes(64)
            + 2 * self.keys.capacity()
            + 2 * self.entrants.capacity() * size_of::<Entrant>()
            + 2 * self.links.capacity() * size_of::<Link>()
    }

    /// The pours from the start up to `last`.
    fn trace(&self, last: Link) -> Vec<Transfer> {
        let mut pours = vec![last.pour];
        let mut at = last.parent as usize;
        while at != 0 {
            pours.push(self.links[at].pour);
            at = self.links[at].parent as usize;
        }
        pours.reverse();
        pours
    }
}

impl Entrant {
    /// Lowest bound and most slack first, then by hash, which is as good as random.
    fn rank(&self) -> (i64, u64, u32) {
        let Candidate { runs, slack, hash, .. } = self.candidate;
        (2 * i64::from(runs) - i64::from(slack), hash, self.place)
    }
}
