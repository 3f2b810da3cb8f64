//! Takes numbers away until every one that is left is needed.
//!
//! That is asked of one number after the other, in random order, with all others that are still there. Since what the
//! rules reach only grows with more numbers, the questions share their work: to ask about one half of the numbers, the
//! marks that the rest reaches are made once, and only what one more number adds is worked out for each. So hundreds of
//! questions cost about as much as a few dozen from the start.

use solvarium_engine::{Ctx, Difficulty, Stop};

use crate::light_up::deduce::Progress;
use crate::light_up::layout::{Cell, Layout};

/// Up to this many numbers in question, suppositions are worth their work before the last question.
const SUPPOSED: usize = 8;

/// A board without some of its numbers, and how far the rules get on it.
struct Known {
    layout: Layout,
    reached: Progress,
}

/// Takes away numbers on the cells, asked in this order, while the rules up to a level solve the board.
pub(super) fn few(layout: &Layout, cells: &[usize], level: Difficulty, ctx: &mut Ctx<'_>) -> Result<Layout, Stop> {
    let mut bare = layout.clone();
    cells.iter().for_each(|cell| bare.cells[*cell] = Cell::Black(None));
    let reached = Progress::on(&bare, level.min(Difficulty::Tricky), ctx)?;
    let asker = Asker { full: layout, level };
    let kept = asker.needed(&Known { layout: bare.clone(), reached }, cells, ctx)?;
    kept.into_iter().for_each(|cell| bare.cells[cell] = layout.cells[cell]);
    Ok(bare)
}

struct Asker<'a> {
    full: &'a Layout,
    level: Difficulty,
}

impl Asker<'_> {
    /// Which numbers in question are needed in addition to what is known; halves each time, so it is never deep.
    fn needed(&self, known: &Known, question: &[usize], ctx: &mut Ctx<'_>) -> Result<Vec<usize>, Stop> {
        if known.reached.is_solved() {
            return Ok(Vec::new());
        }
        if question.len() <= 1 {
            return Ok(question.to_vec());
        }
        let (first, second) = question.split_at(question.len() / 2);
        let with_second = self.write(known, second, first.len(), ctx)?;
        let mut kept = self.needed(&with_second, first, ctx)?;
        let with_first = self.write(known, &kept, second.len(), ctx)?;
        kept.extend(self.needed(&with_first, second, ctx)?);
        Ok(kept)
    }

    /// Writes numbers; this many others will be in question then.
    fn write(&self, known: &Known, cells: &[usize], left: usize, ctx: &mut Ctx<'_>) -> Result<Known, Stop> {
        let mut layout = known.layout.clone();
        cells.iter().for_each(|cell| layout.cells[*cell] = self.full.cells[*cell]);
        let news = cells.iter().flat_map(|cell| layout.beside(*cell)).collect();
        let level = if left <= SUPPOSED { self.level } else { self.level.min(Difficulty::Tricky) };
        let reached = known.reached.on_with(&layout, news, level, ctx)?;
        Ok(Known { layout, reached })
    }
}
