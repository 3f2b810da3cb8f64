//! What hints say is true: each claim is looked up, on pictures of the board, in the solution that it was read off.

use std::collections::BTreeSet;

use solvarium_engine::space::states_along;
use solvarium_engine::{Aim, Answer, Arg, Board, Cell, Ctx, Limits, Message, Puzzle, Reason, Teaching};
use solvarium_puzzles::bloxorz::Bloxorz;
use solvarium_puzzles::sokoban::Sokoban;
use solvarium_puzzles::water_sort::WaterSort;
use solvarium_testing::format_of;

/// A hint, and the boards of the solution behind it.
struct Hinted {
    reason: Reason,
    boards: Vec<Board>,
    /// The place among the boards that its moves lead to.
    reached: usize,
}

impl Hinted {
    fn why(&self, name: &str) -> &Arg {
        &self.reason.why.args[name]
    }

    fn cell(&self, name: &str) -> usize {
        let Arg::Cell(cell) = self.why(name) else { panic!("{:?}", self.reason) };
        at(&self.boards[0], *cell)
    }

    fn place(&self) -> usize {
        at(&self.boards[0], self.reason.place.cells()[0])
    }
}

fn at(board: &Board, cell: Cell) -> usize {
    cell.row as usize * board.width + cell.column as usize
}

/// Follows hints through the built-in levels of a pack, and hands each to a check. Gives back the rules that were used.
fn each_hint<P: Puzzle>(pack: usize, most: usize, check: impl Fn(&Hinted)) -> BTreeSet<String> {
    let tutor = P::TUTOR.expect("a tutor");
    let Teaching::Paths(paths) = &tutor.teaching else { panic!("it looks for paths") };
    let text = P::PACKS[pack].text;
    let format = format_of::<P>(text).expect("a notation");
    let mut used = BTreeSet::new();
    for level in (format.split)(text).into_iter().take(most) {
        let mut puzzle = format.parse(level.text).expect("a built-in level");
        let mut ctx = Ctx::unwatched(Limits { nodes: Some(60_000), ..Limits::default() });
        let Ok(Answer::Solved(mut moves)) = (paths.search)(&puzzle, Aim::Good, &mut ctx) else { continue };
        while !moves.is_empty() {
            let reason = (paths.explain)(&puzzle, &moves);
            let states = states_along(&puzzle, &moves);
            let reached = reason.moves.len();
            assert!(
                tutor.rules.iter().any(|rule| rule.name == reason.rule && rule.level == reason.level),
                "{reason:?}"
            );
            used.insert(reason.rule.to_string());
            let hinted = Hinted { reason, boards: states.iter().map(|state| puzzle.board(state)).collect(), reached };
            check(&hinted);
            puzzle = (paths.begin_at)(&puzzle, &states[reached]);
            moves.drain(..reached);
        }
    }
    used
}

fn cells_of(board: &Board, fits: impl Fn(&str) -> bool) -> BTreeSet<usize> {
    (0..board.tiles.len()).filter(|&cell| fits(board.tiles[cell].kind)).collect()
}

fn boxes(board: &Board) -> BTreeSet<usize> {
    cells_of(board, |kind| kind.starts_with("box"))
}

fn player(board: &Board) -> usize {
    *cells_of(board, |kind| kind.starts_with("player")).first().expect("a player")
}

/// The pushes of a game: where the player stood, where the box was, and where it went.
fn pushes(boards: &[Board]) -> Vec<(usize, usize, usize)> {
    let push = |pair: &[Board]| {
        let (before, after) = (boxes(&pair[0]), boxes(&pair[1]));
        let (from, to) = (before.difference(&after).next()?, after.difference(&before).next()?);
        Some((player(&pair[0]), *from, *to))
    };
    boards.windows(2).filter_map(push).collect()
}

/// Where a box ends that begins on a cell.
fn end_of(boards: &[Board], start: usize) -> usize {
    pushes(boards).into_iter().fold(start, |cell, (_, from, to)| if from == cell { to } else { cell })
}

fn walks_to(board: &Board, goal: usize) -> bool {
    let (walls, mut seen, mut open) = (boxes(board), BTreeSet::from([player(board)]), vec![player(board)]);
    while let Some(cell) = open.pop() {
        for next in [cell - 1, cell + 1, cell - board.width, cell + board.width] {
            if board.tiles[next].kind != "wall" && !walls.contains(&next) && seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen.contains(&goal)
}

#[test]
fn sokoban() {
    let used = each_hint::<Sokoban>(1, 40, |hinted| {
        let Hinted { reason, boards, reached } = hinted;
        let (place, later) = (hinted.place(), pushes(&boards[*reached..]));
        assert!(boxes(&boards[0]).contains(&place));
        let moved = end_of(&boards[..=*reached], place);
        assert_eq!(pushes(&boards[..=*reached]).last().map(|push| push.2), Some(moved));
        match reason.why.id.as_ref() {
            "sokoban-hint-home" => {
                assert_eq!(moved, hinted.cell("goal"));
                assert!(later.iter().all(|(_, from, _)| *from != moved));
            }
            "sokoban-hint-opens-way" => {
                assert!(!walks_to(&boards[0], hinted.cell("cell")) && walks_to(&boards[*reached], hinted.cell("cell")));
                assert_eq!((later[0].0, later[0].1), (hinted.cell("cell"), hinted.cell("other")));
            }
            "sokoban-hint-makes-room" => {
                assert_eq!(hinted.cell("cell"), place);
                assert!(later.iter().any(|(_, _, to)| *to == place) && hinted.cell("other") != place);
            }
            "sokoban-hint-makes-room-for-player" => {
                assert_eq!(hinted.cell("cell"), place);
                assert!(later.iter().any(|(player, _, _)| *player == place) && hinted.cell("other") != place);
            }
            "sokoban-hint-on-its-way" => assert_eq!(end_of(boards, place), hinted.cell("goal")),
            other => panic!("{other}"),
        }
    });
    assert_eq!(used.len(), 4, "{used:?}");
}

#[test]
fn bloxorz() {
    let covered = |board: &Board| -> BTreeSet<usize> {
        (0..board.tiles.len()).filter(|&cell| board.tiles[cell].piece.is_some()).collect()
    };
    let used = each_hint::<Bloxorz>(0, 33, |hinted| {
        let boards = &hinted.boards;
        let Arg::Messages(reasons) = hinted.why("reasons") else { panic!("{:?}", hinted.reason) };
        let cells =
            |message: &Message| message.cells().into_iter().map(|cell| at(&boards[0], cell)).collect::<Vec<_>>();
        for said in reasons {
            match said.id.as_ref() {
                // The cells of a message are in the order of the names of its arguments: `cells`, then `switch`.
                "bloxorz-hint-opens" => {
                    let (bridge, switch) = (&cells(said)[..cells(said).len() - 1], *cells(said).last().unwrap());
                    let is_pressed = |board: &Board| covered(board).contains(&switch);
                    let pressed = boards.iter().skip(1).position(is_pressed).expect("it is pressed") + 1;
                    for cell in bridge {
                        let opens = boards[pressed..].iter().position(|board| board.tiles[*cell].kind == "bridge");
                        let open = &boards[pressed + opens.expect("it opens")..];
                        assert!(open.iter().any(|board| covered(board).contains(cell)), "{said:?}");
                    }
                }
                "bloxorz-hint-splits" => {
                    let landed = cells(said)[..2].iter().copied().collect::<BTreeSet<_>>();
                    assert!(boards.iter().any(|board| covered(board) == landed));
                }
                "bloxorz-hint-join" => {
                    let joined = cells(said).into_iter().collect::<BTreeSet<_>>();
                    assert!(boards.iter().any(|board| covered(board) == joined));
                }
                "bloxorz-hint-to-goal" => {
                    let Arg::Count(rolls) = said.args["rolls"] else { panic!("{said:?}") };
                    assert_eq!(rolls as usize + 1, boards.len());
                }
                "bloxorz-hint-fragile" => {
                    assert!(cells(said).iter().all(|cell| boards.iter().any(|board| covered(board).contains(cell))));
                }
                "bloxorz-hint-heavy" => {}
                other => panic!("{other}"),
            }
        }
    });
    assert_eq!(used.len(), 4, "{used:?}");
}

#[test]
fn water_sort() {
    let used = each_hint::<WaterSort>(1, 40, |hinted| {
        let Hinted { reason, boards, .. } = hinted;
        let cup = |message: &Message, name: &str| match message.args[name] {
            Arg::Nth(cup) => cup as usize,
            _ => panic!("{message:?}"),
        };
        let units = |board: &Board, cup: usize| -> Vec<Option<u16>> {
            (0..board.height).map(|row| board.tiles[row * board.width + cup].tint).collect()
        };
        let top = |board: &Board, cup: usize| units(board, cup).into_iter().flatten().next();
        let (from, to) = (cup(&reason.what, "from"), cup(&reason.what, "to"));
        let (before, after) = (&boards[0], &boards[1]);
        let named = cup(&reason.why, "cup");
        match reason.why.id.as_ref() {
            "water-sort-hint-complete" => {
                let full = units(after, to);
                assert!(named == to && full[0].is_some() && full.iter().all(|unit| *unit == full[0]));
            }
            "water-sort-hint-frees" => assert!(named == from && top(after, from).is_none()),
            "water-sort-hint-uncovers" | "water-sort-hint-receives" => {
                assert!(top(before, from) != top(after, from));
                let changes = |pair: &&[Board]| units(&pair[0], from) != units(&pair[1], from);
                let next = boards[1..].windows(2).find(changes).expect("the cup is used again");
                assert_ne!(units(&next[0], named), units(&next[1], named), "{reason:?}");
                let count = |board: &Board, cup: usize| units(board, cup).into_iter().flatten().count();
                let gives = count(&next[1], from) < count(&next[0], from);
                assert_eq!(gives, reason.why.id.ends_with("uncovers"), "{reason:?}");
            }
            "water-sort-hint-gathers" => {
                assert!(named == to && top(before, to) == top(before, from) && top(after, from) == top(before, from));
            }
            other => panic!("{other}"),
        }
    });
    assert!(used.is_superset(&["complete", "frees", "uncovers"].map(String::from).into()), "{used:?}");
}
