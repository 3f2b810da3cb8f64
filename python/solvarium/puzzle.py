"""A puzzle of one's own: say what a move is, and every algorithm can search it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Hashable, Iterable
from typing import Any

from . import _ask, _native
from ._ask import Progress
from ._lists import algorithms as listed
from ._native import Space
from .results import Comparison, Result


class Puzzle:
    """A graph of states. Write :meth:`start`, :meth:`successors` and :meth:`is_goal`; the rest is optional.

    ``heuristic(state)`` estimates the cost that is left, ``goals()`` and ``predecessors(state)`` let searches run
    backwards. States that are met are kept until the search is over.
    """

    heuristic: Callable[[Any], float] | None = None
    goals: Callable[[], Iterable[Any]] | None = None
    predecessors: Callable[[Any], Iterable[Any]] | None = None

    def start(self) -> Any:
        """The state that a search begins with."""
        raise NotImplementedError

    def successors(self, state: Any) -> Iterable[tuple[Any, Any] | tuple[Any, Any, int]]:
        """Each move from a state: what it is called, the state it leads to, and what it costs if that is not 1."""
        raise NotImplementedError

    def is_goal(self, state: Any) -> bool:
        """Whether a state is a solution."""
        raise NotImplementedError

    def key(self, state: Any) -> Hashable:
        """What makes two states the same: something that can be hashed."""
        return state  # type: ignore[no-any-return]

    def draw(self, state: Any) -> str:
        """The state as lines of text."""
        return str(state)

    @property
    def name(self) -> str:
        """What it is called in reports."""
        return type(self).__name__

    @property
    def is_reversible(self) -> bool:
        """Whether searches can run backwards."""
        return self.goals is not None and self.predecessors is not None

    def solve(
        self,
        algorithm: str | Callable[[Space], Any] = "astar",
        *,
        seed: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
        cpu_seconds: float | None = None,
        bytes: int | None = None,
        progress: bool | Progress | None = None,
        trace: str | os.PathLike[str] | None = None,
        **settings: Any,
    ) -> Result:
        """Solves it. ``algorithm`` is a name, or a function of a :class:`Space`, as for levels."""
        limits = _ask.limits(nodes, seconds, cpu_seconds, bytes)
        request: dict[str, Any] = {"seed": seed, "limits": limits, "settings": _ask.settings(settings)}
        file = None if trace is None else os.fspath(trace)
        if callable(algorithm):
            asked = _ask.text({"algorithm": _ask.name_of(algorithm), **request})
            report = _native.search_own(self, self.name, algorithm, asked, file)
        else:
            request["heuristic"] = "zero" if self.heuristic is None else "heuristic"
            with _ask.bar(progress, algorithm) as told:
                report = _native.solve_own(self, self.name, _ask.text({"algorithm": algorithm, **request}), told, file)
        return Result(self, {**json.loads(report), "puzzle": self.name})

    def compare(self, *algorithms: str | Callable[[Space], Any], **arguments: Any) -> Comparison:
        """Runs several algorithms one after the other, all that can run if none is given."""
        can = [name for name, about in listed().items() if self.is_reversible or not about["backward"]]
        return Comparison([self.solve(algorithm, **arguments) for algorithm in algorithms or can])

    def space(self) -> Space:
        """It as a graph whose states are keys, to be searched by a program that also searches levels."""
        return _native.space_of_own(self)

    def boards(self, moves: Iterable[str]) -> list[str]:
        """Drawings of the start and of the state after each move."""
        state, drawn = self.start(), []
        drawn.append(self.draw(state))
        for move in moves:
            state = next(step[1] for step in self.successors(state) if str(step[0]) == move)
            drawn.append(self.draw(state))
        return drawn
