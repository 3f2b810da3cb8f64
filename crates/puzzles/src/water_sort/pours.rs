//! The pours worth trying: a sound subset of the legal ones, the same for every order of the cups.
//!
//! What is left out, and why no shortest solution is lost:
//!
//! * A one-colour cup poured into an empty one, and all but one of several pours between cups of the same contents:
//!   the results are equal up to the order of the cups. Of the two directions between one-colour cups of one colour,
//!   one: either leaves the same two contents.
//! * **Gathering.** Let colour `c` fill exactly one cup in the end, let all its `K` units be *loose* (on top of their
//!   cup, or in a one-colour cup), and let the other cups showing `c` have less than `K` units of room above what lies
//!   below `c`. Then one pour that gathers `c` in a one-colour cup is as good as anything, and it is the only one
//!   offered. Proof: no unit of `c` is buried, so the cups showing `c` over another colour can only become fewer, and
//!   never hold all `K` units: at every later moment some one-colour cup holds `c`. If `n` cups hold `c` now, any
//!   solution pours `c` out of at least `n - 1` of them, each by a separate pour. Take a solution, leave out all its
//!   pours of `c` and put `n - 1` gathering pours in front. Every other pour of it remains legal: `c` now occupies one
//!   cup where it occupied at least one, so there are never fewer empty cups, and the cups that showed `c` over another
//!   colour show that colour earlier, with the same units below. The gathered cup is complete. So the new solution is
//!   not longer.
//!
//! Merging two one-colour cups at once is *not* forced in general: they may be poured onto different cups to gain two
//! empty ones, which costs one pour more after a merger. Where several colours could be gathered, the least colour and
//! then the least contents decide, never the order of the cups, so that states with equal keys go the same way.

use super::Pour;
use super::contents::{Content, Contents, EMPTY};

/// Marks the end of a list of cups.
const NOWHERE: u16 = u16::MAX;
/// Cups up to which listing pours allocates nothing.
const FEW: usize = 64;

/// Appends the pours worth trying between cups in any order.
pub fn worth_trying(contents: &Contents, shares: &[u16], cups: &[u16], out: &mut Vec<Pour>) {
    if cups.windows(2).fold(true, |sorted, pair| sorted & (pair[0] <= pair[1])) {
        return between_sorted(contents, shares, cups, out);
    }
    let mut sorted = cups.to_vec();
    sorted.sort_unstable();
    let begun = out.len();
    between_sorted(contents, shares, &sorted, out);
    for pour in &mut out[begun..] {
        let find = |id: u16, not: usize| (0..cups.len()).find(|&i| i != not && cups[i] == id);
        let both = "the sorted cups are the same cups";
        let from = find(sorted[usize::from(pour.from)], NOWHERE.into()).expect(both);
        let to = find(sorted[usize::from(pour.to)], from).expect(both);
        *pour = Pour { from: from as u16, to: to as u16 };
    }
}

/// Appends the pours worth trying between sorted cups. `shares` says for each colour how many cups it fills in the
/// end.
pub fn between_sorted(contents: &Contents, shares: &[u16], cups: &[u16], out: &mut Vec<Pour>) {
    let mut few = [NOWHERE; FEW];
    let mut many = Vec::new();
    let next = match few.get_mut(..cups.len()) {
        Some(next) => next,
        None => {
            many.resize(cups.len(), NOWHERE);
            &mut many[..]
        }
    };
    let tops = Tops::new(contents, shares, cups, next);
    if let Some(colour) = tops.gathered(contents, cups) {
        out.push(gather(contents, cups, colour));
        return;
    }
    let has_empty = cups.first() == Some(&EMPTY);
    let mut last = EMPTY;
    for (from, &id) in cups.iter().enumerate() {
        if id == last {
            continue;
        }
        last = id;
        let source = contents.at(id);
        tops.pours_onto_colour(contents, cups, (from as u16, source), out);
        if has_empty && !source.uniform {
            out.push(Pour { from: from as u16, to: 0 });
        }
    }
}

/// What the cups show, by colour.
struct Tops<'a> {
    /// The first cup with room that shows a colour; `next` leads to the others.
    first: [u16; 256],
    next: &'a [u16],
    /// Units of a colour that no other colour covers.
    loose: [u16; 256],
    /// The colours that fill one cup and lie alone in one or more, as bits.
    alone: [u64; 4],
}

impl<'a> Tops<'a> {
    fn new(contents: &Contents, shares: &[u16], cups: &[u16], next: &'a mut [u16]) -> Self {
        let mut tops = Tops { first: [NOWHERE; 256], next: &[], loose: [0; 256], alone: [0; 4] };
        for (i, (&id, next)) in cups.iter().zip(&mut *next).enumerate().rev() {
            if id == EMPTY {
                break;
            }
            let cup = contents.at(id);
            let colour = usize::from(cup.top);
            // No colour that fills one cup has too many units.
            tops.loose[colour] = tops.loose[colour].wrapping_add(cup.run);
            *next = tops.first[colour];
            tops.first[colour] = if cup.free > 0 { i as u16 } else { *next };
            if cup.uniform && !cup.complete && shares[colour] == 1 {
                tops.alone[colour / 64] |= 1 << (colour % 64);
            }
        }
        tops.next = next;
        tops
    }

    /// Appends the pours of a cup onto others that show its colour.
    fn pours_onto_colour(
        &self,
        contents: &Contents,
        cups: &[u16],
        (from, source): (u16, &Content),
        out: &mut Vec<Pour>,
    ) {
        let id = cups[usize::from(from)];
        let (mut to, mut last) = (self.first[usize::from(source.top)], EMPTY);
        while to != NOWHERE {
            let into = cups[usize::from(to)];
            let turned = source.uniform && id > into && contents.at(into).uniform;
            if to != from && into != last && !turned {
                last = into;
                out.push(Pour { from, to });
            }
            to = self.next[usize::from(to)];
        }
    }

    /// The first colour that fills one cup, is all loose and cannot all lie on top of other colours.
    fn gathered(&self, contents: &Contents, cups: &[u16]) -> Option<u8> {
        for (word, mut bits) in self.alone.into_iter().enumerate() {
            while bits != 0 {
                let colour = (word * 64) as u8 + bits.trailing_zeros() as u8;
                let capacity = contents.capacity();
                if usize::from(self.loose[usize::from(colour)]) == capacity && room(contents, cups, colour) < capacity {
                    return Some(colour);
                }
                bits &= bits - 1;
            }
        }
        None
    }
}

/// Units of a colour that would fit on top of other colours, those that lie there included.
fn room(contents: &Contents, cups: &[u16], colour: u8) -> usize {
    let under = showing(contents, cups, colour).map(|i| contents.at(cups[i])).filter(|cup| !cup.uniform);
    under.map(|cup| usize::from(cup.run) + usize::from(cup.free)).sum()
}

/// Pours the least cup that shows a colour, but for its home, onto the home: the least one-colour cup.
fn gather(contents: &Contents, cups: &[u16], colour: u8) -> Pour {
    let mut alone = showing(contents, cups, colour).filter(|&i| contents.at(cups[i]).uniform);
    let to = alone.next().expect("the colour lies alone in a cup");
    let from =
        showing(contents, cups, colour).find(|&i| i != to).expect("the home is not complete, so more lies elsewhere");
    Pour { from: from as u16, to: to as u16 }
}

/// The cups that show a colour, in order.
fn showing(contents: &Contents, cups: &[u16], colour: u8) -> impl Iterator<Item = usize> {
    (0..cups.len()).filter(move |&i| cups[i] != EMPTY && contents.at(cups[i]).top == colour)
}
