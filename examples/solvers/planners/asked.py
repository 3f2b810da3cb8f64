"""What the adapters in this folder share: the question, the answer, and other programs that are asked meanwhile."""

import contextlib
import importlib
import json
import re
import subprocess
import sys
import tempfile


# What PDDL says about costs.
COSTS = (
    r"\(:functions[^()]*(\([^()]*\)[^()]*)*\)",
    r"\(:metric[^()]*(\([^()]*\)[^()]*)*\)",
    r"\(increase \(total-cost\) \d+\)",
    r"\(= \(total-cost\) \d+\)",
    r":action-costs",
)


class Unable(Exception):
    """Why there is no answer, in a line for people."""


def say(**what):
    """A line of the answer."""
    print(json.dumps(what), flush=True)


def text_of_level(notation):
    """The level, which must have been asked for in this notation."""
    question = json.loads(sys.stdin.readline())
    level = question["level"]
    if level["format"] != notation:
        raise Unable(f"the level came as `{level['format']}`; run this with --external-input json:{notation}")
    return level["text"]


def module(name, package):
    """A Python module, or what to install for it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Unable(f"{name} is missing: pip install {package}") from error


def domain_and_problem(text):
    """The two parts of a text with both."""
    start = re.search(r"(?m)^(;.*\n)*\(define \(problem", text)
    if start is None:
        raise Unable("the level is no PDDL with a domain and a problem")
    return text[: start.start()], text[start.start() :]


def without_costs(text):
    """PDDL for planners that know no costs."""
    for cost in COSTS:
        text = re.sub(cost, "", text)
    return text


@contextlib.contextmanager
def folder():
    """A folder for files that planners want, gone in the end unless a limit ends everything before."""
    with tempfile.TemporaryDirectory(prefix="solvarium-planners-") as path:
        yield path


def run(command, cwd):
    """What a program prints, and its exit code."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout, done.returncode


def count(pattern, text):
    """The last number that a pattern finds."""
    found = re.findall(pattern, text)
    return int(found[-1]) if found else None


def tell_counts(**counts):
    """Counts that are known."""
    known = {name: number for name, number in counts.items() if number is not None}
    if known:
        say(**known)


def last_line(text):
    """The last line that says something."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it said nothing"


def answering(main):
    """Runs the adapter; what keeps it from answering is said as an answer."""
    try:
        main()
    except Unable as reason:
        print(reason, file=sys.stderr)
        say(outcome="gave-up", message=str(reason))
