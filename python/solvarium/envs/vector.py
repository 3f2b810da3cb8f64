"""Many games at once: they are stepped in Rust."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .. import _native
from ..level import Level
from .curriculum import Levels
from .single import COST, STEPS, WON, Observation, choose, sizes
from .specs import SPECS


class PuzzleVectorEnv(VectorEnv[Observation, Any, Any]):
    """Several games of a puzzle. A game that has ended begins again with the next step, whose action is not looked at."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        puzzle: str,
        num_envs: int = 1,
        level: str | Level | Sequence[str | Level] | None = None,
        *,
        levels: Levels | None = None,
        max_steps: int = STEPS,
        shape: tuple[int, int] | None = None,
        reward_cost: float = COST,
        reward_won: float = WON,
        render_mode: str | None = None,
    ) -> None:
        """The same as for one game, and ``num_envs`` of them."""
        spec = SPECS[puzzle]
        self.levels = choose(puzzle, level, levels)
        self.num_envs, self.max_steps, self.render_mode = num_envs, max_steps, render_mode
        self.reward_cost, self.reward_won = reward_cost, reward_won
        self._shape, actions = sizes(spec, self.levels.boards(), shape)
        #: What each action means: the moves that it may be.
        self.action_names = ["/".join(moves) for moves in actions]
        self._boards = _native.Boards(actions, list(spec.kinds), list(spec.pieces), self._shape)
        self._played: list[Level | None] = [None] * num_envs
        self.single_action_space = spaces.Discrete(len(actions))
        self.single_observation_space = spaces.Box(0, 255, (*self._shape, 3), np.uint8)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        for at in range(self.num_envs):
            self._begin(at, False)
        return self._look(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Plays an action in each game."""
        for at in self._boards.ended():
            self._begin(at, True)
        flags, costs = self._boards.step_all(np.asarray(actions, np.int64).tolist(), self.max_steps)
        allowed, terminated, truncated, played = np.frombuffer(flags, np.uint8).reshape(-1, 4).T.astype(bool)
        cost = np.asarray(costs, np.float64)
        rewards = self.reward_cost * np.where(allowed, cost, 1.0) * played + self.reward_won * terminated
        for at in np.flatnonzero(terminated | truncated).tolist():
            self.levels.ended(bool(terminated[at]))
        return self._look(), rewards, terminated, truncated, {"legal": allowed, "cost": cost}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal in each game."""
        masks = [np.frombuffer(self._boards.mask(at), np.uint8) for at in range(self.num_envs)]
        return np.stack(masks).astype(bool)

    def _begin(self, at: int, skip: bool) -> None:
        level = self.levels.next(self.np_random)
        if level is not self._played[at]:
            self._boards.put(at, level._native)
            self._played[at] = level
        self._boards.begin(at, skip)

    def _look(self) -> Observation:
        return np.frombuffer(self._boards.look_at_all(), np.uint8).reshape(self.num_envs, *self._shape, 3)
