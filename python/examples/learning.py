"""Q-learning on a small Sokoban, to show the environment: a table, chance, and nothing else."""

from __future__ import annotations

from collections import defaultdict

import gymnasium
import numpy as np
import solvarium
import solvarium.envs

LEVEL = """\
######
#@   #
# $. #
#    #
######
"""


def learn(games: int = 400, seed: int = 1) -> tuple[int, int]:
    """Wins among the first and among the last 50 games."""
    env = gymnasium.make("Solvarium/Sokoban-v0", level=solvarium.load(LEVEL), max_steps=60)
    values: defaultdict[bytes, np.ndarray] = defaultdict(lambda: np.zeros(4))
    rng, won = np.random.default_rng(seed), []
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        state, over, win = seen.tobytes(), False, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            exploring = rng.random() < max(0.05, 1 - game / 200)
            action = rng.choice(legal) if exploring else legal[np.argmax(values[state][legal])]
            seen, reward, win, out, info = env.step(action)
            after, over = seen.tobytes(), win or out
            future = 0.0 if win else 0.95 * values[after].max()
            values[state][action] += 0.3 * (float(reward) + future - values[state][action])
            state = after
        won.append(win)
    return sum(won[:50]), sum(won[-50:])


if __name__ == "__main__":
    first, last = learn()
    print(f"won {first} of the first 50 games and {last} of the last 50")
