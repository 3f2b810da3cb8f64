"""Solvarium: puzzles and search algorithms, to solve, watch, compare and measure.

>>> import solvarium
>>> level = solvarium.load("sokoban/1")
>>> result = level.solve("astar")
>>> result.solved, result.cost, result.optimal
(True, 10, True)
"""

from ._lists import algorithms, language, puzzles, set_language
from ._native import (
    AskError,
    Bug,
    Error,
    GenerateFailed,
    LevelError,
    LimitReached,
    MoveError,
    NotFoundError,
    Space,
    View,
)
from .board import Board
from .level import Level, generate, load
from .puzzle import Puzzle
from .recording import Recording
from .results import Check, Comparison, Exploration, Hint, Result

__all__ = [
    "AskError",
    "Board",
    "Bug",
    "Check",
    "Comparison",
    "Error",
    "Exploration",
    "GenerateFailed",
    "Hint",
    "Level",
    "LevelError",
    "LimitReached",
    "MoveError",
    "NotFoundError",
    "Puzzle",
    "Recording",
    "Result",
    "Space",
    "View",
    "algorithms",
    "generate",
    "language",
    "load",
    "puzzles",
    "set_language",
]
