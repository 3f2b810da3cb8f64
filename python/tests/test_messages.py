"""What the package itself says: the same in every language, and nothing that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import solvarium

ROOT = Path(__file__).resolve().parent.parent
ENTRY = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


def entries(language: str) -> dict[str, str]:
    return dict(ENTRY.findall((ROOT / "src" / "messages" / f"{language}.ftl").read_text()))


def test_every_language_has_every_message_with_the_same_arguments() -> None:
    english, vietnamese = entries("en"), entries("vi")
    assert english.keys() == vietnamese.keys()
    for name, text in english.items():
        assert set(re.findall(r"\$(\w+)", text)) == set(re.findall(r"\$(\w+)", vietnamese[name])), name


def test_every_message_is_said_and_every_one_that_is_said_is_there() -> None:
    sources = [*(ROOT / "src").glob("*.rs"), *(ROOT / "solvarium").rglob("*.py")]
    said = {name for file in sources for name in re.findall(r'"(python-[\w-]+)"', file.read_text())}
    assert said == set(entries("en"))


def test_what_is_written_in_python_speaks_too() -> None:
    board = solvarium.load("sokoban/1").board()
    with pytest.raises(IndexError, match="row 99 and column 0 are not on a board of 7 rows"):
        board.tile(99, 0)
    try:
        solvarium.set_language("vi")
        with pytest.raises(IndexError, match="không nằm trên bàn"):
            board.tile(99, 0)
    finally:
        solvarium.set_language("en")
