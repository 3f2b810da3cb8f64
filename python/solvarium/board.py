"""Boards: as text, as SVG, and in notebooks."""

from __future__ import annotations

from html import escape
from typing import Any

from . import _native

SIZE = 28

#: Colours of what has none of its own, by kind: the ground, and what is drawn on it.
GROUND = {
    "wall": "#5b5f6b",
    "black": "#2f3137",
    "outside": "none",
    "void": "none",
    "gap": "none",
    "goal": "#fdf1cf",
    "player on goal": "#fdf1cf",
    "box on goal": "#fdf1cf",
    "fragile": "#f3c9a5",
    "bridge": "#cfe3d4",
    "soft": "#d9e2f2",
    "heavy": "#c3d0e8",
    "split": "#e3d4ee",
    "lit": "#fff3b0",
    "bulb": "#fff3b0",
    "clash": "#f6b8b0",
    "room": "#f4f6fa",
    "tent": "#e2efd9",
    "tree": "#e2efd9",
}
PLAIN = "#eef0f4"
PALETTE = (
    "#e4572e", "#3d8bd3", "#d7cf3a", "#57a773", "#9b5de5", "#f3a712", "#5bc0eb", "#8d99ae",
    "#f15bb5", "#6a7fdb", "#80b918", "#b08968", "#c77dff", "#4f772d", "#457b9d", "#bc6c25",
)
SHAPES = {
    "player": "player",
    "player on goal": "player",
    "box": "box",
    "box on goal": "stored",
    "tree": "tree",
    "tent": "tent",
    "bulb": "bulb",
    "clash": "bulb",
    "walker": "player",
}


class Board:
    """A picture of a position: ``str(board)`` is text, ``board.svg()`` is SVG, and notebooks show the latter."""

    def __init__(self, data: dict[str, Any]) -> None:
        #: The distinct tiles, and for each cell which of them it has, as the program's own JSON says it.
        self.data = data

    @property
    def width(self) -> int:
        """Cells in a row."""
        return int(self.data["width"])

    @property
    def height(self) -> int:
        """Rows."""
        return int(self.data["height"])

    def tile(self, row: int, column: int) -> dict[str, Any]:
        """What is on a cell: its ``kind``, and maybe a ``label``, a ``tint`` and a ``piece``."""
        if not (0 <= row < self.height and 0 <= column < self.width):
            numbers = {"row": row, "column": column, "height": self.height, "width": self.width}
            said = [(name, str(number)) for name, number in numbers.items()]
            raise IndexError(_native.say("python-off-board", said))
        tile: dict[str, Any] = self.data["legend"][self.data["cells"][row * self.width + column]]
        return tile

    def __str__(self) -> str:
        return str(self.data["text"])

    def __repr__(self) -> str:
        return f"<solvarium.Board {self.height}x{self.width}>\n{self}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def svg(self, size: int = SIZE) -> str:
        """The board as SVG, with cells of this many pixels."""
        rows, columns = self.data["rows"], self.data["columns"]
        right, below = (1 if rows else 0), (1 if columns else 0)
        width, height = (self.width + right) * size, (self.height + below) * size
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'font-family="sans-serif" text-anchor="middle" role="img"><title>{escape(str(self))}</title>'
        ]
        for row in range(self.height):
            for column in range(self.width):
                parts.append(_tile(self.tile(row, column), column * size, row * size, size))
        for row, name in enumerate(rows):
            parts.append(_text(name, self.width * size, row * size, size, "#555"))
        for column, name in enumerate(columns):
            parts.append(_text(name, column * size, self.height * size, size, "#555"))
        return "".join([*parts, "</svg>"])

    def _repr_svg_(self) -> str:
        return self.svg()


def _tile(tile: dict[str, Any], x: int, y: int, size: int) -> str:
    kind, label, tint = tile["kind"], tile.get("label", ""), tile.get("tint")
    coloured = tint is not None and kind in ("unit", "ground")
    fill = PALETTE[int(tint or 0) % len(PALETTE)] if coloured else GROUND.get(kind, PLAIN)
    edge = 'stroke="#c8ccd4" stroke-width="1"' if fill != "none" else ""
    drawn = f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="{fill}" {edge}/>'
    if kind in ("goal", "player on goal", "box on goal"):
        drawn += f'<circle cx="{x + size / 2}" cy="{y + size / 2}" r="{size / 6}" fill="none" stroke="#b58900" stroke-width="2"/>'
    piece = tile.get("piece")
    if piece:
        return drawn + _box(x, y, size, "#b5651d" if piece["height"] < 2 else "#7f4413") + _text(_digits(label), x, y, size, "#fff")
    shape = SHAPES.get(kind)
    if shape:
        return drawn + _shape(shape, x, y, size)
    written = label if kind in ("cell", "unit") else _digits(label) or (label if kind in ("soft", "heavy", "split") else "")
    return drawn + _text(written, x, y, size, "#fff" if kind == "black" else "#222")


def _digits(label: str) -> str:
    return label if label.isdigit() else ""


def _box(x: int, y: int, size: int, fill: str) -> str:
    inset = size * 0.12
    side = size - 2 * inset
    return f'<rect x="{x + inset:g}" y="{y + inset:g}" width="{side:g}" height="{side:g}" rx="{size / 10:g}" fill="{fill}"/>'


def _shape(shape: str, x: int, y: int, size: int) -> str:
    middle, centre = x + size / 2, y + size / 2
    if shape in ("box", "stored"):
        return _box(x, y, size, "#b5651d" if shape == "box" else "#4f8a3c")
    if shape == "player":
        return f'<circle cx="{middle:g}" cy="{centre:g}" r="{size / 3:g}" fill="#2f6fb7"/>'
    if shape == "bulb":
        return f'<circle cx="{middle:g}" cy="{centre:g}" r="{size / 4:g}" fill="#f2b705" stroke="#8a6d00"/>'
    top, low, half = y + size * 0.18, y + size * 0.82, size * 0.32
    fill = "#3f7d3a" if shape == "tree" else "#d9822b"
    if shape == "tree":
        return f'<circle cx="{middle:g}" cy="{centre:g}" r="{size / 3:g}" fill="{fill}"/>'
    return f'<path d="M{middle:g} {top:g} L{middle + half:g} {low:g} L{middle - half:g} {low:g} Z" fill="{fill}"/>'


def _text(text: str, x: int, y: int, size: int, fill: str) -> str:
    if not text:
        return ""
    small = size * (0.55 if len(text) < 3 else 0.35)
    return f'<text x="{x + size / 2:g}" y="{y + size * 0.7:g}" font-size="{small:g}" fill="{fill}">{escape(text)}</text>'
