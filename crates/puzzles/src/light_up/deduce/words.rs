//! What is said about the findings.

use solvarium_engine::{Cell, Message, message};

use super::Evidence;
use super::board::Board;
use super::follow::{Cause, Clash};
use super::known::Known;
use super::suppose::Refutation;
use crate::support::placement::deduction::{self, Finding, Marks, Saying};
use crate::support::placement::{cell, cells};

/// What is said about bulbs.
pub(super) fn say(saying: Saying) -> Message {
    match saying {
        Saying::Put(cells) => message!("light-up-put", count = cells.len(), cells),
        Saying::Suppose(cell, chain) => {
            message!("light-up-suppose", start = message!("light-up-with-bulb", cell), chain)
        }
        Saying::SupposeNone(cell, chain) => {
            message!("light-up-suppose", start = message!("light-up-without-bulb", cell), chain)
        }
        Saying::Contradiction(cell, why) => message!("light-up-contradiction", cell, why),
        Saying::Wrong(cell) => message!("light-up-wrong", cell),
        Saying::TakeAway(cell) => message!("light-up-take-away", cell),
    }
}

/// Where to look, and why a finding holds.
pub(super) fn words(board: &Board, marks: &Marks, finding: &Finding<Evidence>) -> (Message, Message) {
    let deduction::Evidence::Seen(evidence) = &finding.evidence else {
        unreachable!("suppositions are made by a rule of Light Up's own")
    };
    let words = Words { board, marks };
    (words.place(evidence), words.why(evidence, finding))
}

struct Words<'a> {
    board: &'a Board,
    marks: &'a Marks,
}

impl Words<'_> {
    fn place(&self, evidence: &Evidence) -> Message {
        match evidence {
            Evidence::Lit { bulb } => message!("light-up-bulb", cell = self.cell(*bulb)),
            Evidence::TwoBulbs { bulbs } => message!("light-up-two-bulbs", cells = self.cells(bulbs)),
            Evidence::Full { number }
            | Evidence::Crowded { number }
            | Evidence::Enough { number }
            | Evidence::Starved { number }
            | Evidence::WouldStarve { number } => self.number(*number),
            Evidence::Only { cell } | Evidence::Unlit { cell } | Evidence::WouldDarken { cell } => self.at(*cell),
            Evidence::Numbers { numbers } | Evidence::Diagonal { numbers } => self.numbers(numbers),
            Evidence::Fails(refutation) => self.at(refutation.cell),
        }
    }

    fn why(&self, evidence: &Evidence, finding: &Finding<Evidence>) -> Message {
        match evidence {
            Evidence::Lit { bulb } => {
                message!("light-up-lights", bulb = self.cell(*bulb), cells = self.cells(&finding.closed))
            }
            Evidence::TwoBulbs { bulbs } => message!("light-up-see-each-other", cells = self.cells(bulbs)),
            Evidence::Full { number } => self.full(*number),
            Evidence::Crowded { number } => {
                let count = bulbs(self.bulbs_beside(*number));
                message!("light-up-crowded", number = self.number(*number), bulbs = count)
            }
            Evidence::Enough { number } => self.enough(*number),
            Evidence::Starved { number } => {
                let free = self.spots_beside(*number).len();
                message!("light-up-starved", number = self.number(*number), need = self.need(*number), free)
            }
            Evidence::Only { cell } if finding.put.contains(cell) => {
                message!("light-up-only-itself", cell = self.cell(*cell))
            }
            Evidence::Only { cell } => {
                message!("light-up-only-from", cell = self.cell(*cell), spots = self.cells(&finding.put))
            }
            Evidence::Unlit { cell } => message!("light-up-unlit", cell = self.cell(*cell)),
            Evidence::WouldDarken { cell } => self.would_darken(*cell, finding),
            Evidence::WouldStarve { number } => self.would_starve(*number, finding),
            Evidence::Numbers { numbers } => self.in_all_ways(self.numbers(numbers), finding),
            Evidence::Diagonal { numbers } => {
                self.in_all_ways(message!("light-up-diagonal", numbers = self.numbers(numbers)), finding)
            }
            Evidence::Fails(refutation) => self.fails(refutation),
        }
    }

    fn full(&self, number: u16) -> Message {
        match self.board.numbers[usize::from(number)].value {
            0 => message!("light-up-zero", number = self.number(number)),
            value => message!("light-up-full", number = self.number(number), bulbs = bulbs(value.into())),
        }
    }

    fn enough(&self, number: u16) -> Message {
        let spots = self.spots_beside(number);
        let (number, bulbs, count) = (self.number(number), self.bulbs_beside(number), spots.len());
        let cells = self.cells(&spots);
        match bulbs {
            0 => message!("light-up-enough", number, count, cells),
            _ => message!("light-up-enough-more", number, count, cells),
        }
    }

    fn would_darken(&self, cell: u16, finding: &Finding<Evidence>) -> Message {
        let known = Known::from_marks(self.board, &self.marks.put, &self.marks.closed);
        let mut spots: Vec<u16> = known.spots_for(self.board, cell.into()).map(|spot| spot as u16).collect();
        spots.sort_unstable();
        message!(
            "light-up-would-darken",
            cell = self.cell(cell),
            count = spots.len(),
            spots = self.cells(&spots),
            bulb = self.bulb_on(&finding.closed),
        )
    }

    fn would_starve(&self, number: u16, finding: &Finding<Evidence>) -> Message {
        message!(
            "light-up-would-starve",
            number = self.number(number),
            need = self.need(number),
            spots = self.cells(&self.spots_beside(number)),
            bulb = self.bulb_on(&finding.closed),
        )
    }

    fn in_all_ways(&self, numbers: Message, finding: &Finding<Evidence>) -> Message {
        let (put, closed) = (self.cells(&finding.put), self.cells(&finding.closed));
        let always = |cells: Vec<Cell>| message!("light-up-always", count = cells.len(), cells);
        let never = |cells: Vec<Cell>| message!("light-up-never", cells);
        let follows = match (put.is_empty(), closed.is_empty()) {
            (true, true) => return message!("light-up-no-way", numbers),
            (false, true) => always(put),
            (true, false) => never(closed),
            (false, false) => message!("placement-and", first = always(put), second = never(closed)),
        };
        message!("light-up-in-all-ways", numbers, follows)
    }

    /// Only the bulbs that follow are named: what they light, and which numbers they fill, is seen on the board.
    fn fails(&self, refutation: &Refutation) -> Message {
        let start = self.cell(refutation.cell);
        let bulbs = refutation.chain.iter().filter(|(_, bulb, _)| *bulb);
        let mut chain: Vec<Message> =
            bulbs.enumerate().map(|(at, (cell, _, cause))| self.follows(at == 0, *cell, *cause)).collect();
        let clash = match refutation.clash {
            Clash::Line(line) => message!("light-up-see-each-other", cells = self.bulbs_in(line, refutation)),
            Clash::Number(number) => message!("light-up-cannot-get-bulbs", number = self.number(number)),
            Clash::Dark(dark) => message!("light-up-unlit", cell = self.cell(dark)),
        };
        chain.push(if chain.is_empty() { clash } else { message!("light-up-and-then", clash) });
        say(if refutation.bulb { Saying::Suppose(start, chain) } else { Saying::SupposeNone(start, chain) })
    }

    /// A bulb that follows from a supposition, or from the bulbs before it.
    fn follows(&self, first: bool, cell: u16, cause: Cause) -> Message {
        let because = match cause {
            Cause::Enough(number) => message!("light-up-needs-one", number = self.number(number)),
            Cause::Only(dark) if dark == cell => message!("light-up-nothing-else-it"),
            Cause::Only(dark) => message!("light-up-nothing-else", cell = self.cell(dark)),
            Cause::Lit(_) | Cause::Full(_) => unreachable!("these close cells"),
        };
        match first {
            true => message!("light-up-must", cell = self.cell(cell), because),
            false => message!("light-up-then", cell = self.cell(cell), because),
        }
    }

    /// The bulbs of a line, including those that follow from a supposition.
    fn bulbs_in(&self, line: u16, refutation: &Refutation) -> Vec<Cell> {
        let follows = |cell: u16| {
            refutation.bulb && cell == refutation.cell
                || refutation.chain.iter().any(|(other, bulb, _)| *bulb && *other == cell)
        };
        let line = self.board.lines[usize::from(line)].cells();
        let bulbs = line.filter(|cell| self.marks.put.has(*cell) || follows(*cell as u16));
        bulbs.map(|place| cell(self.board.grid, place)).collect()
    }

    fn cell(&self, place: u16) -> Cell {
        cell(self.board.grid, place)
    }

    fn cells(&self, places: &[u16]) -> Vec<Cell> {
        cells(self.board.grid, places)
    }

    fn at(&self, place: u16) -> Message {
        message!("placement-cell", cell = self.cell(place))
    }

    /// A bulb on one of some cells.
    fn bulb_on(&self, places: &[u16]) -> Message {
        message!("light-up-bulb-on", count = places.len(), cells = self.cells(places))
    }

    fn number(&self, number: u16) -> Message {
        let number = &self.board.numbers[usize::from(number)];
        message!("light-up-number", value = number.value, cell = self.cell(number.cell))
    }

    fn numbers(&self, numbers: &[u16]) -> Message {
        let (last, rest) = numbers.split_last().expect("there are numbers");
        let named = rest.iter().map(|number| self.number(*number));
        let list = named.reduce(|first, second| message!("light-up-list", first, second));
        match list {
            Some(first) => message!("light-up-list-end", first, last = self.number(*last)),
            None => self.number(*last),
        }
    }

    fn bulbs_beside(&self, number: u16) -> usize {
        let beside = &self.board.numbers[usize::from(number)].beside;
        beside.iter().filter(|cell| self.marks.put.has(usize::from(**cell))).count()
    }

    fn spots_beside(&self, number: u16) -> Vec<u16> {
        let beside = &self.board.numbers[usize::from(number)].beside;
        beside.iter().copied().filter(|cell| self.marks.is_open(usize::from(*cell))).collect()
    }

    /// The bulbs that a number still needs.
    fn need(&self, number: u16) -> Message {
        let (value, there) = (usize::from(self.board.numbers[usize::from(number)].value), self.bulbs_beside(number));
        match (value.saturating_sub(there), there) {
            (need, 0) => bulbs(need),
            (need, _) => message!("light-up-more-bulbs", count = need),
        }
    }
}

fn bulbs(count: usize) -> Message {
    message!("light-up-bulbs", count)
}
