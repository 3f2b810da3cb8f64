"""The examples and the notebooks run, and what they claim holds."""

from __future__ import annotations

import importlib.util
import runpy
import sys
from pathlib import Path
from types import ModuleType

import nbformat
import pytest
import solvarium
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_runs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(file), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("level", ["sokoban/1", "water-sort/1", "bloxorz/1", "grid/1"])
def test_the_course_s_algorithms_find_the_least_costs(level: str) -> None:
    course, of = example("course"), solvarium.load(level)
    best = of.solve("astar").cost
    assert of.solve(course.a_star).cost == best == of.solve("ucs").cost
    if level != "grid/1":
        assert of.solve(course.ida_star, nodes=200_000).cost == best
    assert of.solve(course.breadth_first).stats["solution_depth"] == of.solve("bfs").stats["solution_depth"]


def test_learning_learns() -> None:
    first, last = example("learning").learn()
    assert last > 40 and last > first


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 5


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_every_notebook_runs(file: Path) -> None:
    notebook = nbformat.read(file, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "notebooks are kept without outputs"
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(file.parent)}}).execute()
