"""What comes of a run. Each result holds the report that the program prints as JSON, in ``data``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from . import _ask, _native
from .board import Board
from .recording import Recording

if TYPE_CHECKING:
    import pandas

    from .notebook import Replay


class Report:
    """A report: its fields are attributes, and all of it is ``data``."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __getattr__(self, name: str) -> Any:
        if name == "data" or name.startswith("__"):
            raise AttributeError(name)
        try:
            return self.data[name]
        except KeyError:
            about = [("kind", type(self).__name__), ("name", name), ("known", ", ".join(self.data))]
            raise AttributeError(_native.say("python-no-attribute", about)) from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.data]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Report) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self.data.items() if isinstance(value, (str, int, float)))
        return f"<solvarium.{type(self).__name__} {inner}>"

    def _repr_html_(self) -> str:
        plain = {name: value for name, value in self.data.items() if isinstance(value, (str, int, float))}
        return _table([[name, value] for name, value in plain.items()])


class Result(Report):
    """What an algorithm did with a level: ``outcome``, ``moves``, ``cost``, ``stats`` and so on."""

    def __init__(self, level: Any, data: dict[str, Any], recording: _native.Recording | None = None) -> None:
        super().__init__(data)
        #: The level.
        self.level = level
        #: Every expansion, if the search was recorded.
        self.recording = None if recording is None else Recording(recording)

    def replay(self) -> Replay:
        """A widget for notebooks: the search if it was recorded, and the solution, to go through step by step."""
        from .notebook import Replay

        return Replay(self)

    @property
    def solved(self) -> bool:
        """Whether there is a solution; it has been replayed by the rules."""
        return bool(self.data["outcome"] == "solved")

    @property
    def expanded(self) -> int:
        """States that were expanded."""
        return int(self.stats["expanded"] or 0)

    @property
    def series(self) -> list[dict[str, Any]]:
        """Samples over the run."""
        return list(self.stats["series"])

    def frame(self) -> pandas.DataFrame:
        """The samples over the run, as a frame of pandas."""
        return _ask.frame(self.series)

    def boards(self) -> list[Board]:
        """The boards at the start and after each move of the solution."""
        return list(self.level.boards(self.moves))

    def write(self, format: str) -> str:
        """The solution in a notation of the puzzle."""
        return str(self.level.write_solution(self.moves, format))

    def __len__(self) -> int:
        return len(self.data["moves"])

    def __bool__(self) -> bool:
        return self.solved

    def __repr__(self) -> str:
        found = f"{self.outcome} in {self.length} moves, cost {self.cost}" if self.solved else str(self.outcome)
        return f"<solvarium.Result {self.algorithm}: {found}, {self.expanded:,} expanded>"

    def _repr_html_(self) -> str:
        return _table([row(self)], COLUMNS)


COLUMNS = ("algorithm", "heuristic", "outcome", "length", "cost", "optimal", "expanded", "generated", "memory", "seconds")


def row(result: Result) -> list[Any]:
    """A result as a row of a comparison."""
    stats, limit = result.stats, result.limit
    outcome = f"{result.outcome}:{limit}" if limit else result.outcome
    found = [result.algorithm, result.heuristic, outcome, result.length, result.cost, result.optimal]
    return [*found, stats["expanded"], stats["generated"], stats["search_bytes"], stats["seconds"]]


class Comparison(Sequence[Result]):
    """Results side by side."""

    def __init__(self, results: Sequence[Result]) -> None:
        self._results = list(results)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, str):
            return next(result for result in self._results if result.algorithm == at)
        return self._results[at]

    def __len__(self) -> int:
        return len(self._results)

    def __iter__(self) -> Iterator[Result]:
        return iter(self._results)

    def frame(self) -> pandas.DataFrame:
        """The comparison as a frame of pandas, a row for each result."""
        names = sorted({name for result in self for name in result.measures})
        rows = [[*row(result), *(result.measures.get(name) for name in names)] for result in self]
        return _ask.frame(rows, [*COLUMNS, *names])

    def __str__(self) -> str:
        rows = [list(COLUMNS)] + [[_cell(value) for value in row(result)] for result in self]
        widths = [max(len(line[at]) for line in rows) for at in range(len(COLUMNS))]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in rows)

    def __repr__(self) -> str:
        return f"<solvarium.Comparison of {len(self)} results>"

    def _repr_html_(self) -> str:
        return _table([row(result) for result in self], COLUMNS)


class Check(Report):
    """What is known about a level or a solution: ``valid``, ``solvable``, ``unique``, ``shortest``, ``facts``."""

    def __bool__(self) -> bool:
        given = self.data.get("solution")
        return bool(given["valid"] if given else self.data["valid"])


class Hint(Report):
    """What a tutor says: ``hint`` is the kind of answer, ``step`` the next step with its reason, ``rest`` its solution."""

    @property
    def text(self) -> str:
        """The step in words."""
        step = self.data["step"]
        return " ".join(step[part] for part in ("place", "why", "what") if step.get(part)) if step else str(self.hint)


class Exploration(Report):
    """How large a level is: ``states``, ``goals``, ``layers``, ``complete``."""

    def frame(self) -> pandas.DataFrame:
        """The layers as a frame of pandas."""
        return _ask.frame(self.layers)


def _cell(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.4f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)


def _table(rows: Sequence[Sequence[Any]], head: Sequence[str] = ()) -> str:
    cells = "".join("<tr>" + "".join(f"<td>{escape(_cell(value))}</td>" for value in line) + "</tr>" for line in rows)
    titles = "<thead><tr>" + "".join(f"<th>{escape(title)}</th>" for title in head) + "</tr></thead>" if head else ""
    return f"<table>{titles}<tbody>{cells}</tbody></table>"
