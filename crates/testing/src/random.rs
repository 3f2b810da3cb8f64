//! Tiny levels drawn by seed, for the puzzles that have a recipe here.

use solvarium_engine::Rng;
use solvarium_engine::grid::{Direction, Grid};

/// Random levels per puzzle.
pub const COUNT: u64 = 24;

/// A random tiny level, or none for a puzzle without a recipe.
pub fn level(puzzle: &str, rng: &mut Rng) -> Option<String> {
    match puzzle {
        "water-sort" => Some(cups(rng)),
        "bloxorz" => Some(stage(rng)),
        "sokoban" => Some(room(rng)),
        "tents" => Some(camp(rng)),
        "light-up" => Some(hall(rng)),
        "grid" | "template" => Some(map(rng)),
        _ => None,
    }
}

/// Up to five cups and nine units, each unit thrown into a cup with room: full, partly filled and empty cups alike.
fn cups(rng: &mut Rng) -> String {
    let capacity = rng.between(2, 4);
    let full = rng.between(1, 9 / capacity);
    let spare = rng.between(0, 2).min(5 - full);
    let mut units: Vec<char> = (0..full).flat_map(|_| vec![*rng.pick(&['a', 'b', 'c', 'd']); capacity]).collect();
    rng.shuffle(&mut units);
    let mut cups = vec![String::new(); full + spare];
    for unit in units {
        let room: Vec<usize> = (0..cups.len()).filter(|&cup| cups[cup].len() < capacity).collect();
        cups[*rng.pick(&room)].push(unit);
    }
    let written = cups.iter().map(|cup| if cup.is_empty() { "_" } else { cup.as_str() });
    format!("{capacity}:{}\n", written.collect::<Vec<_>>().join("."))
}

/// A floor of up to six by five cells, a quarter of them holes; on it bridges, switches that do anything to them, and
/// perhaps a split. There may be no way to the goal.
fn stage(rng: &mut Rng) -> String {
    let (width, height) = (rng.between(3, 6), rng.between(3, 5));
    let mut cells: Vec<char> = (0..width * height).map(|_| *rng.pick(&['.', '.', '~', '=', '=', '=', '='])).collect();
    let mut order: Vec<usize> = (0..cells.len()).collect();
    rng.shuffle(&mut order);
    let mut put = |what: char| {
        let cell = order.pop().expect("the floor has nine cells at least");
        cells[cell] = what;
        cell
    };
    put('S');
    put('G');
    let mut meanings = String::new();
    let switches = rng.between(0, 2);
    let bridges: &[char] = if switches == 0 { &[] } else { &['a', 'B'] };
    bridges.iter().for_each(|bridge| {
        put(*bridge);
    });
    for switch in &['1', '2'][..switches] {
        put(*switch);
        let kind = *rng.pick(&["soft", "heavy"]);
        let effects = bridges.iter().map(|bridge| format!("{}{bridge}", rng.pick(&["^", "+", "-"])));
        meanings += &format!("{switch}:{kind}{}\n", effects.collect::<String>());
    }
    if rng.below(2) == 0 {
        let (split, first, second) = (put('3'), put('='), put('='));
        let place = |cell: usize| format!("@{},{}", cell / width, cell % width);
        let apart = (first / width).abs_diff(second / width) + (first % width).abs_diff(second % width) > 1;
        match apart {
            true => meanings += &format!("3:split{}{}\n", place(first), place(second)),
            false => cells[split] = '=',
        }
    }
    cells.chunks(width).map(|row| row.iter().collect::<String>() + "\n").collect::<String>() + &meanings
}

/// A map of up to five by four cells, a third of them walls.
fn map(rng: &mut Rng) -> String {
    let (width, height) = (rng.between(2, 5), rng.between(2, 4));
    let mut cells: Vec<char> = (0..width * height).map(|_| *rng.pick(&['#', '#', '.', '.', '2', '9'])).collect();
    let (start, goal) = (rng.below(cells.len()), rng.below(cells.len() - 1));
    cells[start] = 'S';
    cells[if goal >= start { goal + 1 } else { goal }] = 'G';
    cells.chunks(width).map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// A room of up to four by four cells, a quarter of them walls, with one to three boxes.
fn room(rng: &mut Rng) -> String {
    let (width, height) = (rng.between(2, 4), rng.between(2, 4));
    let mut cells: Vec<char> = (0..width * height).map(|_| *rng.pick(&['#', ' ', ' ', ' '])).collect();
    let grid = Grid { width, height };
    let mut inside = vec![rng.below(cells.len())];
    cells[inside[0]] = ' ';
    let mut at = 0;
    while let Some(&cell) = inside.get(at) {
        let beside = Direction::ALL.into_iter().filter_map(|direction| grid.neighbour(cell, direction));
        let new: Vec<usize> = beside.filter(|next| cells[*next] != '#' && !inside.contains(next)).collect();
        inside.extend(new);
        at += 1;
    }
    if inside.len() < 3 {
        return "#####\n#@$.#\n#####\n".into();
    }
    let count = rng.between(1, 3.min(inside.len() / 2));
    rng.shuffle(&mut inside);
    inside[..count].iter().for_each(|&cell| cells[cell] = '.');
    rng.shuffle(&mut inside);
    let put = |thing: char, on_goal: char, cell: &mut char| *cell = if *cell == '.' { on_goal } else { thing };
    put('@', '+', &mut cells[inside[0]]);
    inside[1..=count].iter().for_each(|&cell| put('$', '*', &mut cells[cell]));
    let wall = "#".repeat(width + 2);
    let rows: String = cells.chunks(width).map(|row| format!("#{}#\n", row.iter().collect::<String>())).collect();
    format!("{wall}\n{rows}{wall}\n")
}

/// A board of up to five by four cells, at most eleven of them open. Half of the boards are made from tents that do not
/// touch, each with a tree of its own if there is room; then some clues are dropped, and in one board of three one is
/// changed. The others have trees and clues at random. So some have no solution and some have several.
fn camp(rng: &mut Rng) -> String {
    let (width, height) = *rng.pick(&[(3, 3), (4, 3), (3, 4), (4, 4), (5, 3), (6, 2), (2, 5), (7, 1)]);
    let grid = Grid { width, height };
    let mut order: Vec<usize> = (0..grid.cells()).collect();
    rng.shuffle(&mut order);
    let touches = |a: usize, b: usize| {
        let ((r, c), (s, d)) = (grid.position(a), grid.position(b));
        r.abs_diff(s) <= 1 && c.abs_diff(d) <= 1
    };
    let (mut tents, mut trees) = (Vec::new(), Vec::new());
    for &cell in &order {
        let beside = Direction::ALL.into_iter().filter_map(|direction| grid.neighbour(cell, direction));
        let free: Vec<usize> = beside.filter(|near| !tents.contains(near) && !trees.contains(near)).collect();
        if !free.is_empty() && !trees.contains(&cell) && !tents.iter().any(|tent| touches(*tent, cell)) {
            tents.push(cell);
            trees.push(*rng.pick(&free));
        }
    }
    let fewest = grid.cells().saturating_sub(11);
    if rng.below(2) == 0 {
        (tents, trees) =
            (order[..rng.below(4)].to_vec(), order[order.len() - rng.between(fewest.max(1), fewest.max(3))..].to_vec());
    }
    // More trees than tents, if need be, so that few cells are open; then there is no solution.
    for &cell in &order {
        if trees.len() < fewest && !tents.contains(&cell) && !trees.contains(&cell) {
            trees.push(cell);
        }
    }
    let changed = (rng.below(3) == 0).then(|| rng.below(width + height));
    let mut clue = |line: usize, inside: &dyn Fn(usize) -> bool| {
        let count = tents.iter().filter(|tent| inside(**tent)).count() + usize::from(changed == Some(line));
        let most = if line < width { height } else { width };
        if rng.below(4) == 0 { "?".into() } else { count.min(most).to_string() }
    };
    let columns: Vec<String> = (0..width).map(|column| clue(column, &|cell| cell % width == column)).collect();
    let rows: Vec<String> = (0..height).map(|row| clue(width + row, &|cell| cell / width == row)).collect();
    let cells: Vec<char> = (0..grid.cells()).map(|cell| if trees.contains(&cell) { 'T' } else { '.' }).collect();
    let board: String = cells.chunks(width).map(|row| row.iter().collect::<String>() + "\n").collect();
    format!("tents {width} {height}\ncols {}\nrows {}\n{board}", columns.join(" "), rows.join(" "))
}

/// A board of up to five by four cells, at most ten of them white. Half of the boards get the numbers that some bulbs
/// make, of which some are dropped; the others get any. So some have no solution and some have several.
fn hall(rng: &mut Rng) -> String {
    let (width, height) = (rng.between(1, 5), rng.between(2, 4));
    let grid = Grid { width, height };
    let mut cells: Vec<char> = (0..grid.cells()).map(|_| *rng.pick(&['#', '.', '.'])).collect();
    cells[0] = '.';
    let whites: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell] == '.').collect();
    whites.iter().skip(10).for_each(|cell| cells[*cell] = '#');
    let sees = |cells: &[char], a: usize, b: usize| {
        let ((r, c), (s, d)) = (grid.position(a), grid.position(b));
        (r == s && (a.min(b)..a.max(b)).all(|cell| cells[cell] != '#'))
            || (c == d && (r.min(s)..r.max(s)).all(|row| cells[row * width + c] != '#'))
    };
    let mut order: Vec<usize> = whites.into_iter().take(10).collect();
    rng.shuffle(&mut order);
    let mut bulbs: Vec<usize> = Vec::new();
    for cell in order {
        if !bulbs.iter().any(|bulb| sees(&cells, *bulb, cell)) {
            bulbs.push(cell);
        }
    }
    let honest = rng.below(2) == 0;
    for (cell, sign) in cells.iter_mut().enumerate() {
        let beside = Direction::ALL.into_iter().filter_map(|direction| grid.neighbour(cell, direction));
        let count = beside.filter(|near| bulbs.contains(near)).count();
        if *sign == '#' && rng.below(3) > 0 {
            *sign = char::from(b'0' + if honest { count } else { rng.below(4) } as u8);
        }
    }
    let rows: String = cells.chunks(width).map(|row| row.iter().collect::<String>() + "\n").collect();
    format!("lightup {width} {height}\n{rows}")
}
