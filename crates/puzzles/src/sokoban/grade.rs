//! How hard a level is: how long a shortest solution is, and how often it turns.
//!
//! What makes a level hard for a person is not how many states a program meets. It is how far ahead one has to think:
//! how many pushes a solution needs, in how many straight *lines* a box is pushed, and how often the player has to leave
//! a box and *change* to another, for then the boxes depend on each other. So the effort of a level is, for a solution
//! with the fewest pushes,
//!
//! > pushes + 2 · box lines + 4 · box changes,
//!
//! and a level is easy below 80, hard from 160 on, and medium between them. A box line is a run of pushes of one box in
//! one direction; a box change is a push of another box than the one pushed last, the first push among them. Where there
//! are several solutions with the fewest pushes, what counts is the one that [`solve`] finds, always the same.

use solvarium_engine::grid::Direction;
use solvarium_engine::{Answer, Cell, Ctx, Examination, Fact, Shortest, Stop};

use super::Sokoban;
use super::expert;
use super::level::Level;
use super::price::Price;
use super::push_space::{Push, PushSpace};
use super::solve::solve;

/// Effort from which a level is no longer easy.
pub(super) const MEDIUM: usize = 80;
/// Effort from which a level is hard.
const HARD: usize = 160;

/// The grades, from the easiest on.
pub(super) const GRADES: [&str; 3] = ["easy", "medium", "hard"];

/// What is counted of a solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub pushes: usize,
    pub lines: usize,
    pub changes: usize,
}

impl Counts {
    /// Counts of a list of pushes.
    pub(super) fn of(level: &Level, pushes: &[Push]) -> Counts {
        let (mut counts, mut last) = (Counts::default(), None);
        for push in pushes {
            counts.add(last, (push.cell, push.direction));
            last = Some((level.room.next(push.cell, push.direction), push.direction));
        }
        counts
    }

    /// Counts one more push: of the box on a cell, after a push that has left a box on a cell.
    pub(super) fn add(&mut self, last: Option<(u16, Direction)>, now: (u16, Direction)) {
        self.pushes += 1;
        self.lines += usize::from(last != Some(now));
        self.changes += usize::from(last.is_none_or(|(cell, _)| cell != now.0));
    }

    /// How hard it is to find.
    pub(super) fn effort(&self) -> usize {
        self.pushes + 2 * self.lines + 4 * self.changes
    }

    /// The grade of a level with such a solution.
    pub(super) fn grade(&self) -> &'static str {
        GRADES[usize::from(self.effort() >= MEDIUM) + usize::from(self.effort() >= HARD)]
    }
}

/// Is the level solvable, in how many pushes, how hard? Any solution is looked for first, since that is soon found; then
/// one with the fewest pushes, which may take long. So an examination that is stopped still knows something.
pub(super) fn examine(puzzle: &Sokoban, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let dead = vec![("dead squares", Fact::Cells(dead_squares(&puzzle.level)))];
    let nothing = Examination { facts: dead.clone(), ..Examination::default() };
    let any = match expert::any(&puzzle.level, ctx) {
        Ok(Some(pushes)) => pushes.len() as u64,
        Ok(None) => return Ok(Examination { solvable: Some(false), ..nothing }),
        Err(stop) => return Ok(Examination { stopped: Some(stop), ..nothing }),
    };
    let some = |length, proved| Examination {
        solvable: Some(true),
        shortest: Some(Shortest { measure: "pushes", length, proved }),
        ..Examination::default()
    };
    let pushes = match solve(&puzzle.level, u64::MAX, ctx) {
        Ok(Answer::Solved(pushes)) => pushes,
        Ok(Answer::Unsolvable | Answer::Stuck) => unreachable!("a solution is known, and there is no bound"),
        Err(stop) => return Ok(Examination { facts: dead, stopped: Some(stop), ..some(any, false) }),
    };
    let counts = Counts::of(&puzzle.level, &pushes);
    let moves = PushSpace::new(puzzle.level.clone(), Price::PUSHES).steps(&pushes).len();
    let facts = [
        ("pushes", counts.pushes),
        ("moves", moves),
        ("box changes", counts.changes),
        ("box lines", counts.lines),
        ("effort", counts.effort()),
    ];
    let facts = facts.map(|(name, count)| (name, Fact::Number(count as u64))).into_iter().chain(dead).collect();
    Ok(Examination { difficulty: Some(counts.grade()), facts, ..some(counts.pushes as u64, true) })
}

/// The squares from which a box can reach no goal.
fn dead_squares(level: &Level) -> Vec<Cell> {
    let dead = (0..level.room.cells() as u16).filter(|&cell| level.distances.is_dead(cell));
    let places = dead.map(|cell| level.room.place(cell));
    places.map(|(row, column)| Cell { row: row as u32, column: column as u32 }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::reference::unlimited;
    use super::*;
    use solvarium_engine::{Limits, Puzzle};

    #[test]
    fn an_examination_that_is_stopped_knows_a_solution() {
        let puzzle =
            Sokoban::FORMATS[3].parse("########\n#@     #\n# $  $ #\n#   #  #\n# .  . #\n########\n").expect("a level");
        let within =
            |nodes| examine(&puzzle, &mut Ctx::unwatched(Limits { nodes, ..Limits::default() })).expect("it is told");
        let (whole, none) = (within(None), within(Some(1)));
        let shortest = whole.shortest.expect("it can be solved");
        assert!(shortest.proved && whole.stopped.is_none());
        assert!(none.shortest.is_none() && none.solvable.is_none() && none.stopped.is_some());
        let some = (2..).map(|nodes| within(Some(nodes))).find(|found| found.solvable.is_some()).expect("at last");
        assert!(some.stopped.is_some() && some.difficulty.is_none());
        assert!(some.shortest.is_some_and(|some| !some.proved && some.length >= shortest.length));
    }

    #[test]
    fn dead_squares_are_those_from_which_no_goal_is_reached() {
        let puzzle = Sokoban::FORMATS[3].parse("######\n#    #\n#@$ .#\n######\n").expect("a level");
        let examined = unlimited(|ctx| examine(&puzzle, ctx)).expect("there are no limits");
        let dead = (1..=4).map(|column| Cell { row: 1, column }).chain([Cell { row: 2, column: 1 }]);
        assert!(examined.facts.contains(&("dead squares", Fact::Cells(dead.collect()))), "{:?}", examined.facts);
    }

    #[test]
    fn built_in_levels_say_how_hard_they_are() {
        for pack in Sokoban::PACKS {
            let format = Sokoban::FORMATS.iter().find(|format| (format.sniff)(pack.text)).expect("a notation");
            for level in (format.split)(pack.text) {
                let puzzle = format.parse(level.text).expect("a level");
                let examined = unlimited(|ctx| examine(&puzzle, ctx)).expect("there are no limits");
                assert_eq!(level.metadata.difficulty.as_deref(), examined.difficulty, "{:?}", level.metadata);
                let pushes = examined.facts.iter().find(|(name, _)| *name == "pushes").map(|(_, fact)| fact);
                assert_eq!(pushes, Some(&Fact::Number(level.metadata.best[0].1)), "{:?}", level.metadata);
            }
        }
    }
}
