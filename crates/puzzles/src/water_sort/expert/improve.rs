//! Shortens a known solution within a budget of work, until it is proved to be shortest or the budget is spent.
//!
//! Beams over pours under rising limits ([`super::beam`]) come first: on boards with room to spare they end with the
//! proof. Sweeps ([`super::sweep`]) follow, from the start and from positions along the best solution, ever wider and each
//! with another taste for slack and another order among equals; and windows ([`super::window`]) of the best
//! solution are searched again.
//!
//! The budget is given in seconds and counted in positions looked at, more of them on boards with fewer cups. So the same
//! request gives the same answer on every machine, and takes about that long on one of today.

use solvarium_engine::{Ctx, Stop};

use super::beam::{Limits, Outcome, beam};
use super::sweep::{Sweep, sweep};
use super::window::shorten;
use super::{Known, USUAL, Work};

/// Positions times cups that count as a second.
const SECOND: f64 = 9e6;
/// Widths of the beams, and how many positions each series may expand before its last beam. The first is a single narrow
/// beam, which is enough on boards with room to spare. Between them are sweeps of these widths.
const SERIES: [(usize, u64, usize); 4] = [(6, 1, 0), (24, 20_000, 0), (200, 60_000, 300), (800, 100_000, 0)];
/// The most expensive of these beams, in positions times cups, so that the largest levels are not worked on for long.
const MOST_COSTLY: usize = 5_000_000;
/// A gap between length and bound that is left as it is unless more than the usual time is asked for: most such solutions
/// are shortest, and only the proof is missing.
const TOLERANCE: u32 = 4;
/// What slack counts in sweeps one after the other, in eighths of a pour.
const TASTES: [i64; 4] = [2, 16, 4, 8];
/// Width of the sweeps of the first round.
const WIDTH: usize = 300;
/// Positions along the solution from which a round sweeps.
const PARTS: usize = 6;
/// Pours in the windows, and positions looked at in each.
const WINDOWS: [(usize, usize); 2] = [(12, 500), (24, 2_000)];

impl Work<'_> {
    /// Shortens the solution for as much work as counts as so many seconds.
    pub(super) fn improve(&mut self, known: &mut Known, seconds: f64, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let positions = seconds * SECOND / self.level.start.len().max(1) as f64;
        let end = ctx.stats.expanded.saturating_add(positions as u64);
        let affordable = MOST_COSTLY / (self.level.start.len() * known.pours.len()).max(1);
        let mut widest = 0;
        for (at, (width, budget, swept)) in SERIES.into_iter().enumerate() {
            let width = width.min(affordable);
            if width > widest {
                widest = width;
                self.rise(known, width, end.min(ctx.stats.expanded + budget), ctx)?;
            }
            if swept > 0 && known.gap() > TOLERANCE {
                self.sweep_from(known, 0, (swept, at as u64), end, ctx)?;
            }
        }
        if known.gap() > if seconds > USUAL { 0 } else { TOLERANCE } {
            self.rounds(known, end, ctx)?;
        }
        Ok(())
    }

    /// Beams under limits that rise from the lower bound, the last of which begins before `end`.
    pub(super) fn rise(&mut self, known: &mut Known, width: usize, end: u64, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let mut gap = 0;
        while known.lower + gap < known.length() && ctx.stats.expanded < end {
            let length = known.lower + gap;
            match beam(self.level, &mut self.judge, Limits { length, width }, ctx)? {
                Outcome::Found(pours) => known.shorten(pours, ctx),
                Outcome::Proved => {
                    gap = 0;
                    known.raise(length + 1, ctx);
                }
                Outcome::Dropped => gap += 1 + gap / 2,
            }
        }
        Ok(())
    }

    /// Rounds of sweeps and windows, wider whenever nothing was gained.
    fn rounds(&mut self, known: &mut Known, end: u64, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let mut width = WIDTH;
        for round in 1.. {
            let before = known.length();
            let mut dropped = self.sweep_from(known, 0, (width, round), end, ctx)?;
            for part in 1..PARTS {
                let at = known.pours.len() * part / PARTS;
                dropped |= self.sweep_from(known, at, (width, round), end, ctx)?;
            }
            for (length, budget) in WINDOWS {
                self.search_windows(known, length, budget, end, ctx)?;
            }
            if !dropped || known.is_settled() || ctx.stats.expanded >= end {
                break;
            }
            if known.length() == before {
                width *= 2;
            }
        }
        Ok(())
    }

    /// Sweeps from the position after the first `at` pours. Returns whether it left anything out.
    fn sweep_from(
        &mut self,
        known: &mut Known,
        at: usize,
        (width, seed): (usize, u64),
        end: u64,
        ctx: &mut Ctx<'_>,
    ) -> Result<bool, Stop> {
        if known.is_settled() || ctx.stats.expanded >= end {
            return Ok(true);
        }
        let start = self.position(known, at);
        let slack = TASTES[seed as usize % TASTES.len()];
        let limits = Sweep { width, below: known.length() - at as u32, slack, seed, end };
        let swept = sweep(self.level, &mut self.judge, &start, limits, ctx)?;
        if let Some(rest) = swept.pours {
            known.shorten([&known.pours[..at], &rest].concat(), ctx);
        }
        Ok(swept.dropped)
    }

    /// Searches windows of the solution again, which overlap by half.
    fn search_windows(
        &mut self,
        known: &mut Known,
        length: usize,
        budget: usize,
        end: u64,
        ctx: &mut Ctx<'_>,
    ) -> Result<(), Stop> {
        let mut start = self.level.root();
        let mut at = 0;
        while at < known.pours.len() && !known.is_settled() && ctx.stats.expanded < end {
            let to = (at + length).min(known.pours.len());
            if let Some(fewer) = shorten(self.level, &start, &known.pours[at..to], budget, ctx)? {
                known.shorten([&known.pours[..at], &fewer, &known.pours[to..]].concat(), ctx);
            }
            let next = (at + length / 2).min(known.pours.len());
            known.pours[at..next].iter().for_each(|&pour| self.level.apply(&mut start, pour));
            at = next;
        }
        Ok(())
    }

    /// The position after the first `at` pours of the solution.
    fn position(&self, known: &Known, at: usize) -> Vec<u16> {
        let mut cups = self.level.root();
        known.pours[..at].iter().for_each(|&pour| self.level.apply(&mut cups, pour));
        cups
    }
}
