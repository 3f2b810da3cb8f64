//! What a search notes at the end of a round, beside what its partitions keep: enough to go on as if nothing had happened.

use solvarium_engine::{Cost, Ctx, Message, Stats, message};

use crate::Ended;
use crate::explore::Layer;
use crate::partition::Round;

/// Where a search is at the end of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The round that is next.
    pub next: Option<Round>,
    /// The estimate of the round before.
    pub last: Option<Cost>,
    /// The layers, where they are counted.
    pub layers: Vec<Layer>,
}

impl Progress {
    /// Writes it down together with what was counted.
    pub fn to_notes(&self, ctx: &Ctx<'_>) -> String {
        let mut notes = String::new();
        let mut note = |name: &str, value: Option<u64>| {
            if let Some(value) = value {
                notes += &format!("{name} {value}\n");
            }
        };
        let stats = &ctx.stats;
        note("expanded", Some(stats.expanded));
        note("generated", Some(stats.generated));
        note("duplicates", Some(stats.duplicates));
        note("dead-ends", Some(stats.dead_ends));
        note("reopened", Some(stats.reopened));
        note("open", Some(stats.open));
        note("peak-open", Some(stats.peak_open));
        note("depth", Some(stats.max_depth));
        note("before-last-layer", stats.before_last_layer);
        note("lower-bound", stats.lower_bound.map(u64::from));
        note("last", self.last.map(u64::from));
        if let Some(Round { f, g }) = self.next {
            notes += &format!("next {f} {g}\n");
        }
        for Layer { states, goals } in &self.layers {
            notes += &format!("layer {states} {goals}\n");
        }
        notes
    }

    /// Reads it, and goes on counting from there.
    pub fn from_notes(notes: &str, ctx: &mut Ctx<'_>) -> Result<Progress, Ended> {
        let mut progress = Progress::default();
        for line in notes.lines() {
            progress.read(line, &mut ctx.stats).ok_or_else(|| Ended::Failed(unknown(line)))?;
        }
        Ok(progress)
    }

    fn read(&mut self, line: &str, stats: &mut Stats) -> Option<()> {
        let mut words = line.split(' ');
        let name = words.next()?;
        let numbers = words.map(|word| word.parse::<u64>().ok()).collect::<Option<Vec<_>>>()?;
        let cost = |number: u64| Cost::try_from(number).ok();
        match (name, numbers.as_slice()) {
            ("expanded", &[count]) => stats.expanded = count,
            ("generated", &[count]) => stats.generated = count,
            ("duplicates", &[count]) => stats.duplicates = count,
            ("dead-ends", &[count]) => stats.dead_ends = count,
            ("reopened", &[count]) => stats.reopened = count,
            ("open", &[count]) => stats.open = count,
            ("peak-open", &[count]) => stats.peak_open = count,
            ("depth", &[depth]) => stats.max_depth = depth,
            ("before-last-layer", &[count]) => stats.before_last_layer = Some(count),
            ("lower-bound", &[bound]) => stats.lower_bound = Some(cost(bound)?),
            ("disk-bytes", &[bytes]) => stats.disk_bytes = Some(bytes),
            ("last", &[f]) => self.last = Some(cost(f)?),
            ("next", &[f, g]) => self.next = Some(Round { f: cost(f)?, g: cost(g)? }),
            ("layer", &[states, goals]) => self.layers.push(Layer { states, goals }),
            _ => return None,
        }
        Some(())
    }
}

fn unknown(line: &str) -> Message {
    message!("scale-disk-note", line = line.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use solvarium_engine::Limits;

    #[test]
    fn what_is_noted_is_read() {
        let mut ctx = Ctx::unwatched(Limits::default());
        let layers = vec![Layer { states: 1, goals: 0 }, Layer { states: 4, goals: 2 }];
        let progress = Progress { next: Some(Round { f: 3, g: 2 }), last: Some(2), layers };
        (ctx.stats.expanded, ctx.stats.open, ctx.stats.lower_bound) = (7, 3, Some(5));
        let notes = progress.to_notes(&ctx);
        let mut other = Ctx::unwatched(Limits::default());
        assert_eq!(Progress::from_notes(&notes, &mut other), Ok(progress));
        assert_eq!(other.stats, ctx.stats);
        assert!(Progress::from_notes("expanded many", &mut other).is_err());
    }
}
