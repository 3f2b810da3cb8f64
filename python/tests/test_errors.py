"""Bad input: exceptions with the program's texts, and never a crash."""

from __future__ import annotations

import math
from typing import Any

import pytest
import solvarium
from hypothesis import given, settings
from hypothesis import strategies as some

LEVEL = solvarium.load("sokoban/1")
PUZZLES = sorted(solvarium.puzzles())


def test_a_wrong_text_is_refused_at_its_place() -> None:
    with pytest.raises(solvarium.LevelError, match="line 1, column 6: `\\?` must be written as") as refused:
        solvarium.Level.from_text("4:aab?.bbaa._", puzzle="water-sort")
    assert (refused.value.line, refused.value.column, refused.value.name) == (1, 6, "level")
    with pytest.raises(solvarium.NotFoundError, match="no built-in level `sokoban/99`; there are"):
        solvarium.load("sokoban/99")
    with pytest.raises(solvarium.AskError, match="no puzzle `chess`; there are"):
        solvarium.load("#\n#", puzzle="chess")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"algorithm": "foo"}, "no algorithm `foo` for sokoban; there are: bfs"),
        ({"algorithm": "astar", "heuristic": "foo"}, "no heuristic `foo` for sokoban; there are: "),
        ({"algorithm": "astar", "space": "foo"}, "no space `foo` for sokoban; there are: push, step"),
        ({"algorithm": "astar", "weight": 2}, "no setting `weight` here"),
        ({"algorithm": "wastar", "weight": -2}, "weight"),
    ],
)
def test_a_wrong_name_is_refused_with_what_there_is(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(solvarium.AskError, match=said):
        LEVEL.solve(**arguments)


@pytest.mark.parametrize("limit", [{"nodes": -1}, {"nodes": "x"}, {"seconds": math.nan}, {"bytes": 1.5}, {"seed": -1}])
def test_a_wrong_limit_is_refused(limit: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        LEVEL.solve("astar", **limit)


def test_a_search_has_no_more_threads_than_it_can_use() -> None:
    assert LEVEL.explore(threads=64).states == LEVEL.explore().states
    for threads in (0, 65):
        with pytest.raises(ValueError, match=f"a search has 1 to 64 threads, and not {threads}"):
            LEVEL.explore(threads=threads)


def test_moves_that_are_none_are_refused() -> None:
    with pytest.raises(solvarium.MoveError, match="move 1, `x`, is not a move"):
        LEVEL.board("x")
    with pytest.raises(solvarium.MoveError, match="move 1, `R`, is not legal"):
        LEVEL.board(["R"])
    assert LEVEL.boards(["u", "R"]) == [LEVEL.board(), LEVEL.board("u")]


def test_every_exception_is_an_error() -> None:
    kinds = [value for value in vars(solvarium).values() if isinstance(value, type) and issubclass(value, Exception)]
    assert len(kinds) == 8 and all(issubclass(kind, solvarium.Error) for kind in kinds)


def test_the_texts_have_two_languages() -> None:
    try:
        solvarium.set_language("vi")
        with pytest.raises(solvarium.AskError, match="không có thuật toán `foo`"):
            LEVEL.solve("foo")
        with pytest.raises(solvarium.AskError, match="không có ngôn ngữ `xx`; chỉ có: en, vi"):
            solvarium.set_language("xx")
    finally:
        solvarium.set_language("en")
    assert solvarium.language() == "en"


LETTERS = some.one_of(some.text(), some.text(alphabet="#@$.*+ -_|/\n0123456789abcTAG:,>"))
VALUES = some.one_of(some.none(), some.booleans(), some.integers(), some.floats(), LETTERS, some.binary())


@settings(max_examples=400, deadline=None)
@given(text=LETTERS, puzzle=some.one_of(some.none(), some.sampled_from(PUZZLES)))
def test_no_text_breaks_the_interpreter(text: str, puzzle: str | None) -> None:
    try:
        level = solvarium.Level.from_text(text, puzzle=puzzle)
    except solvarium.Error as error:
        assert str(error)
        return
    level.board().svg()
    level.solve("bfs", nodes=200)


@settings(max_examples=400, deadline=None)
@given(
    algorithm=some.one_of(some.sampled_from(sorted(solvarium.algorithms())), LETTERS),
    heuristic=some.one_of(some.none(), some.sampled_from(["nearest", "own", "zero"]), LETTERS),
    limits=some.dictionaries(some.sampled_from(["nodes", "seconds", "bytes", "seed", "weight", "width", "x"]), VALUES),
)
def test_no_request_breaks_the_interpreter(algorithm: str, heuristic: str | None, limits: dict[str, Any]) -> None:
    nodes = limits.get("nodes")
    bounded = {**limits, "nodes": 300 if nodes is None else min(nodes, 300) if isinstance(nodes, int) else nodes}
    try:
        LEVEL.solve(algorithm, heuristic=heuristic, **bounded)
    except (solvarium.Error, ValueError, TypeError) as error:
        assert str(error)


@settings(max_examples=300, deadline=None)
@given(moves=some.one_of(some.lists(LETTERS, max_size=20), LETTERS), text=LETTERS)
def test_no_moves_break_the_interpreter(moves: Any, text: str) -> None:
    hint = lambda moves: LEVEL.hint(moves, nodes=500)  # noqa: E731
    for ask in (LEVEL.board, LEVEL.boards, LEVEL.check, hint, lambda _: LEVEL.read_solution(text)):
        try:
            ask(moves)
        except solvarium.Error as error:
            assert str(error)


@settings(max_examples=300, deadline=None)
@given(value=VALUES)
def test_no_value_breaks_an_argument(value: Any) -> None:
    space = LEVEL.space()
    asks = (
        lambda: solvarium.load(value),
        lambda: LEVEL.solve(value, nodes=300),
        lambda: LEVEL.write(value),
        lambda: LEVEL.space(value),
        lambda: space.successors(value),
        lambda: LEVEL.explore(threads=value, nodes=100),
        lambda: LEVEL.solve(lambda space: value),
        lambda: LEVEL.solve("astar", heuristic=lambda state, level: value, nodes=300),
        lambda: solvarium.generate("sokoban", seed=value, nodes=1000),
        lambda: solvarium.generate("sokoban", target=value, nodes=1000, tries=1),
    )
    for ask in asks:
        try:
            ask()
        except (solvarium.Error, ValueError, TypeError, OverflowError) as error:
            assert str(error) is not None
