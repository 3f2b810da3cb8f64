//! What follows at once from some bulbs and some cells that stay empty: what is lit, where a bulb may still go, and what
//! is still required.
//!
//! A cell is *open* when it is white, not lit, not to stay empty, and beside no number that has all its bulbs. A
//! solution that has these bulbs, and leaves those cells empty, has its other bulbs on open cells: on a lit cell a bulb
//! would light another, and beside a complete number it would be one too many.

use super::sight::Sight;
use crate::support::placement::Cells;

/// A partial placement looked at.
pub struct View<'a> {
    sight: &'a Sight,
    /// Bulbs by run.
    bulbs: Vec<u16>,
    /// Bulbs beside each number.
    beside: Vec<u8>,
    pub open: Cells,
    /// Open cells by run.
    spots: Vec<u16>,
}

/// Something that every solution from here on must still bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// The number at this place among the numbers has too few bulbs.
    Number(usize),
    /// This cell is dark.
    Light(usize),
}

impl<'a> View<'a> {
    /// Looks at bulbs, none of which lights another, and at cells that are to stay empty.
    pub fn new(sight: &'a Sight, bulbs: &Cells, closed: &Cells) -> Self {
        let mut view = View {
            sight,
            bulbs: vec![0; sight.runs.len()],
            beside: vec![0; sight.clues.len()],
            open: Cells::new(sight.rank.len()),
            spots: vec![0; sight.runs.len()],
        };
        for bulb in bulbs.iter() {
            sight.runs_of(bulb).into_iter().for_each(|run| view.bulbs[run] += 1);
            sight.clues_beside(bulb).for_each(|clue| view.beside[clue] += 1);
        }
        for &cell in &sight.whites {
            let cell = usize::from(cell);
            if view.is_dark(cell) && !closed.has(cell) && sight.clues_beside(cell).all(|clue| view.lacks(clue) > 0) {
                view.open.add(cell);
                sight.runs_of(cell).into_iter().for_each(|run| view.spots[run] += 1);
            }
        }
        view
    }

    /// Whether no light falls on a white cell.
    pub fn is_dark(&self, cell: usize) -> bool {
        self.sight.runs_of(cell).into_iter().all(|run| self.bulbs[run] == 0)
    }

    /// How many bulbs a number has too few.
    fn lacks(&self, clue: usize) -> usize {
        usize::from(self.sight.clues[clue].number.saturating_sub(self.beside[clue]))
    }

    /// The open cells beside a number.
    fn beside(&self, clue: usize) -> impl Iterator<Item = usize> + '_ {
        self.sight.clues[clue].spots.iter().map(|spot| usize::from(*spot)).filter(|spot| self.open.has(*spot))
    }

    /// The open cells from which a bulb would light a dark cell, each once.
    fn lighting(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let [across, down] = self.sight.runs_of(cell);
        let other = self.sight.runs[down].iter().filter(move |spot| usize::from(**spot) != cell);
        let all = self.sight.runs[across].iter().chain(other).map(|spot| usize::from(*spot));
        all.filter(|spot| self.open.has(*spot))
    }

    /// How many open cells there are from which a bulb would light a dark cell.
    fn ways_to_light(&self, cell: usize) -> usize {
        let [across, down] = self.sight.runs_of(cell);
        usize::from(self.spots[across] + self.spots[down]) - usize::from(self.open.has(cell))
    }

    /// Dark cells and bulbs that numbers lack, together.
    pub fn missing(&self) -> usize {
        self.dark().count() + (0..self.sight.clues.len()).map(|clue| self.lacks(clue)).sum::<usize>()
    }

    /// The dark cells.
    pub fn dark(&self) -> impl Iterator<Item = usize> + '_ {
        self.sight.whites.iter().map(|cell| usize::from(*cell)).filter(|cell| self.is_dark(*cell))
    }

    /// All that is required, with the bulbs it takes at least and the open cells that could hold them.
    fn needs(&self) -> impl Iterator<Item = (Need, usize, usize)> + '_ {
        let numbers = (0..self.sight.clues.len()).map(|clue| (clue, self.lacks(clue))).filter(|(_, lacks)| *lacks > 0);
        let numbers = numbers.map(|(clue, lacks)| (Need::Number(clue), lacks, self.beside(clue).count()));
        numbers.chain(self.dark().map(|cell| (Need::Light(cell), 1, self.ways_to_light(cell))))
    }

    /// Whether something required has too few cells left, so that nothing can be solved.
    pub fn is_hopeless(&self) -> bool {
        self.needs().any(|(_, bulbs, spots)| spots < bulbs)
    }

    /// Cells of which every solution from here on has at least one, as few as a single requirement gives; none if
    /// something cannot be fulfilled, or if nothing is required.
    ///
    /// Of n open cells beside a number that lacks m bulbs, n − m stay empty; so any n − m + 1 of them hold a bulb.
    pub fn choice(&self) -> Vec<u16> {
        let choices = |(_, bulbs, spots): &(Need, usize, usize)| (spots + 1).saturating_sub(*bulbs);
        let Some(need) = self.needs().min_by_key(choices) else { return Vec::new() };
        let count = choices(&need);
        let few = |spots: &mut dyn Iterator<Item = usize>| spots.take(count).map(|spot| spot as u16).collect();
        match need.0 {
            Need::Number(clue) => few(&mut self.beside(clue)),
            Need::Light(cell) => few(&mut self.lighting(cell)),
        }
    }

    /// A number of bulbs that no solution from here on does without: those of requirements that have no open cell in
    /// common, taken greedily, scarce ones first. None if something cannot be fulfilled at all.
    pub fn bulbs_needed(&self) -> Option<usize> {
        let mut needs: Vec<(Need, usize, usize)> = self.needs().collect();
        if needs.iter().any(|(_, bulbs, spots)| spots < bulbs) {
            return None;
        }
        needs.sort_by_key(|(_, bulbs, spots)| spots - bulbs);
        let mut taken = Cells::new(self.sight.rank.len());
        let mut touched = vec![false; self.sight.runs.len()];
        let mut sum = 0;
        for (need, bulbs, _) in needs {
            let spots: Vec<usize> = match need {
                Need::Number(clue) if self.beside(clue).all(|spot| !taken.has(spot)) => self.beside(clue).collect(),
                Need::Light(cell) if self.sight.runs_of(cell).into_iter().all(|run| !touched[run]) => {
                    self.lighting(cell).collect()
                }
                _ => continue,
            };
            sum += bulbs;
            for spot in spots {
                taken.add(spot);
                self.sight.runs_of(spot).into_iter().for_each(|run| touched[run] = true);
            }
        }
        Some(sum)
    }

    /// An open cell beside a number that needs every open cell beside it.
    pub fn forced_by_number(&self) -> Option<usize> {
        let tight = |&clue: &usize| self.lacks(clue) > 0 && self.beside(clue).count() == self.lacks(clue);
        (0..self.sight.clues.len()).find(tight).and_then(|clue| self.beside(clue).next())
    }

    /// The open cells of every requirement that has none to spare.
    pub fn forced(&self) -> Vec<usize> {
        let mut forced = Vec::new();
        for (need, ..) in self.needs().filter(|(_, bulbs, spots)| spots == bulbs) {
            match need {
                Need::Number(clue) => forced.extend(self.beside(clue)),
                Need::Light(cell) => forced.extend(self.lighting(cell)),
            }
        }
        forced
    }

    /// Whether nothing is required any more.
    pub fn is_complete(&self) -> bool {
        self.needs().next().is_none()
    }
}
