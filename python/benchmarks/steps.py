"""Steps a second of an environment in this interpreter: `steps.py NAME SECONDS`. Prints the number.

Random actions on a Sokoban of 10 x 10 cells with 4 boxes. A game that ends goes on without a new level, so that nobody pays for
making levels.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable, Iterator

import numpy as np

SIDE, BOXES, ACTIONS = 10, 4, 4096


def gym_sokoban(mode: str) -> Iterator[Callable[[], int]]:
    """The environment of the package gym_sokoban; its actions 1 to 4 push, 5 to 8 move."""
    from gym_sokoban.envs import SokobanEnv

    env = SokobanEnv(dim_room=(SIDE, SIDE), num_boxes=BOXES, max_steps=10**9)
    env.reset()
    for action in draws(1, 9):

        def step(action: int = action) -> int:
            env.step(action, observation_mode=mode)
            return 1

        yield step


def level() -> object:
    """A level of the same size."""
    import solvarium

    return solvarium.generate("sokoban", width=SIDE, height=SIDE, boxes=BOXES, seed=1)


def one() -> Iterator[Callable[[], int]]:
    """Ours, one game, as `gymnasium.make` gives it."""
    import gymnasium
    import solvarium.envs  # noqa: F401

    env = gymnasium.make("Solvarium/Sokoban-v0", level=level(), disable_env_checker=True)
    env.reset(seed=1)
    for action in draws(0, 4):

        def step(action: int = action) -> int:
            _, _, won, out, _ = env.step(action)
            if won or out:
                env.reset()
            return 1

        yield step


def many(count: int) -> Iterator[Callable[[], int]]:
    """Ours, many games at once, as `gymnasium.make_vec` gives them."""
    import gymnasium
    import solvarium.envs  # noqa: F401

    env = gymnasium.make_vec("Solvarium/Sokoban-v0", num_envs=count, level=level())
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(ACTIONS):
        actions = rng.integers(0, 4, size=count)

        def step(actions: np.ndarray = actions) -> int:
            env.step(actions)
            return count

        yield step


def draws(least: int, beyond: int) -> list[int]:
    return np.random.default_rng(1).integers(least, beyond, size=ACTIONS).tolist()


WHAT: dict[str, Callable[[], Iterator[Callable[[], int]]]] = {
    "gym_sokoban": lambda: gym_sokoban("rgb_array"),
    "gym_sokoban-tiny": lambda: gym_sokoban("tiny_rgb_array"),
    "solvarium": one,
    "solvarium-64": lambda: many(64),
}


def main(name: str, seconds: float) -> None:
    warnings.simplefilter("ignore")
    steps = list(WHAT[name]())
    steps[0]()
    done, started = 0, time.perf_counter()
    at = 0
    while (passed := time.perf_counter() - started) < seconds:
        done += sum(step() for step in steps[at : at + 16])
        at = (at + 16) % len(steps)
    print(done / passed)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
