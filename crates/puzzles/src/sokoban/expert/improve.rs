//! Shortens a solution: windows of it are searched again.
//!
//! In a window of the solution only some boxes are pushed. A breadth-first search that pushes just these, from the window's
//! first position to its last, finds the fewest pushes there are with them. The windows slide along the solution, grow, and
//! get more positions to look at, until the time is up.

use solvarium_engine::grid::Direction;
use solvarium_engine::store::NodeStore;
use solvarium_engine::{Ctx, Stop};

use super::super::level::{Level, Position};
use super::super::packing::Packing;
use super::super::push_space::Push;
use super::super::reach::Reach;
use super::super::room::NONE;

/// Pushes in the windows of a round.
const WIDTHS: [usize; 5] = [12, 24, 48, 96, 192];
/// Positions looked at in a window of the first round.
const FIRST: usize = 2_000;

/// Shortens a solution for some seconds. What was gained before a limit ends the work is kept.
pub(super) fn improve(
    level: &Level,
    packing: &Packing,
    pushes: &mut Vec<Push>,
    seconds: f64,
    ctx: &mut Ctx<'_>,
) -> Result<(), Stop> {
    let end = ctx.elapsed() + seconds;
    let mut window = Window { level, packing, store: NodeStore::new(packing.key_len()), reach: Reach::default() };
    let mut most = FIRST;
    // A round that finds nothing with more positions than any window has would find nothing for ever.
    while most < 1 << 30 {
        let before = pushes.len();
        for width in WIDTHS {
            let mut at = 0;
            while at < pushes.len() {
                if ctx.elapsed() >= end {
                    return Ok(());
                }
                let to = (at + width).min(pushes.len());
                if let Some(shorter) = window.search(pushes, at, to, most, ctx)? {
                    pushes.splice(at..to, shorter);
                }
                at += width / 2;
            }
        }
        if pushes.len() == before {
            most *= 4;
        }
    }
    Ok(())
}

/// The search in a window.
struct Window<'a> {
    level: &'a Level,
    packing: &'a Packing,
    store: NodeStore,
    reach: Reach,
}

impl Window<'_> {
    /// Fewer pushes that lead from one place in a solution to another, if there are any that are soon found.
    fn search(
        &mut self,
        pushes: &[Push],
        from: usize,
        to: usize,
        most: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<Option<Vec<Push>>, Stop> {
        let (start, _) = self.play(self.level.start.clone(), &pushes[..from]);
        let (end, moved) = self.play(start.clone(), &pushes[from..to]);
        let resting: Vec<u16> = start.boxes.iter().copied().filter(|cell| !moved.contains(cell)).collect();
        let (root, target) = (self.key(&start), self.key(&end));
        self.store.clear();
        self.store.insert(&root, None);
        let (mut layer, mut steps) = (0..1, 0);
        while !layer.is_empty() && steps + 1 < to - from && self.store.len() < most {
            steps += 1;
            for id in layer.clone() {
                ctx.poll()?;
                if let Some(found) = self.spread(id, &resting, &target, ctx)? {
                    return Ok(Some(self.pushes(found)));
                }
            }
            layer = layer.end..self.store.len() as u32;
        }
        Ok(None)
    }

    /// The position after pushes, and the cells from which its boxes were pushed that had not been before.
    fn play(&mut self, mut position: Position, pushes: &[Push]) -> (Position, Vec<u16>) {
        let (mut moved, mut current) = (Vec::new(), Vec::new());
        for push in pushes {
            let to = self.level.room.next(push.cell, push.direction);
            match current.iter_mut().find(|cell| **cell == push.cell) {
                Some(cell) => *cell = to,
                None => {
                    moved.push(push.cell);
                    current.push(to);
                }
            }
            position.push(push.cell, to);
        }
        (position, moved)
    }

    fn key(&mut self, position: &Position) -> Vec<u8> {
        self.reach.flood(&self.level.room, &position.boxes, position.player);
        let mut key = vec![0; self.packing.key_len()];
        self.packing.pack(&position.boxes, self.reach.first(&self.level.room), &mut key);
        key
    }

    /// Adds what is one push away from a position, and says if the target is.
    fn spread(&mut self, id: u32, resting: &[u16], target: &[u8], ctx: &mut Ctx<'_>) -> Result<Option<u32>, Stop> {
        let Level { room, distances, .. } = self.level;
        let position = self.packing.unpack(self.store.key(id));
        self.reach.flood(room, &position.boxes, position.player);
        let mut key = vec![0; self.packing.key_len()];
        ctx.hold(self.store.bytes_with(position.boxes.len() * 4))?;
        for &cell in position.boxes.iter().filter(|cell| !resting.contains(cell)) {
            for direction in Direction::ALL {
                let (player, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
                let open = player != NONE && to != NONE && !distances.is_dead(to);
                if !open || !self.reach.has(room, player) || !self.reach.is_free(room, to) {
                    continue;
                }
                let region = self.reach.first_after(room, (cell, to), position.player);
                self.packing.pack_after(&position.boxes, (cell, to), region, &mut key);
                let (child, new) = self.store.insert(&key, Some(id));
                if new && key == target {
                    return Ok(Some(child));
                }
            }
        }
        Ok(None)
    }

    /// The pushes to a position of the search.
    fn pushes(&self, id: u32) -> Vec<Push> {
        let (mut at, mut pushes) = (id, Vec::new());
        while let Some(parent) = self.store.parent(at) {
            let (before, after) =
                (self.packing.unpack(self.store.key(parent)), self.packing.unpack(self.store.key(at)));
            let cell = before.boxes.iter().copied().find(|&cell| !after.has_box(cell)).expect("a box was pushed");
            let to = after.boxes.iter().copied().find(|&cell| !before.has_box(cell)).expect("a box was pushed");
            let leads = |direction: &Direction| self.level.room.next(cell, *direction) == to;
            let direction = Direction::ALL.into_iter().find(leads).expect("a push is one step long");
            pushes.push(Push { cell, direction, walk: 0 });
            at = parent;
        }
        pushes.reverse();
        pushes
    }
}
