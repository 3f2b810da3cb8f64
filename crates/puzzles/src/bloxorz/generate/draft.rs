//! A board in the making: islands, and what lies on them. Where something is wrong with it, it has no stage.

use solvarium_engine::Rng;
use solvarium_engine::grid::Grid;

use super::super::stage::{Effect, Ground, Stage, Switch};
use super::Plan;
use super::layout::{self, Cut, Rect};

/// A board in the making.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    grid: Grid,
    islands: Vec<Rect>,
    floor: Vec<bool>,
    bridges: Vec<Bridge>,
    switches: Vec<Draw>,
    /// Splits, and where their cubes appear.
    splits: Vec<(usize, [usize; 2])>,
    fragile: Vec<usize>,
    start: usize,
    /// Where the block must get.
    pub goal: usize,
}

/// A bridge: the gap it crosses, its cells there, and whether it is open at the start.
#[derive(Clone, Debug)]
struct Bridge {
    cut: Cut,
    cells: Vec<usize>,
    open: bool,
}

/// A switch: its cell, its kind, and what it does to each bridge.
#[derive(Clone, Debug)]
struct Draw {
    cell: usize,
    heavy: bool,
    effects: Vec<Option<Effect>>,
}

impl Draft {
    /// Islands at random, bridges between them, and everything else anywhere on them; none if they do not fit.
    pub fn new(plan: &Plan, rng: &mut Rng) -> Option<Draft> {
        let grid = Grid { width: plan.width, height: plan.height };
        let (islands, mut cuts) = layout::cut(grid, plan.bridges + plan.splits, rng)?;
        let mut floor = vec![false; grid.cells()];
        // Two cubes have many positions on a large floor, and such boards take long to judge.
        let small = plan.splits > 0;
        let fill = |island: &Rect| layout::fill(*island, small, grid, &mut floor, rng);
        let anchors: Vec<usize> = islands.iter().map(fill).collect();
        rng.shuffle(&mut cuts);
        let (start, goal, switches) = (0, 0, Vec::new());
        let (bridges, splits, fragile) = (Vec::new(), Vec::new(), Vec::new());
        let mut draft = Draft { grid, islands, floor, bridges, switches, splits, fragile, start, goal };
        let ends = cuts.into_iter().take(plan.bridges).map(|cut| draft.add_bridge(cut, &anchors, rng)).collect();
        draft.furnish(plan, ends, rng)?;
        Some(draft)
    }

    /// Puts a bridge across a gap, and tiles from it to the rooms on both sides; gives the two islands.
    fn add_bridge(&mut self, cut: Cut, anchors: &[usize], rng: &mut Rng) -> [usize; 2] {
        let grid = self.grid;
        let island = |cell: usize| self.islands.iter().position(|island| island.cells(grid).any(|at| at == cell));
        let ends = |(a, cells, b)| Some((island(a)?, a, cells, island(b)?, b));
        let crossings: Vec<_> = cut.crossings(grid).filter_map(ends).collect();
        let (from, a, cells, to, b) = rng.pick(&crossings).clone();
        layout::corridor(grid, a, anchors[from], &mut self.floor, rng);
        layout::corridor(grid, b, anchors[to], &mut self.floor, rng);
        self.bridges.push(Bridge { cut, cells, open: false });
        [from, to]
    }

    /// Puts everything but bridges onto the islands, in the order in which they are to be reached: on each that is
    /// reached lies what leads on to the next, a switch for a bridge or a split. None if there is no room.
    fn furnish(&mut self, plan: &Plan, ends: Vec<[usize; 2]>, rng: &mut Rng) -> Option<()> {
        let mut free = self.tiles();
        rng.shuffle(&mut free);
        let mut take = |island: Rect, grid: Grid| {
            let at = free.iter().position(|cell| island.cells(grid).any(|other| other == *cell))?;
            Some(free.swap_remove(at))
        };
        let (mut here, mut reached) = (rng.below(self.islands.len()), vec![false; self.islands.len()]);
        reached[here] = true;
        self.start = take(self.islands[here], self.grid)?;
        let mut pending: Vec<usize> = (0..ends.len()).collect();
        while reached.contains(&false) {
            let leads_on = |bridge: &usize| reached[ends[*bridge][0]] != reached[ends[*bridge][1]];
            let next: Vec<usize> = pending.iter().copied().filter(leads_on).collect();
            if next.is_empty() {
                let far: Vec<usize> = (0..reached.len()).filter(|island| !reached[*island]).collect();
                let split = take(self.islands[here], self.grid)?;
                here = *rng.pick(&far);
                let cells: Vec<usize> = self.tiles_of(here);
                self.splits.push((split, [*rng.pick(&cells), *rng.pick(&cells)]));
            } else {
                let bridge = *rng.pick(&next);
                pending.retain(|other| *other != bridge);
                let draw = plan.bridges - pending.len() - 1;
                if draw < plan.switches {
                    let cell = take(self.islands[here], self.grid)?;
                    self.add_switch(cell, rng);
                }
                let opens = *rng.pick(&[Effect::Toggle, Effect::Open]);
                self.switches[draw % plan.switches].effects[bridge] = Some(opens);
                here = ends[bridge].into_iter().find(|island| !reached[*island])?;
            }
            reached[here] = true;
        }
        self.goal = take(self.islands[here], self.grid)?;
        for _ in plan.bridges..plan.switches {
            let cell = take(*rng.pick(&self.islands), self.grid)?;
            self.add_switch(cell, rng);
            self.switches.last_mut()?.effects[rng.below(plan.bridges)] = Some(some_effect(rng));
        }
        for _ in 0..plan.fragile {
            self.fragile.push(take(*rng.pick(&self.islands), self.grid)?);
        }
        Some(())
    }

    fn add_switch(&mut self, cell: usize, rng: &mut Rng) {
        self.switches.push(Draw { cell, heavy: rng.below(2) == 0, effects: vec![None; self.bridges.len()] });
    }

    fn tiles_of(&self, island: usize) -> Vec<usize> {
        self.islands[island].cells(self.grid).filter(|cell| self.floor[*cell]).collect()
    }

    fn tiles(&self) -> Vec<usize> {
        (0..self.floor.len()).filter(|cell| self.floor[*cell]).collect()
    }

    /// The board, if it is one.
    pub fn stage(&self) -> Option<Stage> {
        let tile = |floor: &bool| if *floor { Ground::Plain } else { Ground::Void };
        let mut ground: Vec<Ground> = self.floor.iter().map(tile).collect();
        for bridge in &self.bridges {
            bridge.cells.iter().for_each(|cell| ground[*cell] = Ground::Bridge { open: bridge.open });
        }
        let mut put = |cell: usize, what: Ground| {
            (cell != self.start && ground[cell] == Ground::Plain).then(|| ground[cell] = what)
        };
        put(self.goal, Ground::Goal)?;
        for draw in &self.switches {
            put(draw.cell, Ground::Switch(self.switch(draw)?))?;
        }
        for &(cell, landings) in &self.splits {
            put(cell, Ground::Split(landings))?;
        }
        for &cell in &self.fragile {
            put(cell, Ground::Fragile)?;
        }
        let lands = |cell: usize| !matches!(ground[cell], Ground::Void | Ground::Bridge { .. } | Ground::Goal);
        let well_split = |[a, b]: [usize; 2]| self.grid.manhattan(a, b) > 1 && lands(a) && lands(b);
        let stands = ground[self.start] == Ground::Plain && self.splits.iter().all(|(_, to)| well_split(*to));
        let stage = Stage { grid: self.grid, ground, start: self.start, goal: self.goal };
        let moved = |at: usize| self.switches.iter().any(|draw| draw.effects[at].is_some());
        let keeps = (0..self.bridges.len()).all(moved) && stage.bridges().len() == self.bridges.len();
        (stands && keeps).then_some(stage)
    }

    fn switch(&self, draw: &Draw) -> Option<Switch> {
        let pairs = self.bridges.iter().zip(&draw.effects);
        let acts = pairs.filter_map(|(bridge, effect)| Some((bridge, (*effect)?)));
        let mut effects: Vec<(usize, Effect)> =
            acts.flat_map(|(bridge, effect)| bridge.cells.iter().map(move |cell| (*cell, effect))).collect();
        effects.sort_unstable();
        (!effects.is_empty()).then_some(Switch { heavy: draw.heavy, effects })
    }

    /// Every effect of a switch on a bridge, by their numbers.
    pub fn effects(&self) -> Vec<(usize, usize)> {
        let pairs = |(switch, draw): (usize, &Draw)| {
            let acts = draw.effects.iter().enumerate().filter(|(_, effect)| effect.is_some());
            acts.map(move |(bridge, _)| (switch, bridge)).collect::<Vec<_>>()
        };
        self.switches.iter().enumerate().flat_map(pairs).collect()
    }

    /// The draft without one of them.
    pub fn without_effect(&self, switch: usize, bridge: usize) -> Draft {
        let mut draft = self.clone();
        draft.switches[switch].effects[bridge] = None;
        draft
    }

    /// Makes a small change.
    pub fn change(&mut self, rng: &mut Rng) {
        let cell = *rng.pick(&self.tiles());
        match rng.below(16) {
            0 => self.start = cell,
            1 => self.goal = cell,
            2..=4 if !self.switches.is_empty() => {
                let at = rng.below(self.switches.len());
                self.switches[at].cell = cell;
            }
            5..=6 if !self.switches.is_empty() => self.change_switch(rng),
            7..=8 if !self.bridges.is_empty() => self.change_bridge(rng),
            9..=10 if !self.splits.is_empty() => {
                let at = rng.below(self.splits.len());
                let (split, landings) = &mut self.splits[at];
                *[split].into_iter().chain(landings).nth(rng.below(3)).expect("there are three") = cell;
            }
            11..=12 if !self.fragile.is_empty() => {
                let at = rng.below(self.fragile.len());
                self.fragile[at] = cell;
            }
            _ => self.change_floor(rng),
        }
    }

    fn change_switch(&mut self, rng: &mut Rng) {
        let at = rng.below(self.switches.len());
        let draw = &mut self.switches[at];
        let bridge = rng.below(draw.effects.len() + 1);
        match draw.effects.get_mut(bridge) {
            None => draw.heavy = !draw.heavy,
            Some(effect) => *effect = if rng.below(3) == 0 { None } else { Some(some_effect(rng)) },
        }
    }

    fn change_bridge(&mut self, rng: &mut Rng) {
        let at = rng.below(self.bridges.len());
        let bridge = &mut self.bridges[at];
        if rng.below(3) == 0 {
            bridge.open = !bridge.open;
            return;
        }
        let rests = |(a, _, b): &(usize, Vec<usize>, usize)| self.floor[*a] && self.floor.get(*b) == Some(&true);
        let crossings: Vec<_> = bridge.cut.crossings(self.grid).filter(rests).collect();
        if !crossings.is_empty() {
            bridge.cells.clone_from(&rng.pick(&crossings).1);
        }
    }

    /// Adds a few tiles to an island, or takes some away.
    fn change_floor(&mut self, rng: &mut Rng) {
        let island = *rng.pick(&self.islands);
        let longest = if rng.below(2) == 0 { (1, 3) } else { (3, 1) };
        let tile = rng.below(2) == 0;
        island.inner(longest, 1, rng).cells(self.grid).for_each(|cell| self.floor[cell] = tile);
    }
}

/// Toggling is as frequent as opening and closing together.
fn some_effect(rng: &mut Rng) -> Effect {
    *rng.pick(&[Effect::Toggle, Effect::Toggle, Effect::Open, Effect::Close])
}
