//! Breadth-first search for Bloxorz, in one file of Rust without any crate. It takes the level's text alone:
//!
//!     rustc -O examples/solvers/rust/roll.rs -o roll
//!     solvarium solve bloxorz/1 --external ./roll --external-input text
//!
//! It knows tiles, fragile tiles and the goal. A level with bridges or switches is too much for it, and it says so.

use std::collections::{HashMap, VecDeque};
use std::io::Read;

type Cell = (i32, i32);

/// The block: its first cell, and by how much the second is below and to the right. Standing, both are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Block {
    at: Cell,
    down: i32,
    right: i32,
}

impl Block {
    fn stands(self) -> bool {
        self.down == 0 && self.right == 0
    }

    fn rolled(self, direction: char) -> Block {
        let Block { at: (r, c), down, right } = self;
        match direction {
            'U' => Block { at: (r - 1 - i32::from(self.stands()), c), down: upright(self, down, right), right },
            'D' => Block { at: (r + 1 + down, c), down: upright(self, down, right), right },
            'L' => Block { at: (r, c - 1 - i32::from(self.stands())), down, right: upright(self, right, down) },
            _ => Block { at: (r, c + 1 + right), down, right: upright(self, right, down) },
        }
    }
}

/// The extent along the roll afterwards: a standing block lies down, one that lies along it stands up, one that lies
/// across stays as it is.
fn upright(block: Block, along: i32, across: i32) -> i32 {
    if block.stands() { 1 } else { (1 - along - across).max(0) }
}

struct Board {
    tiles: HashMap<Cell, char>,
    start: Block,
}

impl Board {
    fn read(text: &str) -> Result<Board, String> {
        let mut tiles = HashMap::new();
        let mut start = None;
        for (r, line) in text.lines().enumerate() {
            for (c, letter) in line.chars().enumerate() {
                let at = (r as i32, c as i32);
                match letter {
                    '.' | ' ' => continue,
                    'S' => start = Some(Block { at, down: 0, right: 0 }),
                    '=' | '~' | 'G' => {}
                    other => return Err(format!("I do not know what `{other}` is")),
                }
                tiles.insert(at, letter);
            }
        }
        Ok(Board { tiles, start: start.ok_or("there is no start")? })
    }

    fn holds(&self, block: Block) -> bool {
        let (r, c) = block.at;
        let second = (r + block.down, c + block.right);
        let fragile = self.tiles.get(&block.at) == Some(&'~');
        self.tiles.contains_key(&block.at) && self.tiles.contains_key(&second) && !(block.stands() && fragile)
    }

    fn is_goal(&self, block: Block) -> bool {
        block.stands() && self.tiles.get(&block.at) == Some(&'G')
    }
}

/// A shortest way to the goal, if there is one, and how many states were expanded.
fn breadth_first(board: &Board) -> (Option<String>, usize) {
    let mut came_from: HashMap<Block, Option<(Block, char)>> = HashMap::from([(board.start, None)]);
    let mut waiting = VecDeque::from([board.start]);
    let mut expanded = 0;
    while let Some(block) = waiting.pop_front() {
        if board.is_goal(block) {
            return (Some(way_to(block, &came_from)), expanded);
        }
        expanded += 1;
        for direction in ['U', 'R', 'D', 'L'] {
            let after = block.rolled(direction);
            if board.holds(after) && !came_from.contains_key(&after) {
                came_from.insert(after, Some((block, direction)));
                waiting.push_back(after);
            }
        }
    }
    (None, expanded)
}

fn way_to(mut block: Block, came_from: &HashMap<Block, Option<(Block, char)>>) -> String {
    let mut moves = Vec::new();
    while let Some((before, direction)) = came_from[&block] {
        moves.push(direction);
        block = before;
    }
    moves.into_iter().rev().collect()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("the level is text");
    match Board::read(&text) {
        Err(message) => println!(r#"{{"outcome":"gave-up","message":"{message}"}}"#),
        Ok(board) => match breadth_first(&board) {
            (Some(moves), expanded) => println!(r#"{{"moves":"{moves}","expanded":{expanded}}}"#),
            (None, expanded) => println!(r#"{{"outcome":"unsolvable","expanded":{expanded}}}"#),
        },
    }
}
