//! The packing plan: in which order boxes come to which cells. A guide, not a proof.
//!
//! It is the way the solved board was taken apart ([`super::unpack`]), read backwards: first some boxes are *initial*,
//! those that could not be taken away; then each *step* brings a box to a cell, from a cell where an earlier step has
//! parked one or from wherever one likes. A step is over when a later one moves its box on.
//!
//! **Progress** is the largest number of steps that can have been made: each has its box, or was moved on by one of them.
//! Boxes that are initial for good come first, and those that left too early count against it.

use super::unpack::Unpacking;

/// A cell that has to have a box, up to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stay {
    cell: u16,
    /// The step that moves the box on; the number of steps if none does.
    until: usize,
}

/// The plan of a level.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    initial: Vec<Stay>,
    steps: Vec<Stay>,
    /// Initial boxes that are never moved on.
    lasting: usize,
}

impl Plan {
    /// The plan that puts together what was taken apart.
    pub fn new(unpacking: &Unpacking) -> Self {
        // Moves from the start: the cell a box comes from, if it is on the board before, and the cell it comes to.
        let mut moves: Vec<(Option<u16>, u16)> = Vec::new();
        for pull in unpacking.pulls.iter().rev() {
            let from = (!pull.vanishes).then_some(pull.to);
            match moves.last_mut() {
                Some(last) if from == Some(last.1) => last.1 = pull.from,
                _ => moves.push((from, pull.from)),
            }
        }
        let until = |cell: u16, after: usize| {
            let moved = moves[after..].iter().position(|&(from, _)| from == Some(cell));
            moved.map_or(moves.len(), |at| after + at)
        };
        let initial: Vec<Stay> = unpacking.left.iter().map(|&cell| Stay { cell, until: until(cell, 0) }).collect();
        let step = |(at, &(_, cell)): (usize, &(Option<u16>, u16))| Stay { cell, until: until(cell, at + 1) };
        let steps: Vec<Stay> = moves.iter().enumerate().map(step).collect();
        let lasting = initial.iter().filter(|stay| stay.until == steps.len()).count();
        Plan { initial, steps, lasting }
    }

    /// The progress of a position.
    pub fn progress(&self, has_box: impl Fn(u16) -> bool) -> usize {
        let end = self.steps.len();
        let lasting = self.initial.iter().filter(|stay| stay.until == end && has_box(stay.cell)).count();
        if lasting < self.lasting {
            return lasting;
        }
        let made = self.made(&has_box);
        let early = self.initial.iter().filter(|stay| stay.until < end && made <= stay.until && !has_box(stay.cell));
        (lasting + made).saturating_sub(early.count())
    }

    /// The steps that can have been made: the largest number that no missing box speaks against. The box of a step speaks
    /// against all numbers from the next one up to the step that moves it on; those of later steps do not matter then.
    fn made(&self, has_box: &impl Fn(u16) -> bool) -> usize {
        let mut most = self.steps.len();
        for (at, stay) in self.steps.iter().enumerate().rev() {
            if at < most && most <= stay.until && !has_box(stay.cell) {
                most = at;
            }
        }
        most
    }

    /// The cells that have a box for good, and those that still get one, when so many steps have been made.
    pub fn after(&self, made: usize) -> (Vec<u16>, Vec<u16>) {
        let end = self.steps.len();
        let stays = self.initial.iter().chain(&self.steps[..made]);
        let lasting = stays.filter(|stay| stay.until == end).map(|stay| stay.cell);
        (lasting.collect(), self.steps[made..].iter().map(|stay| stay.cell).collect())
    }

    /// The number of steps made when the progress is this, were no box gone too early.
    pub fn steps_at(&self, progress: usize) -> usize {
        progress.saturating_sub(self.lasting)
    }

    /// The progress when all is done.
    pub fn most(&self) -> usize {
        self.lasting + self.steps.len()
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The cell of the step that comes after some progress.
    pub fn next(&self, progress: usize) -> Option<u16> {
        self.steps.get(progress.checked_sub(self.lasting)?).map(|stay| stay.cell)
    }
}

#[cfg(test)]
mod tests {
    use super::super::unpack::Pull;
    use super::*;
    use solvarium_engine::Rng;

    /// Takes a board of some cells apart at random: boxes are pulled to free cells, or vanish.
    fn draw(rng: &mut Rng) -> (Vec<u16>, Unpacking) {
        let count = rng.between(2, 6) as u16;
        let packed: Vec<u16> = (0..count).collect();
        let mut unpacking = Unpacking { pulls: Vec::new(), left: packed.clone() };
        for _ in 0..rng.between(0, 12) {
            let Some(at) = unpacking.left.len().checked_sub(1).map(|last| rng.between(0, last)) else { break };
            let from = unpacking.left.swap_remove(at);
            let free: Vec<u16> = (0..12).filter(|cell| *cell != from && !unpacking.left.contains(cell)).collect();
            let (to, vanishes) = (free[rng.below(free.len())], rng.below(2) == 0);
            unpacking.pulls.push(Pull { from, to, vanishes });
            if !vanishes {
                unpacking.left.push(to);
            }
        }
        (packed, unpacking)
    }

    #[test]
    fn progress_rises_to_the_length_along_the_plan_itself() {
        let mut rng = Rng::new(3);
        for _ in 0..2000 {
            let (packed, unpacking) = draw(&mut rng);
            let plan = Plan::new(&unpacking);
            let mut board = unpacking.left.clone();
            let mut moved = None;
            let mut steps = 0;
            for (at, pull) in unpacking.pulls.iter().enumerate().rev() {
                board.retain(|&cell| pull.vanishes || cell != pull.to);
                board.push(pull.from);
                steps += usize::from(pull.vanishes || moved != Some(pull.to));
                moved = Some(pull.from);
                // Pulls of one box that follow each other are one step.
                let goes_on = at > 0 && !unpacking.pulls[at - 1].vanishes && unpacking.pulls[at - 1].to == pull.from;
                let now = plan.progress(|cell| board.contains(&cell));
                assert!(goes_on || now >= plan.lasting + steps, "{now} after {steps} steps in {unpacking:?}");
            }
            let last = plan.progress(|cell| board.contains(&cell));
            board.sort_unstable();
            assert_eq!(board, packed);
            assert_eq!(last, plan.lasting + plan.steps.len(), "{unpacking:?}");
        }
    }

    #[test]
    fn it_is_the_largest_number_that_nothing_speaks_against() {
        let mut rng = Rng::new(4);
        for _ in 0..2000 {
            let plan = Plan::new(&draw(&mut rng).1);
            let board: Vec<u16> = (0..12).filter(|_| rng.below(2) == 0).collect();
            let has_box = |cell: u16| board.contains(&cell);
            let stands = |&made: &usize| plan.steps[..made].iter().all(|stay| stay.until < made || has_box(stay.cell));
            assert_eq!(Some(plan.made(&has_box)), (0..=plan.steps.len()).rev().find(stands), "{plan:?} {board:?}");
        }
    }
}
