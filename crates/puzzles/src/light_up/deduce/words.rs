//! Findings in words.

use super::Evidence;
use super::board::Board;
use super::follow::{Cause, Clash};
use super::known::Known;
use super::suppose::Refutation;
use crate::placement::deduction::{self, Finding, Marks, list};
use crate::placement::name;

/// Where to look, and why a finding holds.
pub(super) fn words(board: &Board, marks: &Marks, finding: &Finding<Evidence>) -> (String, String) {
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
    fn place(&self, evidence: &Evidence) -> String {
        match evidence {
            Evidence::Lit { bulb } => format!("the bulb on {}", self.cell(*bulb)),
            Evidence::TwoBulbs { bulbs } => format!("the bulbs on {}", list(self.board.grid, bulbs)),
            Evidence::Full { number }
            | Evidence::Crowded { number }
            | Evidence::Enough { number }
            | Evidence::Starved { number }
            | Evidence::WouldStarve { number } => self.number(*number),
            Evidence::Only { cell } | Evidence::Unlit { cell } | Evidence::WouldDarken { cell } => self.cell(*cell),
            Evidence::Numbers { numbers } | Evidence::Diagonal { numbers } => self.numbers(numbers),
            Evidence::Fails(refutation) => self.cell(refutation.cell),
        }
    }

    fn why(&self, evidence: &Evidence, finding: &Finding<Evidence>) -> String {
        match evidence {
            Evidence::Lit { bulb } => {
                format!("the bulb on {} lights {}", self.cell(*bulb), list(self.board.grid, &finding.closed))
            }
            Evidence::TwoBulbs { bulbs } => {
                format!("the bulbs on {} light each other", list(self.board.grid, bulbs))
            }
            Evidence::Full { number } => self.full(*number),
            Evidence::Crowded { number } => {
                format!("{} has {} beside it", self.number(*number), bulbs(self.bulbs_beside(*number)))
            }
            Evidence::Enough { number } => self.enough(*number),
            Evidence::Starved { number } => self.starved(*number),
            Evidence::Only { cell } if finding.put.contains(cell) => {
                format!("no other cell can light {}", self.cell(*cell))
            }
            Evidence::Only { cell } => {
                format!("the cell {} can only be lit from {}", self.cell(*cell), list(self.board.grid, &finding.put))
            }
            Evidence::Unlit { cell } => format!("no light can fall on {}", self.cell(*cell)),
            Evidence::WouldDarken { cell } => self.would_darken(*cell, finding),
            Evidence::WouldStarve { number } => self.would_starve(*number, finding),
            Evidence::Numbers { numbers } => self.in_all_ways(numbers, "", finding),
            Evidence::Diagonal { numbers } => {
                self.in_all_ways(numbers, ", each sharing two cells with the next,", finding)
            }
            Evidence::Fails(refutation) => self.fails(refutation),
        }
    }

    fn full(&self, number: u16) -> String {
        match self.board.numbers[usize::from(number)].value {
            0 => format!("{} has no bulb beside it", self.number(number)),
            value => format!("{} has its {} already", self.number(number), bulbs(value.into())),
        }
    }

    fn enough(&self, number: u16) -> String {
        let spots = self.spots_beside(number);
        let count =
            if spots.len() == 1 { "one free cell".into() } else { format!("{} free cells", small(spots.len())) };
        let need = match self.bulbs_beside(number) {
            0 => String::new(),
            _ => format!(" needs {} more bulb{} and", small(spots.len()), if spots.len() == 1 { "" } else { "s" }),
        };
        format!("{}{need} has just {count} left: {}", self.number(number), list(self.board.grid, &spots))
    }

    fn starved(&self, number: u16) -> String {
        let cells = match self.spots_beside(number).len() {
            0 => "no free cell".into(),
            1 => "only one free cell".into(),
            count => format!("only {} free cells", small(count)),
        };
        format!("{} needs {} and has {cells}", self.number(number), self.need(number))
    }

    fn would_darken(&self, cell: u16, finding: &Finding<Evidence>) -> String {
        let known = self.known();
        let mut spots: Vec<u16> = known.spots_for(self.board, cell.into()).map(|spot| spot as u16).collect();
        spots.sort_unstable();
        let all = if spots.len() == 2 { "both" } else { "all of them" };
        let (grid, bulb) = (self.board.grid, self.either(&finding.closed));
        format!(
            "{} can only be lit from {}, and a bulb on {bulb} would rule out {all}",
            self.cell(cell),
            list(grid, &spots)
        )
    }

    fn would_starve(&self, number: u16, finding: &Finding<Evidence>) -> String {
        let spots = list(self.board.grid, &self.spots_beside(number));
        let bulb = self.either(&finding.closed);
        let need = self.need(number);
        format!("{} needs {need} on {spots}, and a bulb on {bulb} would leave too few of these", self.number(number))
    }

    fn in_all_ways(&self, numbers: &[u16], how: &str, finding: &Finding<Evidence>) -> String {
        let (grid, names) = (self.board.grid, self.numbers(numbers));
        if finding.is_contradiction() {
            return format!("there is no way to give {names}{how} their bulbs");
        }
        let mut parts = Vec::new();
        if !finding.put.is_empty() {
            parts.push(format!("{} always {} one", list(grid, &finding.put), has(finding.put.len())));
        }
        if !finding.closed.is_empty() {
            parts.push(format!("{} can never have one", list(grid, &finding.closed)));
        }
        format!("however {names}{how} get their bulbs, {}", parts.join(", and "))
    }

    /// Only the bulbs that follow are told: what they light, and which numbers they fill, is seen on the board.
    fn fails(&self, refutation: &Refutation) -> String {
        let start = if refutation.bulb { "with" } else { "without" };
        let mut text = format!("{start} a bulb on {}", self.cell(refutation.cell));
        let bulbs = refutation.chain.iter().filter(|(_, bulb, _)| *bulb);
        for (at, (cell, _, cause)) in bulbs.enumerate() {
            let because = match cause {
                Cause::Enough(number) => format!("{} needs one there", self.number(*number)),
                Cause::Only(dark) if dark == cell => "nothing else can light it".into(),
                Cause::Only(dark) => format!("nothing else can light {}", self.cell(*dark)),
                Cause::Lit(_) | Cause::Full(_) => unreachable!("these close cells"),
            };
            let one = if at == 0 { "there must be one" } else { "then one" };
            text += &format!(", {one} on {} ({because})", self.cell(*cell));
        }
        let end = match refutation.clash {
            Clash::Line(line) => format!("the bulbs on {} light each other", self.bulbs_in(line, refutation)),
            Clash::Number(number) => format!("{} cannot get its bulbs", self.number(number)),
            Clash::Dark(dark) => format!("no light can fall on {}", self.cell(dark)),
        };
        text + ", and then " + &end
    }

    /// The bulbs of a line, those that follow from a supposition too.
    fn bulbs_in(&self, line: u16, refutation: &Refutation) -> String {
        let follows = |cell: u16| {
            refutation.bulb && cell == refutation.cell
                || refutation.chain.iter().any(|(other, bulb, _)| *bulb && *other == cell)
        };
        let cells = self.board.lines[usize::from(line)].cells();
        let bulbs = cells.filter(|cell| self.marks.put.has(*cell) || follows(*cell as u16));
        list(self.board.grid, &bulbs.map(|cell| cell as u16).collect::<Vec<_>>())
    }

    fn cell(&self, cell: u16) -> String {
        name(self.board.grid, cell.into())
    }

    /// Cells of which one is meant.
    fn either(&self, cells: &[u16]) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.cell(*cell)).collect();
        match names.as_slice() {
            [rest @ .., last] if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
            names => names.concat(),
        }
    }

    fn number(&self, number: u16) -> String {
        let number = &self.board.numbers[usize::from(number)];
        format!("the {} at {}", number.value, self.cell(number.cell))
    }

    fn numbers(&self, numbers: &[u16]) -> String {
        let names: Vec<String> = numbers.iter().map(|number| self.number(*number)).collect();
        let (last, rest) = names.split_last().expect("there are numbers");
        if rest.is_empty() { last.clone() } else { format!("{} and {last}", rest.join(", ")) }
    }

    fn known(&self) -> Known {
        Known::from_marks(self.board, &self.marks.put, &self.marks.closed)
    }

    fn bulbs_beside(&self, number: u16) -> usize {
        let beside = &self.board.numbers[usize::from(number)].beside;
        beside.iter().filter(|cell| self.marks.put.has(usize::from(**cell))).count()
    }

    fn spots_beside(&self, number: u16) -> Vec<u16> {
        let beside = &self.board.numbers[usize::from(number)].beside;
        beside.iter().copied().filter(|cell| self.marks.is_open(usize::from(*cell))).collect()
    }

    /// What a number needs, in words.
    fn need(&self, number: u16) -> String {
        let (value, there) = (usize::from(self.board.numbers[usize::from(number)].value), self.bulbs_beside(number));
        match (value - there.min(value), there) {
            (need, 0) => bulbs(need),
            (1, _) => "one more bulb".into(),
            (need, _) => format!("{} more bulbs", small(need)),
        }
    }
}

/// Bulbs, counted.
fn bulbs(count: usize) -> String {
    if count == 1 { "one bulb".into() } else { format!("{} bulbs", small(count)) }
}

fn small(count: usize) -> &'static str {
    ["no", "one", "two", "three", "four"].get(count).copied().unwrap_or("many")
}

fn has(count: usize) -> &'static str {
    if count == 1 { "has" } else { "have" }
}
