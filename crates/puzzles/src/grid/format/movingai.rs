//! The notation of the MovingAI benchmarks (N. Sturtevant, <https://movingai.com/benchmarks/formats.html>).
//!
//! A `.scen` file has a line `version 1`, then a problem on each line, its fields separated by tabs or blanks: bucket, map
//! file, width, height, column and row of the start, column and row of the goal, and the length of the shortest path. A
//! `.map` file has the lines `type octile`, `height …`, `width …`, `map`, then the rows: `.`, `G` and `S` (swamp) are ground,
//! `@`, `O`, `T` and `W` (water) are not. A level is a problem *with* its map, which follows it in the text; where it does
//! not, the loader puts in the file of that name that lies beside the `.scen` file ([`companion`]).
//!
//! **Decided.** A map alone is no level: it has no start and no goal, and its `S` and `G` mean something else. Such levels
//! are meant for eight neighbours, as the stated lengths are. These are not kept as best figures: they are sums of 1 and √2,
//! and ours of 1000 and 1414, so that they agree to 0.02 % only. So that every level can be written, two things are added:
//! `type tile` is a map that is meant for four neighbours, and digits are weights. The length that is written is
//! 0, for not known.

use solvarium_engine::grid::Grid as Size;
use solvarium_engine::{Companion, Ctx, Format, LevelError, LevelText, Metadata, message};

use super::super::Grid;
use super::super::terrain::Terrain;
use super::{sign, size, wrong_length};

pub(super) const FORMAT: Format<Grid> =
    Format { name: "movingai", aliases: &[], collection: true, sniff, split, read, write };

/// The fields of a problem.
const FIELDS: usize = 9;

/// A line with its number, from 1.
type Line<'a> = (usize, &'a str);

fn sniff(text: &str) -> bool {
    let first = lines(text).next();
    first.is_some_and(|(_, line)| is_version(line) || is_problem(line) || line.starts_with("type "))
}

/// The lines that are not empty.
fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    lines.map(|(at, line)| (at + 1, line.trim_end())).filter(|(_, line)| !line.is_empty())
}

fn is_version(line: &str) -> bool {
    line.strip_prefix("version").is_some_and(|rest| rest.trim().parse::<f64>().is_ok())
}

/// Whether a line looks like a problem: nine fields, the six in the middle being whole numbers.
fn is_problem(line: &str) -> bool {
    let fields: Vec<&str> = fields(line).map(|(_, field)| field).collect();
    fields.len() == FIELDS && fields[2..8].iter().all(|field| field.parse::<u32>().is_ok())
}

/// The fields of a problem, each with the column where it begins, from 1.
fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let separator = if line.contains('\t') { '\t' } else { ' ' };
    let mut column = 1;
    let parts = line.split(separator).map(move |part| {
        let at = column;
        column += part.chars().count() + 1;
        (at, part)
    });
    parts.filter(|(_, part)| !part.is_empty())
}

/// A level is a line after `version`, with the map after it if there is one.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let mut levels: Vec<LevelText<'_>> = Vec::new();
    let (mut start, mut begin, mut in_map) = (0, 0, false);
    for (lines_before, whole) in text.split_inclusive('\n').enumerate() {
        let end = start + whole.len();
        let line = whole.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let goes_on = levels.last().is_some() && (in_map || line.starts_with("type "));
        if line.is_empty() || is_version(line) {
            in_map = false;
        } else if goes_on && !is_problem(line) {
            let level = levels.last_mut().expect("a level is open");
            level.text = &text[begin..end];
            in_map = true;
        } else {
            levels.push(LevelText { metadata: Metadata::default(), lines_before, text: whole });
            begin = start;
            in_map = line.starts_with("type ");
        }
        start = end;
    }
    levels
}

/// The map that a problem names, unless it follows the problem.
pub(in super::super) fn companion(text: &str) -> Option<Companion<'_>> {
    let mut lines = lines(text).filter(|(_, line)| !is_version(line));
    let (line, problem) = lines.next().filter(|(_, line)| is_problem(line))?;
    let (column, path) = fields(problem).nth(1)?;
    let name = path.rsplit(['/', '\\']).next()?;
    lines.next().is_none().then_some(Companion { name, line, column })
}

/// What a problem says.
struct Problem<'a> {
    line: usize,
    /// The columns of its fields.
    columns: Vec<usize>,
    map: &'a str,
    /// Width, height, column and row of the start, column and row of the goal.
    numbers: [usize; 6],
}

impl Problem<'_> {
    /// An error at a field, counted from 0.
    fn error(&self, field: usize, message: impl Into<solvarium_engine::Message>) -> LevelError {
        LevelError::at(self.line, self.columns[field], message)
    }
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Grid, LevelError> {
    let mut lines = lines(text).filter(|(_, line)| !is_version(line));
    let problem = read_problem(lines.next())?;
    let mut head = Head::default();
    loop {
        let Some((line, words)) = lines.next() else {
            return Err(if head == Head::default() {
                problem.error(1, message!("grid-map-missing", map = problem.map))
            } else {
                LevelError::at(problem.line, 1, message!("grid-map-head"))
            });
        };
        if head.read(line, words)? {
            break;
        }
    }
    let (size, line) = head.size(&problem)?;
    let weights = read_rows(lines, size, line, ctx)?;
    let [_, _, column, row, goal_column, goal_row] = problem.numbers;
    let start = cell(&problem, 4, (row, column), size, &weights)?;
    let goal = cell(&problem, 6, (goal_row, goal_column), size, &weights)?;
    Ok(Grid::new(Terrain::new(size, &weights, start, goal, head.kind == Some("octile"))))
}

fn read_problem(line: Option<Line<'_>>) -> Result<Problem<'_>, LevelError> {
    let Some((line, text)) = line else { return Err(LevelError::at(1, 1, message!("grid-no-problem"))) };
    if text.starts_with("type ") {
        return Err(LevelError::at(line, 1, message!("grid-map-alone")));
    }
    let (columns, fields): (Vec<usize>, Vec<&str>) = fields(text).unzip();
    if fields.len() != FIELDS {
        let message = message!("grid-problem-fields", found = fields.len(), fields = FIELDS);
        return Err(LevelError::at(line, 1, message));
    }
    let mut numbers = [0; 6];
    for (number, (column, field)) in numbers.iter_mut().zip(columns[2..].iter().zip(&fields[2..])) {
        let wrong = |_| LevelError::at(line, *column, message!("grid-not-a-number", found = *field));
        *number = field.parse::<u32>().map_err(wrong)? as usize;
    }
    Ok(Problem { line, columns, map: fields[1], numbers })
}

/// The lines of a map before its rows.
#[derive(Default, PartialEq, Eq)]
struct Head<'a> {
    kind: Option<&'a str>,
    height: Option<Line<'a>>,
    width: Option<Line<'a>>,
}

impl<'a> Head<'a> {
    /// Takes a line; true for the last one.
    fn read(&mut self, line: usize, words: &'a str) -> Result<bool, LevelError> {
        let value = |key: &str| words.strip_prefix(key).map(str::trim);
        if let Some(kind) = value("type ") {
            if !["octile", "tile"].contains(&kind) {
                return Err(LevelError::at(line, 6, message!("grid-map-type", found = kind)));
            }
            self.kind = Some(kind);
        } else if let Some(height) = value("height ") {
            self.height = Some((line, height));
        } else if let Some(width) = value("width ") {
            self.width = Some((line, width));
        } else if words == "map" {
            return Ok(true);
        } else {
            return Err(LevelError::at(line, 1, message!("grid-map-head")));
        }
        Ok(false)
    }

    /// The size of the map, which is the one the problem states, and the line that gives it.
    fn size(&self, problem: &Problem<'_>) -> Result<(Size, usize), LevelError> {
        let missing = || LevelError::at(problem.line, 1, message!("grid-map-head"));
        let number = |line: Option<Line<'_>>, key: &str| -> Result<(usize, usize), LevelError> {
            let (line, text) = line.ok_or_else(missing)?;
            let wrong = |_| LevelError::at(line, key.len() + 1, message!("grid-not-a-number", found = text));
            Ok((line, text.parse::<u32>().map_err(wrong)? as usize))
        };
        self.kind.ok_or_else(missing)?;
        let ((_, height), (line, width)) = (number(self.height, "height ")?, number(self.width, "width ")?);
        let size = size(width, height, line)?;
        if problem.numbers[..2] != [width, height] {
            let [stated_width, stated_height] = [problem.numbers[0], problem.numbers[1]];
            let message = message!(
                "grid-other-size",
                stated_width = stated_width,
                stated_height = stated_height,
                width = width,
                height = height
            );
            return Err(problem.error(2, message));
        }
        Ok((size, line))
    }
}

/// The weights of the rows, of which there are as many as the map is high.
fn read_rows<'a>(
    mut lines: impl Iterator<Item = Line<'a>>,
    size: Size,
    head: usize,
    ctx: &mut Ctx<'_>,
) -> Result<Vec<u8>, LevelError> {
    let (mut weights, mut last) = (Vec::new(), head);
    for found in 0..size.height {
        ctx.poll()?;
        let rows = || message!("grid-map-rows", height = size.height, found = found);
        let (line, row) = lines.next().ok_or_else(|| LevelError::at(last, 1, rows()))?;
        last = line;
        for (column, sign) in row.chars().take(size.width).enumerate() {
            let strange = || LevelError::at(line, column + 1, message!("grid-map-strange", sign = sign));
            weights.push(weight(sign).ok_or_else(strange)?);
        }
        let found = row.chars().count();
        if found != size.width {
            return Err(wrong_length(line, found, size.width));
        }
    }
    match lines.next() {
        Some((line, _)) => Err(LevelError::at(line, 1, message!("grid-map-too-many", height = size.height))),
        None => Ok(weights),
    }
}

fn weight(sign: char) -> Option<u8> {
    match sign {
        '.' | 'G' | 'S' => Some(1),
        '@' | 'O' | 'T' | 'W' => Some(0),
        '1'..='9' => Some(sign as u8 - b'0'),
        _ => None,
    }
}

/// The index of the cell that a problem begins or ends at; its column is in the given field.
fn cell(
    problem: &Problem<'_>,
    field: usize,
    (row, column): (usize, usize),
    size: Size,
    weights: &[u8],
) -> Result<usize, LevelError> {
    let what = if field == 4 { "start" } else { "goal" };
    if row >= size.height || column >= size.width {
        let (width, height) = (size.width, size.height);
        let message = message!("grid-outside", what = what, column = column, row = row, width = width, height = height);
        return Err(problem.error(field, message));
    }
    let cell = row * size.width + column;
    if weights[cell] == 0 {
        return Err(problem.error(field, message!("grid-in-wall", what = what, column = column, row = row)));
    }
    Ok(cell)
}

fn write(level: &Grid, _metadata: &Metadata) -> String {
    let terrain = level.terrain();
    let Size { width, height } = terrain.size;
    let ((row, column), (goal_row, goal_column)) = (terrain.position(terrain.start), terrain.position(terrain.goal));
    let kind = if terrain.eight { "octile" } else { "tile" };
    let mut text = format!(
        "version 1\n0\tlevel.map\t{width}\t{height}\t{column}\t{row}\t{goal_column}\t{goal_row}\t0\n\
         type {kind}\nheight {height}\nwidth {width}\nmap\n"
    );
    for weights in terrain.rows() {
        text.extend(weights.iter().map(|weight| sign(*weight, '@')));
        text.push('\n');
    }
    text
}
