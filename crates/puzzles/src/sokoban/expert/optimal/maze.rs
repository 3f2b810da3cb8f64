//! The maze: a level in which boxes vanish as soon as they are in a zone.
//!
//! **A lower bound.** Take a solution and leave out every push of a box after its first into the zone. What is left can be
//! played in the maze: there are fewer boxes in the way, and a push of a box that has vanished becomes a step. A box that
//! vanishes on cell `e` and ends on goal `g` gets at least as many pushes there as a lone box needs, `d(e, g)`. With any
//! price `v(g)` on each goal, `d(e, g) ≥ a(e) + v(g)` where `a(e)`, the *toll*, is the least `d(e, g) - v(g)`. Every goal
//! has one box in the end. So the solution has at least as many pushes as those in the maze, and the tolls, and
//! the sum of all prices. Hence the fewest pushes in the maze, tolls included, are a lower bound, whatever the zone
//! and the prices. The prices are those of a cheapest matching at the start ([`Matching::prices`]), which make the bound
//! there as large as the matching's. Where all boxes come in by one cell, nothing is lost by them.

use solvarium_engine::{Ctx, Stop};

use super::super::super::distances::FAR;
use super::super::super::level::{Level, Position};
use super::super::super::matching::Matching;
use super::super::super::reach::Reach;
use super::super::super::room::{Room, Square};
use super::couples::{Couples, Packs};
use super::lone;
use super::sides::{PARTS, Sides};
use super::zone::Zone;

/// What all mazes of a level share.
#[derive(Debug)]
pub(super) struct Base {
    pub sides: Sides,
    /// For each place, the toll there, if a goal can be reached from it.
    tolls: Vec<Option<i32>>,
    /// The price of each goal.
    pub prices: Vec<i32>,
    /// The total of the matching at the start.
    pub least: u32,
    /// For each goal, how far it is from all boxes together.
    pub depths: Vec<i32>,
}

impl Base {
    /// What the mazes of a level share; none if the start is dead.
    pub fn new(level: &Level) -> Option<Self> {
        let Level { room, start, .. } = level;
        let sides = Sides::new(room);
        let to_goals = lone::to_goals(room, &sides);
        let row = |&cell: &u16| to_goals.iter().map(|table| table[sides.place(cell, start.player)]).collect();
        let rows: Vec<Vec<u16>> = start.boxes.iter().map(row).collect();
        let mut matching = Matching::default();
        let least = matching.set(rows.iter().map(Vec::as_slice))?;
        let prices = matching.prices().to_vec();
        let depth = |goal: usize| rows.iter().map(|row| if row[goal] == FAR { 0 } else { i32::from(row[goal]) }).sum();
        let depths = (0..prices.len()).map(depth).collect();
        let toll = |place: usize| {
            let tables = to_goals.iter().zip(&prices).filter(|(table, _)| table[place] != FAR);
            tables.map(|(table, price)| i32::from(table[place]) - price).min()
        };
        let tolls = (0..room.cells() * PARTS).map(toll).collect();
        Some(Base { sides, tolls, prices, least, depths })
    }

    /// Bytes of the tables.
    pub fn bytes(&self) -> usize {
        self.sides.bytes() + self.tolls.len() * size_of::<Option<i32>>()
    }

    /// The toll of a place, or none if no goal can be reached from it: what a lone box needs from there to a goal, less the
    /// price of the goal.
    #[inline]
    pub fn toll(&self, place: usize) -> Option<i32> {
        self.tolls[place]
    }

    /// Whether a box that has so much of its toll left may stay where it is: on a goal whose price makes up for it.
    #[inline]
    pub fn rests(&self, room: &Room, cell: u16, left: i32) -> bool {
        room.goals.binary_search(&cell).is_ok_and(|goal| left == -self.prices[goal])
    }
}

/// A level whose boxes vanish in a zone.
#[derive(Debug)]
pub(super) struct Maze<'a> {
    /// The same room; its goals are the cells in which boxes vanish. It begins with the boxes outside the zone.
    pub level: Level,
    pub zone: Zone,
    pub sides: &'a Sides,
    /// For each place of a lone box the pushes, with the toll. In the zone the toll alone.
    pub lone: Vec<u16>,
    /// What two boxes cost each other.
    pub couples: Couples,
    /// What is to be added to the cost of a solution of the maze for a lower bound.
    constant: i32,
    /// The sum of all prices, and the least toll, by which all tolls are lessened.
    prices: i32,
    least: i32,
}

impl<'a> Maze<'a> {
    /// The maze of a level with a zone; none if some box of the start can never be brought to a goal. `other` is what
    /// others hold of the memory.
    pub fn new(
        level: &Level,
        base: &'a Base,
        zone: Zone,
        other: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<Option<Self>, Stop> {
        let (room, sides) = (&level.room, &base.sides);
        let places = |cell: u16| usize::from(cell) * PARTS..usize::from(cell) * PARTS + PARTS;
        let inside = |cell: &u16| zone[usize::from(*cell)];
        // Tolls are made at least 0; the boxes that vanish make up for it.
        let tolls = (0..room.cells() as u16).filter(inside).flat_map(places);
        let Some(least) = tolls.filter_map(|place| base.toll(place)).min() else { return Ok(None) };
        let mut lone = lone::blank(room);
        for place in (0..room.cells() as u16).filter(inside).flat_map(places) {
            lone[place] = base.toll(place).map_or(FAR, |toll| (toll - least) as u16);
        }
        lone::fill(room, sides, &mut lone, |cell| inside(&cell));
        let (within, outside): (Vec<u16>, Vec<u16>) = level.start.boxes.iter().partition(|cell| inside(cell));
        let prices: i32 = base.prices.iter().sum();
        let mut constant = prices + least * outside.len() as i32;
        for cell in within {
            let Some(toll) = base.toll(sides.place(cell, level.start.player)) else { return Ok(None) };
            constant += toll;
        }
        let mut reach = Reach::default();
        reach.flood(room, &outside, level.start.player);
        let start = Position { boxes: outside[..].into(), player: reach.first(room) };
        let maze = Level::new(with_goals(room, &zone, &lone), start);
        let couples = Couples::new(&maze.room, sides, &zone, &lone, other, ctx)?;
        Ok(Some(Maze { level: maze, zone, sides, lone, couples, constant, prices, least }))
    }

    /// A lower bound of the pushes left in a position of the level itself; none if it is dead.
    pub fn bound(&self, boxes: &[u16], player: u16, outside: &mut Vec<u16>, packs: &mut Packs) -> Option<u32> {
        outside.clear();
        let mut total = self.prices;
        for &cell in boxes {
            let pushes = self.lone(cell, player);
            if pushes == FAR {
                return None;
            }
            total += i32::from(pushes) + self.least;
            if !self.vanishes(cell) {
                outside.push(cell);
            }
        }
        Some((total.max(0) as u32) + packs.most(&self.couples, outside, player)?)
    }

    /// The lower bound of the pushes in the level when every solution of the maze costs this much at least.
    pub fn least(&self, cost: u32) -> u32 {
        (cost as i32 + self.constant).max(0) as u32
    }

    /// Bytes of the tables.
    pub fn bytes(&self) -> usize {
        self.couples.bytes() + self.level.distances.bytes() + self.lone.len() * 2
    }

    /// Whether boxes vanish on a cell.
    #[inline]
    pub fn vanishes(&self, cell: u16) -> bool {
        self.zone[usize::from(cell)]
    }

    /// The pushes of a lone box, with the toll, or [`FAR`].
    #[inline]
    pub fn lone(&self, cell: u16, player: u16) -> u16 {
        self.lone[self.sides.place(cell, player)]
    }
}

/// The room, with goals where boxes can vanish.
fn with_goals(room: &Room, zone: &Zone, lone: &[u16]) -> Room {
    let mut squares = room.squares.clone();
    for cell in 0..room.cells() as u16 {
        let mouth = zone[usize::from(cell)] && room.neighbours(cell).any(|beside| !zone[usize::from(beside)]);
        let open = lone[usize::from(cell) * PARTS..][..PARTS].iter().any(|&toll| toll != FAR);
        squares[room.square(cell)] = if mouth && open { Square::Goal } else { Square::Floor };
    }
    Room::new(room.grid, squares)
}
