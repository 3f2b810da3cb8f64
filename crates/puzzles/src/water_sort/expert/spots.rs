//! How a run leaves its border, and what that costs.
//!
//! It goes onto one cup that shows its colour and has room for all of it, best of all a one-colour cup. Where there is
//! none it goes in parts onto several, or onto an empty cup; and where there is no empty cup either, one is made first by
//! draining the one-colour cup that costs least. Which of these is best may depend on what comes later: that is left to
//! the windows.

use super::judge::Judge;
use super::level::{Level, Transfer};
use crate::water_sort::contents::{Content, EMPTY};

/// How a run leaves its border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Onto the cup with this content.
    Onto(u16),
    /// Onto several cups that show its colour.
    Split,
    /// Onto an empty cup.
    Open,
    /// The same, after the first content was poured onto the second.
    Drain(u16, u16),
}

/// Takes the top border of the content `from` away and calls `note` with each pour made.
pub fn remove(level: &Level, cups: &mut [u16], mut from: u16, way: Way, mut note: impl FnMut(Transfer)) {
    let mut pour = |cups: &mut [u16], src: u16, dst: u16| {
        level.apply(cups, Transfer { src, dst });
        note(Transfer { src, dst });
    };
    match way {
        Way::Onto(dst) => return pour(cups, from, dst),
        Way::Open => return pour(cups, from, EMPTY),
        Way::Drain(src, dst) => {
            pour(cups, src, dst);
            return pour(cups, from, EMPTY);
        }
        Way::Split => {}
    }
    let Content { family, top, .. } = *level.contents.at(from);
    while level.contents.at(from).family == family {
        let own = cups.partition_point(|&id| id < from);
        let shows = |&(i, &id): &(usize, &u16)| i != own && id != EMPTY && level.contents.at(id).top == top;
        let most = cups.iter().enumerate().filter(shows).max_by_key(|(_, id)| level.contents.at(**id).free);
        let dst = *most.expect("the room was counted").1;
        let (rest, _) = level.contents.pour(from, dst).expect("the room was counted");
        pour(cups, from, dst);
        from = rest;
    }
}

/// Where the water of each colour could go.
#[derive(Clone, Debug)]
pub struct Spots {
    colours: Vec<Colour>,
    /// Contents of the one-colour cups that are not complete.
    parts: Vec<u16>,
    /// There is an empty cup.
    empty: bool,
}

/// Where one colour could go.
#[derive(Clone, Copy, Debug, Default)]
struct Colour {
    /// The two best cups, by preference and room.
    best: [Spot; 2],
    /// All room.
    room: u32,
}

/// A cup with room for its top colour.
#[derive(Clone, Copy, Debug, Default)]
struct Spot {
    id: u16,
    place: u16,
    free: u16,
    uniform: bool,
}

impl Spot {
    fn new(id: u16, place: usize, content: &Content) -> Spot {
        Spot { id, place: place as u16, free: content.free, uniform: content.uniform }
    }

    fn rank(&self) -> (bool, u16) {
        (self.uniform, self.free)
    }
}

impl Spots {
    /// Nowhere yet.
    pub fn new(colours: usize) -> Spots {
        Spots { colours: vec![Colour::default(); colours], parts: Vec::new(), empty: false }
    }

    /// Looks at a position.
    pub fn load(&mut self, level: &Level, cups: &[u16]) {
        self.colours.fill(Colour::default());
        self.parts.clear();
        self.empty = cups.first() == Some(&EMPTY);
        for (place, &id) in cups.iter().enumerate() {
            let content = level.contents.at(id);
            if id == EMPTY || content.free == 0 {
                continue;
            }
            if content.uniform {
                self.parts.push(id);
            }
            let colour = &mut self.colours[usize::from(content.top)];
            colour.room += u32::from(content.free);
            let spot = Spot::new(id, place, content);
            if spot.rank() > colour.best[0].rank() {
                colour.best = [spot, colour.best[0]];
            } else if spot.rank() > colour.best[1].rank() {
                colour.best[1] = spot;
            }
        }
    }

    /// The best cup beside `place` with room for `run` units of a colour.
    fn fitting(&self, colour: u8, run: u16, place: usize) -> Option<u16> {
        let best = &self.colours[usize::from(colour)].best;
        best.iter().find(|spot| spot.free >= run && usize::from(spot.place) != place).map(|spot| spot.id)
    }

    /// Calls `visit` with each removal that the position loaded here and in the border table allows: the content, how, by
    /// how much the pours made and the bound `runs` grow together, and the slack after it.
    pub fn removals(&self, level: &Level, judge: &Judge, cups: &[u16], mut visit: impl FnMut(u16, Way, u32, u32)) {
        let change = |src: u16, dst: u16| (1 + judge.bounds.change(level, Transfer { src, dst })) as u32;
        // The cheapest cup to drain.
        let drains = self.parts.iter().filter_map(|&id| {
            let content = level.contents.at(id);
            let place = cups.partition_point(|&x| x < id);
            let dst = self.fitting(content.top, content.run, place)?;
            Some((change(id, dst), content.run, id, dst))
        });
        let drain = if self.empty { None } else { drains.min() };
        let mut last = EMPTY;
        for (place, &id) in cups.iter().enumerate() {
            let content = level.contents.at(id);
            if id == last || id == EMPTY || content.uniform || !judge.borders.allows(content.family) {
                continue;
            }
            last = id;
            let slack = judge.borders.slack_after(content.family);
            if let Some(dst) = self.fitting(content.top, content.run, place) {
                visit(id, Way::Onto(dst), change(id, dst), slack);
                continue;
            }
            let room = self.colours[usize::from(content.top)].room - u32::from(content.free);
            if room >= u32::from(content.run) {
                visit(id, Way::Split, 1, slack);
            }
            if self.empty {
                visit(id, Way::Open, change(id, EMPTY), slack);
            } else if let Some((cost, _, src, dst)) = drain
                && dst != id
                && level.contents.at(src).top != content.top
            {
                visit(id, Way::Drain(src, dst), cost + change(id, EMPTY), slack);
            }
        }
    }
}
