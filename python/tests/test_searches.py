"""Searches: results, comparisons, limits, Ctrl-C, threads, memory."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import solvarium

from conftest import bfs

HARD = "sokoban/30"


def test_a_result_has_moves_statistics_and_a_series(sokoban: solvarium.Level) -> None:
    result = sokoban.solve("astar", heuristic="nearest", space="push")
    assert (result.algorithm, result.heuristic, result.space) == ("astar", "nearest", "push")
    assert result.solved and result.optimal and bool(result) and len(result) == result.length
    assert result.series[-1]["expanded"] == result.expanded == result.stats["expanded"]
    assert "astar" in repr(result) and "<table>" in result._repr_html_()
    with pytest.raises(AttributeError, match="it has: puzzle"):
        result.nothing


def test_all_algorithms_agree(sokoban: solvarium.Level) -> None:
    comparison = sokoban.compare(nodes=50_000)
    best = min(result.cost for result in comparison if result.solved)
    assert len(comparison) > 10
    assert all(result.cost == best for result in comparison if result.optimal)
    assert str(comparison).splitlines()[0].startswith("algorithm") and "<td>bfs</td>" in comparison._repr_html_()


def test_a_comparison_has_the_programs_own_settings_and_one_s_own_algorithms(sokoban: solvarium.Level) -> None:
    comparison = sokoban.compare("wastar", bfs, "astar:nearest", weight=3)
    assert [result.algorithm for result in comparison] == ["wastar", "bfs", "astar"]
    assert comparison["wastar"].options["weight"] == 3 and comparison[2].heuristic == "nearest"


def test_frames_of_pandas(sokoban: solvarium.Level) -> None:
    frame = sokoban.compare("bfs", "astar").frame()
    assert list(frame["algorithm"]) == ["bfs", "astar"] and list(frame["pushes"]) == [10, 10]
    assert "expanded" in sokoban.solve("bfs").frame()
    assert sokoban.explore().frame()["states"].sum() == sokoban.explore().states


def test_limits_end_a_search(sokoban: solvarium.Level) -> None:
    assert sokoban.solve("bfs", nodes=3).limit == "nodes"
    assert solvarium.load(HARD).solve("bfs", bytes=1 << 16).limit == "memory"
    assert solvarium.load(HARD).solve("ids", seconds=0.05).limit == "time"


def test_progress_is_told_and_may_raise() -> None:
    told: list[int] = []

    def note(expanded: int, open: int, seconds: float) -> None:
        told.append(expanded)

    solvarium.load(HARD).solve("ids", seconds=0.5, progress=note)
    assert told and told == sorted(told)

    def refuse(*_: float) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        solvarium.load(HARD).solve("ids", seconds=30, progress=refuse)


def test_a_bar_of_tqdm(capsys: pytest.CaptureFixture[str]) -> None:
    solvarium.load(HARD).solve("ids", seconds=0.3, progress=True)
    assert "states" in capsys.readouterr().err


def test_ctrl_c_ends_a_search() -> None:
    code = f"import solvarium; level = solvarium.load({HARD!r}); print('go', flush=True); level.solve('ids')"
    child = subprocess.Popen([sys.executable, "-P", "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout and child.stdout.readline() == "go\n"
    # The signal may come a moment before the search: then it ends the program all the same.
    os.kill(child.pid, signal.SIGINT)
    _, said = child.communicate(timeout=60)
    assert child.returncode != 0 and "KeyboardInterrupt" in said


def test_other_threads_run_during_a_search() -> None:
    level, done = solvarium.load(HARD), threading.Event()
    turns = 0

    def search() -> None:
        level.solve("ids", seconds=1)
        done.set()

    thread = threading.Thread(target=search)
    thread.start()
    while not done.is_set():
        turns += 1
        time.sleep(0.001)
    thread.join()
    assert turns > 20


def test_threads_search_at_once(sokoban: solvarium.Level) -> None:
    def estimate(state: solvarium.View, level: solvarium.View) -> float:
        return sum(box not in level.goals for box in state.boxes)

    def work(number: int) -> int:
        heuristic = estimate if number % 2 else "nearest"
        return int(sokoban.solve("astar", heuristic=heuristic).cost)

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(work, range(200))) == {10}


def test_ten_thousand_searches_leave_nothing_behind(sokoban: solvarium.Level) -> None:
    code = """
import resource, solvarium
level = solvarium.load("sokoban/1")
def own(state, of): return 0
def memory(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for turn in range(10_000):
    if turn == 2_000: before = memory()
    level.solve("astar", heuristic=own) if turn % 10 == 0 else level.solve("astar")
print(memory() - before)
"""
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    unit = 1024 if sys.platform == "darwin" else 1
    assert int(done.stdout) / unit < 4096, f"{done.stdout} more KiB after 8,000 searches"


def test_a_trace_is_written_for_every_expansion(tmp_path: Path, sokoban: solvarium.Level) -> None:
    for algorithm in ("astar", bfs):
        file = tmp_path / "trace"
        result = sokoban.solve(algorithm, trace=file)
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        assert lines[0]["event"] == "trace" and lines[0]["algorithm"] == result.algorithm
        expanded = [line for line in lines if line["event"] == "expand"]
        assert len(expanded) == result.expanded and expanded[0]["parent"] is None
    with pytest.raises(OSError, match="nowhere"):
        sokoban.solve("bfs", trace=tmp_path / "nowhere" / "trace")
