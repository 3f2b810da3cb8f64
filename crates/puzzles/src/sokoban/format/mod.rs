//! Notations for levels: rows of characters, alone or with properties, in one line, and in XML. All meet in `level`,
//! which checks what they share.

mod lines;
pub(super) mod rle;
pub(super) mod runs;
mod slc;
mod sok;
#[cfg(test)]
mod tests;
mod xsb;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, LevelError, Message, message};

use super::Sokoban;
use super::level::{Level, Position};
use super::room::{MOST_SIDE, Room, Square};

/// Most boxes of a level.
const MOST_BOXES: usize = 500;

pub(super) const ALL: &[Format<Sokoban>] = &[rle::FORMAT, slc::FORMAT, sok::FORMAT, xsb::FORMAT];

/// A square as it was read: one of `# .$*@+` and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    letter: char,
    line: usize,
    column: usize,
}

impl Spot {
    fn wrong(&self, message: Message) -> LevelError {
        LevelError::at(self.line, self.column, message)
    }

    fn has_box(&self) -> bool {
        matches!(self.letter, '$' | '*')
    }

    fn has_goal(&self) -> bool {
        matches!(self.letter, '.' | '*' | '+')
    }

    fn has_player(&self) -> bool {
        matches!(self.letter, '@' | '+')
    }
}

/// The characters of a level, square by square of its rectangle.
pub(super) fn letters<'a>(level: &'a Level, position: &'a Position) -> impl Iterator<Item = char> + 'a {
    let letter = |square: &Square| match square {
        Square::Wall => '#',
        Square::Fixed => '*',
        Square::Goal => '.',
        Square::Floor | Square::Outside => ' ',
    };
    let mut letters: Vec<char> = level.room.squares.iter().map(letter).collect();
    for &cell in &position.boxes {
        letters[level.room.square(cell)] = if level.room.is_goal(cell) { '*' } else { '$' };
    }
    letters[level.room.square(position.player)] = if level.room.is_goal(position.player) { '+' } else { '@' };
    letters.into_iter()
}

/// The rows of a level as text, without blanks at their ends.
fn rows(level: &Level, position: &Position) -> Vec<String> {
    let letters: Vec<char> = letters(level, position).collect();
    let rows = letters.chunks(level.room.grid.width).map(|row| row.iter().collect::<String>());
    rows.map(|row| row.trim_end().to_string()).collect()
}

/// A level as it is when it has been written and read: without empty rows and columns around it.
pub(super) fn as_read(puzzle: &Sokoban) -> Sokoban {
    xsb::FORMAT.parse(&xsb::board(puzzle)).expect("what is written can be read")
}

/// Makes a level of rows of squares, or says what is wrong with it.
fn level(rows: &[Vec<Spot>], ctx: &mut Ctx<'_>) -> Result<Sokoban, LevelError> {
    let first = rows.iter().flatten().next().ok_or_else(|| LevelError::at(1, 1, message!("sokoban-no-board")))?;
    let mut players = rows.iter().flatten().filter(|spot| spot.has_player());
    let player = players.next().ok_or_else(|| first.wrong(message!("sokoban-no-player")))?;
    if let Some(second) = players.next() {
        return Err(second.wrong(message!("sokoban-second-player")));
    }
    let inside = walkable(rows, ctx)?;
    check_boxes(rows, &inside, player)?;
    let squares = squares(rows, &inside);
    let (grid, top, left) = frame(rows, &squares)?;
    let row = |row: usize| {
        let line = &squares[top + row];
        (left..left + grid.width).map(|column| line.get(column).copied().unwrap_or(Square::Outside))
    };
    let room = Room::new(grid, (0..grid.height).flat_map(row).collect());
    let (mut boxes, mut player) = (Vec::new(), 0);
    for (row, line) in rows.iter().enumerate() {
        for (column, spot) in line.iter().enumerate().filter(|(column, _)| inside[row][*column]) {
            let cell = room.cell(row - top, column - left);
            if spot.has_box() {
                boxes.push(cell);
            } else if spot.has_player() {
                player = cell;
            }
        }
    }
    Ok(Sokoban::new(room, Position { boxes: boxes.into(), player }))
}

/// The squares the player could walk on if there were no boxes; an error at the first from which he could walk off.
fn walkable(rows: &[Vec<Spot>], ctx: &mut Ctx<'_>) -> Result<Vec<Vec<bool>>, LevelError> {
    let mut inside: Vec<Vec<bool>> = rows.iter().map(|row| vec![false; row.len()]).collect();
    let position = |spot: &Spot| spot.has_player();
    let start = rows.iter().enumerate().find_map(|(row, line)| Some((row, line.iter().position(position)?)));
    let mut open: Vec<(usize, usize)> = start.into_iter().collect();
    open.iter().for_each(|&(row, column)| inside[row][column] = true);
    let mut leak: Option<&Spot> = None;
    while let Some((row, column)) = open.pop() {
        ctx.poll()?;
        let beside =
            [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)];
        for (r, c) in beside {
            let Some(spot) = rows.get(r).and_then(|line| line.get(c)) else {
                let here = &rows[row][column];
                let place = |spot: &&Spot| (spot.line, spot.column);
                leak = leak.into_iter().chain([here]).min_by_key(place);
                continue;
            };
            if spot.letter != '#' && !std::mem::replace(&mut inside[r][c], true) {
                open.push((r, c));
            }
        }
    }
    match leak {
        Some(spot) => Err(spot.wrong(message!("sokoban-open-walls"))),
        None => Ok(inside),
    }
}

/// There must be as many boxes as goals in reach, and boxes out of reach must be on goals.
fn check_boxes(rows: &[Vec<Spot>], inside: &[Vec<bool>], player: &Spot) -> Result<(), LevelError> {
    let spots = rows.iter().flatten().zip(inside.iter().flatten());
    let (within, without): (Vec<_>, Vec<_>) = spots.partition(|(_, inside)| **inside);
    if let Some((spot, _)) = without.iter().find(|(spot, _)| matches!(spot.letter, '$' | '.')) {
        let id = if spot.has_box() { "sokoban-box-out-of-reach" } else { "sokoban-goal-out-of-reach" };
        return Err(spot.wrong(Message::new(id)));
    }
    let boxes: Vec<&Spot> = within.iter().filter(|(spot, _)| spot.has_box()).map(|(spot, _)| *spot).collect();
    let goals: Vec<&Spot> = within.iter().filter(|(spot, _)| spot.has_goal()).map(|(spot, _)| *spot).collect();
    if boxes.is_empty() && goals.is_empty() {
        return Err(player.wrong(message!("sokoban-no-box")));
    }
    if boxes.len() != goals.len() {
        let surplus = if boxes.len() > goals.len() { boxes.last() } else { goals.last() };
        let message = message!("sokoban-unequal-counts", boxes = boxes.len(), goals = goals.len());
        return Err(surplus.unwrap_or(&player).wrong(message));
    }
    match boxes.get(MOST_BOXES) {
        Some(extra) => Err(extra.wrong(message!("sokoban-too-many-boxes", most = MOST_BOXES))),
        None => Ok(()),
    }
}

fn squares(rows: &[Vec<Spot>], inside: &[Vec<bool>]) -> Vec<Vec<Square>> {
    let square = |(spot, &inside): (&Spot, &bool)| match spot.letter {
        '#' => Square::Wall,
        '*' if !inside => Square::Fixed,
        _ if !inside => Square::Outside,
        _ if spot.has_goal() => Square::Goal,
        _ => Square::Floor,
    };
    rows.iter().zip(inside).map(|(row, inside)| row.iter().zip(inside).map(square).collect()).collect()
}

/// The rectangle around the walls: its size, its first row and its first column.
fn frame(rows: &[Vec<Spot>], squares: &[Vec<Square>]) -> Result<(Grid, usize, usize), LevelError> {
    let walls = || {
        let places = squares.iter().enumerate().flat_map(|(r, line)| (0..line.len()).map(move |c| (r, c)));
        places.filter(|&(row, column)| squares[row][column] == Square::Wall)
    };
    let (top, bottom) = (walls().map(|at| at.0).min().unwrap_or(0), walls().map(|at| at.0).max().unwrap_or(0));
    let (left, right) = (walls().map(|at| at.1).min().unwrap_or(0), walls().map(|at| at.1).max().unwrap_or(0));
    let beyond = |&(row, column): &(usize, usize)| row - top >= MOST_SIDE || column - left >= MOST_SIDE;
    match walls().find(beyond) {
        Some((row, column)) => Err(rows[row][column].wrong(message!("sokoban-board-too-large", most = MOST_SIDE))),
        None => Ok((Grid { width: right + 1 - left, height: bottom + 1 - top }, top, left)),
    }
}
