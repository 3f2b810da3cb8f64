//! How a person plays: what keys and clicks mean on the board of a game. There are three ways to play, and which one it is
//! can be seen from the puzzle: things are placed into cells, one column is poured into another, or something moves.

use ratatui::layout::Position;
use solvarium_engine::Family;
use solvarium_lab::Picture;

use super::game::{Act, Content, Game};
use crate::boards;
use crate::engine::Engine;
use crate::keys::{Command, Place};
use crate::screens::Mouse;

/// A person's hands: where they are, and what they hold.
pub struct Hands {
    way: Place,
    /// The cell or the cup that keys are about.
    pub cursor: usize,
    /// The cup that was picked up.
    pub lifted: Option<usize>,
    /// Whether the other one of two pieces is to move.
    swapped: bool,
    /// Where the mouse went down, and whether it was dragged since.
    pressed: Option<(usize, bool)>,
}

/// What came of a gesture.
#[derive(Debug, PartialEq)]
pub enum Done {
    /// Nothing that concerns the game.
    Nothing,
    /// These acts are to be made, one after the other.
    Acts(Vec<Act>),
    /// The rules forbid it.
    Refused,
}

/// Directions: the key, how it is written in moves, rows and columns it leads to.
const DIRECTIONS: [(Command, char, isize, isize); 4] =
    [(Command::Up, 'U', -1, 0), (Command::Down, 'D', 1, 0), (Command::Left, 'L', 0, -1), (Command::Right, 'R', 0, 1)];

impl Hands {
    /// Hands for a game.
    pub fn new(game: &Game) -> Hands {
        let board = &game.position.board;
        let way = match game.family {
            Family::Placement => Place::Cells,
            Family::Path if board.wrap => Place::Cups,
            Family::Path => Place::Moves,
        };
        Hands { way, cursor: 0, lifted: None, swapped: false, pressed: None }
    }

    /// Which keys hold.
    pub fn place(&self) -> Place {
        self.way
    }

    /// The cell that is to be shown as chosen.
    pub fn shown_cursor(&self, game: &Game) -> Option<usize> {
        match self.way {
            Place::Moves => self.piece(game).map(|(cell, _)| cell),
            _ => Some(self.cursor),
        }
    }

    /// The position has changed.
    pub fn moved(&mut self) {
        (self.lifted, self.swapped, self.pressed) = (None, false, None);
    }

    /// What a key means. So many cups stand beside one another.
    pub fn key(&mut self, command: Command, game: &Game, in_a_row: usize) -> Done {
        let board = &game.position.board;
        match (self.way, command) {
            (Place::Moves, Command::Space) => {
                self.swapped = !self.swapped && self.piece(game).is_some();
                Done::Nothing
            }
            (Place::Moves, _) => direction(command).map_or(Done::Nothing, |letter| self.roll(letter, game)),
            (Place::Cups, Command::Letter(letter)) => {
                let cup = (letter as usize).wrapping_sub('a' as usize);
                if cup < board.width { self.cup(cup, game) } else { Done::Nothing }
            }
            (Place::Cups, Command::Enter) => self.cup(self.cursor, game),
            (Place::Cells, Command::Enter) => self.cycle(self.cursor, game),
            (Place::Cells, Command::Mark) => self.mark(self.cursor, game),
            (_, Command::First) => self.to(0),
            (Place::Cups, Command::Last) => self.to(board.width - 1),
            (_, Command::Last) => self.to(board.cells.len() - 1),
            _ => {
                self.cursor = moved(board, self.cursor, command, in_a_row);
                Done::Nothing
            }
        }
    }

    /// Puts down what was picked up; whether there was something.
    pub fn put_down(&mut self) -> bool {
        self.lifted.take().is_some()
    }

    /// What the mouse means; `spot` is the cell or cup that it is on.
    pub fn mouse(&mut self, mouse: Mouse, spot: Option<usize>, game: &Game, engine: &Engine) -> Done {
        match (self.way, mouse, spot) {
            (Place::Cups, Mouse::Down(_), Some(cup)) => {
                self.cursor = cup;
                self.cup(cup, game)
            }
            (Place::Cells, Mouse::Right(_), Some(cell)) => {
                self.cursor = cell;
                self.mark(cell, game)
            }
            (Place::Cells | Place::Moves, Mouse::Down(_), Some(cell)) => {
                self.pressed = Some((cell, false));
                self.to(cell)
            }
            (Place::Cells, Mouse::Drag(_), Some(cell)) => self.drag(cell, game),
            (Place::Cells, Mouse::Up(_), _) => match self.pressed.take() {
                Some((cell, false)) => self.cycle(cell, game),
                _ => Done::Nothing,
            },
            (Place::Moves, Mouse::Up(_), Some(cell)) => match self.pressed.take() {
                Some((from, _)) => self.point(from, cell, game, engine),
                None => Done::Nothing,
            },
            _ => Done::Nothing,
        }
    }

    fn to(&mut self, cell: usize) -> Done {
        self.cursor = cell;
        Done::Nothing
    }

    /// Two pieces: where the one is that moves now, and its number.
    fn piece(&self, game: &Game) -> Option<(usize, usize)> {
        let board = &game.position.board;
        let find = |kind: &str| {
            let is = |cell: &usize| boards::tile(board, *cell).piece.is_some_and(|piece| piece.kind == kind);
            let cell = (0..board.cells.len()).find(is)?;
            Some((cell, usize::from(boards::tile(board, cell).label != "1")))
        };
        let resting = find("resting-cube")?;
        if self.swapped { Some(resting) } else { find("active-cube") }
    }

    /// Moves in a direction. Where both a large and a small letter name it, the piece decides.
    fn roll(&self, letter: char, game: &Game) -> Done {
        let (large, small) = (letter.to_string(), letter.to_ascii_lowercase().to_string());
        let choices = match self.piece(game) {
            Some((_, 0)) => vec![large],
            Some(_) => vec![small],
            None => vec![large, small],
        };
        let legal = &game.position.legal;
        let found = choices.into_iter().find(|choice| legal.contains(choice));
        found.map_or(Done::Refused, |step| Done::Acts(vec![Act::Move(step)]))
    }

    /// Picks a cup up, pours it, or puts it down.
    fn cup(&mut self, cup: usize, game: &Game) -> Done {
        self.cursor = cup;
        let starts = |from: usize| game.position.legal.iter().any(|step| step.starts_with(&format!("{from}>")));
        match self.lifted {
            Some(from) if from == cup => {
                self.lifted = None;
                Done::Nothing
            }
            Some(from) => {
                let step = format!("{from}>{cup}");
                if game.position.legal.contains(&step) {
                    self.lifted = None;
                    return Done::Acts(vec![Act::Move(step)]);
                }
                // Most people then meant the other cup.
                self.lifted = starts(cup).then_some(cup);
                if self.lifted.is_some() { Done::Nothing } else { Done::Refused }
            }
            None if starts(cup) => {
                self.lifted = Some(cup);
                Done::Nothing
            }
            None => Done::Refused,
        }
    }

    /// Nothing, a piece, a mark, and nothing again.
    fn cycle(&self, cell: usize, game: &Game) -> Done {
        self.change(cell, game, |content| match content {
            Content::Open => Content::Piece,
            Content::Piece => Content::Mark,
            Content::Mark => Content::Open,
        })
    }

    fn mark(&self, cell: usize, game: &Game) -> Done {
        self.change(cell, game, |content| if content == Content::Mark { Content::Open } else { Content::Mark })
    }

    fn change(&self, cell: usize, game: &Game, next: impl Fn(Content) -> Content) -> Done {
        if !game.is_free(cell) {
            return Done::Refused;
        }
        Done::Acts(vec![game.change(cell, next(game.content(cell)))])
    }

    /// Marks the cells that the mouse is dragged over.
    fn drag(&mut self, cell: usize, game: &Game) -> Done {
        let Some((from, dragged)) = self.pressed else { return Done::Nothing };
        if cell == from && !dragged {
            return Done::Nothing;
        }
        self.pressed = Some((from, true));
        self.cursor = cell;
        let open = |cell: &usize| game.is_free(*cell) && game.content(*cell) == Content::Open;
        let mut cells = vec![from, cell];
        cells.dedup();
        let acts: Vec<Act> = cells.into_iter().filter(open).map(|cell| game.change(cell, Content::Mark)).collect();
        if acts.is_empty() { Done::Nothing } else { Done::Acts(acts) }
    }

    /// Goes where a person points, or drags what is there; else a step in that direction.
    fn point(&self, from: usize, to: usize, game: &Game, engine: &Engine) -> Done {
        let moves = game.travel(engine, (from != to).then_some(from), to);
        if !moves.is_empty() {
            return Done::Acts(moves.into_iter().map(Act::Move).collect());
        }
        let board = &game.position.board;
        let follows = |cell: &usize| boards::face(game.loaded.puzzle, boards::tile(board, *cell)).followed;
        let piece = self.piece(game).map(|(cell, _)| cell).or_else(|| (0..board.cells.len()).find(follows));
        piece.and_then(|piece| towards(board, piece, to)).map_or(Done::Nothing, |letter| self.roll(letter, game))
    }
}

fn direction(command: Command) -> Option<char> {
    DIRECTIONS.iter().find(|(own, ..)| *own == command).map(|(_, letter, ..)| *letter)
}

/// The direction in which a cell lies, mostly.
fn towards(board: &Picture, from: usize, to: usize) -> Option<char> {
    let far = |from: usize, to: usize| to as isize - from as isize;
    let (down, right) = (far(from / board.width, to / board.width), far(from % board.width, to % board.width));
    match () {
        () if down == 0 && right == 0 => None,
        () if down.abs() >= right.abs() => Some(if down < 0 { 'U' } else { 'D' }),
        () => Some(if right < 0 { 'L' } else { 'R' }),
    }
}

/// The cursor after a key.
fn moved(board: &Picture, cursor: usize, command: Command, in_a_row: usize) -> usize {
    let Some((_, _, down, right)) = DIRECTIONS.iter().find(|(own, ..)| *own == command) else { return cursor };
    let next = |at: usize, by: isize, all: usize| (at as isize + by).clamp(0, all as isize - 1) as usize;
    let width = board.width;
    if board.wrap {
        let target = cursor as isize + down * in_a_row as isize + right;
        return usize::try_from(target).ok().filter(|&cup| cup < width).unwrap_or(cursor);
    }
    next(cursor / width, *down, board.height) * width + next(cursor % width, *right, width)
}

/// The place of the screen that a mouse is at.
pub fn position(mouse: Mouse) -> Option<Position> {
    match mouse {
        Mouse::Down(at) | Mouse::Right(at) | Mouse::Drag(at) | Mouse::Up(at) => Some(at),
        Mouse::WheelUp | Mouse::WheelDown => None,
    }
}
