"""Gymnasium environments for the puzzles.

>>> import gymnasium
>>> import solvarium.envs
>>> env = gymnasium.make("Solvarium/Sokoban-v0", level="sokoban/3")
>>> observation, info = env.reset(seed=1)

An action is a number; ``env.unwrapped.action_names`` says what each means, and ``info["action_mask"]`` which are legal.
An action that is not legal changes nothing and costs as much as the cheapest move. What is seen is an array of bytes,
``(height, width, 3)``: for each cell what it is, the number or colour on it plus one, and what stands on it.
"""

from __future__ import annotations

from .. import _ask

try:
    from gymnasium.envs.registration import register, registry
except ImportError:
    raise _ask.needs("solvarium.envs", "gymnasium", "gym") from None

from .curriculum import Curriculum, Fixed, Levels, Stage
from .single import PuzzleEnv
from .specs import SPECS, Spec
from .vector import PuzzleVectorEnv

__all__ = ["Curriculum", "Fixed", "Levels", "PuzzleEnv", "PuzzleVectorEnv", "SPECS", "Spec", "Stage"]

for _spec in SPECS.values():
    if _spec.id not in registry:
        register(
            _spec.id,
            entry_point="solvarium.envs:PuzzleEnv",
            vector_entry_point="solvarium.envs:PuzzleVectorEnv",
            kwargs={"puzzle": _spec.puzzle},
        )
