//! Dead positions rise: a position is dead when every move from it leads to a dead one.
//!
//! **When that is right.** A position that is not solved and has a solution has a move that begins one. Moves that were left out
//! because no solution begins with them, or because others are enough (PI-corrals), need not be counted. All others must
//! be: each is *open* until what it leads to is found dead. A move that leads to a position that is known already, by
//! another way, waits for the verdict on that. Positions are called dead only one after the other, each by verdicts that
//! came before its own, so a circle of positions that wait for each other is never called dead.

/// No entry.
const NONE: u32 = u32::MAX;

/// What is known of the positions of a search, by their numbers, which are given in order from 0.
#[derive(Debug, Default)]
pub(crate) struct Family {
    /// For each position the moves that are open; [`NONE`] until they have all been counted.
    open: Vec<u32>,
    dead: Vec<bool>,
    /// For each position the last wait for it, and for each wait who waits, and the one before.
    last: Vec<u32>,
    waits: Vec<(u32, u32)>,
    rising: Vec<u32>,
}

impl Family {
    /// Adds the position with the next number; a move of `parent` led to it.
    pub fn add(&mut self, parent: Option<u32>) {
        self.open.push(NONE);
        self.dead.push(false);
        self.last.push(NONE);
        if let Some(parent) = parent {
            self.wait(parent, (self.last.len() - 1) as u32);
        }
    }

    /// A position has been expanded: this many moves are open, and no others can begin a solution. Those that led to known
    /// positions are counted too, and told by [`Family::leads`].
    pub fn count(&mut self, id: u32, moves: usize) {
        self.open[id as usize] = moves as u32;
        if moves == 0 {
            self.lose(id);
        }
    }

    /// An open move of a position leads to another that is known already.
    pub fn leads(&mut self, parent: u32, child: u32) {
        if self.dead[child as usize] {
            self.close(parent);
        } else {
            self.wait(parent, child);
        }
        self.rise();
    }

    /// A position is dead.
    pub fn lose(&mut self, id: u32) {
        if !self.dead[id as usize] {
            self.dead[id as usize] = true;
            self.rising.push(id);
        }
        self.rise();
    }

    pub fn is_dead(&self, id: u32) -> bool {
        self.dead[id as usize]
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        (self.open.capacity() + self.last.capacity()) * 4 + self.dead.capacity() + self.waits.capacity() * 8
    }

    fn wait(&mut self, parent: u32, child: u32) {
        self.waits.push((parent, self.last[child as usize]));
        self.last[child as usize] = (self.waits.len() - 1) as u32;
    }

    /// One move of a position is no longer open.
    fn close(&mut self, id: u32) {
        let open = &mut self.open[id as usize];
        debug_assert!(*open != NONE && *open > 0, "moves are counted before they are made");
        *open -= 1;
        if *open == 0 && !self.dead[id as usize] {
            self.dead[id as usize] = true;
            self.rising.push(id);
        }
    }

    /// Tells all who wait.
    fn rise(&mut self) {
        while let Some(id) = self.rising.pop() {
            let mut at = std::mem::replace(&mut self.last[id as usize], NONE);
            while at != NONE {
                let (parent, before) = self.waits[at as usize];
                self.close(parent);
                at = before;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::level::Position;
    use super::super::super::super::reach::Reach;
    use super::super::super::super::reference::{Reference, draw, pushes};
    use super::*;
    use solvarium_engine::Rng;
    use std::collections::HashMap;

    #[test]
    fn circles_are_never_dead() {
        let mut family = Family::default();
        family.add(None);
        family.count(0, 2);
        family.add(Some(0));
        family.count(1, 1);
        family.leads(1, 0);
        family.add(Some(0));
        family.lose(2);
        assert!([0, 1].iter().all(|&id| !family.is_dead(id)));
    }

    #[test]
    fn a_position_with_a_move_that_was_not_made_is_not_dead() {
        let mut family = Family::default();
        family.add(None);
        family.count(0, 2);
        family.add(Some(0));
        family.count(1, 0);
        assert!(family.is_dead(1) && !family.is_dead(0));
        family.leads(0, 1);
        assert!(family.is_dead(0));
    }

    /// Small rooms are searched in any order, and the search stops anywhere.
    #[test]
    fn what_rises_has_no_solution() {
        let (mut rng, mut risen) = (Rng::new(21), 0);
        for _ in 0..400 {
            let count = rng.between(1, 3);
            let Some(level) = draw(&mut rng, count) else { continue };
            let (mut family, mut reach) = (Family::default(), Reach::default());
            let (mut positions, mut numbers) = (Vec::new(), HashMap::new());
            let mut open: Vec<(Option<u32>, Position)> = vec![(None, level.start.clone())];
            for _ in 0..rng.between(20, 3000) {
                if open.is_empty() {
                    break;
                }
                let (parent, position) = open.swap_remove(rng.below(open.len()));
                reach.flood(&level.room, &position.boxes, position.player);
                let key = (position.boxes.to_vec(), reach.first(&level.room));
                let id = *numbers.entry(key).or_insert(positions.len() as u32);
                if (id as usize) < positions.len() {
                    family.leads(parent.expect("the start is new"), id);
                    continue;
                }
                family.add(parent);
                if !level.solved(&position) {
                    let moves = pushes(&level, &position);
                    family.count(id, moves.len());
                    open.extend(moves.iter().map(|&(cell, direction)| {
                        let mut after = position.clone();
                        after.push(cell, level.room.next(cell, direction));
                        (Some(id), after)
                    }));
                }
                positions.push(position);
            }
            let reference = Reference::new(&level.room);
            for (id, Position { boxes, player }) in positions.iter().enumerate() {
                if family.is_dead(id as u32) {
                    risen += 1;
                    assert_eq!(reference.pushes(boxes, *player), None, "{boxes:?} {player} {level:?}");
                }
            }
        }
        assert!(risen > 1000, "{risen}");
    }
}
