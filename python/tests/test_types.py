"""The types are there, complete, and say what the module in Rust has."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import solvarium
from solvarium import _native

PACKAGE = Path(solvarium.__file__).parent


def test_the_package_passes_a_strict_checker(tmp_path: Path) -> None:
    assert (PACKAGE / "py.typed").exists()
    flags = ["--strict", "--python-version", "3.10", "--cache-dir", str(tmp_path)]
    done = subprocess.run([sys.executable, "-P", "-m", "mypy", *flags, "-p", "solvarium"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_stubs_name_what_is_there_and_nothing_else() -> None:
    stubs = (PACKAGE / "_native.pyi").read_text()
    named = set(re.findall(r"^(?:class|def) (\w+)", stubs, re.MULTILINE))
    there = {name for name in dir(_native) if not name.startswith("_")}
    assert named == there
    for name in named:
        value = getattr(_native, name)
        if inspect.isclass(value) and not issubclass(value, Exception):
            body = stubs.split(f"class {name}:")[1].split("\nclass ")[0].split("\ndef ")[0]
            members = {member for member in vars(value) if not member.startswith("_")}
            assert members == {member for member in re.findall(r"def (\w+)", body) if not member.startswith("_")}, name


def test_everything_public_is_described() -> None:
    for name in solvarium.__all__:
        value = getattr(solvarium, name)
        assert inspect.getdoc(value), name
        if inspect.isclass(value) and value.__module__.startswith("solvarium."):
            for member, method in vars(value).items():
                assert member.startswith("_") or not callable(method) or inspect.getdoc(method), f"{name}.{member}"
