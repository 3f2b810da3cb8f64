"""Planners, SAT solvers and clingo beside our own searches, on small levels. `run_tests` runs this.

Every answer of theirs is replayed by the rules, as `bench` and `check` do; costs of optimal plans must be ours, what is
unsolvable for one must be for both, and our own solutions must be plans of what we export.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from asked import without_costs

HERE = Path(__file__).parent.resolve()
ROOT = HERE.parents[2]
CASES = ROOT / "crates" / "testing" / "cases"
PROGRAM = Path(os.environ["SOLVARIUM_PROGRAM"])
LIMIT = 20


def solvarium(*arguments, expected=(0,)):
    command = [str(PROGRAM), *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in expected, f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def adapter(label, script, *arguments, notation):
    words = " ".join(f"'{word}'" for word in (sys.executable, "-B", HERE / script, *arguments))
    return {"label": label, "command": words, "input": f"json:{notation}"}


LMCUT = adapter("lmcut", "downward.py", "--search", "astar(lmcut())", notation="pddl")
BLIND = adapter("blind", "downward.py", "--search", "astar(blind())", notation="pddl")
LAMA = adapter("lama", "downward.py", "--alias", "lama-first", notation="pddl")
PYPERPLAN = adapter("pyperplan", "pyper.py", "-s", "gbf", "-H", "hff", notation="pddl")
CADICAL = adapter("cadical", "sat.py", "cadical195", notation="cnf")
GLUCOSE = adapter("glucose", "sat.py", "glucose42", notation="cnf")
CLINGO = adapter("clingo", "answer_sets.py", notation="asp")


class Compared(unittest.TestCase):
    """Runs of `bench`, ours and theirs, on the same levels."""

    def compare(self, levels, algorithm, externals, puzzle, settings=None, optimal=(), space=None):
        group = [
            "repeats = 1",
            "warm-up = 0",
            f"max-time = {LIMIT}",
            "[[group]]",
            'name = "small"',
            f'puzzle = "{puzzle}"',
            f"levels = {json.dumps(levels)}",
            f"algorithms = [{json.dumps(algorithm)}]",
            "externals = [" + ", ".join(inline(external) for external in externals) + "]",
            f"set = {inline(settings or {})}",
        ]
        group += [f'space = "{space}"'] if space else []
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "small.toml").write_text("\n".join(group) + "\n", encoding="utf-8")
            out = Path(folder, "out")
            solvarium("bench", Path(folder, "small.toml"), "--out", out, "--jobs", "2")
            runs = [json.loads(line) for line in (out / "runs.jsonl").read_text(encoding="utf-8").splitlines()]
        runs = [run for run in runs if run["kind"] == "run"]
        solved = {external["label"]: 0 for external in externals}
        for level in {run["level"] for run in runs}:
            of_level = {run["solver"]["label"]: run for run in runs if run["level"] == level}
            ours = next(run for label, run in of_level.items() if label not in solved)
            self.assertIn(ours["outcome"], ("solved", "unsolvable"), f"{puzzle} {level}")
            for label in solved:
                theirs = of_level[label]
                place = f"{puzzle} {level}: {label}: {theirs.get('reason')}"
                if theirs["outcome"] == "limit":
                    continue
                self.assertEqual(theirs["outcome"], ours["outcome"], place)
                solved[label] += 1
                if ours["outcome"] == "solved" and label in optimal:
                    self.assertEqual(theirs["cost"], ours["cost"], place)
        for label, count in solved.items():
            most = len({run["level"] for run in runs})
            print(f"{puzzle} {settings or ''}: {label} answers {count} of {most}", flush=True)
            self.assertGreater(count, most // 2, label)

    def test_sokoban(self):
        levels = [str(CASES / "sokoban" / "small.txt"), "sokoban/1..2"]
        self.compare(levels, "astar", [LMCUT, PYPERPLAN], "sokoban", optimal=["lmcut"])

    def test_sokoban_by_other_costs(self):
        levels = [str(CASES / "sokoban" / "small.txt") + "#1-4"]
        for cost in ("moves", "pushes-then-moves", "pushes-count-triple"):
            self.compare(levels, "ucs", [LMCUT], "sokoban", {"cost": cost}, optimal=["lmcut"])
        self.compare(levels, "ucs", [LMCUT], "sokoban", optimal=["lmcut"], space="step")

    def test_water_sort(self):
        levels = [str(CASES / "water-sort" / "small.txt"), "water-sort/0"]
        self.compare(levels, "bfs", [LMCUT, LAMA], "water-sort", optimal=["lmcut"])

    def test_bloxorz(self):
        levels = [str(CASES / "bloxorz" / "small.txt"), "bloxorz/1,5,8,10,13,16,18,20,23,26,28,30,33"]
        self.compare(levels, "bfs", [BLIND], "bloxorz", optimal=["blind"])

    def test_bloxorz_by_other_rules(self):
        levels = [str(CASES / "bloxorz" / "small.txt")]
        for setting in ("strict-bridges", "count-swaps"):
            self.compare(levels, "ucs", [BLIND], "bloxorz", {setting: True}, optimal=["blind"])

    def test_pyperplan_on_bloxorz(self):
        # It takes long to ground levels with cubes, such as the first.
        self.compare([str(CASES / "bloxorz" / "small.txt") + "#2-6"], "bfs", [PYPERPLAN], "bloxorz")

    def test_tents(self):
        levels = [str(CASES / "tents" / "small.txt"), "tents/6x6/1..3", "tents/15x15/1"]
        self.compare(levels, "expert", [CADICAL, GLUCOSE, CLINGO], "tents")

    def test_light_up(self):
        levels = [str(CASES / "light-up" / "small.txt"), "light-up/7x7/1..3", "light-up/14x14/1"]
        self.compare(levels, "expert", [CADICAL, GLUCOSE, CLINGO], "light-up")


class ReadBack(unittest.TestCase):
    """Files that are handed from program to program, as docs/PDDL.md shows."""

    def check(self, level, text, *settings):
        with tempfile.TemporaryDirectory() as folder:
            answer = Path(folder, "answer.txt")
            answer.write_text(text, encoding="utf-8")
            return solvarium("check", level, "--solution", answer, *settings)

    def test_our_solutions_are_plans_of_what_we_write(self):
        for level in ("sokoban/1", "water-sort/5", "bloxorz/10", "bloxorz/28"):
            self.check(level, solvarium("solve", level, "--output", "plan"))
        for level in ("sokoban/1", f"{CASES / 'water-sort' / 'small.txt'}#5", "bloxorz/1"):
            self.follow(level)

    def follow(self, level):
        """Makes the actions of our plan one by one, in the task as pyperplan understands it."""
        from pyperplan import planner

        plan = solvarium("solve", level, "--output", "plan")
        with tempfile.TemporaryDirectory() as folder:
            names = [Path(folder, name) for name in ("domain.pddl", "problem.pddl")]
            for name, notation in zip(names, ("pddl-domain", "pddl-problem")):
                name.write_text(without_costs(solvarium("convert", level, "--to", notation)), encoding="utf-8")
            task = planner._ground(planner._parse(*map(str, names)))
        operators, state = {operator.name: operator for operator in task.operators}, task.initial_state
        for line in plan.splitlines():
            if not line.startswith(";"):
                self.assertTrue(operators[line].applicable(state), f"{level}: {line}")
                state = operators[line].apply(state)
        self.assertTrue(task.goal_reached(state), level)

    def test_answers_of_constraint_solvers(self):
        import clingo
        from pysat.formula import CNF
        from pysat.solvers import Solver

        for level in ("tents/8x8/1", "light-up/10x10/1"):
            with Solver(name="glucose42", bootstrap_with=CNF(from_string=solvarium("convert", level, "--to", "cnf"))) as solver:
                self.assertTrue(solver.solve())
                self.check(level, "c a comment\ns SATISFIABLE\nv " + " ".join(map(str, solver.get_model())) + "\nv 0\n")
            control = clingo.Control(["0", "--project=show"])
            control.add("base", [], solvarium("convert", level, "--to", "asp"))
            control.ground([("base", [])])
            answers = []
            control.solve(on_model=lambda model: answers.append(str(model)))
            self.assertEqual(len(answers), 1, f"{level} has one solution")
            self.check(level, f"clingo version 5\nAnswer: 1\n{answers[0]}\nSATISFIABLE\n\nModels : 1\n")

    def test_an_unknown_notation_is_named(self):
        done = subprocess.run([PROGRAM, "convert", "tents/1", "--to", "pddl"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("cnf", done.stderr)


class Missing(unittest.TestCase):
    def test_a_missing_solver_is_named(self):
        question = json.dumps({"level": {"format": "cnf", "text": "p cnf 1 1\n1 0\n"}})
        for script, notation in (("sat.py", "cnf"), ("answer_sets.py", "asp"), ("pyper.py", "pddl"), ("downward.py", "pddl")):
            asked = question.replace('"cnf"', f'"{notation}"', 1)
            # Without the packages of the environment.
            bare = [sys.executable, "-S", str(HERE / script)]
            done = subprocess.run(bare, input=asked, capture_output=True, text=True, check=True)
            answer = json.loads(done.stdout.splitlines()[-1])
            self.assertEqual(answer["outcome"], "gave-up", script)
            self.assertRegex(answer["message"], "pip install", script)


def inline(table):
    """A table of TOML in one line."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in table.items()) + " }"


if __name__ == "__main__":
    unittest.main(verbosity=2)
