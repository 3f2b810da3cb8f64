//! The easy rules, one finding at a time: light, full numbers, just enough cells, the only cell that can light another.
//!
//! They read the marks directly and look only around what is new. `follow.rs` has the same rules for long chains.

use super::Evidence;
use super::board::{Board, NONE};
use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

type Out<'s, 'c> = Sink<'s, 'c, Evidence>;

/// A bulb closes every cell that it lights.
pub(super) fn light(board: &Board, marks: &Marks, news: &News<'_, Board>, sink: &mut Out<'_, '_>) -> Result<(), Halt> {
    for bulb in news.cells().filter(|cell| board.is_white(*cell) && marks.put.has(*cell)) {
        let others = || board.in_sight(bulb).skip(1);
        if let Some(other) = others().find(|cell| marks.put.has(*cell)) {
            let bulbs = [bulb as u16, other as u16];
            return sink.give(Finding::contradiction(Evidence::TwoBulbs { bulbs }));
        }
        give_closed(sink, others().filter(|cell| marks.is_open(*cell)), Evidence::Lit { bulb: bulb as u16 })?;
    }
    Ok(())
}

/// A number with all its bulbs closes the other cells beside it.
pub(super) fn full(board: &Board, marks: &Marks, news: &News<'_, Board>, sink: &mut Out<'_, '_>) -> Result<(), Halt> {
    for number in numbers_of_news(board, news) {
        let (need, open) = tally(board, marks, number);
        if need < 0 {
            return sink.give(Finding::contradiction(Evidence::Crowded { number }));
        }
        if need == 0 && open > 0 {
            give_closed(sink, spots(board, marks, number), Evidence::Full { number })?;
        }
    }
    Ok(())
}

/// A number with just enough cells left has bulbs on all of them.
pub(super) fn enough(board: &Board, marks: &Marks, news: &News<'_, Board>, sink: &mut Out<'_, '_>) -> Result<(), Halt> {
    for number in numbers_of_news(board, news) {
        let (need, open) = tally(board, marks, number);
        if need > open {
            return sink.give(Finding::contradiction(Evidence::Starved { number }));
        }
        if need > 0 && need == open {
            sink.give(Finding::put(spots(board, marks, number), Evidence::Enough { number }))?;
        }
    }
    Ok(())
}

/// A dark cell that can be lit from a single cell is lit from there.
pub(super) fn only(board: &Board, marks: &Marks, news: &News<'_, Board>, sink: &mut Out<'_, '_>) -> Result<(), Halt> {
    if let News::Everything(_) = news {
        return board.white_cells().try_for_each(|cell| only_for(board, marks, cell, sink));
    }
    for closed in news.cells().filter(|cell| board.is_white(*cell) && marks.closed.has(*cell)) {
        for line in board.lines_of(closed) {
            // A dark cell with one spot left has a line with at most one.
            let cells = || board.lines[line].cells();
            if cells().filter(|cell| marks.is_open(*cell)).take(2).count() < 2 {
                cells().try_for_each(|cell| only_for(board, marks, cell, sink))?;
            }
        }
    }
    Ok(())
}

fn only_for(board: &Board, marks: &Marks, cell: usize, sink: &mut Out<'_, '_>) -> Result<(), Halt> {
    let mut spot = None;
    for near in board.in_sight(cell) {
        let open = marks.is_open(near);
        if marks.put.has(near) || open && spot.is_some() {
            return Ok(());
        }
        spot = spot.or(open.then_some(near));
    }
    let cell = cell as u16;
    match spot {
        Some(spot) => sink.give(Finding::put([spot], Evidence::Only { cell })),
        None => sink.give(Finding::contradiction(Evidence::Unlit { cell })),
    }
}

/// Leaves a finding, unless it would be empty and so a contradiction.
fn give_closed(sink: &mut Out<'_, '_>, cells: impl Iterator<Item = usize>, evidence: Evidence) -> Result<(), Halt> {
    let mut finding = Finding::closed(cells, evidence);
    finding.closed.sort_unstable();
    sink.give_any(finding)
}

/// The numbers beside what is new, and at first all.
fn numbers_of_news<'a>(board: &'a Board, news: &'a News<'_, Board>) -> impl Iterator<Item = u16> + 'a {
    news.cells().flat_map(|cell| {
        let own = Some(board.number_at[cell]).filter(|number| *number != NONE && matches!(news, News::Everything(_)));
        let beside = if matches!(news, News::Everything(_)) { &[][..] } else { &board.numbers_of[cell][..] };
        own.into_iter().chain(beside.iter().copied().filter(|number| *number != NONE))
    })
}

/// Bulbs that a number still needs, and open cells beside it.
fn tally(board: &Board, marks: &Marks, number: u16) -> (i8, i8) {
    let number = &board.numbers[usize::from(number)];
    let count =
        |test: &dyn Fn(usize) -> bool| number.beside.iter().filter(|cell| test(usize::from(**cell))).count() as i8;
    (number.value as i8 - count(&|cell| marks.put.has(cell)), count(&|cell| marks.is_open(cell)))
}

fn spots<'a>(board: &'a Board, marks: &'a Marks, number: u16) -> impl Iterator<Item = usize> + 'a {
    let beside = board.numbers[usize::from(number)].beside.iter().map(|cell| usize::from(*cell));
    beside.filter(|cell| marks.is_open(*cell))
}
