"""What the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
import solvarium
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# The same inputs in every run.
settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile("fixed")


def pytest_sessionstart(session: pytest.Session) -> None:
    """The installed package is tested, not its sources."""
    assert ROOT not in Path(solvarium.__file__).resolve().parents, "run the tests with `make test-python`"


@pytest.fixture
def sokoban() -> solvarium.Level:
    """A small level."""
    return solvarium.load("sokoban/1")


def bfs(space: solvarium.Space) -> list[bytes] | None:
    """Breadth-first search."""
    parents: dict[bytes, bytes | None] = {space.start: None}
    waiting = [space.start]
    for state in waiting:
        if space.is_goal(state):
            path = [state]
            while (parent := parents[path[-1]]) is not None:
                path.append(parent)
            return path[::-1]
        for _, following, _ in space.successors(state):
            if following not in parents:
                parents[following] = state
                waiting.append(following)
    return None
