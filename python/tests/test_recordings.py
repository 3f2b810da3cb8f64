"""Recorded searches."""

from __future__ import annotations

import pytest
import solvarium

from conftest import bfs


@pytest.mark.parametrize("level", ["sokoban/1", "water-sort/1", "bloxorz/1", "tents/1", "light-up/1", "grid/1"])
@pytest.mark.parametrize("algorithm", ["bfs", "astar", "idastar", "greedy", bfs])
def test_every_expansion_is_shown_as_a_board(level: str, algorithm: str) -> None:
    of = solvarium.load(level)
    result = of.solve(algorithm, nodes=300, record=True)
    recording = result.recording
    assert recording is not None and len(recording) == result.expanded and recording.left_out == 0
    assert recording.board(0) == of.board() and recording[0]["parent"] is None
    for row in {0, len(recording) // 2, len(recording) - 1}:
        about = recording[row]
        assert about["parent"] is None or about["parent"] < row
        assert of.board(recording.moves(row)) == recording.board(row)
    assert list(recording.frame()["depth"]) == [about["depth"] for about in recording]


def test_a_row_that_is_none_is_refused(sokoban: solvarium.Level) -> None:
    recording = sokoban.solve("bfs", record=True).recording
    assert recording is not None and recording[-1] == recording[len(recording) - 1]
    for row in (len(recording), 10**9):
        with pytest.raises(IndexError, match="no row"):
            recording.board(row)
    assert sokoban.solve("bfs").recording is None


def test_searches_from_the_goals_and_without_states_are_recorded_as_far_as_they_can_be(sokoban: solvarium.Level) -> None:
    both = sokoban.solve("bidirectional", record=True)
    assert both.recording is not None and len(both.recording) + both.recording.left_out == both.expanded
    local = sokoban.solve("anneal", nodes=100, record=True)
    assert local.recording is not None and len(local.recording) == 0
