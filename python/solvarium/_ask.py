"""Arguments of Python as requests of the lab."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from . import _native

if TYPE_CHECKING:
    import pandas

Progress = Callable[[int, int, float], object]

LIMITS = ("nodes", "seconds", "cpu_seconds", "bytes")


def limits(nodes: int | None, seconds: float | None, cpu_seconds: float | None, bytes: int | None) -> dict[str, Any]:
    """The limits that are set."""
    given = zip(LIMITS, (nodes, seconds, cpu_seconds, bytes))
    return {name: value for name, value in given if value is not None}


def settings(given: Mapping[str, Any]) -> dict[str, Any]:
    """Settings by the names the program has for them: `min_length` is `min-length`."""
    return {name.replace("_", "-"): word(value) for name, value in given.items()}


def pairs(given: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Settings as they are written."""
    return [(name, str(value).lower() if isinstance(value, bool) else str(value)) for name, value in settings(given).items()]


def word(value: Any) -> Any:
    """A value as JSON has it."""
    return value if isinstance(value, (bool, int, float, str)) else str(value)


def text(value: Any) -> str:
    """JSON, without what it has no words for."""
    return json.dumps(value, allow_nan=False)


def moves(given: Any) -> list[str]:
    """Moves of a result, of a list, or of a text in which each letter is one."""
    if hasattr(given, "moves"):
        given = given.moves
    return list(given)


def name_of(function: Callable[..., Any]) -> str:
    """What an algorithm of one's own is called in reports."""
    return getattr(function, "__name__", type(function).__name__)


def needs(what: str, package: str, extra: str) -> ImportError:
    """What to say when an optional package is missing."""
    return ImportError(_native.say("python-missing", [("what", what), ("package", package), ("extra", extra)]))


def frame(rows: Any, columns: list[str] | None = None) -> pandas.DataFrame:
    """Rows as a frame of pandas."""
    try:
        import pandas
    except ImportError:
        raise needs("frame()", "pandas", "pandas") from None
    made: pandas.DataFrame = pandas.DataFrame(rows, columns=columns)
    return made


def bar(progress: bool | Progress | None, what: str) -> AbstractContextManager[Progress | None]:
    """Who is told how far a run is: a progress bar for `True`, or a function of one's own."""
    if progress is True:
        return _Bar(what)
    return nullcontext(progress or None)


class _Bar(AbstractContextManager[Progress]):
    """A progress bar of tqdm."""

    def __init__(self, what: str) -> None:
        try:
            from tqdm.auto import tqdm
        except ImportError:
            raise needs("progress=True", "tqdm", "notebook") from None
        self._bar = tqdm(desc=what, unit=" states", unit_scale=True)

    def __enter__(self) -> Progress:
        return self._told

    def _told(self, expanded: int, open: int, seconds: float) -> None:
        self._bar.update(expanded - self._bar.n)

    def __exit__(self, *_: object) -> None:
        self._bar.close()
