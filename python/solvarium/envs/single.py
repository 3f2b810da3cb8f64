"""One game at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .. import _native
from ..board import Board
from ..level import Level
from .curriculum import Fixed, Levels
from .specs import SPECS, Actions, Spec

Observation = np.ndarray[Any, np.dtype[np.uint8]]
#: Rewards when nothing else is asked for: of a unit of cost, and of winning.
COST, WON = -0.1, 10.0
#: Steps after which a game is over.
STEPS = 200


def choose(puzzle: str, level: str | Level | Sequence[str | Level] | None, levels: Levels | None) -> Levels:
    """Where levels come from."""
    return levels if levels is not None else Fixed(level if level is not None else SPECS[puzzle].level)


def sizes(spec: Spec, boards: Sequence[Board], shape: tuple[int, int] | None) -> tuple[tuple[int, int], Actions]:
    """The size in which boards are seen, and the actions of the largest of them."""
    clues = [1 if board.data["rows"] else 0 for board in boards]
    height = max(board.height + more for board, more in zip(boards, clues))
    width = max(board.width + more for board, more in zip(boards, clues))
    largest = Board({**boards[0].data, "height": height - max(clues), "width": width - max(clues)})
    return shape or (height, width), spec.actions(largest)


class PuzzleEnv(gymnasium.Env[Observation, np.int64]):
    """A puzzle as an environment."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        puzzle: str,
        level: str | Level | Sequence[str | Level] | None = None,
        *,
        levels: Levels | None = None,
        max_steps: int = STEPS,
        shape: tuple[int, int] | None = None,
        reward_cost: float = COST,
        reward_won: float = WON,
        render_mode: str | None = None,
    ) -> None:
        """``level`` is one level or several; ``levels`` a curriculum; ``shape`` what is seen, if more than they need."""
        self.spec_of = SPECS[puzzle]
        self.levels = choose(puzzle, level, levels)
        self.render_mode = render_mode
        self.max_steps, self.reward_cost, self.reward_won = max_steps, reward_cost, reward_won
        self._shape, actions = sizes(self.spec_of, self.levels.boards(), shape)
        #: What each action means: the moves that it may be.
        self.action_names = ["/".join(moves) for moves in actions]
        self._boards = _native.Boards(actions, list(self.spec_of.kinds), list(self.spec_of.pieces), self._shape)
        self.action_space = spaces.Discrete(len(actions))
        self.observation_space = spaces.Box(0, 255, (*self._shape, 3), np.uint8)
        #: The level that is played, and the moves so far.
        self.level: Level | None = None
        self.moves: list[str] = []
        self._steps = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begins a game, on the level that ``options["level"]`` names if there is one."""
        super().reset(seed=seed)
        given = (options or {}).get("level")
        level = Fixed(given).levels[0] if given is not None else self.levels.next(self.np_random)
        if level is not self.level:
            self._boards.put(0, level._native)
            self.level = level
        self._boards.begin(0)
        self.moves, self._steps = [], 0
        return self._look(), self._info(True, 0, False)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action."""
        if self.level is None:
            raise gymnasium.error.ResetNeeded(_native.say("python-not-begun"))
        text, cost, won = self._boards.step(0, int(action))
        self._steps += 1
        if text is not None:
            self.moves.append(text)
        truncated = not won and self._steps >= self.max_steps
        if won or truncated:
            self.levels.ended(won)
        reward = self.reward_cost * (1 if text is None else cost) + (self.reward_won if won else 0.0)
        return self._look(), reward, won, truncated, self._info(text is not None, cost, won)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal, as some learners ask."""
        return np.frombuffer(self._boards.mask(0), np.uint8).astype(bool)

    def render(self) -> str | None:
        """The board as text."""
        text = str(self.level.board(self.moves)) if self.level else ""
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _look(self) -> Observation:
        return np.frombuffer(self._boards.look(0), np.uint8).reshape(*self._shape, 3)

    def _info(self, legal: bool, cost: int, won: bool) -> dict[str, Any]:
        mask = np.frombuffer(self._boards.mask(0), np.uint8).view(np.int8)
        return {"action_mask": mask, "legal": legal, "cost": cost, "won": won}
