//! Plans as planners write them: a line `(stack a b)` for each action, in the end a comment with the cost.

use solvarium_engine::{Puzzle, SolutionFormat};

use super::ground::Ground;
use super::{Act, Pddl};

pub(super) const FORMAT: SolutionFormat<Pddl> =
    SolutionFormat { name: "plan", aliases: &[], write: |level, moves, _| write(level, moves), read: Some(read) };

fn write(level: &Pddl, moves: &[Act]) -> String {
    let line = |&step: &Act| {
        let Ground { schema, objects } = level.action(step);
        let names = objects.iter().map(|&object| format!(" {}", level.lifted().objects[object].name));
        format!("({}{})\n", level.lifted().actions[*schema].name, names.collect::<String>())
    };
    let cost = level.measures(moves)[0].1;
    let kind = if level.lifted().metric { "general" } else { "unit" };
    moves.iter().map(line).collect::<String>() + &format!("; cost = {cost} ({kind} cost)\n")
}

/// Reads a plan; anything but actions in brackets and comments is none.
fn read(level: &Pddl, text: &str) -> Option<Vec<Act>> {
    let mut moves = Vec::new();
    for line in text.lines() {
        let mut rest = line.split(';').next().unwrap_or_default().trim();
        while !rest.is_empty() {
            let (inner, after) = rest.strip_prefix('(')?.split_once(')')?;
            moves.push(level.read_move(&written(inner)?)?);
            rest = after.trim_start();
        }
    }
    Some(moves)
}

/// The words of an action as a move is written.
fn written(words: &str) -> Option<String> {
    let mut words = words.split_whitespace();
    let name = words.next()?.to_ascii_lowercase();
    Some(format!("{name}({})", words.collect::<Vec<_>>().join(",").to_ascii_lowercase()))
}
