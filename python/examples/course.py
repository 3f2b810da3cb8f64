"""Breadth-first search, A* and IDA* as a course writes them, on any space of any level.

A state is its own key: it can be hashed, compared and put into a queue. `space.successors` is an expansion, and it is counted;
what an algorithm returns is replayed by the rules. Run it to see these beside the program's own.
"""

from __future__ import annotations

import heapq
import math
from collections import deque

import solvarium
from solvarium import Space


def way_to(state: bytes, parents: dict[bytes, bytes | None]) -> list[bytes]:
    """The states from the start to this one."""
    path = [state]
    while (parent := parents[path[-1]]) is not None:
        path.append(parent)
    return path[::-1]


def breadth_first(space: Space) -> list[bytes] | None:
    """The fewest moves: states wait in the order in which they are found."""
    parents: dict[bytes, bytes | None] = {space.start: None}
    frontier = deque([space.start])
    while frontier:
        state = frontier.popleft()
        if space.is_goal(state):
            return way_to(state, parents)
        for _, child, _ in space.successors(state):
            if child not in parents:
                parents[child] = state
                frontier.append(child)
    return None


def a_star(space: Space) -> list[bytes] | None:
    """The least cost, if the heuristic is admissible: the state with the least cost plus estimate goes first."""
    best: dict[bytes, float] = {space.start: 0}
    parents: dict[bytes, bytes | None] = {space.start: None}
    frontier = [(space.heuristic(space.start), space.start)]
    closed = set()
    while frontier:
        _, state = heapq.heappop(frontier)
        if state in closed:
            continue
        if space.is_goal(state):
            return way_to(state, parents)
        closed.add(state)
        for _, child, cost in space.successors(state):
            reached = best[state] + cost
            if reached < best.get(child, math.inf):
                best[child], parents[child] = reached, state
                closed.discard(child)
                heapq.heappush(frontier, (reached + space.heuristic(child), child))
    return None


def ida_star(space: Space) -> list[bytes] | None:
    """The same with the memory of one path: depth-first searches, each to a higher bound on cost plus estimate."""
    path = [space.start]

    def search(reached: int, bound: float) -> float | None:
        """None if a goal was found, else the least sum beyond the bound."""
        state = path[-1]
        total = reached + space.heuristic(state)
        if total > bound:
            return total
        if space.is_goal(state):
            return None
        beyond = math.inf
        for _, child, cost in space.successors(state):
            if child not in path:
                path.append(child)
                found = search(reached + cost, bound)
                if found is None:
                    return None
                beyond = min(beyond, found)
                path.pop()
        return beyond

    bound: float | None = space.heuristic(space.start)
    while bound is not None and bound < math.inf:
        bound = search(0, bound)
    return path if bound is None else None


if __name__ == "__main__":
    level = solvarium.load("sokoban/2")
    print(level)
    print(level.compare(breadth_first, "bfs", a_star, "astar", ida_star, "idastar", space="push"))
