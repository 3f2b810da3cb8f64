"""Fast Downward as a solver for Sokoban, Water Sort and Bloxorz: pip install up-fast-downward

    solvarium solve sokoban/1 --external-input json:pddl --external "python3 examples/solvers/planners/downward.py"
    solvarium solve sokoban/1 --external-input json:pddl \\
        --external "python3 examples/solvers/planners/downward.py --alias lama-first"

Without arguments it runs A* with LM-cut, whose plans are optimal. Arguments are those of Fast Downward: `--search` and a
search, or `--alias` and the name of one.
"""

import importlib.util
import os
import re
import stat
import sys
from pathlib import Path

from asked import Unable, answering, count, domain_and_problem, folder, last_line, run, say, tell_counts
from asked import text_of_level

OPTIMAL = ["--search", "astar(lmcut())"]
# Fast Downward's exit codes: proved by the translator, proved by the search, and searched without a result.
UNSOLVABLE = (10, 11)
FOUND_NOTHING = 12


def planner():
    """The planner's driver. Its binary comes without the right to be run."""
    package = importlib.util.find_spec("up_fast_downward")
    if package is None:
        raise Unable("Fast Downward is missing: pip install up-fast-downward")
    home = Path(package.origin).parent / "downward"
    binary = home / "builds" / "release" / "bin" / "downward"
    if not os.access(binary, os.X_OK):
        try:
            binary.chmod(binary.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
        except OSError as error:
            raise Unable(f"{binary} cannot be run: {error}") from error
    return home / "fast-downward.py"


def main():
    text, driver = text_of_level("pddl"), planner()
    # An alias must come before the files, a search after them.
    given = sys.argv[1:] or OPTIMAL
    before, after = (given, []) if "--alias" in given else ([], given)
    with folder() as here:
        for name, part in zip(("domain.pddl", "problem.pddl"), domain_and_problem(text)):
            Path(here, name).write_text(part, encoding="utf-8")
        command = [sys.executable, str(driver), "--plan-file", "plan", *before, "domain.pddl", "problem.pddl", *after]
        said, code = run(command, here)
        tell_counts(
            expanded=count(r"Expanded (\d+) state", said),
            generated=count(r"Generated (\d+) state", said),
        )
        # Some searches number the plans they find; the last is the best.
        plans = sorted(Path(here).glob("plan*"), key=lambda plan: int(plan.suffix[1:] or 0))
        if plans:
            cost = re.findall(r"Plan cost: (\d+)", said)
            say(moves=plans[-1].read_text(encoding="utf-8"), message=f"plan cost {cost[-1] if cost else 'unknown'}")
        elif code in UNSOLVABLE:
            say(outcome="unsolvable")
        elif code == FOUND_NOTHING:
            say(outcome="gave-up", message="the search ended without a plan and without a proof that there is none")
        else:
            say(outcome="gave-up", message=f"Fast Downward ended with code {code}: {last_line(said)}")


answering(main)
