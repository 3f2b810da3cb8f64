//! Advisors: each may recommend one move of a position, which then costs nothing.
//!
//! None recommends a move that loses progress along the plan.
//! - *Pack*, *regions*, *rooms*, *hotspots*: the best move among those that improve the feature.
//! - *Out of plan*: the box nearest to the zone out of plan, moved away as far as possible.
//! - *Opener*, when nothing can be packed: the box nearest to the cell of the plan's next step, moved as far from it as
//!   possible. It stands in the way, as a rule.
//! - *Explorer*: the best move after which the player gets to a box's side that he could not get to before.
//!
//! Out of plan and the opener make neither regions nor rooms worse; out of plan and the explorer recommend only moves that a
//! lone box could be brought back from.

use super::features::Features;

/// A move as it is weighed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub from: u16,
    pub to: u16,
    /// The first cell of the player's region after it, and a cell of it.
    pub region: u16,
    pub player: u16,
    pub features: Features,
}

/// What an advisor may ask about the position it advises on.
pub(super) trait Board {
    /// Whether the box could be pushed back after a move if it were alone.
    fn is_reversible(&mut self, choice: &Choice) -> bool;
    /// Steps between a cell and the nearest of those out of plan; none if there are none.
    fn steps_to_zone(&self, cell: u16) -> Option<u16>;
    /// The same between a cell and that of the plan's next step; none if the plan is done.
    fn steps_to_target(&self, cell: u16) -> Option<u16>;
    /// Whether the player gets to a new side of a box after a move.
    fn explores(&mut self, choice: &Choice) -> bool;
}

/// The advisors that look at features only; whether something can be packed. What they recommend is given by the places of
/// the moves, the same one perhaps more than once.
pub(super) fn improve(now: &Features, choices: &[Choice], out: &mut Vec<usize>) -> bool {
    out.clear();
    let best = |improves: &dyn Fn(&Features) -> bool| {
        let good = |choice: &&Choice| choice.features.packed >= now.packed && improves(&choice.features);
        let best = choices.iter().filter(good).map(|choice| choice.features.score()).min()?;
        choices.iter().position(|choice| choice.features.score() == best)
    };
    let pack = best(&|after| after.packed > now.packed);
    out.extend(pack);
    out.extend(best(&|after| after.regions < now.regions));
    out.extend(best(&|after| after.cut < now.cut));
    out.extend(best(&|after| after.hot < now.hot));
    pack.is_some()
}

/// All advisors, as in [`improve`].
pub(super) fn advise(now: &Features, choices: &[Choice], board: &mut impl Board, out: &mut Vec<usize>) {
    let packs = improve(now, choices, out);
    let calm = |choice: &Choice| {
        let Features { packed, regions, cut, .. } = choice.features;
        packed >= now.packed && regions <= now.regions && cut <= now.cut
    };
    if now.out > 0 {
        let clears = |choice: &Choice| calm(choice) && choice.features.out <= now.out;
        out.extend(farthest(choices, board, clears, true, |board, cell| board.steps_to_zone(cell)));
    }
    if !packs {
        out.extend(farthest(choices, board, calm, false, |board, cell| board.steps_to_target(cell)));
    }
    let mut best: Option<(u64, usize)> = None;
    for (at, choice) in choices.iter().enumerate().filter(|(_, choice)| choice.features.packed >= now.packed) {
        let score = choice.features.score();
        let better = best.is_none_or(|(least, _)| score < least);
        if better && board.is_reversible(choice) && board.explores(choice) {
            best = Some((score, at));
        }
    }
    out.extend(best.map(|(_, at)| at));
}

/// Among moves, if need be reversible ones: of the box nearest to something, the one that goes farthest from it.
fn farthest<B: Board>(
    choices: &[Choice],
    board: &mut B,
    good: impl Fn(&Choice) -> bool,
    reversible: bool,
    measure: impl Fn(&B, u16) -> Option<u16>,
) -> Option<usize> {
    let mut best: Option<(u16, u16, u64, usize)> = None;
    for (at, choice) in choices.iter().enumerate().filter(|(_, choice)| good(choice)) {
        let (Some(from), Some(to)) = (measure(board, choice.from), measure(board, choice.to)) else { continue };
        let rank = (from, u16::MAX - to, choice.features.score(), at);
        let better = to > from && best.is_none_or(|least| rank < least);
        if better && (!reversible || board.is_reversible(choice)) {
            best = Some(rank);
        }
    }
    best.map(|(_, _, _, at)| at)
}
