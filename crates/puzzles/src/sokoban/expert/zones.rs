//! Out of plan: cells from which a box can help the plan no more.
//!
//! When some steps of the plan have been made, their boxes stand like walls. The cells from which a lone box can then get to
//! no cell of a later step are the *zone* of that moment. A box in the zone need not be lost, for plans are guides; but it
//! stands where it has to be brought out again, and the sooner the better: a zone counts as soon as the one before it does
//! no more.

use solvarium_engine::grid::Direction;

use super::super::level::Level;
use super::super::reach::flood;
use super::super::room::{NONE, Rows};
use super::plan::Plan;

/// The zones of a plan.
#[derive(Debug, Default)]
pub(super) struct Zones {
    /// For each number of steps made, the zone.
    zones: Vec<Rows>,
}

impl Zones {
    /// Finds the zones.
    pub fn new(level: &Level, plan: &Plan) -> Self {
        let mut zones: Vec<Rows> = (0..plan.steps()).map(|made| zone(level, plan, made)).collect();
        // After the last step there is nothing to come.
        zones.push(vec![0; level.room.floor.len()]);
        // A zone grows with the steps, and is valid from the change before it on: at each step the next other one counts.
        let last = plan.steps().saturating_sub(1);
        let ahead = |at: usize| (at..last).find(|&later| zones[later] != zones[at]).unwrap_or(at);
        let numbers: Vec<usize> = (0..zones.len()).map(ahead).collect();
        let zones = numbers.into_iter().map(|number| zones[number].clone()).collect();
        Zones { zones }
    }

    /// No cells are out of plan.
    pub fn none(level: &Level) -> Self {
        Zones { zones: vec![vec![0; level.room.floor.len()]] }
    }

    /// The zone when some steps have been made.
    pub fn at(&self, made: usize) -> &Rows {
        &self.zones[made.min(self.zones.len() - 1)]
    }
}

/// The cells from which no later step is reached.
fn zone(level: &Level, plan: &Plan, made: usize) -> Rows {
    let room = &level.room;
    let (lasting, later) = plan.after(made);
    let mut free = room.floor.clone();
    lasting.iter().filter(|cell| !later.contains(cell)).for_each(|&cell| room.flip(&mut free, cell));
    let mut seen = vec![0u8; room.cells()];
    let mut queue: Vec<(u16, u16)> = Vec::new();
    for &cell in &later {
        queue.extend(room.neighbours(cell).filter(|&player| room.has(&free, player)).map(|player| (cell, player)));
    }
    let mut region = Rows::new();
    let mut zone: Rows = level.live.iter().zip(&free).map(|(live, free)| live & free).collect();
    for &cell in &later {
        let (row, column) = room.place(cell);
        zone[row] &= !(1 << column);
    }
    while let Some((cell, player)) = queue.pop() {
        if room.has(&zone, cell) {
            room.flip(&mut zone, cell);
        }
        let side = Direction::ALL.into_iter().find(|&side| room.next(cell, side) == player).expect("he is beside it");
        if seen[usize::from(cell)] >> (side as u8) & 1 != 0 {
            continue;
        }
        room.flip(&mut free, cell);
        flood(room, &free, player, &mut region);
        room.flip(&mut free, cell);
        for direction in Direction::ALL {
            let to = room.next(cell, direction);
            if to == NONE || !room.has(&region, to) {
                continue;
            }
            seen[usize::from(cell)] |= 1 << direction as u8;
            let back = room.next(to, direction);
            if back != NONE && room.has(&free, back) {
                queue.push((to, back));
            }
        }
    }
    zone
}

#[cfg(test)]
mod tests {
    use super::super::super::reach::Reach;
    use super::super::super::reference::draw;
    use super::super::haul::{Haul, Way};
    use super::super::unpack::{Pull, Unpacking};
    use super::*;
    use solvarium_engine::Rng;

    /// Whether a lone box gets from a cell to one of others past walls, by pushes.
    fn gets_there(level: &Level, walls: &[u16], cell: u16, targets: &[u16]) -> bool {
        let (mut haul, mut players) = (Haul::default(), Vec::new());
        let boxes: Vec<u16> = walls.iter().copied().chain([cell]).collect();
        Reach::default().regions(&level.room, &boxes, &mut players);
        players.into_iter().any(|player| {
            haul.find(level, &boxes, walls.len(), player, Way::Push, |_, _| true);
            haul.placements.iter().any(|end| targets.contains(&end.cell))
        })
    }

    #[test]
    fn from_a_zone_no_later_step_is_reached() {
        let (mut rng, mut out) = (Rng::new(2), 0);
        for _ in 0..200 {
            let Some(level) = draw(&mut rng, 3) else { continue };
            let pull = |&from: &u16| Pull { from, to: from, vanishes: true };
            let pulls = level.room.goals.iter().map(pull).collect();
            let plan = Plan::new(&Unpacking { pulls, left: Vec::new() });
            for made in 0..plan.steps() {
                let (walls, later) = plan.after(made);
                let zone = zone(&level, &plan, made);
                let cells = (0..level.room.cells() as u16).filter(|&cell| !level.distances.is_dead(cell));
                for cell in cells.filter(|cell| !walls.contains(cell)) {
                    let is_out = level.room.has(&zone, cell);
                    assert_eq!(is_out, !gets_there(&level, &walls, cell, &later), "{cell} {made} {level:?}");
                    out += u32::from(is_out);
                }
            }
        }
        assert!(out > 20, "{out}");
    }
}
