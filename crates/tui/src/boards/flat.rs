//! Boards of squares, with numbers and clues around them where a puzzle has such.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use solvarium_lab::Picture;

use super::{Face, Sight, Spots, face, tile};
use crate::paint;
use crate::theme::ink;

/// Sizes of cells, the largest first.
const SIZES: [(u16, u16); 5] = [(6, 3), (4, 2), (3, 1), (2, 1), (1, 1)];

/// Columns left and right of the squares, rows above and below.
struct Margins {
    left: u16,
    right: u16,
    above: u16,
    below: u16,
}

/// The part of a line of cells that is shown.
#[derive(Clone, Copy)]
struct Window {
    from: usize,
    count: usize,
}

pub fn draw(picture: &Picture, sight: &Sight<'_>, area: Rect, buffer: &mut Buffer) -> Spots {
    let margins = Margins::of(picture, sight);
    let (wide, high) = (margins.left + margins.right, margins.above + margins.below);
    let room = Rect::new(0, 0, area.width.saturating_sub(wide), area.height.saturating_sub(high));
    let fits = |&(w, h): &(u16, u16)| {
        picture.width * usize::from(w) <= room.width.into() && picture.height * usize::from(h) <= room.height.into()
    };
    let allowed = |&(w, _): &(u16, u16)| w >= sight.least.min(2);
    let mut sizes = worded_size(picture, sight).into_iter().chain(SIZES).filter(allowed);
    let size = sizes.find(fits).unwrap_or((sight.least.clamp(1, 2), 1));
    let focus =
        sight.cursor.or_else(|| followed(picture, sight)).map(|cell| (cell / picture.width, cell % picture.width));
    let columns = Window::new(picture.width, room.width / size.0, focus.map(|(_, column)| column), sight.pan.0);
    let rows = Window::new(picture.height, room.height / size.1, focus.map(|(row, _)| row), sight.pan.1);
    let (width, height) = (columns.count as u16 * size.0, rows.count as u16 * size.1);
    let x = area.x + margins.left + room.width.saturating_sub(width) / 2;
    let y = area.y + margins.above + room.height.saturating_sub(height) / 2;
    let squares = Rect::new(x, y, width, height);
    let mut spots = Spots::default();
    for row in rows.all() {
        for column in columns.all() {
            let cell = row * picture.width + column;
            let at = Rect::new(
                x + (column - columns.from) as u16 * size.0,
                y + (row - rows.from) as u16 * size.1,
                size.0,
                size.1,
            );
            look(picture, sight, cell).draw(at, sight.cursor == Some(cell), buffer);
            spots.0.push((at, cell));
        }
    }
    around(picture, sight, squares, size, (columns, rows), buffer);
    more(picture, squares, (columns, rows), buffer);
    spots
}

/// The size of cells with words on them, unless the usual ones are wide enough.
fn worded_size(picture: &Picture, sight: &Sight<'_>) -> Option<(u16, u16)> {
    let length = |tile| face(sight.puzzle, tile).sign.chars().count();
    let longest = picture.legend.iter().map(length).max().unwrap_or(0);
    (longest + 1 > SIZES[0].0.into()).then_some((longest as u16 + 1, 1))
}

/// What a cell looks like now.
fn look(picture: &Picture, sight: &Sight<'_>, cell: usize) -> Face {
    let mut face = face(sight.puzzle, tile(picture, cell));
    let is_odd = (cell / picture.width + cell % picture.width) % 2 == 1;
    if is_odd && face.ground == ink::FLOOR {
        face.ground = ink::FLOOR_TOO;
    }
    if sight.marks.is_some_and(|marks| marks.contains(&cell)) {
        (face.sign, face.ink) = ("×".into(), ink::DIM);
    }
    let review = sight.review;
    if review.is_some_and(|review| review.wrong.iter().any(|wrong| wrong.cells.contains(&cell))) {
        face = face.wrong();
    } else if review.is_some_and(|review| review.done_cells.contains(&cell)) {
        face.sign.push('✓');
    }
    if sight.hints.is_some_and(|hints| hints.contains(&cell)) { face.hinted() } else { face }
}

/// The cell that the view should follow.
fn followed(picture: &Picture, sight: &Sight<'_>) -> Option<usize> {
    let is_followed: Vec<bool> = picture.legend.iter().map(|tile| face(sight.puzzle, tile).followed).collect();
    picture.cells.iter().position(|&at| is_followed[at as usize])
}

impl Margins {
    fn of(picture: &Picture, sight: &Sight<'_>) -> Margins {
        let numbers = u16::from(sight.numbered);
        let clues = |clues: &[String]| !clues.is_empty();
        Margins {
            left: 3 * numbers,
            right: if clues(&picture.rows) { 4 } else { 3 * numbers },
            above: numbers,
            below: u16::from(clues(&picture.columns)),
        }
    }
}

impl Window {
    /// As many of `all` as there is room for, around the focus, moved by `pan`.
    fn new(all: usize, room: u16, focus: Option<usize>, pan: i32) -> Window {
        let count = all.min(room.max(1).into());
        let around = focus.unwrap_or(count / 2).saturating_sub(count / 2);
        let from = (around as i64 + i64::from(pan)).clamp(0, (all - count) as i64) as usize;
        Window { from, count }
    }

    fn all(self) -> std::ops::Range<usize> {
        self.from..self.from + self.count
    }
}

/// The numbers of rows and columns, and the clues.
fn around(
    picture: &Picture,
    sight: &Sight<'_>,
    squares: Rect,
    size: (u16, u16),
    (columns, rows): (Window, Window),
    buffer: &mut Buffer,
) {
    let met = |lines: fn(&solvarium_engine::Review) -> &Vec<usize>, at: usize| {
        sight.review.is_some_and(|review| lines(review).contains(&at))
    };
    for column in columns.all() {
        let at = Rect::new(squares.x + (column - columns.from) as u16 * size.0, squares.y, size.0, 1);
        if sight.numbered {
            let number = (column + 1).to_string();
            // Narrow cells have room for the last digit.
            let shown = &number[number.len().saturating_sub(usize::from(size.0).saturating_sub(1).max(1))..];
            paint::centre(buffer, at, squares.y.saturating_sub(1), shown, ink::on(ink::DIM));
        }
        if let Some(clue) = picture.columns.get(column) {
            let (text, style) = worded(clue, met(|review| &review.done_columns, column));
            paint::centre(buffer, at, squares.bottom(), &text, style);
        }
    }
    for row in rows.all() {
        let y = squares.y + (row - rows.from) as u16 * size.1 + (size.1 - 1) / 2;
        if sight.numbered {
            let number = format!("{:>2}", row + 1);
            paint::put(buffer, squares.x.saturating_sub(3), y, 2, &number, ink::on(ink::DIM));
        }
        if let Some(clue) = picture.rows.get(row) {
            let (text, style) = worded(clue, met(|review| &review.done_rows, row));
            paint::put(buffer, squares.right() + 1, y, 3, &text, style);
        }
    }
}

/// A clue; one that is met has a sign.
fn worded(clue: &str, met: bool) -> (String, ratatui::style::Style) {
    if met { (format!("{clue}✓"), ink::on(ink::GOOD)) } else { (clue.into(), ink::bold(ink::ACCENT)) }
}

/// Arrows where the board goes on beyond what is shown.
fn more(picture: &Picture, squares: Rect, (columns, rows): (Window, Window), buffer: &mut Buffer) {
    let style = ink::bold(ink::WARN);
    let (middle_x, middle_y) = (squares.x + squares.width / 2, squares.y + squares.height / 2);
    let mut arrow = |shown: bool, x: u16, y: u16, sign: &str| {
        if shown {
            paint::put(buffer, x, y, 1, sign, style);
        }
    };
    arrow(columns.from > 0, squares.x, middle_y, "◀");
    arrow(columns.all().end < picture.width, squares.right() - 1, middle_y, "▶");
    arrow(rows.from > 0, middle_x, squares.y, "▲");
    arrow(rows.all().end < picture.height, middle_x, squares.bottom() - 1, "▼");
}
