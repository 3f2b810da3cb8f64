//! For each state of a bucket the cost of the path to it and, while it waits, its estimate of the whole path's cost; in one byte
//! each as long as they are small, then in two, then in four.

use std::ops::RangeInclusive;

use solvarium_engine::Cost;

/// The estimate of a state that does not wait: it was expanded, or is dead.
pub const NEVER: Cost = Cost::MAX;
/// How many are looked at together.
const TOGETHER: usize = 128;

/// The costs `g` and estimates `f` of some states, by their numbers.
#[derive(Default)]
pub struct Costs(Width);

/// In how many bytes they are kept.
enum Width {
    /// All fit into a byte.
    Narrow(Pairs<u8>),
    /// All fit into two bytes.
    Wide(Pairs<u16>),
    /// Some need four.
    Full(Pairs<u32>),
}

/// Both, in as many bytes each.
#[derive(Default)]
struct Pairs<N> {
    f: Vec<N>,
    g: Vec<N>,
}

/// What costs are kept as. The greatest value stands for [`NEVER`].
trait Number: Copy + Ord + Default + Into<Cost> + TryFrom<Cost> {
    const GREATEST: Self;
    /// The one before it.
    const LARGEST: Self;

    /// The same cost, if it fits.
    fn fit(cost: Cost) -> Option<Self> {
        match cost {
            NEVER => Some(Self::GREATEST),
            _ => Self::try_from(cost).ok().filter(|&number| number < Self::GREATEST),
        }
    }

    /// The same cost, or the largest there can be.
    fn clamped(cost: Cost) -> Self {
        Self::fit(cost).unwrap_or(Self::LARGEST)
    }

    fn cost(self) -> Cost {
        if self == Self::GREATEST { NEVER } else { self.into() }
    }
}

impl Number for u8 {
    const GREATEST: u8 = u8::MAX;
    const LARGEST: u8 = u8::MAX - 1;
}

impl Number for u16 {
    const GREATEST: u16 = u16::MAX;
    const LARGEST: u16 = u16::MAX - 1;
}

impl Number for u32 {
    const GREATEST: u32 = u32::MAX;
    const LARGEST: u32 = u32::MAX - 1;
}

/// Does the same with the pairs of whatever width.
macro_rules! with {
    ($width:expr, $pairs:ident => $result:expr) => {
        match $width {
            Width::Narrow($pairs) => $result,
            Width::Wide($pairs) => $result,
            Width::Full($pairs) => $result,
        }
    };
}

impl Default for Width {
    fn default() -> Self {
        Width::Narrow(Pairs::default())
    }
}

impl Costs {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        with!(&self.0, pairs => pairs.bytes())
    }

    /// The estimate and the cost of a state.
    #[inline]
    pub fn get(&self, number: usize) -> (Cost, Cost) {
        with!(&self.0, pairs => (pairs.f[number].cost(), pairs.g[number].cost()))
    }

    /// Changes those of a state.
    pub fn set(&mut self, number: usize, f: Cost, g: Cost) {
        while !with!(&mut self.0, pairs => pairs.set(number, f, g)) {
            self.widen();
        }
    }

    /// Adds those of the next state.
    pub fn push(&mut self, f: Cost, g: Cost) {
        while !with!(&mut self.0, pairs => pairs.push(f, g)) {
            self.widen();
        }
    }

    /// Of those that wait, the least estimate or, if that is less, this one; with it the least cost, and how many have both.
    pub fn least(&self, from: Cost) -> Option<(Cost, Cost, usize)> {
        with!(&self.0, pairs => pairs.least(from))
    }

    /// Appends the numbers of those with such an estimate and this cost.
    pub fn find(&self, f: RangeInclusive<Cost>, g: Cost, numbers: &mut Vec<u16>) {
        with!(&self.0, pairs => pairs.find(f, g, numbers));
    }

    /// The greatest cost below this one of a state that does not wait.
    pub fn closed_below(&self, cost: Cost) -> Option<Cost> {
        with!(&self.0, pairs => pairs.closed_below(cost))
    }

    /// Makes room for greater numbers.
    #[cold]
    fn widen(&mut self) {
        self.0 = match &self.0 {
            Width::Narrow(pairs) => Width::Wide(pairs.widened()),
            Width::Wide(pairs) => Width::Full(pairs.widened()),
            Width::Full(_) => unreachable!("four bytes hold every cost"),
        };
    }
}

impl<N: Number> Pairs<N> {
    fn bytes(&self) -> usize {
        (self.f.capacity() + self.g.capacity()) * size_of::<N>()
    }

    fn widened<M: Number>(&self) -> Pairs<M> {
        let wide = |numbers: &[N]| numbers.iter().map(|number| M::fit(number.cost()).expect("it is wider")).collect();
        Pairs { f: wide(&self.f), g: wide(&self.g) }
    }

    /// Whether they fit, and so were changed.
    fn set(&mut self, number: usize, f: Cost, g: Cost) -> bool {
        let (Some(f), Some(g)) = (N::fit(f), N::fit(g)) else { return false };
        (self.f[number], self.g[number]) = (f, g);
        true
    }

    /// Whether they fit, and so were added.
    fn push(&mut self, f: Cost, g: Cost) -> bool {
        let (Some(f), Some(g)) = (N::fit(f), N::fit(g)) else { return false };
        for (numbers, number) in [(&mut self.f, f), (&mut self.g, g)] {
            if numbers.len() == numbers.capacity() {
                numbers.reserve_exact(numbers.len() / 32 + 8);
            }
            numbers.push(number);
        }
        true
    }

    fn least(&self, from: Cost) -> Option<(Cost, Cost, usize)> {
        let least = self.f.iter().copied().fold(N::GREATEST, N::min);
        if least == N::GREATEST {
            return None;
        }
        let bound = least.max(N::clamped(from));
        let within = |(&f, &g): (&N, &N)| if f <= bound { g } else { N::GREATEST };
        let g = self.f.iter().zip(&self.g).map(within).fold(N::GREATEST, N::min);
        let chunks = self.f.chunks(TOGETHER).zip(self.g.chunks(TOGETHER));
        // Counted in bytes first: that many fit into one.
        let count = |(fs, gs): (&[N], &[N])| {
            fs.iter().zip(gs).fold(0_u8, |count, (&f, &other)| count + u8::from(f <= bound && other == g))
        };
        Some((least.cost().max(from), g.cost(), chunks.map(|chunk| usize::from(count(chunk))).sum()))
    }

    fn closed_below(&self, cost: Cost) -> Option<Cost> {
        let most = N::clamped(cost.checked_sub(1)?);
        let is_it = |f: N, g: N| f == N::GREATEST && g <= most;
        let each = || self.f.iter().zip(&self.g);
        let greatest = each().map(|(&f, &g)| if is_it(f, g) { g } else { N::default() }).fold(N::default(), N::max);
        each().fold(false, |any, (&f, &g)| any | is_it(f, g)).then(|| greatest.cost())
    }

    fn find(&self, f: RangeInclusive<Cost>, g: Cost, numbers: &mut Vec<u16>) {
        let Some(g) = N::fit(g) else { return };
        let (low, high) = (N::clamped(*f.start()), N::clamped(*f.end()));
        let is_it = |f: N, other: N| f >= low && f <= high && other == g;
        for (at, (fs, gs)) in self.f.chunks(TOGETHER).zip(self.g.chunks(TOGETHER)).enumerate() {
            if !fs.iter().zip(gs).fold(false, |any, (&f, &g)| any | is_it(f, g)) {
                continue;
            }
            let found = fs.iter().zip(gs).enumerate().filter(|(_, (f, g))| is_it(**f, **g));
            numbers.extend(found.map(|(place, _)| (at * TOGETHER + place) as u16));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Costs of all widths, near the bounds of each; none when a state does not wait.
    fn cost() -> impl Strategy<Value = Cost> {
        prop_oneof![0..6_u32, 250..260_u32, 65_530..65_540_u32]
    }

    proptest! {
        #[test]
        fn least_ones_are_found(
            states in prop::collection::vec((prop::option::of(cost()), cost()), 1..400),
            (from, wanted) in (cost(), cost()),
            most in prop_oneof![Just(6_u32), Just(260), Just(65_540)],
        ) {
            let states: Vec<_> =
                states.into_iter().map(|(f, g)| (f.map_or(NEVER, |f| f % most), g % most)).collect();
            let mut costs = Costs::default();
            states.iter().for_each(|&(f, _)| costs.push(f, 0));
            states.iter().enumerate().for_each(|(number, &(f, g))| costs.set(number, f, g));
            prop_assert!(states.iter().enumerate().all(|(number, &state)| costs.get(number) == state));
            let waiting = || states.iter().filter(|(f, _)| *f != NEVER).map(|&(f, g)| (f.max(from), g));
            let least = waiting().min().map(|(f, g)| (f, g, waiting().filter(|&other| other == (f, g)).count()));
            prop_assert_eq!(costs.least(from), least);
            for range in [0..=from, NEVER..=NEVER] {
                let mut numbers = Vec::new();
                costs.find(range.clone(), wanted, &mut numbers);
                let all = (0..).zip(&states).filter(|(_, (f, g))| range.contains(f) && *g == wanted);
                prop_assert_eq!(numbers, all.map(|(number, _)| number).collect::<Vec<u16>>());
            }
            let closed = states.iter().filter(|(f, g)| *f == NEVER && *g < wanted).map(|(_, g)| *g).max();
            prop_assert_eq!(costs.closed_below(wanted), closed);
        }
    }
}
