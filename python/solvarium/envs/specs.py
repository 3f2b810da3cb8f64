"""What the environment of each puzzle needs to know: its actions, and what there is to be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..board import Board

#: The moves that an action may be, whichever is legal.
Actions = list[list[str]]


@dataclass(frozen=True)
class Spec:
    """An environment."""

    #: What Gymnasium calls it.
    id: str
    #: The puzzle's name.
    puzzle: str
    #: The level when none is given.
    level: str
    #: The kinds of cells, which are seen as numbers from 1.
    kinds: tuple[str, ...]
    #: The kinds of pieces on cells, which are seen as numbers from 1, with 16 more for each cell of height.
    pieces: tuple[str, ...]
    #: The actions of boards as large as this one.
    actions: Callable[[Board], Actions]


def _directions(*letters: str) -> Callable[[Board], Actions]:
    return lambda board: [list(group) for group in letters]


def _pours(board: Board) -> Actions:
    cups = range(board.width)
    return [[f"{source}>{target}"] for source in cups for target in cups if source != target]


def _places(board: Board) -> Actions:
    return [[f"{row},{column}"] for row in range(board.height) for column in range(board.width)]


_ALL = (
    Spec(
        "Solvarium/Sokoban-v0",
        "sokoban",
        "sokoban/1",
        ("wall", "floor", "goal", "box", "box on goal", "player", "player on goal", "outside"),
        (),
        _directions("uU", "dD", "lL", "rR"),
    ),
    Spec(
        "Solvarium/Bloxorz-v0",
        "bloxorz",
        "bloxorz/1",
        ("void", "tile", "fragile", "goal", "bridge", "gap", "heavy", "soft", "split"),
        ("block", "active-cube", "resting-cube"),
        _directions("U", "D", "L", "R", "u", "d", "l", "r"),
    ),
    Spec("Solvarium/WaterSort-v0", "water-sort", "water-sort/1", ("room", "unit"), (), _pours),
    Spec("Solvarium/Tents-v0", "tents", "tents/1", ("open", "tree", "tent"), (), _places),
    Spec("Solvarium/LightUp-v0", "light-up", "light-up/1", ("white", "lit", "bulb", "clash", "black"), (), _places),
)

#: The environments by the names of their puzzles.
SPECS: dict[str, Spec] = {spec.puzzle: spec for spec in _ALL}
