//! Bounds on how many of some literals hold, kept with counters.
//!
//! Each side of a count has room for as many further literals as may still become true (side 0) or false (side 1).
//! When the room is used up, all literals left are forced. Why one was forced is put together only when asked for: any
//! literals of the set that used up the room before it.

use super::lit::Lit;
use super::trail::{Reason, Trail};

struct Count {
    start: u32,
    end: u32,
    /// How many literals may hold, and how many may fail.
    limits: [u32; 2],
}

/// All counts. A side of a count is named by one number: twice the count's, plus the side.
#[derive(Default)]
pub(super) struct Counts {
    members: Vec<Lit>,
    counts: Vec<Count>,
    /// By side: the room left. Apart from the rest, for nothing else is touched so often.
    rooms: Vec<i32>,
    /// By literal: the sides whose room it uses when it becomes true.
    uses: Vec<Vec<u32>>,
}

impl Counts {
    /// One more variable.
    pub fn grow(&mut self) {
        self.uses.extend([Vec::new(), Vec::new()]);
    }

    /// At least `least` and at most `most` of some open literals hold. A side that cannot be broken is not watched.
    pub fn add(&mut self, lits: &[Lit], least: usize, most: usize) {
        let number = self.counts.len() as u32;
        let start = self.members.len() as u32;
        self.members.extend(lits);
        let limits = [most.min(lits.len()) as u32, (lits.len() - least) as u32];
        self.counts.push(Count { start, end: start + lits.len() as u32, limits });
        self.rooms.extend(limits.map(|limit| limit as i32));
        for lit in lits {
            if most < lits.len() {
                self.uses[lit.index()].push(number << 1);
            }
            if least > 0 {
                self.uses[(!*lit).index()].push(number << 1 | 1);
            }
        }
    }

    /// Counts a literal that became true and assigns what follows, as [`super::clauses::Clauses::propagate`] does. All
    /// counters are right afterwards in any case.
    #[inline]
    pub fn propagate(&mut self, lit: Lit, trail: &mut Trail, conflict: &mut Vec<Lit>) -> bool {
        let mut sound = true;
        for &side in &self.uses[lit.index()] {
            let room = &mut self.rooms[side as usize];
            *room -= 1;
            if *room > 0 || !sound {
                continue;
            }
            let count = &self.counts[(side >> 1) as usize];
            let members = &self.members[count.start as usize..count.end as usize];
            if *room < 0 {
                let used = members.iter().map(|member| user(*member, side)).filter(|lit| trail.is_true(*lit));
                conflict.extend(used.take(count.limits[(side & 1) as usize] as usize + 1));
                sound = false;
            } else {
                for &member in members {
                    if trail.is_open(member) {
                        trail.assign(!user(member, side), Reason::Count(side));
                    }
                }
            }
        }
        sound
    }

    /// Takes back a literal that was counted.
    #[inline]
    pub fn undo(&mut self, lit: Lit) {
        for &side in &self.uses[lit.index()] {
            self.rooms[side as usize] += 1;
        }
    }

    /// Literals that hold and made a side force the literal at this place of the trail.
    pub fn explain(&self, side: u32, place: u32, trail: &Trail, why: &mut Vec<Lit>) {
        let count = &self.counts[(side >> 1) as usize];
        let members = &self.members[count.start as usize..count.end as usize];
        let used = members.iter().map(|member| user(*member, side));
        let before = used.filter(|lit| trail.is_true(*lit) && trail.place_of(lit.var()) < place);
        why.extend(before.take(count.limits[(side & 1) as usize] as usize));
    }

    pub fn bytes(&self) -> usize {
        self.members.capacity() * 12
            + self.counts.capacity() * (size_of::<Count>() + 8)
            + self.uses.len() * size_of::<Vec<u32>>()
    }
}

/// The literal that uses room of this side when it becomes true.
#[inline]
fn user(member: Lit, side: u32) -> Lit {
    if side & 1 == 0 { member } else { !member }
}
