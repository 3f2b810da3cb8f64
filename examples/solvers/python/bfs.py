"""Breadth-first search for Solvarium, in plain Python: Water Sort and Sokoban. A place to start from.

    solvarium solve water-sort/0 --external "python3 examples/solvers/python/bfs.py"
    solvarium compare sokoban/1 -a bfs,astar --external "mine=python3 examples/solvers/python/bfs.py"

The question comes on standard input, one line of JSON; answers go to standard output, JSON lines. With `--expansions`
every expansion is told too, so that `solvarium solve … --trace FILE` can write it down.
docs/EXTERNAL_SOLVERS.md describes all that can be asked and said.
"""

import json
import sys
from collections import deque


class WaterSort:
    """Cups as texts, bottom first. The level comes as `4:abcd.deae._`: capacity, colon, cups, `_` for an empty one."""

    def __init__(self, text):
        capacity, cups = text.strip().split(":")
        self.capacity = int(capacity)
        self.start = tuple(cup.replace("_", "") for cup in cups.split("."))

    def is_goal(self, cups):
        return all(cup == "" or cup == cup[0] * self.capacity for cup in cups)

    def successors(self, cups):
        for i, source in enumerate(cups):
            for j, target in enumerate(cups):
                room = self.capacity - len(target)
                if i == j or source == "" or room == 0 or (target and target[-1] != source[-1]):
                    continue
                rest = source.rstrip(source[-1])
                poured = min(len(source) - len(rest), room)
                after = list(cups)
                after[i] = source[: len(source) - poured]
                after[j] = target + source[-1] * poured
                yield f"{i}>{j}", tuple(after)

    def show(self, cups):
        return f"{self.capacity}:" + ".".join(cup or "_" for cup in sorted(cups))


class Sokoban:
    """A state is the player's cell and the set of boxes. The level comes as rows of `#`, `@`, `$`, `.`, `*`, `+`."""

    STEPS = {"l": (0, -1), "u": (-1, 0), "r": (0, 1), "d": (1, 0)}

    def __init__(self, text):
        cells = {(r, c): x for r, row in enumerate(text.splitlines()) for c, x in enumerate(row)}
        self.walls = {cell for cell, x in cells.items() if x == "#"}
        self.goals = {cell for cell, x in cells.items() if x in ".*+"}
        boxes = frozenset(cell for cell, x in cells.items() if x in "$*")
        player = next(cell for cell, x in cells.items() if x in "@+")
        self.start = (player, boxes)

    def is_goal(self, state):
        return state[1] <= self.goals

    def successors(self, state):
        (r, c), boxes = state
        for letter, (dr, dc) in self.STEPS.items():
            to, beyond = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
            if to in self.walls:
                continue
            if to not in boxes:
                yield letter, (to, boxes)
            elif beyond not in self.walls and beyond not in boxes:
                yield letter.upper(), (to, boxes - {to} | {beyond})

    def show(self, state):
        return f"player {state[0]}, boxes {sorted(state[1])}"


def say(**what):
    print(json.dumps(what), flush=True)


def breadth_first(puzzle, most, tell_expansions):
    """The moves of a shortest solution; None if there is none or too much was expanded."""
    start = puzzle.start
    # For each state met: its number, the state and move it was reached by, and its depth.
    met = {start: (0, None, None, 0)}
    waiting = deque([start])
    expanded = 0
    while waiting:
        state = waiting.popleft()
        number, parent, _, depth = met[state]
        if puzzle.is_goal(state):
            say(expanded=expanded, generated=len(met))
            return way_to(state, met)
        if most is not None and expanded == most:
            say(expanded=expanded, outcome="gave-up", message="the node limit is reached")
            return None
        expanded += 1
        if tell_expansions:
            parent = None if parent is None else met[parent][0]
            say(event="expand", n=expanded, id=number, parent=parent, depth=depth, g=depth, h=None,
                state=puzzle.show(state))
        for move, after in puzzle.successors(state):
            if after not in met:
                met[after] = (len(met), state, move, depth + 1)
                waiting.append(after)
    say(expanded=expanded, outcome="unsolvable")
    return None


def way_to(state, met):
    moves = []
    while met[state][1] is not None:
        _, state, move, _ = met[state]
        moves.append(move)
    return moves[::-1]


def main():
    question = json.loads(sys.stdin.readline())
    puzzles = {"water-sort": WaterSort, "sokoban": Sokoban}
    if question["puzzle"] not in puzzles:
        say(outcome="gave-up", message=f"I do not know {question['puzzle']}")
        return
    puzzle = puzzles[question["puzzle"]](question["level"]["text"])
    moves = breadth_first(puzzle, question["limits"]["nodes"], "--expansions" in sys.argv)
    if moves is not None:
        say(moves=moves)


main()
