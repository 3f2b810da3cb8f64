//! Lower bounds on the number of pours still needed.
//!
//! A pour *merges* when a whole run goes onto a run of its colour: the number of runs falls by one. Any
//! other pour - onto an empty cup, or only part of a run - leaves it unchanged. The goal has as many
//! runs as full cups, so every solution has exactly
//!
//! ```text
//!     runs - full cups at the end + (pours that do not merge)
//! ```
//!
//! pours, and the two bounds here count pours that cannot merge.
//!
//! **`runs`.** Colour `c` ends at the bottom of `fills(c)` cups; only a pour onto an empty cup gives it
//! one more bottom. So it makes at least `max(0, fills(c) - bottoms(c))` of those pours. With one cup per
//! colour this is runs minus distinct bottom colours.
//!
//! **`waits`.** Call a colour *paid* when it makes at least one pour that does not merge; the colours
//! short of bottoms are. Let `c` be unpaid. It is never poured onto an empty cup, so its units always
//! lie on the places of its starting runs. Nor is it poured in part: a run of `c` on such a place never
//! gets shorter until it goes as a whole, and the room above it never gets larger. When it goes, it
//! goes as a whole onto the place of another starting run of `c`, in another cup, that is uncovered
//! at that moment. Therefore, with lengths and rooms of the *present* state, run `r` leaves its place
//! only after everything above it has gone and after some other run `q` of `c` in another cup, with room
//! for `r`, has been uncovered. (Complete cups have no room, so they never serve as `q`.)
//!
//! Every run that is not at the bottom of its cup must go. So take a set of paid colours, let their runs go
//! freely, let the other runs go by the necessary condition above, and never take back that a run was uncovered:
//! what can go this way includes all that goes in any solution with these paid colours. When some run
//! above a bottom still stays, no solution pays only for this set. The smallest number of extra paid colours
//! that frees everything is therefore a lower bound on further pours that do not merge: each
//! colour pays for itself. Colours with several cups (`fills > 1`) and partly filled cups change nothing in
//! the argument.
//!
//! The smallest number is found by trying all sets of one, two, ... extra colours. Only a colour some cup
//! waits for can help, and the order of paying is irrelevant, so each round extends the sets of the
//! last one. A round larger than [`ROUND`] sets is not begun; the bound proved so far is returned. The sizes
//! of the rounds depend only on the multiset of the cups, and so does the bound.

use super::level::{Level, Transfer};
use crate::water_sort::contents::{Content, EMPTY};

/// The largest number of sets of extra colours tried in one round.
const ROUND: usize = 64;

/// The most extra colours looked for: rounds get expensive and gain little.
const ROUNDS: usize = 3;

/// Working space for both bounds.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Per colour: cups with this colour at the bottom.
    bottoms: Vec<u16>,
    /// The state after releasing all that goes without extra payment, then after each extra colour.
    levels: Vec<Waiting>,
}

/// How far the cups have been cleared, and what has been uncovered.
#[derive(Clone, Debug)]
struct Waiting {
    colours: Vec<Colour>,
    cups: Vec<Cup>,
    /// Cups that wait with more than one run.
    blocked: usize,
    /// Cups whose top run has just gone.
    todo: Vec<u16>,
}

/// What has been uncovered of one colour.
#[derive(Clone, Copy, Debug)]
struct Colour {
    /// Its runs go freely.
    paid: bool,
    /// The largest room uncovered, and the cup it is in.
    best: u16,
    place: u16,
    /// The largest room uncovered in any other cup.
    second: u16,
    /// The first of the linked cups that wait with this colour on top.
    head: u16,
}

#[derive(Clone, Copy, Debug)]
struct Cup {
    /// The content it has been cleared down to.
    id: u16,
    /// The next cup waiting with the same colour.
    next: u16,
}

/// No cup.
const NONE: u16 = u16::MAX;

impl Bounds {
    /// Working space for one level.
    pub fn new(level: &Level) -> Bounds {
        let waiting = Waiting::new(level.contents.colours(), level.start.len());
        Bounds { bottoms: vec![0; level.contents.colours()], levels: vec![waiting; ROUNDS + 1] }
    }

    /// Runs that must merge plus pours that give a colour a missing bottom.
    pub fn runs(&mut self, level: &Level, cups: &[u16]) -> u32 {
        self.bottoms.fill(0);
        let mut runs = 0;
        for content in cups.iter().filter(|&&id| id != EMPTY).map(|&id| level.contents.at(id)) {
            runs += u32::from(content.runs);
            self.bottoms[usize::from(content.bottom)] += 1;
        }
        let based = self.bottoms.iter().zip(level.fills).map(|(&d, &m)| u32::from(d.min(m)));
        runs - based.sum::<u32>()
    }

    /// What `pour` adds to the bound `runs` of the state that was counted last: -1, 0 or 1.
    ///
    /// A merging pour takes one run away, and a bottom too if the source was uniform; a pour onto an
    /// empty cup adds a bottom; a pour of part of a run changes neither.
    pub fn change(&self, level: &Level, pour: Transfer) -> i32 {
        let source = level.contents.at(pour.src);
        let colour = usize::from(source.top);
        let (bottoms, fills) = (self.bottoms[colour], level.fills[colour]);
        if pour.dst == EMPTY {
            return -i32::from(bottoms < fills && !source.uniform);
        }
        if level.contents.at(pour.dst).free < source.run {
            return 0;
        }
        i32::from(source.uniform && bottoms <= fills) - 1
    }

    /// The bound `runs` plus the pours that cyclic waits cost beyond it.
    pub fn waits(&mut self, level: &Level, cups: &[u16]) -> u32 {
        let runs = self.runs(level, cups);
        runs + self.extra(level, cups)
    }

    /// The bound `waits` if it could exceed `most`, else `runs`.
    pub fn waits_above(&mut self, level: &Level, cups: &[u16], most: u32) -> u32 {
        let runs = self.runs(level, cups);
        if runs > most || runs + (ROUNDS as u32) < most {
            return runs;
        }
        runs + self.extra(level, cups)
    }

    /// The smallest number of extra paid colours, as far as the rounds go; `bottoms` must be counted.
    pub fn extra(&mut self, level: &Level, cups: &[u16]) -> u32 {
        let Bounds { bottoms, levels } = self;
        levels[0].start(level, cups, bottoms);
        if levels[0].blocked == 0 {
            return 0;
        }
        let mut sets = levels[0].helpful(level).count();
        for extra in 1..=ROUNDS {
            if sets > ROUND {
                return extra as u32;
            }
            match pay(level, levels, extra) {
                Some(next) => sets = next,
                None => return extra as u32,
            }
        }
        ROUNDS as u32 + 1
    }
}

/// Pays for every set of `extra` more colours on top of `levels[0]`. `None`: one of them frees everything.
/// Otherwise the number of sets with one colour more.
fn pay(level: &Level, levels: &mut [Waiting], extra: usize) -> Option<usize> {
    let (now, rest) = levels.split_first_mut().expect("there is a level per extra colour");
    if extra == 0 {
        return (now.blocked > 0).then(|| now.helpful(level).count());
    }
    let mut sets = 0;
    for colour in now.helpful(level) {
        rest[0].clone_from(now);
        rest[0].release_all(level, colour);
        sets += pay(level, rest, extra - 1)?;
    }
    Some(sets)
}

impl Waiting {
    /// Space for one level's cups and colours.
    fn new(colours: usize, cups: usize) -> Waiting {
        Waiting {
            colours: vec![Colour::new(false); colours],
            cups: vec![Cup { id: EMPTY, next: NONE }; cups],
            blocked: 0,
            todo: Vec::new(),
        }
    }

    /// Clears `cups` as far as the colours short of bottoms pay for it.
    fn start(&mut self, level: &Level, cups: &[u16], bottoms: &[u16]) {
        for (colour, (&bottoms, &fills)) in self.colours.iter_mut().zip(bottoms.iter().zip(level.fills)) {
            *colour = Colour::new(bottoms < fills);
        }
        for (cup, &id) in self.cups.iter_mut().zip(cups) {
            cup.id = id;
        }
        self.blocked = 0;
        self.todo.extend(0..cups.len() as u16);
        self.settle(level);
    }

    /// Pays for `colour`: everything that waits with it goes.
    fn release_all(&mut self, level: &Level, colour: usize) {
        self.colours[colour].paid = true;
        self.release(level, colour, u16::MAX, NONE);
        self.settle(level);
    }

    /// The unpaid colours some cup with several runs waits with.
    fn helpful(&self, level: &Level) -> impl Iterator<Item = usize> {
        (0..self.colours.len()).filter(|&colour| {
            let mut at = self.colours[colour].head;
            while at != NONE && level.contents.at(self.cups[usize::from(at)].id).uniform {
                at = self.cups[usize::from(at)].next;
            }
            at != NONE
        })
    }

    /// Clears cups until every one is done or waits.
    fn settle(&mut self, level: &Level) {
        while let Some(cup) = self.todo.pop() {
            let mut id = self.cups[usize::from(cup)].id;
            while id != EMPTY && !level.contents.at(id).complete {
                let content = level.contents.at(id);
                if !self.goes(level, content, cup) {
                    self.wait(content, id, cup);
                    break;
                }
                id = content.below;
            }
        }
    }

    /// Uncovers a top run; returns whether it goes at once.
    fn goes(&mut self, level: &Level, content: &Content, cup: u16) -> bool {
        let index = usize::from(content.top);
        let colour = &mut self.colours[index];
        if colour.paid {
            return true;
        }
        colour.note(content.free, cup);
        if colour.head != NONE {
            self.release(level, index, content.free, cup);
        }
        content.run <= self.colours[index].room_outside(cup)
    }

    /// Lets everything that waits with `colour` outside of cup `except` go if it fits into `room`.
    fn release(&mut self, level: &Level, colour: usize, room: u16, except: u16) {
        let mut at = std::mem::replace(&mut self.colours[colour].head, NONE);
        while at != NONE {
            let cup = &mut self.cups[usize::from(at)];
            let (next, content) = (cup.next, level.contents.at(cup.id));
            if content.run <= room && at != except {
                self.blocked -= usize::from(!content.uniform);
                cup.id = content.below;
                self.todo.push(at);
            } else {
                cup.next = std::mem::replace(&mut self.colours[colour].head, at);
            }
            at = next;
        }
    }

    /// Puts `cup`, cleared down to content `id`, on the list of its top colour.
    fn wait(&mut self, content: &Content, id: u16, cup: u16) {
        let next = std::mem::replace(&mut self.colours[usize::from(content.top)].head, cup);
        self.cups[usize::from(cup)] = Cup { id, next };
        self.blocked += usize::from(!content.uniform);
    }
}

impl Colour {
    /// A colour of which nothing has been uncovered.
    fn new(paid: bool) -> Colour {
        Colour { paid, best: 0, place: NONE, second: 0, head: NONE }
    }

    /// Remembers that `room` was uncovered in `cup`.
    fn note(&mut self, room: u16, cup: u16) {
        if self.place == cup {
            self.best = self.best.max(room);
        } else if room > self.best {
            self.second = self.best;
            (self.best, self.place) = (room, cup);
        } else {
            self.second = self.second.max(room);
        }
    }

    /// The largest room uncovered outside of `cup`.
    fn room_outside(&self, cup: u16) -> u16 {
        if self.place == cup { self.second } else { self.best }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::water_sort::WaterSort;

    fn check(capacity: usize, cups: &[Vec<u8>], expected: (u32, u32)) {
        let puzzle = WaterSort::numbered(capacity, cups);
        let level = Level::new(&puzzle);
        let mut bounds = Bounds::new(&level);
        assert_eq!((bounds.runs(&level, &level.root()), bounds.waits(&level, &level.root())), expected);
    }

    #[test]
    fn a_cyclic_wait_costs_one_pour() {
        check(2, &[vec![0, 1], vec![1, 0], vec![]], (2, 3));
    }

    #[test]
    fn separate_cyclic_waits_cost_one_pour_each() {
        check(2, &[vec![0, 1], vec![1, 0], vec![2, 3], vec![3, 2], vec![]], (4, 6));
    }

    #[test]
    fn full_cups_give_no_room_for_a_first_pour() {
        check(2, &[vec![0, 1], vec![1, 2], vec![2, 0], vec![]], (3, 4));
    }

    #[test]
    fn a_colour_short_of_bottoms_has_paid_already() {
        check(2, &[vec![0, 1], vec![0, 1], vec![]], (3, 3));
        check(2, &[vec![0, 0], vec![1], vec![1]], (1, 1));
        check(2, &[vec![0, 0], vec![0, 0], vec![]], (0, 0));
    }

    #[test]
    fn the_change_is_the_difference() {
        let cups = [vec![0, 1, 1], vec![2, 1], vec![0], vec![0, 2], vec![2], vec![]];
        let puzzle = WaterSort::numbered(3, &cups);
        let level = Level::new(&puzzle);
        let mut bounds = Bounds::new(&level);
        for (&src, &dst) in level.start.iter().flat_map(|a| level.start.iter().map(move |b| (a, b))) {
            if src == dst || level.contents.pour(src, dst).is_none() {
                continue;
            }
            let mut after = level.root();
            level.apply(&mut after, Transfer { src, dst });
            let there = bounds.runs(&level, &after) as i32;
            let here = bounds.runs(&level, &level.root()) as i32;
            assert_eq!(bounds.change(&level, Transfer { src, dst }), there - here);
        }
    }
}
