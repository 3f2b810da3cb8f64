//! Water Sort: pour coloured water between cups until each cup is empty or full of one colour.
//!
//! **Rules.** N cups of equal capacity K. A pour from one cup onto another is legal when the first is not empty, the
//! second is not full, and the second is empty or shows the first one's top colour. It moves as much of the top run as
//! fits. Solved: each cup is empty or holds K units of one colour.
//!
//! **Decided where the rules are unclear.** A pour moves min(run, room), never less by choice. A cup of one colour
//! that is not full is not finished, even when no more of its colour exists elsewhere; hence each colour's units must
//! total a multiple of K. A colour may fill several cups. Cups may start partly filled, and a level may have no empty
//! cup at all. Pouring back and forth, or a one-colour cup into an empty one, is legal for a person though useless.
//! A level may be solved from the start.
//!
//! **The state** is the content of each cup as a number (see `contents`), in the cups' own order; its key is the same
//! numbers sorted, for cups are interchangeable. The moves searched leave out what cannot help (`pours`).
//!
//! **Literature.** Ito et al., *Sorting Balls and Water: Equivalence and Computational Complexity*, FUN 2022.
//!
//! **Files.** `contents.rs` the table of cup contents, `keys.rs` keys of states, `pours.rs` the pours worth trying, with the proof,
//! `heuristics.rs`, `format/` three notations, `result_text.rs` the step-by-step solution, `pddl.rs` and `domain.pddl` levels for planners, `expert/` the solver, with
//! its lower bounds in `bounds.rs`, `grade.rs`, `generate.rs`, `tutor.rs` why a pour is to be made next, `canonical/` the
//! same level with other names.

mod canonical;
mod contents;
mod examples;
mod expert;
mod format;
mod generate;
mod grade;
mod heuristics;
mod keys;
mod pddl;
mod plain;
mod pours;
mod result_text;
mod tutor;

use smallvec::SmallVec;
use solvarium_engine::{
    Arg, Board, Ctx, Examination, Example, Export, Family, Format, Generator, Heuristic, Lengths, MessageFiles,
    MoveStrings, Pack, Plain, Puzzle, PuzzleInfo, Review, SolutionFormat, Solver, Space, SpaceInfo, SpaceVisitor,
    StateSpace, Stop, Tile, Tutor, Violation, message,
};

use crate::support::pddl::{exports, plan_format};
use crate::support::scratch::Scratch;
use contents::{Contents, TooLarge};

/// A level: the cups at the start, the names of the colours and the table of contents.
#[derive(Clone, Debug)]
pub struct WaterSort {
    /// Names of the colours, by number.
    colours: Vec<String>,
    /// Cups each colour fills in the end, by number.
    shares: Vec<u16>,
    contents: Contents,
    start: Cups,
    /// A random-looking number for each content, for hashing.
    terms: Vec<u64>,
    scratch: Scratch<heuristics::Space>,
}

/// A state: the content of each cup, in the level's own order.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Cups(pub SmallVec<[u16; 32]>);

/// A move: the water on top of one cup goes onto another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pour {
    /// The cup that is poured from, from 0.
    pub from: u16,
    /// The cup that is poured into.
    pub to: u16,
}

impl WaterSort {
    /// A level of cups, bottom first, whose units are numbers of colours. Each colour must fill whole cups.
    pub fn new(colours: Vec<String>, capacity: usize, cups: &[Vec<u8>]) -> Result<Self, TooLarge> {
        let (contents, ids) = Contents::new(capacity, cups)?;
        let mut units = vec![0; colours.len()];
        cups.iter().flatten().for_each(|&colour| units[usize::from(colour)] += 1);
        let shares = units.into_iter().map(|units: usize| (units / capacity) as u16).collect();
        let (terms, start) = (expert::level::terms(contents.count()), Cups(SmallVec::from_vec(ids)));
        Ok(WaterSort { colours, shares, contents, start, terms, scratch: Scratch::default() })
    }

    /// A level whose colours are named by letters, for tests.
    #[cfg(test)]
    fn numbered(capacity: usize, cups: &[Vec<u8>]) -> Self {
        let colours = cups.iter().flatten().max().map_or(0, |&most| most + 1);
        let names = (0..colours).map(|colour| char::from(b'a' + colour).to_string()).collect();
        WaterSort::new(names, capacity, cups).expect("a small level")
    }

    /// Units a cup holds.
    pub fn capacity(&self) -> usize {
        self.contents.capacity()
    }

    /// Names of the colours, by number.
    pub fn colours(&self) -> &[String] {
        &self.colours
    }

    /// The units in each cup of a state, as colour numbers, bottom first.
    pub fn units<'a>(&'a self, state: &'a Cups) -> impl Iterator<Item = &'a [u8]> {
        state.0.iter().map(|&id| self.contents.units(id))
    }
}

impl StateSpace for WaterSort {
    type State = Cups;
    type Move = Pour;

    fn initial(&self) -> Cups {
        self.start.clone()
    }

    fn is_goal(&self, state: &Cups) -> bool {
        state.0.iter().all(|&id| id == contents::EMPTY || self.contents.at(id).complete)
    }

    fn moves(&self, state: &Cups, out: &mut Vec<Pour>) {
        pours::worth_trying(&self.contents, &self.shares, &state.0, out);
    }

    fn apply(&self, state: &Cups, pour: Pour) -> Cups {
        let mut cups = state.clone();
        let (from, to) = (usize::from(pour.from), usize::from(pour.to));
        let after = self.contents.pour(cups.0[from], cups.0[to]);
        (cups.0[from], cups.0[to]) = after.expect("only legal pours are made");
        cups
    }

    fn key_len(&self) -> usize {
        self.start.0.len() * if self.wide() { 2 } else { 1 }
    }

    fn pack(&self, state: &Cups, key: &mut [u8]) {
        keys::write(self.wide(), &state.sorted().0, key);
    }

    fn pack_after(&self, state: &Cups, pour: Pour, key: &mut [u8]) {
        self.pack_each(state, &[pour], key);
    }

    fn pack_each(&self, state: &Cups, pours: &[Pour], keys: &mut [u8]) {
        keys::write_each(&self.contents, self.wide(), &state.0, pours, keys);
    }

    /// Two contents go and two come; they determine the pour, without trying the others. Where none goes, a pour may still
    /// lead there: one that only exchanges two contents, as from `abb` onto `ab`.
    fn step_to(&self, state: &Cups, wanted: &[u8]) -> Option<(Pour, Cups)> {
        let (gone, come) = differences(&state.sorted().0, &self.unpack(wanted).0);
        if gone.is_empty() {
            let mut pours = Vec::new();
            self.moves(state, &mut pours);
            let mut steps = pours.into_iter().map(|pour| (pour, self.apply(state, pour)));
            return steps.find(|(_, next)| next.sorted() == state.sorted());
        }
        let (&[a, b], &[mut c, mut d]) = (&gone[..], &come[..]) else { return None };
        (c, d) = (c.min(d), c.max(d));
        let leads =
            |from: u16, to: u16| self.contents.pour(from, to).is_some_and(|(x, y)| (x.min(y), x.max(y)) == (c, d));
        let (source, target) = [(a, b), (b, a)].into_iter().find(|&(from, to)| leads(from, to))?;
        let cup = |content: u16, not: usize| (0..state.0.len()).find(|&i| i != not && state.0[i] == content);
        let from = cup(source, usize::MAX)?;
        let to = cup(target, from)?;
        let pour = Pour { from: from as u16, to: to as u16 };
        Some((pour, self.apply(state, pour)))
    }

    fn unpack(&self, key: &[u8]) -> Cups {
        keys::read(self.wide(), key)
    }

    /// In every cup that is neither empty nor full of one colour: the units that lie on another colour; where there is
    /// none, the topmost unit, as the rest of its colour is elsewhere.
    fn unmet(&self, state: &Cups, out: &mut Vec<usize>) {
        let (cups, height) = (state.0.len(), self.capacity());
        for (cup, &id) in state.0.iter().enumerate() {
            if id == contents::EMPTY || self.contents.at(id).complete {
                continue;
            }
            let units = self.contents.units(id);
            let square = |level: usize| (height - 1 - level) * cups + cup;
            if self.contents.at(id).uniform {
                out.push(square(units.len() - 1));
            }
            out.extend((1..units.len()).filter(|&level| units[level] != units[level - 1]).map(square));
        }
    }
}

impl WaterSort {
    /// Whether a content's number needs two bytes in a key.
    fn wide(&self) -> bool {
        self.contents.count() > 256
    }
}

/// What is only in the first of two sorted lists, and what is only in the second.
fn differences(first: &[u16], second: &[u16]) -> (Vec<u16>, Vec<u16>) {
    let (mut only_first, mut only_second) = (Vec::new(), Vec::new());
    let (mut i, mut j) = (0, 0);
    while i < first.len() || j < second.len() {
        match (first.get(i), second.get(j)) {
            (Some(a), Some(b)) if a == b => (i, j) = (i + 1, j + 1),
            (Some(&a), b) if b.is_none_or(|&b| a < b) => {
                only_first.push(a);
                i += 1;
            }
            _ => {
                only_second.push(second[j]);
                j += 1;
            }
        }
    }
    (only_first, only_second)
}

impl Clone for Cups {
    fn clone(&self) -> Self {
        Cups(SmallVec::from_slice(&self.0))
    }
}

impl Cups {
    /// The same cups in the one order that all orders of them share.
    pub fn sorted(&self) -> Cups {
        let mut cups = self.clone();
        cups.0.sort_unstable();
        cups
    }
}

impl Space for WaterSort {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] = heuristics::ALL;

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, state: &Cups) -> String {
        format::compact::line(self, state)
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(self, out);
    }

    fn plain_state(&self, cups: &Cups, out: &mut Plain) {
        plain::state(self, cups, out);
    }

    /// The cups in alphabetical order, since a key does not say which is which: other programs can write the same line.
    fn key_text(&self, key: &[u8]) -> String {
        let line = self.state_text(&self.unpack(key));
        let (capacity, cups) = line.split_once(':').expect("a compact line has a capacity");
        let mut cups: Vec<&str> = cups.split('.').collect();
        cups.sort_unstable();
        format!("{capacity}:{}", cups.join("."))
    }
}

impl Puzzle for WaterSort {
    const INFO: PuzzleInfo = PuzzleInfo { name: "water-sort", family: Family::Path, hidden: false };
    const FORMATS: &'static [Format<Self>] = format::ALL;
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "pours" }];
    const SOLVERS: &'static [Solver<Self>] = &[expert::SOLVER];
    const TUTOR: Option<Tutor<Self>> = Some(tutor::TUTOR);
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] = &[result_text::FORMAT, plan_format()];
    const EXPORTS: &'static [Export<Self>] = &exports();
    const GENERATOR: Option<Generator<Self>> = Some(generate::GENERATOR);
    const PACKS: &'static [Pack] = &[
        Pack { name: "", first: 0, text: include_str!("../../../../levels/water-sort/cases.txt") },
        Pack { name: "classic", first: 1, text: include_str!("../../../../levels/water-sort/classic.txt") },
    ];
    const EXAMPLES: &'static [Example] = examples::ALL;
    const FACTS: &'static [&'static str] = &["pours", "lower bound", "careless"];
    const MESSAGES: MessageFiles = solvarium_engine::messages!();

    fn images(&self) -> Vec<Self> {
        canonical::images(self)
    }

    fn canonical(&self) -> Vec<u8> {
        canonical::form(self)
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, _name: &str, visitor: V) -> V::Output {
        visitor.visit(self, <[Pour]>::to_vec)
    }

    fn board(&self, state: &Cups) -> Board {
        let height = self.capacity();
        let mut board = Board::new(state.0.len(), height);
        for (cup, units) in self.units(state).enumerate() {
            for level in 0..height {
                let tile = match units.get(level) {
                    Some(&colour) => Tile {
                        kind: "unit",
                        label: self.colours[usize::from(colour)].clone(),
                        tint: Some(u16::from(colour)),
                        ..Tile::default()
                    },
                    None => Tile { kind: "room", ..Tile::default() },
                };
                board.put(height - 1 - level, cup, tile);
            }
        }
        board.columns = (0..state.0.len()).map(|cup| cup.to_string()).collect();
        board.wrap = true;
        board
    }

    fn move_text(&self, pour: Pour) -> String {
        format!("{}>{}", pour.from, pour.to)
    }

    fn read_move(&self, text: &str) -> Option<Pour> {
        let (from, to) = text.split_once('>')?;
        Some(Pour { from: from.trim().parse().ok()?, to: to.trim().parse().ok()? })
    }

    /// Read from the units themselves, not from the table the searches use.
    fn legal(&self, state: &Cups, pour: Pour) -> bool {
        let units = |cup: u16| state.0.get(usize::from(cup)).map(|&id| self.contents.units(id));
        let (Some(from), Some(to)) = (units(pour.from), units(pour.to)) else { return false };
        pour.from != pour.to
            && !from.is_empty()
            && to.len() < self.capacity()
            && (to.is_empty() || to.last() == from.last())
    }

    fn legal_moves(&self, state: &Cups, out: &mut Vec<Pour>) {
        let cups = state.0.len() as u16;
        let all = (0..cups).flat_map(|from| (0..cups).map(move |to| Pour { from, to }));
        out.extend(all.filter(|&pour| self.legal(state, pour)));
    }

    fn check(&self, state: &Cups) -> Result<(), Violation> {
        for (cup, units) in self.units(state).enumerate() {
            let cup = Arg::Nth(cup as u32);
            if units.iter().any(|unit| *unit != units[0]) {
                return Err(Violation { rule: "one-colour", message: message!("water-sort-one-colour", cup) });
            }
            if !units.is_empty() && units.len() < self.capacity() {
                let (units, capacity) = (units.len(), self.capacity());
                let message = message!("water-sort-full", cup, units, capacity);
                return Err(Violation { rule: "full", message });
            }
        }
        Ok(())
    }

    fn measures(&self, moves: &[Pour]) -> Vec<(&'static str, u64)> {
        vec![("pours", moves.len() as u64)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        Some("pours")
    }

    /// Cups that are full of one colour are done.
    fn review(&self, state: &Cups) -> Review {
        let is_done = |units: &[u8]| units.len() == self.capacity() && units.iter().all(|unit| *unit == units[0]);
        let done = self.units(state).enumerate().filter(|(_, units)| is_done(units)).map(|(cup, _)| cup);
        Review { done_columns: done.collect(), ..Review::default() }
    }

    fn examine(&self, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        grade::examine(self, ctx)
    }
}

#[cfg(test)]
mod tests;
