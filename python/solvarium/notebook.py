"""The page's board and timeline in a notebook, for a search that was recorded and for its solution."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _ask, _native
from .board import Board

try:
    import anywidget
    import traitlets
except ImportError:
    raise _ask.needs("solvarium.notebook", "anywidget", "notebook") from None

if TYPE_CHECKING:
    from .results import Result

_STATIC = Path(__file__).parent / "static"
if not (_STATIC / "widget.js").exists():
    raise ImportError(_native.say("python-no-widget"))


class Replay(anywidget.AnyWidget):
    """Goes through a result: its recorded search, row by row, and its solution, move by move.

    ``view`` is the number of what is shown, ``row`` the place in it; both can be set and observed.
    """

    _esm = _STATIC / "widget.js"
    _css = _STATIC / "widget.css"

    puzzle = traitlets.Unicode().tag(sync=True)
    views: Any = traitlets.List().tag(sync=True)
    view = traitlets.Int(0).tag(sync=True)
    row = traitlets.Int(0).tag(sync=True)
    picture = traitlets.Dict().tag(sync=True)
    moves: Any = traitlets.List().tag(sync=True)
    caption = traitlets.Unicode().tag(sync=True)

    def __init__(self, result: Result) -> None:
        self._result, self._recording = result, result.recording
        self._boards: list[Board] | None = None
        views = []
        if self._recording:
            views.append({"title": _native.say("python-search"), "last": len(self._recording) - 1})
        if result.solved:
            views.append({"title": _native.say("python-solution"), "last": len(result.moves)})
        if not views:
            raise _native.Error(_native.say("python-nothing-to-show"))
        super().__init__(puzzle=result.data["puzzle"], views=views, **self._shown(0, 0))

    @traitlets.validate("view")
    def _a_view(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.views) - 1))

    @traitlets.validate("row")
    def _a_row(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), int(self.views[self.view]["last"])))

    @traitlets.observe("view", "row")
    def _show(self, _: Any) -> None:
        row = min(self.row, self.views[self.view]["last"])
        with self.hold_sync():
            for name, value in {"row": row, **self._shown(self.view, row)}.items():
                setattr(self, name, value)

    def _shown(self, view: int, row: int) -> dict[str, Any]:
        """The picture of a row, the moves to it, and what is to be said of it."""
        if self._recording is not None and len(self._recording) and view == 0:
            about, last = self._recording[row], len(self._recording)
            counts = {"number": row + 1, "of": last, "depth": about["depth"], "cost": about["g"]}
            estimate = "–" if about["h"] is None else str(about["h"])
            said = [(name, str(value)) for name, value in counts.items()]
            caption = _native.say("python-expansion", [*said, ("estimate", estimate)])
            return self._seen(self._recording.board(row), self._recording.moves(row), caption)
        if self._boards is None:
            self._boards = self._result.boards()
        moves = self._result.moves[:row]
        counts = {"number": row, "of": len(self._result.moves)}
        caption = _native.say("python-after", [(name, str(value)) for name, value in counts.items()])
        return self._seen(self._boards[row], moves, caption)

    def _seen(self, board: Board, moves: list[str], caption: str) -> dict[str, Any]:
        picture = {name: value for name, value in board.data.items() if name != "text"}
        return {"picture": picture, "moves": moves, "caption": caption}
