"""A puzzle of one's own: the 15-puzzle. What a move is is all there is to say; every algorithm can search it."""

from __future__ import annotations

from collections.abc import Iterator

import solvarium

Tiles = tuple[int, ...]
SIDE = 4
GOAL: Tiles = (*range(1, SIDE * SIDE), 0)


class Fifteen(solvarium.Puzzle):
    """Tiles are pushed into the gap until they are in order."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles

    def start(self) -> Tiles:
        return self.tiles

    def is_goal(self, state: Tiles) -> bool:
        return state == GOAL

    def successors(self, state: Tiles) -> Iterator[tuple[str, Tiles]]:
        gap = state.index(0)
        row, column = divmod(gap, SIDE)
        for name, down, right in (("up", -1, 0), ("down", 1, 0), ("left", 0, -1), ("right", 0, 1)):
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
                other = gap + down * SIDE + right
                tiles = list(state)
                tiles[gap], tiles[other] = tiles[other], tiles[gap]
                yield name, tuple(tiles)

    def heuristic(self, state: Tiles) -> float:
        """The steps that the tiles are away from their places."""
        away = 0
        for place, tile in enumerate(state):
            if tile:
                away += abs(place // SIDE - (tile - 1) // SIDE) + abs(place % SIDE - (tile - 1) % SIDE)
        return away

    def draw(self, state: Tiles) -> str:
        rows = [state[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE)]
        return "\n".join(" ".join(f"{tile:2}" if tile else " ." for tile in row) for row in rows)


if __name__ == "__main__":
    puzzle = Fifteen((5, 1, 2, 4, 9, 6, 3, 8, 13, 10, 7, 11, 0, 14, 15, 12))
    print(puzzle.draw(puzzle.start()))
    print(puzzle.compare("bfs", "greedy", "astar", "idastar", "genetic", nodes=50_000))
