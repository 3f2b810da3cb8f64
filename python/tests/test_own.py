"""Heuristics, algorithms and puzzles that are written in Python."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
import solvarium

from conftest import bfs


def boxes_away(state: solvarium.View, level: solvarium.View) -> float:
    return sum(box not in level.goals for box in state.boxes)


def test_a_heuristic_guides_and_proves_nothing(sokoban: solvarium.Level) -> None:
    result = sokoban.solve("astar", heuristic=boxes_away)
    assert result.heuristic == "own" and result.cost == 10 and not result.optimal
    assert result.expanded < sokoban.solve("ucs").expanded


def test_a_heuristic_sees_fields_and_says_which_there_are(sokoban: solvarium.Level) -> None:
    def curious(state: solvarium.View, level: solvarium.View) -> float:
        return float(state.nothing)

    with pytest.raises(AttributeError, match="no field `nothing`; there are: .*boxes"):
        sokoban.solve("astar", heuristic=curious)
    space = sokoban.space("push")
    assert "boxes" in dir(space.view(space.start)) and "boxes=[" in repr(space.view(space.start))


class Mine(Exception):
    pass


@pytest.mark.parametrize("algorithm", ["astar", "greedy", "idastar", "beam", "hill", "anneal", "genetic"])
def test_what_a_heuristic_raises_ends_the_search(sokoban: solvarium.Level, algorithm: str) -> None:
    asked = 0

    def failing(state: solvarium.View, level: solvarium.View) -> float:
        nonlocal asked
        asked += 1
        if asked > 3:
            raise Mine("not today")
        return 1

    with pytest.raises(Mine, match="not today"):
        sokoban.solve(algorithm, heuristic=failing)
    assert asked == 4, "it is not asked again"


@pytest.mark.parametrize("value", [-1, math.nan, None, "far", [1]])
def test_what_is_no_estimate_is_refused(sokoban: solvarium.Level, value: Any) -> None:
    with pytest.raises(solvarium.Error, match="a heuristic returns a number"):
        sokoban.solve("astar", heuristic=lambda state, level: value)


def test_infinity_prunes(sokoban: solvarium.Level) -> None:
    result = sokoban.solve("astar", heuristic=lambda state, level: math.inf)
    assert not result.solved and result.expanded <= 1


def test_an_algorithm_is_replayed_and_counted_like_ours(sokoban: solvarium.Level) -> None:
    own, ours = sokoban.solve(bfs, space="push"), sokoban.solve("bfs", space="push")
    assert own.cost == ours.cost and own.length == len(own.moves) and sokoban.check(own)
    assert abs(own.expanded - ours.expanded) <= 2 and own.series


def test_an_algorithm_may_return_numbers_of_moves(sokoban: solvarium.Level) -> None:
    def first(space: solvarium.Space) -> list[int]:
        path = bfs(space)
        assert path is not None
        return [
            next(number for number, state, _ in space.successors(before) if state == after)
            for before, after in zip(path, path[1:])
        ]

    assert sokoban.solve(first).cost == 10


def test_wrong_paths_are_refused_with_their_place(sokoban: solvarium.Level) -> None:
    with pytest.raises(solvarium.MoveError, match="after the last move the level is not solved"):
        sokoban.solve(lambda space: [space.start])
    with pytest.raises(solvarium.MoveError, match="step 1 of the path"):
        sokoban.solve(lambda space: [99])
    with pytest.raises(solvarium.MoveError, match="step 2 of the path"):
        sokoban.solve(lambda space: [space.successors(space.start)[0][1], b"nonsense"])
    for nonsense in (7, "path", [None], [1.5], object()):
        with pytest.raises(solvarium.Error, match="an algorithm returns"):
            sokoban.solve(lambda space, answer=nonsense: answer)
    assert sokoban.solve(lambda space: None).outcome == "stuck"


def test_states_of_elsewhere_are_refused(sokoban: solvarium.Level) -> None:
    space = sokoban.space()
    for state in (b"", b"nonsense", bytes(1000)):
        for ask in (space.successors, space.is_goal, space.heuristic, space.text, space.view):
            with pytest.raises(solvarium.MoveError, match="not met"):
                ask(state)


def test_limits_hold_for_algorithms_of_one_s_own(sokoban: solvarium.Level) -> None:
    result = sokoban.solve(bfs, nodes=5)
    assert (result.outcome, result.limit, result.expanded) == ("limit", "nodes", 5)

    def catching(space: solvarium.Space) -> None:
        with pytest.raises(solvarium.LimitReached) as reached:
            bfs(space)
        assert reached.value.limit == "nodes"

    assert sokoban.solve(catching, nodes=5).outcome == "stuck"
    with pytest.raises(Mine):
        sokoban.solve(lambda space: (_ for _ in ()).throw(Mine()))


def test_heuristics_of_a_space_are_there(sokoban: solvarium.Level) -> None:
    space = sokoban.space("push")
    assert space.heuristic(space.start) > 0 and space.heuristic(space.start, "nearest") > 0
    with pytest.raises(solvarium.AskError, match="no heuristic `far`"):
        space.heuristic(space.start, "far")


class Jugs(solvarium.Puzzle):
    """Two jugs of three and five litres: measure four."""

    def start(self) -> tuple[int, int]:
        return 0, 0

    def is_goal(self, state: tuple[int, int]) -> bool:
        return 4 in state

    def successors(self, state: tuple[int, int]) -> Iterator[tuple[str, tuple[int, int], int]]:
        a, b = state
        over, back = min(a, 5 - b), min(b, 3 - a)
        yield "fill 3", (3, b), 2
        yield "fill 5", (a, 5), 2
        yield "empty 3", (0, b), 1
        yield "empty 5", (a, 0), 1
        yield "pour 3 into 5", (a - over, b + over), 1
        yield "pour 5 into 3", (a + back, b - back), 1

    def heuristic(self, state: tuple[int, int]) -> float:
        return 0 if self.is_goal(state) else 1


def test_a_puzzle_gets_all_algorithms() -> None:
    comparison = Jugs().compare(nodes=20_000, seed=1)
    assert {"bfs", "astar", "idastar", "genetic"} <= {result.algorithm for result in comparison}
    assert "bidirectional" not in {result.algorithm for result in comparison}
    assert comparison["bfs"].length == 6 and comparison["ucs"].cost == comparison["astar"].cost
    assert comparison["ucs"].optimal and not comparison["astar"].optimal
    best = comparison["astar"]
    assert best.data["puzzle"] == "Jugs" and Jugs().boards(best.moves)[-1] in ("(3, 4)", "(0, 4)")


def test_a_puzzle_is_searched_by_an_algorithm_of_one_s_own() -> None:
    assert Jugs().solve(bfs).length == Jugs().solve("bfs").length


def test_what_a_puzzle_raises_is_raised() -> None:
    class Failing(Jugs):
        def is_goal(self, state: Any) -> bool:
            raise Mine("here")

    for algorithm in ("bfs", "idastar", "genetic", bfs):
        with pytest.raises(Mine, match="here"):
            Failing().solve(algorithm, nodes=1000)


@pytest.mark.parametrize("step", [None, 5, ("a",), ("a", 1, 0), ("a", 1, "x"), ("a", 1, 1 << 60), ("a", 1, 1, 1)])
def test_successors_that_are_none_are_refused(step: Any) -> None:
    class Odd(Jugs):
        def successors(self, state: Any) -> Any:
            return [step]

    with pytest.raises(solvarium.Error, match="successors|costs"):
        Odd().solve("bfs")


def test_states_must_be_hashable_or_have_keys() -> None:
    class Lists(Jugs):
        def start(self) -> Any:
            return [0, 0]

        def successors(self, state: Any) -> Any:
            return [(name, list(after), cost) for name, after, cost in super().successors(state)]

    with pytest.raises(TypeError, match="unhashable"):
        Lists().solve("bfs")

    class Keyed(Lists):
        def key(self, state: Any) -> Any:
            return tuple(state)

    assert Keyed().solve("bfs").length == 6


def test_a_puzzle_that_changes_its_mind_breaks_nothing() -> None:
    class Fickle(Jugs):
        turn = 0

        def successors(self, state: Any) -> Any:
            self.turn += 1
            return [("on", (self.turn, 0), 1)] if self.turn < 50 else [("end", (4, 4), 1)]

        def is_goal(self, state: Any) -> bool:
            return state == (4, 4)

    with pytest.raises(solvarium.Bug):
        Fickle().solve("bfs")
