//! A good guess at a solution, by simulated annealing: every tree has a tent on one of its sides, and tents move from side
//! to side until the lines have about what their clues say and few tents touch.
//!
//! On large boards with many solutions that is far quicker than deciding cell by cell: the clues of a hundred lines are
//! met by small moves, where a search that puts one tent after the other finds out at the end of a line only that it has
//! gone wrong. Often the guess is a solution; if not, the search begins with it. Only whole numbers are compared with random
//! ones, so that a guess is the same on every machine.

use solvarium_engine::{Ctx, Rng, Stop};

use crate::support::placement::Cells;
use crate::tents::camp::Camp;

/// By how much two tents that touch are worse than a line that is one off.
const TOUCH: i32 = 2;
/// The chance to make things worse by one, at first, of 2³²: a tenth. At the end it is a tenth of that.
const HOT: u64 = (1 << 32) / 10;
/// Anything worse by more is not done.
const WORST: usize = 8;

/// A tent for each tree, wherever that is.
struct Guess<'a> {
    camp: &'a Camp,
    /// By tree: where its tent may stand, and where it does.
    sides: Vec<Vec<usize>>,
    tents: Vec<usize>,
    /// By cell: tents on it and around it.
    near: Vec<i32>,
    /// By row and by column: tents more than the clue says.
    rows: Vec<i32>,
    columns: Vec<i32>,
    /// How wrong it is; 0 is a solution.
    faults: i32,
}

/// The tents of a guess on the cells allowed, after looking at each tree so many times. The more often, the better.
pub fn guess(
    camp: &Camp,
    allowed: impl Fn(usize) -> bool,
    sweeps: u64,
    rng: &mut Rng,
    ctx: &mut Ctx<'_>,
) -> Result<Cells, Stop> {
    let mut guess = Guess::random(camp, allowed, rng);
    let mut best = (guess.faults, guess.tents.clone());
    let movable: Vec<usize> = (0..guess.sides.len()).filter(|tree| guess.sides[*tree].len() > 1).collect();
    let mut chance = HOT;
    for _ in 0..sweeps {
        if best.0 == 0 || movable.is_empty() {
            break;
        }
        let chances = chances(chance);
        for _ in 0..movable.len() {
            ctx.poll()?;
            guess.step(*rng.pick(&movable), &chances, rng);
        }
        if guess.faults < best.0 {
            best = (guess.faults, guess.tents.clone());
        }
        // The logarithm of 10 is 2.3.
        chance -= chance * 23 / (10 * sweeps);
    }
    Ok(Cells::of(camp.grid.cells(), best.1))
}

/// The chances, of 2³², to make things worse by 0, 1, 2, …
fn chances(one: u64) -> [u64; WORST + 1] {
    let mut chances = [1 << 32; WORST + 1];
    (1..=WORST).for_each(|by| chances[by] = (chances[by - 1] * one) >> 32);
    chances
}

impl<'a> Guess<'a> {
    fn random(camp: &'a Camp, allowed: impl Fn(usize) -> bool, rng: &mut Rng) -> Self {
        let sides = |tree: usize| camp.beside(tree).filter(|cell| allowed(*cell)).collect::<Vec<usize>>();
        let sides: Vec<Vec<usize>> = camp.trees.iter().map(sides).filter(|sides| !sides.is_empty()).collect();
        let debt = |clues: &[Option<u16>]| clues.iter().map(|clue| -clue.map_or(0, i32::from)).collect::<Vec<i32>>();
        let (rows, columns) = (debt(&camp.rows), debt(&camp.columns));
        let tents: Vec<usize> = sides.iter().map(|sides| *rng.pick(sides)).collect();
        let mut guess = Guess { camp, sides, tents, near: vec![0; camp.grid.cells()], rows, columns, faults: 0 };
        (0..guess.tents.len()).for_each(|tree| guess.set(guess.tents[tree], 1));
        guess.faults = guess.faults();
        guess
    }

    /// Moves a tree's tent to another side, if that is better or chance will have it.
    fn step(&mut self, tree: usize, chances: &[u64; WORST + 1], rng: &mut Rng) {
        let (old, new) = (self.tents[tree], *rng.pick(&self.sides[tree]));
        if old == new {
            return;
        }
        let worse = self.change(old, new);
        let chance = chances.get(worse.max(0) as usize).copied().unwrap_or(0);
        if rng.bits() >> 32 < chance {
            self.set(old, -1);
            self.set(new, 1);
            self.tents[tree] = new;
            self.faults += worse;
        }
    }

    /// By how much it gets worse when a tent moves.
    fn change(&self, old: usize, new: usize) -> i32 {
        let ((row, column), (to_row, to_column)) = (self.camp.grid.position(old), self.camp.grid.position(new));
        let apart = row.abs_diff(to_row) > 1 || column.abs_diff(to_column) > 1;
        let others = self.near[new] - i32::from(!apart) - (self.near[old] - 1);
        let line = |clues: &[Option<u16>], over: &[i32], from: usize, to: usize| {
            let by = |line: usize, by: i32| clues[line].map_or(0, |_| (over[line] + by).abs() - over[line].abs());
            if from == to { 0 } else { by(from, -1) + by(to, 1) }
        };
        let rows = line(&self.camp.rows, &self.rows, row, to_row);
        rows + line(&self.camp.columns, &self.columns, column, to_column) + TOUCH * others
    }

    fn set(&mut self, cell: usize, by: i32) {
        let (row, column) = self.camp.grid.position(cell);
        self.rows[row] += by;
        self.columns[column] += by;
        self.near[cell] += by;
        let (camp, near) = (self.camp, &mut self.near);
        camp.around(cell).for_each(|other| near[other] += by);
    }

    /// How wrong it is, counted afresh.
    fn faults(&self) -> i32 {
        let off = |clues: &[Option<u16>], over: &[i32]| -> i32 {
            clues.iter().zip(over).filter(|(clue, _)| clue.is_some()).map(|(_, over)| over.abs()).sum()
        };
        let touching: i32 = self.tents.iter().map(|cell| self.near[*cell] - 1).sum();
        off(&self.camp.rows, &self.rows) + off(&self.camp.columns, &self.columns) + TOUCH * touching / 2
    }
}

#[cfg(test)]
mod tests {
    use solvarium_engine::{Limits, Silent, StoppedClock};

    use super::super::tests::{random_camp, thrown_camp};
    use super::*;
    use crate::tents::rules;

    /// A guess on all spots.
    fn any<'a>(camp: &'a Camp, rng: &mut Rng) -> Guess<'a> {
        Guess::random(camp, |cell| camp.is_spot(cell), rng)
    }

    #[test]
    fn faults_are_kept_right_and_without_them_it_is_a_solution() {
        let (mut rng, mut solved) = (Rng::new(3), 0);
        for _ in 0..500 {
            let camp = random_camp(&mut rng);
            let mut guess = any(&camp, &mut rng);
            for _ in 0..if guess.sides.is_empty() { 0 } else { 100 } {
                guess.step(rng.below(guess.sides.len()), &chances(HOT), &mut rng);
                assert_eq!(guess.faults, guess.faults());
                if guess.faults == 0 && guess.sides.len() == camp.trees.len() {
                    let tents = Cells::of(camp.grid.cells(), guess.tents.iter().copied());
                    assert!(rules::check(&camp, &tents).is_ok(), "{camp:?}");
                    solved += 1;
                }
            }
        }
        assert!(solved > 1000, "{solved}");
    }

    #[test]
    fn more_sweeps_make_fewer_faults_and_limits_end_them() {
        let camp = thrown_camp(30, 12, &mut Rng::new(1));
        let faults = |sweeps: u64| {
            let mut rng = Rng::new(2);
            let found =
                guess(&camp, |cell| camp.is_spot(cell), sweeps, &mut rng, &mut Ctx::unwatched(Limits::default()));
            let mut again = any(&camp, &mut rng);
            again.tents.clone().iter().for_each(|cell| again.set(*cell, -1));
            again.tents = found.expect("nothing limits it").iter().collect();
            again.tents.clone().iter().for_each(|cell| again.set(*cell, 1));
            again.faults()
        };
        assert!(faults(1000) * 4 < faults(0), "{} {}", faults(1000), faults(0));
        let stop = std::sync::atomic::AtomicBool::new(true);
        let mut silent = Silent;
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, Some(&stop), &mut silent);
        assert!(guess(&camp, |cell| camp.is_spot(cell), 1000, &mut Rng::new(2), &mut ctx).is_err());
    }
}
