//! Rules that count the tents of a line.
//!
//! Tents never touch, so free cells side by side hold at most every other one. How many tents the cells before a place
//! can hold, and how many those from a place on, answers everything at once: whether the line can be filled at all, which cells
//! every filling uses and which none, and which cells beside the line every filling touches.

use crate::support::placement::deduction::{Finding, Halt, Marks, News, Sink};

use super::super::camp::LARGEST;
use super::Clue;
use super::site::{Line, Site};

/// The clues of all rows, and of all columns, add up to the number of trees.
pub fn sum(site: &Site, _: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    if let News::Everything(_) = news {
        for column in [false, true] {
            let clues = if column { &site.camp.columns } else { &site.camp.rows };
            let sum: usize = clues.iter().flatten().map(|clue| usize::from(*clue)).sum();
            let trees = site.camp.trees.len();
            if sum > trees || (sum < trees && clues.iter().all(Option::is_some)) {
                sink.give(Finding::contradiction(Clue::Sum { column, sum, trees }))?;
            }
        }
    }
    Ok(())
}

/// A line with all its tents takes no more.
pub fn full(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for line in site.touched(news, 0).lines() {
        let Some(need) = site.need(marks, line).filter(|need| *need <= 0) else { continue };
        let cells = (0..site.length(line)).map(|at| site.cell(line, at));
        let finding = Finding::closed(cells.filter(|cell| marks.is_open(*cell)), Clue::Full(line));
        if need < 0 {
            sink.give(Finding::contradiction(Clue::TooMany(line)))?;
        }
        sink.give_any(finding)?;
    }
    Ok(())
}

/// A line that needs all that its free cells can hold.
pub fn tight(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for line in site.touched(news, 0).lines() {
        let Some(need) = site.need(marks, line).filter(|need| *need > 0) else { continue };
        let open = |at: usize| marks.is_open(site.cell(line, at));
        let most = most(site.length(line), open);
        if most < need {
            sink.give(Finding::contradiction(Clue::TooFew(line)))?;
        }
        if most > need {
            continue;
        }
        let room = Room::new(site.length(line), open);
        let mut finding = Finding::contradiction(Clue::Tight(line, need as u16));
        for at in (0..site.length(line)).filter(|at| marks.is_open(site.cell(line, *at))) {
            if room.without(at, at + 1) < need {
                finding.put.push(site.cell(line, at) as u16);
            } else if room.with(at) < need {
                finding.closed.push(site.cell(line, at) as u16);
            }
        }
        sink.give_any(finding)?;
    }
    Ok(())
}

/// Cells of the lines beside a line that touch a tent however the line is filled.
pub fn shadow(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for line in site.touched(news, 0).lines() {
        let Some(need) = site.need(marks, line).filter(|need| *need > 0) else { continue };
        let open = |at: usize| marks.is_open(site.cell(line, at));
        // Three cells side by side hold at most two tents.
        if most(site.length(line), open) > need + 1 {
            continue;
        }
        let room = Room::new(site.length(line), open);
        let mut finding = Finding::contradiction(Clue::Shadow(line, need as u16));
        for beside in beside(site, line) {
            let open = (0..site.length(line)).filter(|at| marks.is_open(site.cell(beside, *at)));
            let touched = open.filter(|at| room.without(at.saturating_sub(1), at + 2) < need);
            finding.closed.extend(touched.map(|at| site.cell(beside, at) as u16));
        }
        sink.give_any(finding)?;
    }
    Ok(())
}

/// Two lines side by side: of two columns next to each other only one has a tent in them, as in a single line.
pub fn two_lines(site: &Site, marks: &Marks, news: &News<'_, Site>, sink: &mut Sink<'_, '_, Clue>) -> Result<(), Halt> {
    for line in site.touched(news, 1).lines().filter(|line| line.index + 1 < site.lines(*line)) {
        let pair = [line, line.at(line.index + 1)];
        let (Some(one), Some(two)) = (site.need(marks, pair[0]), site.need(marks, pair[1])) else { continue };
        let (need, length) = (one + two, site.length(line));
        let open = |at: usize| pair.map(|line| site.cell(line, at)).into_iter().filter(|cell| marks.is_open(*cell));
        let most = most(length, |at| open(at).next().is_some());
        if most < need {
            sink.give(Finding::contradiction(Clue::TwoTooFew(line)))?;
        }
        if most > need || need == 0 {
            continue;
        }
        let room = Room::new(length, |at| open(at).next().is_some());
        let mut finding = Finding::contradiction(Clue::TwoTight(line, need as u16));
        for at in (0..length).filter(|at| open(*at).next().is_some()) {
            if room.without(at, at + 1) < need && open(at).count() == 1 {
                finding.put.extend(open(at).map(|cell| cell as u16));
            } else if room.with(at) < need {
                finding.closed.extend(open(at).map(|cell| cell as u16));
            }
        }
        sink.give_any(finding)?;
    }
    Ok(())
}

/// The lines beside a line.
pub fn beside(site: &Site, line: Line) -> impl Iterator<Item = Line> {
    let before = line.index.checked_sub(1);
    let after = (line.index + 1 < site.lines(line)).then_some(line.index + 1);
    before.into_iter().chain(after).map(move |index| line.at(index))
}

/// How many tents fit on the free cells of a line: as soon as one fits it is put.
fn most(length: usize, open: impl Fn(usize) -> bool) -> isize {
    let (mut count, mut at) = (0, 0);
    while at < length {
        let fits = open(at);
        count += isize::from(fits);
        at += 1 + usize::from(fits);
    }
    count
}

/// How many tents fit on the free cells of a line, or of a part of it.
pub struct Room {
    length: usize,
    /// On the cells before each place.
    before: [u8; LARGEST + 1],
    /// On the cells from each place on.
    from: [u8; LARGEST + 2],
}

impl Room {
    /// Of a line of this many cells, some of them free.
    pub fn new(length: usize, open: impl Fn(usize) -> bool) -> Self {
        let mut room = Room { length, before: [0; LARGEST + 1], from: [0; LARGEST + 2] };
        for at in 0..length {
            let with = u8::from(open(at)) + room.before[at.saturating_sub(1)];
            room.before[at + 1] = with.max(room.before[at]);
        }
        for at in (0..length).rev() {
            room.from[at] = (u8::from(open(at)) + room.from[at + 2]).max(room.from[at + 1]);
        }
        room
    }

    /// On all free cells.
    pub fn all(&self) -> isize {
        self.before[self.length].into()
    }

    /// On the cells that are not in a range.
    pub fn without(&self, first: usize, end: usize) -> isize {
        isize::from(self.before[first]) + isize::from(self.from[end.min(self.length)])
    }

    /// On all, when one stands on a free cell.
    pub fn with(&self, at: usize) -> isize {
        1 + self.without(at.saturating_sub(1), at + 2)
    }
}
