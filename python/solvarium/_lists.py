"""What there is, by name."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from . import _native
from ._native import language, set_language

__all__ = ["algorithms", "language", "puzzles", "set_language"]


def puzzles() -> dict[str, dict[str, Any]]:
    """Every puzzle by its name, with its levels, spaces, heuristics, settings, solvers and notations."""
    return {puzzle["name"]: puzzle for puzzle in json.loads(_native.puzzles())}


def algorithms() -> dict[str, dict[str, Any]]:
    """Every algorithm by its name, with what it promises and its settings."""
    return {algorithm["name"]: algorithm for algorithm in json.loads(_native.algorithms())}


@cache
def informed() -> frozenset[str]:
    """The algorithms that a heuristic guides."""
    return frozenset(name for name, about in algorithms().items() if about["informed"])
