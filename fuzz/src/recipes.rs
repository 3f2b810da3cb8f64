//! Small levels drawn from bytes: nearly every input is a level that its puzzle accepts, so that the fuzzer spends its time
//! on the rules and not on the notation.

use arbitrary::Unstructured;

/// Choices, made by the bytes of an input. When they are used up, every choice is the first.
pub struct Draw<'a>(Unstructured<'a>);

impl<'a> Draw<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Draw(Unstructured::new(bytes))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below a bound, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.int_in_range(0..=bound - 1).unwrap_or(0)
    }

    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    pub fn pick<'b, T>(&mut self, items: &'b [T]) -> &'b T {
        &items[self.below(items.len())]
    }

    /// Takes an element out of a list that is not empty.
    pub fn take<T>(&mut self, items: &mut Vec<T>) -> T {
        let at = self.below(items.len());
        items.swap_remove(at)
    }

    fn cells(&mut self, width: usize, height: usize, kinds: &[char]) -> Vec<char> {
        (0..width * height).map(|_| *self.pick(kinds)).collect()
    }
}

/// A small level of the puzzle of this name.
pub fn level(puzzle: &str, draw: &mut Draw<'_>) -> String {
    match puzzle {
        "water-sort" => cups(draw),
        "bloxorz" => stage(draw),
        "sokoban" => room(draw),
        "tents" => camp(draw),
        "light-up" => hall(draw),
        _ => map(draw),
    }
}

fn rows(cells: &[char], width: usize) -> String {
    cells.chunks(width).map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// Up to six cups; each unit is thrown into a cup with room.
fn cups(draw: &mut Draw<'_>) -> String {
    let capacity = draw.between(2, 5);
    let (full, spare) = (draw.between(1, 4), draw.below(3));
    let mut units: Vec<char> = (0..full).flat_map(|_| vec![*draw.pick(&['a', 'b', 'c', 'd']); capacity]).collect();
    let mut cups = vec![String::new(); full + spare];
    while !units.is_empty() {
        let unit = draw.take(&mut units);
        let room: Vec<usize> = (0..cups.len()).filter(|&cup| cups[cup].len() < capacity).collect();
        cups[*draw.pick(&room)].push(unit);
    }
    let written = cups.iter().map(|cup| if cup.is_empty() { "_" } else { cup.as_str() });
    format!("{capacity}:{}\n", written.collect::<Vec<_>>().join("."))
}

/// A floor with holes, bridges, switches that do anything to them, and perhaps a split.
fn stage(draw: &mut Draw<'_>) -> String {
    let (width, height) = (draw.between(3, 9), draw.between(2, 7));
    let mut cells = draw.cells(width, height, &['=', '=', '=', '=', '=', '.', '~']);
    let mut order: Vec<usize> = (0..cells.len()).collect();
    ['S', 'G'].into_iter().for_each(|what| cells[draw.take(&mut order)] = what);
    let mut meanings = String::new();
    let switches = draw.below(3).min(order.len().saturating_sub(2));
    if switches > 0 {
        ['a', 'B'].into_iter().for_each(|bridge| cells[draw.take(&mut order)] = bridge);
    }
    for switch in ['1', '2'].into_iter().take(switches.min(order.len())) {
        cells[draw.take(&mut order)] = switch;
        let kind = *draw.pick(&["soft", "heavy"]);
        let effects = ["a", "B"].map(|bridge| format!("{}{bridge}", draw.pick(&["^", "+", "-"])));
        meanings += &format!("{switch}:{kind}{}\n", effects.concat());
    }
    if draw.below(2) == 0 && !order.is_empty() {
        let (split, first, second) = (draw.take(&mut order), draw.below(cells.len()), draw.below(cells.len()));
        let place = |cell: usize| format!("@{},{}", cell / width, cell % width);
        cells[split] = '3';
        meanings += &format!("3:split{}{}\n", place(first), place(second));
    }
    rows(&cells, width) + &meanings
}

/// A room with walls around it, boxes and as many goals.
fn room(draw: &mut Draw<'_>) -> String {
    let (width, height) = (draw.between(2, 7), draw.between(2, 6));
    let mut cells = draw.cells(width, height, &[' ', ' ', ' ', '#']);
    let mut free: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell] == ' ').collect();
    if free.len() < 3 {
        return "#####\n#@$.#\n#####\n".into();
    }
    let count = draw.between(1, 4.min(free.len() / 2));
    let mut goals = free.clone();
    (0..count).for_each(|_| cells[draw.take(&mut goals)] = '.');
    let mut put = |plain: char, on_goal: char| {
        let cell = draw.take(&mut free);
        cells[cell] = if cells[cell] == '.' { on_goal } else { plain };
    };
    put('@', '+');
    (0..count).for_each(|_| put('$', '*'));
    let wall = "#".repeat(width + 2);
    let rows: String = cells.chunks(width).map(|row| format!("#{}#\n", row.iter().collect::<String>())).collect();
    format!("{wall}\n{rows}{wall}\n")
}

/// A board with trees; its clues are drawn, or counted from tents that are.
fn camp(draw: &mut Draw<'_>) -> String {
    let (width, height) = (draw.between(1, 6), draw.between(1, 5));
    let cells = draw.cells(width, height, &['.', '.', 'T', '^']);
    let honest = draw.below(2) == 0;
    let mut clue = |length: usize, inside: &dyn Fn(usize) -> bool| {
        let tents = (0..cells.len()).filter(|cell| cells[*cell] == '^' && inside(*cell)).count();
        let count = if honest { tents } else { draw.below(length.min(3) + 1) };
        if draw.below(4) == 0 { "?".into() } else { count.to_string() }
    };
    let columns: Vec<String> = (0..width).map(|column| clue(height, &|cell| cell % width == column)).collect();
    let lines: Vec<String> = (0..height).map(|row| clue(width, &|cell| cell / width == row)).collect();
    let open: Vec<char> = cells.iter().map(|cell| if *cell == '^' { '.' } else { *cell }).collect();
    format!("tents {width} {height}\ncols {}\nrows {}\n{}", columns.join(" "), lines.join(" "), rows(&open, width))
}

/// A board with walls, some of them with numbers.
fn hall(draw: &mut Draw<'_>) -> String {
    let (width, height) = (draw.between(1, 7), draw.between(1, 6));
    let cells = draw.cells(width, height, &['.', '.', '.', '.', '.', '#', '0', '1', '2', '3', '4']);
    format!("lightup {width} {height}\n{}", rows(&cells, width))
}

/// A map with walls and expensive ground.
fn map(draw: &mut Draw<'_>) -> String {
    let (width, height) = (draw.between(2, 9), draw.between(1, 7));
    let mut cells = draw.cells(width, height, &['.', '.', '#', '2', '9']);
    let mut order: Vec<usize> = (0..cells.len()).collect();
    ['S', 'G'].into_iter().for_each(|what| cells[draw.take(&mut order)] = what);
    rows(&cells, width)
}
