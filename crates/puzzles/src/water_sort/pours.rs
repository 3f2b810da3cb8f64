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

/// Cups in a word of a set. Up to so many cups, and colours, listing pours allocates nothing.
const BITS: usize = u32::BITS as usize;

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
        let from = find(sorted[usize::from(pour.from)], usize::MAX).expect(both);
        let to = find(sorted[usize::from(pour.to)], from).expect(both);
        *pour = Pour { from: from as u16, to: to as u16 };
    }
}

/// Appends the pours worth trying between sorted cups. `shares` says for each colour how many cups it fills in the
/// end.
pub fn between_sorted(contents: &Contents, shares: &[u16], cups: &[u16], out: &mut Vec<Pour>) {
    let colours = contents.colours().max(1);
    if cups.len() <= BITS && colours <= BITS {
        let mut shown = [Shown { units: 0, cups: [0] }; BITS];
        Tops::new(contents, cups, &mut shown[..colours]).list(contents, shares, cups, [0], out);
    } else {
        let none = vec![0; cups.len().div_ceil(BITS)];
        let mut shown = vec![Shown { units: 0, cups: none.clone() }; colours];
        Tops::new(contents, cups, &mut shown).list(contents, shares, cups, none, out);
    }
}

/// What the cups show, by colour. A set of cups is a bit for each, in words: where there are few cups, in one.
struct Tops<'a, Set>(&'a [Shown<Set>]);

/// Where a colour shows.
#[derive(Clone, Copy)]
struct Shown<Set> {
    /// Units of it that no other colour covers, and units of it that would fit on top of other colours, as in [`Content::shown`].
    units: u64,
    /// The cups that show it.
    cups: Set,
}

impl<'a, Set: AsRef<[u32]> + AsMut<[u32]>> Tops<'a, Set> {
    /// Begins with colours that show nowhere.
    #[inline(always)]
    fn new(contents: &Contents, cups: &[u16], shown: &'a mut [Shown<Set>]) -> Self {
        for (word, cups) in cups.chunks(BITS).enumerate() {
            for (bit, &id) in cups.iter().enumerate() {
                let cup = contents.at(id);
                let shown = &mut shown[usize::from(cup.top)];
                shown.units += cup.shown;
                shown.cups.as_mut()[word] |= u32::from(id != EMPTY) << bit;
            }
        }
        Tops(shown)
    }

    /// Appends the pours worth trying. The set given is empty.
    #[inline(always)]
    fn list(&self, contents: &Contents, shares: &[u16], cups: &[u16], mut targets: Set, out: &mut Vec<Pour>) {
        if let Some(home) = self.home(contents, shares, cups) {
            return out.push(self.gather(contents, cups, home));
        }
        let is_first = |cup: usize| cup == 0 || cups[cup] != cups[cup - 1];
        for (cup, &id) in cups.iter().enumerate() {
            let is_target = is_first(cup) & (contents.at(id).free > 0);
            targets.as_mut()[cup / BITS] |= u32::from(is_target) << (cup % BITS);
        }
        let has_empty = cups.first() == Some(&EMPTY);
        for from in (0..cups.len()).filter(|&from| is_first(from) && cups[from] != EMPTY) {
            let source = contents.at(cups[from]);
            let twin = source.free > 0 && cups.get(from + 1) == Some(&cups[from]);
            for (word, (targets, shown)) in targets.as_ref().iter().zip(self.showing(source)).enumerate() {
                let twin = if twin { bit(from + 1, word) } else { 0 };
                let onto = members(word, shown & (targets | twin) & !bit(from, word));
                // Before a one-colour cup there are none but such and empty ones.
                out.extend(onto.filter(|&to| !source.uniform || to > from).map(|to| pour(from, to)));
            }
            if has_empty && !source.uniform {
                out.push(pour(from, 0));
            }
        }
    }

    /// The cups that show what a cup shows.
    #[inline(always)]
    fn showing(&self, cup: &Content) -> &[u32] {
        self.0[usize::from(cup.top)].cups.as_ref()
    }

    /// The least one-colour cup of the first colour that fills one cup, is all loose and cannot all lie on top of other
    /// colours.
    #[inline(always)]
    fn home(&self, contents: &Contents, shares: &[u16], cups: &[u16]) -> Option<usize> {
        let capacity = contents.capacity() as u64;
        let filled = (0..cups.len()).skip_while(|&cup| cups[cup] == EMPTY);
        // One-colour cups are numbered before all others.
        let mut uniform = filled.map(|cup| (cup, contents.at(cups[cup]))).take_while(|(_, content)| content.uniform);
        let is_home = |content: &Content| {
            let colour = usize::from(content.top);
            let (loose, room) = (self.0[colour].units & u64::from(u32::MAX), self.0[colour].units >> Content::ROOM);
            loose == capacity && room < capacity && !content.complete && shares[colour] == 1
        };
        uniform.find(|(_, content)| is_home(content)).map(|(cup, _)| cup)
    }

    /// Pours the least other cup that shows the colour of a home onto it.
    #[inline(always)]
    fn gather(&self, contents: &Contents, cups: &[u16], home: usize) -> Pour {
        let showing = self.showing(contents.at(cups[home])).iter().enumerate();
        let from = showing.flat_map(|(word, &set)| members(word, set & !bit(home, word))).next();
        pour(from.expect("the home is not complete, so more lies elsewhere"), home)
    }
}

fn pour(from: usize, to: usize) -> Pour {
    Pour { from: from as u16, to: to as u16 }
}

/// The cups in a word of a set, in order.
#[inline(always)]
fn members(word: usize, mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(word * BITS + bit)
    })
}

/// The part in a word of the set of one cup.
#[inline(always)]
fn bit(cup: usize, word: usize) -> u32 {
    if cup / BITS == word { 1 << (cup % BITS) } else { 0 }
}
