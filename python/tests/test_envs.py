"""The environments of Gymnasium."""

from __future__ import annotations

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
import solvarium
from gymnasium.utils.env_checker import check_env
from solvarium.envs import SPECS, Curriculum, PuzzleVectorEnv, Stage

ALL = sorted(SPECS.values(), key=lambda spec: spec.id)


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.id)
def test_gymnasiums_own_checker_has_nothing_to_say(spec: object) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(spec.id, render_mode="ansi").unwrapped)  # type: ignore[attr-defined]


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.id)
def test_a_solution_of_ours_wins(spec: object) -> None:
    level = solvarium.load(spec.level)  # type: ignore[attr-defined]
    env = gymnasium.make(spec.id, level=level)  # type: ignore[attr-defined]
    _, info = env.reset(seed=0)
    result = level.solve(seconds=60)
    names, total = env.unwrapped.action_names, 0.0
    for number, move in enumerate(result.moves, 1):
        action = next(at for at, name in enumerate(names) if move in name.split("/"))
        assert info["action_mask"][action]
        _, reward, won, out, info = env.step(action)
        total += float(reward)
        assert info["legal"] and not out and won == (number == len(result.moves))
    assert total == pytest.approx(10 - 0.1 * sum_of_costs(level, result))
    assert env.unwrapped.moves == result.moves


def sum_of_costs(level: solvarium.Level, result: solvarium.Result) -> int:
    return int(level.check(result).solution["cost"])


def test_an_illegal_action_changes_nothing_and_is_masked() -> None:
    env = gymnasium.make("Solvarium/Sokoban-v0", level="sokoban/1")
    before, info = env.reset()
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, won, out, info = env.step(action)
    assert np.array_equal(before, after) and reward == pytest.approx(-0.1) and not info["legal"] and not won


def test_a_game_ends_when_its_steps_are_used_up() -> None:
    env = gymnasium.make("Solvarium/Sokoban-v0", level="sokoban/1", max_steps=3)
    env.reset()
    ends = [env.step(0)[3] for _ in range(3)]
    assert ends == [False, False, True]


def test_clues_are_seen() -> None:
    seen, _ = gymnasium.make("Solvarium/Tents-v0").reset()
    level = solvarium.load("tents/1")
    data = level.board().data
    assert [int(mark) - 1 for mark in seen[: level.board().height, -1, 1]] == [int(clue) for clue in data["rows"]]
    assert [int(mark) - 1 for mark in seen[-1, : level.board().width, 1]] == [int(clue) for clue in data["columns"]]


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.id)
def test_many_games_at_once_are_the_same_as_one_by_one(spec: object) -> None:
    count, steps = 5, 120
    vector = gymnasium.make_vec(spec.id, num_envs=count, max_steps=20)  # type: ignore[attr-defined]
    assert isinstance(vector.unwrapped, PuzzleVectorEnv)
    single = [gymnasium.make(spec.id, max_steps=20) for _ in range(count)]  # type: ignore[attr-defined]
    seen, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    expected = [env.reset()[0] for env in single]
    assert np.array_equal(seen, expected)
    over = [False] * count
    rng = np.random.default_rng(1)
    for _ in range(steps):
        actions = rng.integers(vector.single_action_space.n, size=count)
        seen, rewards, won, out, _ = vector.step(actions)
        for at, env in enumerate(single):
            if over[at]:
                one, reward, over[at] = env.reset()[0], 0.0, False
            else:
                one, reward, is_won, is_out, _ = env.step(actions[at])
                over[at] = is_won or is_out
                assert (is_won, is_out) == (won[at], out[at])
            assert np.array_equal(one, seen[at]) and reward == pytest.approx(rewards[at])
    assert vector.unwrapped.action_masks().shape == (count, vector.single_action_space.n)


def test_gymnasiums_own_vectors_take_them_too() -> None:
    for mode in ("sync", "async"):
        vector = gymnasium.make_vec("Solvarium/Sokoban-v0", num_envs=2, vectorization_mode=mode, level="sokoban/2")
        vector.reset(seed=1)
        vector.step(vector.action_space.sample())
        vector.close()


def test_a_curriculum_goes_on_when_games_are_won() -> None:
    stages = [Stage({"width": 7, "height": 7, "boxes": 2}), {"width": 8, "height": 8, "boxes": 2}]
    levels = Curriculum("sokoban", stages, seeds=2, threshold=0.5, window=2)
    env = gymnasium.make("Solvarium/Sokoban-v0", levels=levels)
    for stage in (0, 0, 1, 1):
        env.reset(seed=stage)
        assert levels.stage == stage
        level = env.unwrapped.level
        assert level == levels.level(stage, 0) or level == levels.level(stage, 1)
        for move in level.solve("astar", space="step").moves:
            env.step(next(at for at, name in enumerate(env.unwrapped.action_names) if move in name))


def test_seeds_choose_levels() -> None:
    env = gymnasium.make("Solvarium/Sokoban-v0", level=["sokoban/1", "sokoban/2", "sokoban/3"])
    chosen = [[env.reset(seed=seed)[0].tobytes() for seed in range(6)] for _ in range(2)]
    assert chosen[0] == chosen[1] and len(set(chosen[0])) > 1
    assert env.observation_space.contains(env.reset(options={"level": "sokoban/2"})[0])


def test_a_level_that_is_too_large_is_refused() -> None:
    env = gymnasium.make("Solvarium/Sokoban-v0", level="sokoban/1", shape=(3, 3))
    with pytest.raises(solvarium.AskError, match="only 3x3 are there"):
        env.reset()


def test_wrong_actions_are_refused() -> None:
    env = gymnasium.make("Solvarium/Sokoban-v0", disable_env_checker=True).unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset()
    with pytest.raises(solvarium.AskError, match="no action 4; there are 4"):
        env.step(4)
    vector = gymnasium.make_vec("Solvarium/Sokoban-v0", num_envs=2)
    vector.reset()
    with pytest.raises(solvarium.AskError, match="1 actions for 2 games"):
        vector.unwrapped.step([0])


@pytest.mark.parametrize("name", ["Solvarium/Sokoban-v0", "solvarium.envs:Solvarium/Sokoban-v0"])
def test_importing_them_is_all_it_takes(name: str) -> None:
    imported = "" if ":" in name else "import solvarium.envs; "
    code = f"import gymnasium; {imported}print(gymnasium.make({name!r}, level='sokoban/3').reset()[0].shape)"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")


def test_without_gymnasium_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None\nimport solvarium\nimport solvarium.envs"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
    assert done.returncode == 1 and 'pip install "solvarium[gym]"' in done.stderr
