//! Bulbs all over a board, counted by run and by number, and small changes of them.

use smallvec::SmallVec;

use super::super::sight::Sight;
use crate::support::placement::Cells;

/// A complete attempt: bulbs anywhere on white cells.
#[derive(Clone, Debug)]
pub struct Candidate {
    bulbs: Cells,
    /// The bulbs in no order, to draw from.
    pub(super) list: Vec<u16>,
    in_run: Vec<u16>,
    beside: Vec<u8>,
}

/// Takes bulbs away and puts at most one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tweak {
    pub(super) remove: SmallVec<[u16; 4]>,
    pub(super) add: Option<u16>,
}

/// What is wrong costs.
pub(super) struct Weights {
    /// For each dark cell.
    pub(super) dark: u32,
    /// For each bulb of a run beyond the first.
    pub(super) clash: u32,
    /// For each number that is wrong.
    pub(super) wrong: u32,
    /// And for each bulb by which it is.
    pub(super) off_by: u32,
}

impl Weights {
    pub(super) fn number(&self, number: u8, bulbs: u8) -> u32 {
        match number.abs_diff(bulbs) {
            0 => 0,
            off => self.wrong + self.off_by * u32::from(off),
        }
    }

    pub(super) fn run(&self, bulbs: u16) -> u32 {
        self.clash * u32::from(bulbs.saturating_sub(1))
    }
}

/// A count before and after a change.
#[derive(Clone, Copy)]
struct Count {
    of: usize,
    before: u16,
    after: u16,
}

impl Candidate {
    /// No bulbs at all.
    pub(super) fn empty(sight: &Sight) -> Self {
        Candidate {
            bulbs: Cells::new(sight.rank.len()),
            list: Vec::new(),
            in_run: vec![0; sight.runs.len()],
            beside: vec![0; sight.clues.len()],
        }
    }

    pub(super) fn has(&self, cell: usize) -> bool {
        self.bulbs.has(cell)
    }

    /// The bulbs, in reading order.
    pub(super) fn bulbs(&self) -> impl Iterator<Item = usize> + '_ {
        self.bulbs.iter()
    }

    pub(super) fn is_dark(&self, sight: &Sight, cell: usize) -> bool {
        sight.runs_of(cell).into_iter().all(|run| self.in_run[run] == 0)
    }

    /// Bulbs beside a number.
    pub(super) fn beside(&self, clue: usize) -> u8 {
        self.beside[clue]
    }

    pub(super) fn bulbs_in<'a>(&'a self, sight: &'a Sight, run: usize) -> impl Iterator<Item = u16> + 'a {
        let cells = if self.in_run[run] == 0 { &[][..] } else { &sight.runs[run] };
        cells.iter().copied().filter(|cell| self.has(usize::from(*cell)))
    }

    /// Puts a bulb where none is.
    pub(super) fn add(&mut self, sight: &Sight, cell: usize) {
        if self.bulbs.add(cell) {
            self.list.push(cell as u16);
            sight.runs_of(cell).into_iter().for_each(|run| self.in_run[run] += 1);
            sight.clues_beside(cell).for_each(|clue| self.beside[clue] += 1);
        }
    }

    /// Takes a bulb away where one is.
    pub(super) fn remove(&mut self, sight: &Sight, cell: usize) {
        let Some(at) = self.list.iter().position(|bulb| usize::from(*bulb) == cell) else { return };
        self.list.swap_remove(at);
        self.bulbs.remove(cell);
        sight.runs_of(cell).into_iter().for_each(|run| self.in_run[run] -= 1);
        sight.clues_beside(cell).for_each(|clue| self.beside[clue] -= 1);
    }

    /// Adds a bulb if it lights no other and makes no number too small.
    pub(super) fn add_if_fitting(&mut self, sight: &Sight, cell: usize) {
        let full = |clue: usize| self.beside[clue] >= sight.clues[clue].number;
        if self.is_dark(sight, cell) && !sight.clues_beside(cell).any(full) {
            self.add(sight, cell);
        }
    }

    pub(super) fn apply(&mut self, sight: &Sight, tweak: &Tweak) {
        tweak.remove.iter().for_each(|cell| self.remove(sight, usize::from(*cell)));
        if let Some(cell) = tweak.add {
            self.add(sight, usize::from(cell));
        }
    }

    /// What all that is wrong costs, counted from scratch.
    pub(super) fn energy(&self, sight: &Sight, weights: &Weights) -> u32 {
        let dark = sight.whites.iter().filter(|cell| self.is_dark(sight, usize::from(**cell))).count() as u32;
        let clashes: u32 = self.in_run.iter().map(|bulbs| weights.run(*bulbs)).sum();
        let numbers = sight.clues.iter().zip(&self.beside);
        let wrong: u32 = numbers.map(|(clue, bulbs)| weights.number(clue.number, *bulbs)).sum();
        weights.dark * dark + clashes + wrong
    }

    /// What it would cost after a change, found by looking along the rows and columns of the changed bulbs only.
    pub(super) fn energy_after(&self, sight: &Sight, weights: &Weights, now: u32, tweak: &Tweak) -> u32 {
        let (runs, clues) = self.counts(sight, tweak);
        let mut after = i64::from(now);
        for count in &runs {
            after += i64::from(weights.run(count.after)) - i64::from(weights.run(count.before));
        }
        for count in &clues {
            let cost = |bulbs: u16| i64::from(weights.number(sight.clues[count.of].number, bulbs as u8));
            after += cost(count.after) - cost(count.before);
        }
        after += i64::from(weights.dark) * self.more_dark(sight, &runs);
        u32::try_from(after).expect("an energy is never negative")
    }

    /// The counts of runs and of numbers that a change touches.
    fn counts(&self, sight: &Sight, tweak: &Tweak) -> (SmallVec<[Count; 8]>, SmallVec<[Count; 8]>) {
        let (mut runs, mut clues) = (SmallVec::new(), SmallVec::new());
        let mut count = |cell: usize, add: bool| {
            for run in sight.runs_of(cell) {
                change(&mut runs, run, self.in_run[run], add);
            }
            for clue in sight.clues_beside(cell) {
                change(&mut clues, clue, u16::from(self.beside[clue]), add);
            }
        };
        tweak
            .remove
            .iter()
            .filter(|cell| self.has(usize::from(**cell)))
            .for_each(|cell| count(usize::from(*cell), false));
        let removed = |cell: u16| tweak.remove.contains(&cell);
        if let Some(cell) = tweak.add.filter(|cell| removed(*cell) || !self.has(usize::from(*cell))) {
            count(usize::from(cell), true);
        }
        (runs, clues)
    }

    /// By how many the dark cells become more, given the counts of all runs that change.
    fn more_dark(&self, sight: &Sight, runs: &[Count]) -> i64 {
        let turned = |count: &&Count| (count.before == 0) != (count.after == 0);
        let known = |run: usize| runs.iter().find(|count| count.of == run);
        let mut more = 0;
        for count in runs.iter().filter(turned) {
            for &cell in &sight.runs[count.of] {
                let [across, down] = sight.runs_of(usize::from(cell));
                // A cell both of whose runs turn is counted with the one across.
                if count.of == down && known(across).is_some_and(|count| turned(&count)) {
                    continue;
                }
                let other = if count.of == across { down } else { across };
                let (before, after) =
                    known(other).map_or((self.in_run[other], self.in_run[other]), |c| (c.before, c.after));
                let was_dark = count.before == 0 && before == 0;
                let is_dark = count.after == 0 && after == 0;
                more += i64::from(is_dark) - i64::from(was_dark);
            }
        }
        more
    }

    pub(super) fn bytes(&self) -> usize {
        let lists = self.list.capacity() * size_of::<u16>() + self.in_run.capacity() * size_of::<u16>();
        size_of::<Self>() + lists + self.beside.capacity() + self.bulbs.bytes()
    }
}

/// Notes one bulb more or less in a list of counts.
fn change(counts: &mut SmallVec<[Count; 8]>, of: usize, before: u16, add: bool) {
    let at = counts.iter().position(|count| count.of == of).unwrap_or_else(|| {
        counts.push(Count { of, before, after: before });
        counts.len() - 1
    });
    if add {
        counts[at].after += 1;
    } else {
        counts[at].after -= 1;
    }
}
