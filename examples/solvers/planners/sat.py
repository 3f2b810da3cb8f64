"""CaDiCaL, Glucose and other SAT solvers for Tents and Light Up: pip install python-sat

    solvarium solve tents/1 --external-input json:cnf --external "python3 examples/solvers/planners/sat.py cadical195"

The argument is a name that PySAT knows, such as cadical195 (the default) or glucose42.
"""

import sys

from asked import Unable, answering, module, say, tell_counts, text_of_level


def main():
    text = text_of_level("cnf")
    name = sys.argv[1] if len(sys.argv) > 1 else "cadical195"
    solvers, formula = module("pysat.solvers", "python-sat"), module("pysat.formula", "python-sat")
    clauses = formula.CNF(from_string=text)
    try:
        solver = solvers.Solver(name=name, bootstrap_with=clauses)
    except NotImplementedError as error:
        raise Unable(f"PySAT has no solver `{name}`") from error
    with solver:
        solved = solver.solve()
        counts = solver.accum_stats() or {}
        tell_counts(expanded=counts.get("decisions"))
        if solved:
            say(moves="s SATISFIABLE\nv " + " ".join(map(str, solver.get_model())) + " 0\n")
        else:
            say(outcome="unsolvable")


answering(main)
