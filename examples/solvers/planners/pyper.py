"""pyperplan as a solver for Sokoban, Water Sort and Bloxorz: pip install pyperplan

    solvarium solve sokoban/1 --external-input json:pddl --external "python3 examples/solvers/planners/pyper.py -s gbf -H hff"

Arguments are those of pyperplan: `-s` a search, `-H` a heuristic. It knows no costs, so they are taken out of the level, and
what it finds has few actions rather than a low cost.
"""

import sys
from pathlib import Path

from asked import answering, count, domain_and_problem, folder, last_line, module, run, say, tell_counts, text_of_level
from asked import without_costs

def main():
    text = text_of_level("pddl")
    module("pyperplan", "pyperplan")
    with folder() as here:
        for name, part in zip(("domain.pddl", "problem.pddl"), domain_and_problem(text)):
            Path(here, name).write_text(without_costs(part), encoding="utf-8")
        given = sys.argv[1:] or ["-s", "gbf", "-H", "hff"]
        said, code = run([sys.executable, "-m", "pyperplan", *given, "domain.pddl", "problem.pddl"], here)
        tell_counts(expanded=count(r"(\d+) Nodes expanded", said))
        plan = Path(here, "problem.pddl.soln")
        if plan.exists():
            # The plan of a level that is solved from the start has no line.
            say(moves=plan.read_text(encoding="utf-8") + "\n; no cost was looked at\n")
        elif code == 0 and "No solution could be found" in said:
            say(outcome="unsolvable")
        else:
            say(outcome="gave-up", message=f"pyperplan ended with code {code}: {last_line(said)}")


answering(main)
