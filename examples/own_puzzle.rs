//! A puzzle of your own: the 8-puzzle, all of it, and a table of how every algorithm solves it.
//!
//! `StateSpace` is the graph: states, moves, goals, and the bytes by which a state is known. `Space` adds what guides a
//! search: an estimate, and what local search changes, here strings of moves. `Backward` is for bidirectional search.

use solvarium_algorithms::{ALL, solve};
use solvarium_engine::grid::{Direction, Grid};
use solvarium_engine::space::{solution_cost, successors};
use solvarium_engine::{Answer, Backward, Cost, Ctx, Heuristic, Lengths, Limits, MoveStrings, Space, StateSpace};

const GRID: Grid = Grid { width: 3, height: 3 };
const GOAL: Tiles = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The tiles row by row; 0 is the gap.
type Tiles = [u8; 9];

/// A level: where the tiles lie at the start.
struct EightPuzzle(Tiles);

impl StateSpace for EightPuzzle {
    type State = Tiles;
    /// Where the gap moves.
    type Move = Direction;

    fn initial(&self) -> Tiles {
        self.0
    }
    fn is_goal(&self, tiles: &Tiles) -> bool {
        *tiles == GOAL
    }
    fn moves(&self, tiles: &Tiles, out: &mut Vec<Direction>) {
        out.extend(Direction::ALL.into_iter().filter(|&way| GRID.neighbour(place(tiles, 0), way).is_some()));
    }
    fn apply(&self, tiles: &Tiles, way: Direction) -> Tiles {
        let (gap, mut next) = (place(tiles, 0), *tiles);
        next.swap(gap, GRID.neighbour(gap, way).expect("`moves` offers no way off the board"));
        next
    }
    fn key_len(&self) -> usize {
        9
    }
    fn pack(&self, tiles: &Tiles, key: &mut [u8]) {
        key.copy_from_slice(tiles);
    }
    fn unpack(&self, key: &[u8]) -> Tiles {
        key.try_into().expect("a key has nine bytes")
    }
}

impl Space for EightPuzzle {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] =
        &[Heuristic { name: "manhattan", aliases: &[], admissible: true, estimate: manhattan }];

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }
    fn backward(&self) -> Option<&dyn Backward<Tiles>> {
        Some(self)
    }
}

impl Backward<Tiles> for EightPuzzle {
    fn goals(&self, out: &mut Vec<Tiles>) {
        out.push(GOAL);
    }
    fn predecessors(&self, tiles: &Tiles, out: &mut Vec<Tiles>) {
        successors(self, tiles, out); // Every move can be taken back.
    }
}

fn place(tiles: &Tiles, tile: u8) -> usize {
    tiles.iter().position(|&other| other == tile).expect("every tile is on the board")
}

/// The steps that the tiles are away from their places. Admissible: a move brings one tile one step nearer at most.
fn manhattan(_level: &EightPuzzle, tiles: &Tiles) -> Cost {
    (1..9).map(|tile| GRID.manhattan(place(tiles, tile), place(&GOAL, tile)) as Cost).sum()
}

fn main() {
    let level = EightPuzzle([8, 1, 3, 4, 0, 2, 7, 6, 5]);
    println!("{:<13}  {:<7}  {:>6}  {:>6}  {:>8}", "algorithm", "outcome", "length", "cost", "expanded");
    for info in ALL {
        let mut ctx = Ctx::unwatched(Limits::default());
        let answer = solve(info.name, &level, &mut ctx);
        let Ok(Answer::Solved(moves)) = answer else { panic!("{} ended with {answer:?}", info.name) };
        let cost = solution_cost(&level, &moves).expect("a solution keeps the rules and ends at a goal");
        println!("{:<13}  solved   {:>6}  {cost:>6}  {:>8}", info.name, moves.len(), ctx.stats.expanded);
    }
}

#[test]
fn every_algorithm_solves_it() {
    main();
}
