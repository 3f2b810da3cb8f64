"""clingo as a solver for Tents and Light Up: pip install clingo

    solvarium solve tents/1 --external-input json:asp --external "python3 examples/solvers/planners/answer_sets.py"

Arguments are those of clingo, such as `--configuration=crafty`.
"""

import sys

from asked import answering, module, say, tell_counts, text_of_level


def main():
    text = text_of_level("asp")
    clingo = module("clingo", "clingo")
    control = clingo.Control(sys.argv[1:], logger=lambda code, message: None)
    control.add("base", [], text)
    control.ground([("base", [])])
    answers = []
    found = control.solve(on_model=lambda model: answers.append(str(model)))
    tell_counts(expanded=int(control.statistics["solving"]["solvers"]["choices"]))
    if answers:
        say(moves=f"Answer: 1\n{answers[-1]}\nSATISFIABLE\n")
    elif found.unsatisfiable:
        say(outcome="unsolvable")
    else:
        say(outcome="gave-up", message="clingo ended without an answer")


answering(main)
