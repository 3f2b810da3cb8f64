"""Levels, and everything that can be asked of them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from . import _ask, _native
from ._ask import Progress
from ._lists import puzzles
from ._native import Space
from .board import Board
from .results import Check, Comparison, Exploration, Hint, Result

Heuristic = str | Callable[[Any, Any], float]
Algorithm = str | Callable[[Space], Any]


def load(source: str | os.PathLike[str], *, puzzle: str | None = None, part: str | int | None = None) -> Level:
    """Loads a level: a built-in one (``"sokoban/3"``), a file, a link, or the text itself.

    A text of several lines is a level; of a collection, ``part`` is the number (from 1) or the title of one. ``puzzle``
    says what a text is that several puzzles could read.
    """
    if isinstance(source, os.PathLike):
        name = os.fspath(source)
        return Level(_native.Level.open(name if part is None else f"{name}#{part}", puzzle))
    if "\n" in source:
        return Level(_native.Level.parse(source, puzzle, None if part is None else str(part)))
    return Level(_native.Level.open(source if part is None else f"{source}#{part}", puzzle))


def generate(
    puzzle: str,
    *,
    seed: int = 0,
    target: str | None = None,
    tries: int = 500,
    nodes: int | None = None,
    seconds: float | None = None,
    cpu_seconds: float | None = None,
    bytes: int | None = None,
    progress: bool | Progress | None = None,
    **settings: Any,
) -> Level:
    """Makes a level. The same seed, settings and target give the same level on every machine.

    ``target`` says what it must be like (``"pushes 20..40, greedy fails"``); what was verified is in ``level.made``.
    """
    limits = _ask.text(_ask.limits(nodes, seconds, cpu_seconds, bytes))
    with _ask.bar(progress, f"{puzzle} seed {seed}") as told:
        native, made = _native.generate(puzzle, _ask.pairs(settings), seed, target, tries, limits, told)
    return Level(native, json.loads(made) if made else None)


class Level:
    """A level of one of the puzzles. It never changes."""

    def __init__(self, native: _native.Level, made: dict[str, Any] | None = None) -> None:
        self._native = native
        #: How it was made and what was verified, if it was made for a target.
        self.made = made

    @classmethod
    def from_text(cls, text: str, *, puzzle: str | None = None, part: str | int | None = None, name: str = "level") -> Level:
        """The level of a text, whatever it looks like."""
        return cls(_native.Level.parse(text, puzzle, None if part is None else str(part), name))

    @property
    def name(self) -> str:
        """What it was called when it was loaded."""
        return self._native.name

    @property
    def puzzle(self) -> str:
        """The name of its puzzle."""
        return self._native.puzzle

    @property
    def title(self) -> str | None:
        """The title its text gives it."""
        return self._native.title

    @property
    def notes(self) -> list[str]:
        """Remarks about its text, such as what was ignored."""
        return self._native.notes

    def with_rules(self, **settings: Any) -> Level:
        """The level by other rules of its puzzle."""
        return Level(self._native.by_rules(_ask.pairs(settings)), self.made)

    def write(self, format: str | None = None) -> str:
        """Its text in a notation of the puzzle."""
        return self._native.write(format)

    def board(self, moves: Any = ()) -> Board:
        """The board after some moves."""
        return Board(json.loads(self._native.board(_ask.moves(moves))))

    def boards(self, moves: Any) -> list[Board]:
        """The boards at the start and after each of the moves that are legal."""
        return [Board(board) for board in json.loads(self._native.boards(_ask.moves(moves))[0])]

    def solve(
        self,
        algorithm: Algorithm | None = None,
        *,
        heuristic: Heuristic | None = None,
        space: str | None = None,
        seed: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
        cpu_seconds: float | None = None,
        bytes: int | None = None,
        progress: bool | Progress | None = None,
        trace: str | os.PathLike[str] | None = None,
        record: bool = False,
        **settings: Any,
    ) -> Result:
        """Solves the level. The solution has been replayed by the rules.

        ``algorithm`` is a name, or a function of a :class:`Space` that returns a list of states or of the numbers of
        moves. ``heuristic`` is a name, or a function of a state and the level. Further arguments are settings of the
        algorithm or of the puzzle (``weight=2``). ``trace`` names a file for every expansion;
        with ``record`` they are kept in ``result.recording``.
        """
        base = self._request(heuristic, space, seed, _ask.limits(nodes, seconds, cpu_seconds, bytes), settings)
        if algorithm is None:
            algorithm = (puzzles()[self.puzzle]["solvers"] or ["astar"])[0]
        recording = self._recording(space, settings) if record else None
        return self._run(algorithm, base, heuristic, progress, trace, recording)

    def compare(
        self,
        *algorithms: Algorithm,
        heuristic: Heuristic | None = None,
        space: str | None = None,
        seed: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
        cpu_seconds: float | None = None,
        bytes: int | None = None,
        progress: bool | Progress | None = None,
        **settings: Any,
    ) -> Comparison:
        """Runs several algorithms one after the other, all that can run if none is given.

        ``"astar:nearest"`` names the heuristic too; functions of one's own run beside the others. A setting goes to the
        algorithms that have it.
        """
        base = self._request(heuristic, space, seed, _ask.limits(nodes, seconds, cpu_seconds, bytes), settings)
        named = [algorithm for algorithm in algorithms if isinstance(algorithm, str)]
        requests: list[dict[str, Any]] = []
        if named or not algorithms:
            requests = json.loads(self._native.requests(named, _ask.text({"algorithm": "", **base})))
        for request in requests:
            self._native.validate(_ask.text(self._asked(request, heuristic)))
        by_name = iter(requests)
        order: list[Any] = list(algorithms) if algorithms else [""] * len(requests)
        results = []
        for algorithm in order:
            request = self._of_rules(base) if callable(algorithm) else next(by_name)
            name = algorithm if callable(algorithm) else request["algorithm"]
            judge = None if ":" in str(algorithm) else heuristic
            results.append(self._run(name, {k: v for k, v in request.items() if k != "algorithm"}, judge, progress))
        return Comparison(results)

    def check(
        self,
        solution: Any = None,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        cpu_seconds: float | None = None,
        bytes: int | None = None,
        progress: bool | Progress | None = None,
    ) -> Check:
        """Examines the level, or judges a solution: moves, a result, or a text in any notation for solutions."""
        if solution is not None:
            text = solution if isinstance(solution, str) else json.dumps(_ask.moves(solution))
            return Check(json.loads(self._native.check_solution(text)))
        limits = _ask.text(_ask.limits(nodes, seconds, cpu_seconds, bytes))
        with _ask.bar(progress, "check") as told:
            return Check(json.loads(self._native.check(limits, told)))

    def hint(
        self,
        moves: Any = (),
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        cpu_seconds: float | None = None,
        bytes: int | None = None,
    ) -> Hint:
        """What to do next after some moves, with the reason."""
        limits = _ask.text(_ask.limits(nodes, seconds, cpu_seconds, bytes))
        return Hint(json.loads(self._native.hint(_ask.moves(moves), limits)))

    def explore(
        self,
        *,
        space: str | None = None,
        threads: int = 1,
        dead: bool = False,
        nodes: int | None = None,
        seconds: float | None = None,
        cpu_seconds: float | None = None,
        bytes: int | None = None,
        progress: bool | Progress | None = None,
        **settings: Any,
    ) -> Exploration:
        """Counts every state, layer by layer; with ``dead`` also those from which no goal can be reached."""
        limits = _ask.text(_ask.limits(nodes, seconds, cpu_seconds, bytes))
        with _ask.bar(progress, "explore") as told:
            report = self._native.explore(space, _ask.pairs(settings), limits, threads, dead, told)
        return Exploration(json.loads(report))

    def space(self, name: str | None = None, **settings: Any) -> Space:
        """A view of the level as a graph, to be searched by a program of one's own."""
        return self._native.space(name, _ask.pairs(settings))

    def read_solution(self, text: str) -> list[str]:
        """The moves of a text in any notation for solutions."""
        return self._native.read_solution(text)

    def write_solution(self, moves: Any, format: str) -> str:
        """Moves in a notation for solutions."""
        return self._native.write_solution(format, _ask.moves(moves))

    def _request(
        self, heuristic: Heuristic | None, space: str | None, seed: int, limits: dict[str, Any], settings: dict[str, Any]
    ) -> dict[str, Any]:
        request: dict[str, Any] = {"seed": seed, "limits": limits, "settings": _ask.settings(settings)}
        if isinstance(heuristic, str):
            request["heuristic"] = heuristic
        if space is not None:
            request["space"] = space
        return request

    def _of_rules(self, base: dict[str, Any]) -> dict[str, Any]:
        """A request with the settings of the puzzle alone: an algorithm of one's own has none."""
        rules = puzzles()[self.puzzle]["settings"]
        return {**base, "settings": {name: value for name, value in base["settings"].items() if name in rules}}

    def _recording(self, space: str | None, settings: dict[str, Any]) -> _native.Recording:
        """An empty recording of a search in a space."""
        rules = {name: value for name, value in _ask.settings(settings).items() if name in puzzles()[self.puzzle]["settings"]}
        return _native.Recording(self._native, space, _ask.pairs(rules))

    def _asked(self, request: dict[str, Any], heuristic: Heuristic | None) -> dict[str, Any]:
        """A request that can be checked before it is run: what a function will judge has no name to look up."""
        return {**request, "heuristic": None} if callable(heuristic) else request

    def _run(
        self,
        algorithm: Algorithm,
        base: dict[str, Any],
        heuristic: Heuristic | None,
        progress: bool | Progress | None,
        trace: str | os.PathLike[str] | None = None,
        recording: _native.Recording | None = None,
    ) -> Result:
        file = None if trace is None else os.fspath(trace)
        if callable(algorithm):
            request = _ask.text({"algorithm": _ask.name_of(algorithm), **base})
            return Result(self, json.loads(_native.search(self._native, algorithm, request, file, recording)), recording)
        request = _ask.text({"algorithm": algorithm, **base})
        function = heuristic if callable(heuristic) else None
        with _ask.bar(progress, algorithm) as told:
            return Result(self, json.loads(self._native.solve(request, function, told, file, recording)), recording)

    def __str__(self) -> str:
        return str(self.board())

    def __repr__(self) -> str:
        return f"<solvarium.Level {self.name!r} of {self.puzzle}>"

    def _repr_svg_(self) -> str:
        return self.board().svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Level) and (self.puzzle, self._plain) == (other.puzzle, other._plain)

    def __hash__(self) -> int:
        return hash((self.puzzle, self._plain))

    @property
    def _plain(self) -> str:
        return self._native.write(None, True)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (self._plain, self.puzzle, self.name))


def _again(text: str, puzzle: str, name: str) -> Level:
    return Level.from_text(text, puzzle=puzzle, name=name)
