//! Everything about a level that never changes: places of the block, ways between them, and what is pressed where.

use std::collections::BTreeSet;

use solvarium_engine::grid::Direction;

use super::super::rules::{Piece, cells};
use super::super::stage::{Effect, Ground, Stage};
use super::Bloxorz;
use crate::support::pddl::{direction_name, words};

/// The bridge that everything rests on that rests on none: it is always open.
pub const GROUND: &str = "ground";
/// The cell that stands for what is no floor.
const NOWHERE: &str = "nowhere";

/// A level's places and ways.
pub struct Ways<'a> {
    stage: &'a Stage,
    /// Whether what rests on a bridge that closes falls.
    pub strict: bool,
    /// The bridges, in groups that are always alike: whether they are open at first, and their cells.
    pub bridges: Vec<(bool, Vec<usize>)>,
    /// The group of each cell.
    group: Vec<Option<usize>>,
    /// Where the block can be as far as the floor goes.
    pub places: Vec<Piece>,
    /// Sets of switches that are pressed together.
    pressed: BTreeSet<Vec<usize>>,
}

/// The object that a group of bridges is.
pub fn bridge(group: usize) -> String {
    format!("bridge{group}")
}

impl<'a> Ways<'a> {
    pub fn new(puzzle: &'a Bloxorz) -> Self {
        let stage = puzzle.stage();
        let bridges = stage.bridges();
        let mut group = vec![None; stage.ground.len()];
        for (number, (_, cells)) in bridges.iter().enumerate() {
            cells.iter().for_each(|cell| group[*cell] = Some(number));
        }
        let strict = puzzle.machine().variant.strict_bridges;
        let mut ways = Ways { stage, strict, bridges, group, places: Vec::new(), pressed: BTreeSet::new() };
        for cell in 0..stage.ground.len() {
            let beside = [Direction::Right, Direction::Down].map(|to| stage.grid.neighbour(cell, to));
            let lying = beside.into_iter().flatten().map(|next| Piece::Lying([cell, next]));
            let places = [Piece::Upright(cell)].into_iter().chain(lying);
            ways.places.extend(places.filter(|place| can_be(stage, place) || *place == puzzle.start.piece));
        }
        ways.pressed = ways.places.iter().map(|place| ways.switches(place)).collect();
        let under_cubes = ways.floor().map(|cell| ways.soft_switches(&[cell])).collect::<Vec<_>>();
        ways.pressed.extend(under_cubes);
        ways.pressed.remove(&Vec::new());
        ways
    }

    /// The cells that are no void.
    pub fn floor(&self) -> impl Iterator<Item = usize> {
        (0..self.stage.ground.len()).filter(|cell| self.stage.ground[*cell] != Ground::Void)
    }

    pub fn groups(&self) -> impl Iterator<Item = (usize, &[usize])> {
        self.bridges.iter().enumerate().map(|(group, (_, cells))| (group, &cells[..]))
    }

    /// The switches that the block presses in a place, in the order in which they act.
    fn switches(&self, place: &Piece) -> Vec<usize> {
        match place {
            Piece::Upright(cell) if matches!(self.stage.ground[*cell], Ground::Switch(_)) => vec![*cell],
            place => self.soft_switches(&cells(place)),
        }
    }

    fn soft_switches(&self, cells: &[usize]) -> Vec<usize> {
        let soft = |cell: &usize| matches!(&self.stage.ground[*cell], Ground::Switch(switch) if !switch.heavy);
        cells.iter().copied().filter(soft).collect()
    }

    /// What switches do to groups of bridges, in order.
    pub fn effects(&self, pressed: &[usize]) -> Vec<(usize, Effect)> {
        let of_switch = |cell: &usize| {
            let Ground::Switch(switch) = &self.stage.ground[*cell] else { return Vec::new() };
            self.groups().filter_map(|(group, cells)| Some((group, switch.effect_on(cells[0])?))).collect()
        };
        pressed.iter().flat_map(of_switch).collect()
    }

    /// The step of this number after switches were pressed.
    pub fn step(&self, pressed: &[usize], number: usize) -> String {
        let count = self.effects(pressed).len();
        match (number == count, self.strict && count > 0) {
            (true, true) => "look".into(),
            (true, false) => "rest".into(),
            _ => {
                pressed.iter().map(|cell| self.cell(Some(*cell))).collect::<Vec<_>>().join("-") + &format!("-{number}")
            }
        }
    }

    pub fn first_step(&self, pressed: &[usize]) -> String {
        self.step(pressed, 0)
    }

    /// The steps that are objects of the problem.
    pub fn steps(&self) -> Vec<String> {
        let of =
            |pressed: &Vec<usize>| (0..self.effects(pressed).len()).map(|n| self.step(pressed, n)).collect::<Vec<_>>();
        self.pressed.iter().flat_map(of).collect()
    }

    pub fn bridge_names(&self) -> Vec<String> {
        [GROUND.to_string()].into_iter().chain((0..self.bridges.len()).map(bridge)).collect()
    }

    pub fn cells(&self) -> Vec<String> {
        self.floor().map(Some).chain([None]).map(|cell| self.cell(cell)).collect()
    }

    /// The object that a cell is, or nowhere.
    pub fn cell(&self, cell: Option<usize>) -> String {
        let named = |cell| {
            let (row, column) = self.stage.grid.position(cell);
            format!("c{row}-{column}")
        };
        cell.map_or(NOWHERE.into(), named)
    }

    /// The object that a place of the block is.
    pub fn place(&self, place: &Piece) -> String {
        let (row, column) = self.stage.grid.position(cells(place)[0]);
        let how = match place {
            Piece::Lying([first, second]) if first + 1 == *second => "columns",
            Piece::Lying(_) => "rows",
            _ => "upright",
        };
        format!("{how}-{row}-{column}")
    }

    pub fn bridge_under(&self, cell: usize) -> String {
        self.group[cell].map_or(GROUND.into(), bridge)
    }

    /// The bridges that the block rests on in a place.
    pub fn rests(&self, place: &Piece) -> [String; 2] {
        let cells = cells(place);
        [cells[0], cells[cells.len() - 1]].map(|cell| self.bridge_under(cell))
    }

    /// The three cells beside a cell, apart from the one that a cube comes from.
    pub fn around(&self, from: usize, to: usize) -> impl Iterator<Item = Option<usize>> {
        let beside = Direction::ALL.map(|direction| self.floor_beside(to, direction));
        beside.into_iter().filter(move |near| *near != Some(from))
    }

    fn floor_beside(&self, cell: usize, direction: Direction) -> Option<usize> {
        self.stage.grid.neighbour(cell, direction).filter(|next| self.stage.ground[*next] != Ground::Void)
    }

    /// Every fact about places, ways and switches.
    pub fn add_facts(&self, facts: &mut Vec<Vec<String>>) {
        for place in &self.places {
            let [one, two] = self.rests(place);
            facts.push(words!["rests", self.place(place), one, two]);
            facts.push(words!["presses", self.place(place), self.first_step(&self.switches(place))]);
            self.add_ways(place, facts);
        }
        if self.stage.splits().next().is_some() {
            self.floor().for_each(|cell| self.add_ways_of_cubes(cell, facts));
        }
        self.floor().for_each(|cell| facts.push(words!["on", self.cell(Some(cell)), self.bridge_under(cell)]));
        for pressed in &self.pressed {
            for (number, (group, effect)) in self.effects(pressed).into_iter().enumerate() {
                let verb = match effect {
                    Effect::Toggle => "toggles",
                    Effect::Open => "opens",
                    Effect::Close => "closes",
                };
                facts.push(words![verb, self.step(pressed, number), bridge(group), self.step(pressed, number + 1)]);
            }
        }
    }

    /// The rolls of the block from a place. On the goal the game is over.
    fn add_ways(&self, from: &Piece, facts: &mut Vec<Vec<String>>) {
        if *from == Piece::Upright(self.stage.goal) {
            return;
        }
        for direction in Direction::ALL {
            let Some(to) = rolled(self.stage, from, direction) else { continue };
            let (way, start) = (direction_name(direction), self.place(from));
            match to {
                Piece::Upright(cell) if matches!(self.stage.ground[cell], Ground::Split(_)) => {
                    let Ground::Split(landings) = self.stage.ground[cell] else { continue };
                    let [one, two] = landings.map(|cell| self.cell(Some(cell)));
                    facts.push(words!["splits", way, start, one, two]);
                }
                to if can_be(self.stage, &to) => facts.push(words!["rolls", way, start, self.place(&to)]),
                _ => {}
            }
        }
    }

    /// The rolls of a cube from a cell, and the block it becomes with a cube beside it.
    fn add_ways_of_cubes(&self, from: usize, facts: &mut Vec<Vec<String>>) {
        let name = self.cell(Some(from));
        facts.push(words!["sets-off", name, self.first_step(&self.soft_switches(&[from]))]);
        for direction in Direction::ALL {
            let Some(to) = self.floor_beside(from, direction) else { continue };
            facts.push(words!["near", direction_name(direction), name, self.cell(Some(to))]);
            let mut around = words!["around", name, self.cell(Some(to))];
            around.extend(self.around(from, to).map(|near| self.cell(near)));
            facts.push(around);
            let place = self.place(&Piece::Lying([from.min(to), from.max(to)]));
            facts.push(words!["joined", name, self.cell(Some(to)), place]);
        }
    }
}

/// Whether the block can be in a place with all bridges open.
fn can_be(stage: &Stage, place: &Piece) -> bool {
    let floor = cells(place).iter().all(|cell| stage.ground[*cell] != Ground::Void);
    let holds =
        !matches!(place, Piece::Upright(cell) if matches!(stage.ground[*cell], Ground::Fragile | Ground::Split(_)));
    floor && holds
}

/// Where the block comes to be.
fn rolled(stage: &Stage, from: &Piece, direction: Direction) -> Option<Piece> {
    super::super::rules::rolled(stage, from, super::Roll { cube: 0, direction }).map(|(piece, _)| piece)
}
