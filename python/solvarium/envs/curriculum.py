"""Which level comes next: always the same, some in turn, or ever harder ones from the generator."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .. import _native
from ..board import Board
from ..level import Level, generate, load


class Levels(Protocol):
    """Gives levels to learn on."""

    def next(self, rng: Any) -> Level:
        """The level of the next game; chance comes from the environment's generator."""

    def boards(self) -> Sequence[Board]:
        """Boards that are as large as any that will come."""

    def ended(self, won: bool) -> None:
        """A game has ended."""


class Fixed:
    """One level, or several of which each game draws one."""

    def __init__(self, levels: str | Level | Sequence[str | Level]) -> None:
        several = [levels] if isinstance(levels, (str, Level)) else list(levels)
        self.levels = [load(level) if isinstance(level, str) else level for level in several]

    def next(self, rng: Any) -> Level:
        """One of the levels."""
        return self.levels[0 if len(self.levels) == 1 else int(rng.integers(len(self.levels)))]

    def boards(self) -> Sequence[Board]:
        """Their boards."""
        return [level.board() for level in self.levels]

    def ended(self, won: bool) -> None:
        """Nothing follows from it."""


@dataclass(frozen=True)
class Stage:
    """A stage of a curriculum: settings of the generator, and what its levels must be like."""

    settings: Mapping[str, Any] = field(default_factory=dict)
    target: str | None = None


class Curriculum:
    """Levels from the generator, stage by stage.

    When ``threshold`` of the last ``window`` games of a stage were won, the next stage begins. Each game draws one of
    ``seeds`` levels of the stage, which are made when they are first needed and kept. The same seeds give the same levels.
    """

    def __init__(
        self,
        puzzle: str,
        stages: Sequence[Stage | Mapping[str, Any]],
        *,
        seeds: int = 100,
        threshold: float = 0.8,
        window: int = 50,
        nodes: int = 1_000_000,
    ) -> None:
        self.puzzle = puzzle
        self.stages = [stage if isinstance(stage, Stage) else Stage(dict(stage)) for stage in stages]
        if not self.stages or seeds < 1:
            raise ValueError(_native.say("python-no-stages"))
        self.seeds, self.threshold, self.nodes = seeds, threshold, nodes
        #: The number of the stage, from 0.
        self.stage = 0
        self._games: deque[bool] = deque(maxlen=window)
        self._made: dict[tuple[int, int], Level] = {}

    def level(self, stage: int, seed: int) -> Level:
        """The level of a stage and a seed."""
        if (stage, seed) not in self._made:
            wanted = self.stages[stage]
            made = generate(self.puzzle, seed=seed, target=wanted.target, nodes=self.nodes, **wanted.settings)
            self._made[stage, seed] = made
        return self._made[stage, seed]

    def next(self, rng: Any) -> Level:
        """A level of the stage."""
        return self.level(self.stage, int(rng.integers(self.seeds)))

    def boards(self) -> Sequence[Board]:
        """A board of each stage: all levels of a stage are meant to be of one size."""
        return [self.level(stage, 0).board() for stage in range(len(self.stages))]

    def ended(self, won: bool) -> None:
        """Counts the game, and goes on to the next stage when enough were won."""
        self._games.append(won)
        full = len(self._games) == self._games.maxlen
        if full and sum(self._games) >= self.threshold * len(self._games) and self.stage + 1 < len(self.stages):
            self.stage += 1
            self._games.clear()
