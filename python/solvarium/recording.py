"""Searches that were recorded: every expansion, and the board of each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from . import _ask, _native
from .board import Board

if TYPE_CHECKING:
    import pandas


class Recording(Sequence[dict[str, Any]]):
    """The expansions of a search in their order: of each the row of its parent, its ``depth``, ``g`` and ``h``."""

    def __init__(self, native: _native.Recording) -> None:
        self._native = native

    def __len__(self) -> int:
        return len(self._native)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[row] for row in range(*at.indices(len(self)))]
        return json.loads(self._native.row(self._from_start(at)))

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[row] for row in range(len(self)))

    @property
    def left_out(self) -> int:
        """Expansions that were not kept: beyond the first 100,000, and of a search from the goals."""
        return self._native.left_out

    def board(self, row: int) -> Board:
        """The state that was expanded."""
        return Board(json.loads(self._native.board(self._from_start(row))))

    def moves(self, row: int) -> list[str]:
        """The moves to the state that was expanded."""
        return self._native.moves(self._from_start(row))

    def frame(self) -> pandas.DataFrame:
        """The expansions as a frame of pandas."""
        return _ask.frame(list(self))

    def _from_start(self, row: int) -> int:
        return row + len(self) if row < 0 else row

