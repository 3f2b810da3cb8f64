"""Levels: loading, boards, notations, checking, hints, exploring, generating."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest
import solvarium

PUZZLES = sorted(solvarium.puzzles())


def first(puzzle: str) -> solvarium.Level:
    return solvarium.load(solvarium.puzzles()[puzzle]["levels"][0])


def test_a_level_comes_by_name_from_a_file_and_from_text(tmp_path: Path, sokoban: solvarium.Level) -> None:
    text = sokoban.write()
    file = tmp_path / "one.xsb"
    file.write_text(text)
    assert sokoban == solvarium.load(file) == solvarium.load(str(file)) == solvarium.load(text)
    assert hash(sokoban) == hash(solvarium.load(file))
    assert sokoban.puzzle == "sokoban" and sokoban.name == "sokoban/1"
    file.write_text(text + "\n" + solvarium.load("sokoban/2").write())
    assert solvarium.load(file, part=2) == solvarium.load("sokoban/2")


def test_levels_are_copied_and_pickled(sokoban: solvarium.Level) -> None:
    assert copy.deepcopy(sokoban) == sokoban == pickle.loads(pickle.dumps(sokoban))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_puzzle_is_solved_drawn_and_written(puzzle: str) -> None:
    level = first(puzzle)
    result = level.solve(seconds=60)
    assert result.solved and level.check(result) and result.data["puzzle"] == puzzle
    boards = result.boards()
    assert len(boards) == len(result) + 1 and str(boards[0]) == str(level)
    for board in (boards[0], boards[-1]):
        drawn = xml.fromstring(board.svg())
        assert len(drawn) >= board.width * board.height
    for notation in solvarium.puzzles()[puzzle]["formats"]:
        assert solvarium.Level.from_text(level.write(notation), puzzle=puzzle) == level
    for notation in solvarium.puzzles()[puzzle]["solution_formats"]:
        assert result.write(notation)


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if solvarium.puzzles()[puzzle]["generator"]])
def test_generated_levels_are_the_same_for_the_same_seed(puzzle: str) -> None:
    one, two = (solvarium.generate(puzzle, seed=5, nodes=2_000_000) for _ in range(2))
    assert one == two and one.solve(seconds=60).solved


def test_a_target_is_met_and_said(sokoban: solvarium.Level) -> None:
    level = solvarium.generate("sokoban", seed=1, target="pushes 5..40", nodes=200_000)
    assert level.made is not None and level.made["verified"]
    assert 5 <= level.solve("astar").measures["pushes"] <= 40


def test_checks_hints_and_explorations(sokoban: solvarium.Level) -> None:
    assert sokoban.check().solvable
    result = sokoban.solve("astar")
    assert sokoban.check(result) and not sokoban.check(result.moves[:-1])
    assert sokoban.check("".join(result.moves))
    hint = sokoban.hint(result.moves[:5])
    assert hint.hint == "next" and hint.text and hint.rest
    assert sokoban.hint(result).hint == "solved"
    explored = sokoban.explore(dead=True)
    assert explored.complete and explored.nearest_goal == result.cost and explored.dead > 0
    assert sokoban.explore(nodes=5).stopped == "nodes"


def test_rules_are_settings(sokoban: solvarium.Level) -> None:
    assert sokoban.solve("astar", cost="moves").cost == sokoban.with_rules(cost="moves").solve("astar", space="step").cost


def test_notations_of_solutions_are_read_back(sokoban: solvarium.Level) -> None:
    moves = sokoban.solve("astar").moves
    assert sokoban.read_solution(sokoban.write_solution(moves, "lurd")) == moves
