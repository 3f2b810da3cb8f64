"""The part that is written in Rust. What is long comes as JSON, and `solvarium` makes objects of it."""

from collections.abc import Callable
from typing import Any

class Error(Exception):
    """Whatever Solvarium refuses to do; the other exceptions are kinds of it."""

class LevelError(Error):
    """A text that is no level."""

    name: str
    line: int
    column: int

class NotFoundError(Error):
    """There is no level of this name, or its file cannot be read."""

class AskError(Error):
    """A name or a setting that does not exist, or that means nothing there."""

class MoveError(Error):
    """Moves that the rules do not allow."""

class GenerateFailed(Error):
    """No level was made."""

class LimitReached(Error):
    """The limit that was set for an algorithm of your own."""

    limit: str

class Bug(Error):
    """A mistake in Solvarium itself."""

class View:
    """A level or a state as plain data: each field is an attribute. See docs/OWN_HEURISTICS.md for the fields."""

    def __getattr__(self, name: str) -> Any: ...

class Space:
    """A space that can be searched. States are bytes: they are their own keys, can be hashed and are ordered."""

    @property
    def name(self) -> str:
        """The name of the space."""
    @property
    def start(self) -> bytes:
        """The state that every search begins with."""
    @property
    def level(self) -> View:
        """What is the same in every state, as plain data."""
    @property
    def expanded(self) -> int:
        """States that were expanded so far."""
    @property
    def generated(self) -> int:
        """States that were generated so far."""
    def successors(self, state: bytes) -> list[tuple[int, bytes, int]]:
        """The moves from a state: the number of each, the state it leads to, and what it costs. This is an expansion."""
    def is_goal(self, state: bytes) -> bool:
        """Whether a state is a solution."""
    def key(self, state: bytes) -> bytes:
        """What makes two states the same: states are their own keys."""
    def heuristic(self, state: bytes, name: str | None = None) -> float:
        """What a heuristic of the space says of a state; infinite where no goal can be reached."""
    def text(self, state: bytes) -> str:
        """The state in one line."""
    def view(self, state: bytes) -> View:
        """The state as plain data."""

class Level:
    @staticmethod
    def open(name: str, puzzle: str | None = None) -> Level: ...
    @staticmethod
    def parse(text: str, puzzle: str | None = None, part: str | None = None, name: str = "level") -> Level: ...
    @property
    def name(self) -> str: ...
    @property
    def puzzle(self) -> str: ...
    @property
    def is_path(self) -> bool: ...
    @property
    def notes(self) -> list[str]: ...
    @property
    def title(self) -> str | None: ...
    def by_rules(self, settings: list[tuple[str, str]]) -> Level: ...
    def write(self, format: str | None = None, plain: bool = False) -> str: ...
    def boards(self, moves: list[str]) -> tuple[str, int, str | None]: ...
    def board(self, moves: list[str]) -> str: ...
    def read_solution(self, text: str) -> list[str]: ...
    def write_solution(self, format: str, moves: list[str]) -> str: ...
    def validate(self, request: str) -> None: ...
    def solve(
        self,
        request: str,
        heuristic: Callable[[View, View], float] | None = None,
        progress: Callable[[int, int, float], object] | None = None,
        trace: str | None = None,
        recording: Recording | None = None,
    ) -> str: ...
    def requests(self, names: list[str], base: str) -> str: ...
    def check(self, limits: str, progress: Callable[[int, int, float], object] | None = None) -> str: ...
    def check_solution(self, text: str) -> str: ...
    def hint(self, moves: list[str], limits: str) -> str: ...
    def explore(
        self,
        space: str | None,
        settings: list[tuple[str, str]],
        limits: str,
        threads: int,
        dead: bool,
        progress: Callable[[int, int, float], object] | None = None,
    ) -> str: ...
    def space(self, name: str | None = None, settings: list[tuple[str, str]] = ...) -> Space: ...

class Recording:
    def __init__(self, level: Level, space: str | None = None, settings: list[tuple[str, str]] = ...) -> None: ...
    @property
    def left_out(self) -> int: ...
    def row(self, row: int) -> str: ...
    def board(self, row: int) -> str: ...
    def moves(self, row: int) -> list[str]: ...
    def __len__(self) -> int: ...

class Boards:
    def __init__(
        self, actions: list[list[str]], kinds: list[str], pieces: list[str], size: tuple[int, int]
    ) -> None: ...
    def put(self, at: int, level: Level) -> None: ...
    def begin(self, at: int, skip: bool = False) -> None: ...
    def step(self, at: int, action: int) -> tuple[str | None, int, bool]: ...
    def mask(self, at: int) -> bytearray: ...
    def look(self, at: int) -> bytearray: ...
    def look_at_all(self) -> bytearray: ...
    def step_all(self, actions: list[int], most_steps: int) -> tuple[bytearray, list[int]]: ...
    def ended(self) -> list[int]: ...
    def __len__(self) -> int: ...

def puzzles() -> str: ...
def algorithms() -> str: ...
def generate(
    puzzle: str,
    settings: list[tuple[str, str]],
    seed: int,
    target: str | None,
    tries: int,
    limits: str,
    progress: Callable[[int, int, float], object] | None = None,
) -> tuple[Level, str | None]: ...
def set_language(name: str) -> None:
    """Chooses the language of messages: ``"en"`` or ``"vi"``."""

def language() -> str:
    """The language of messages."""

def say(id: str, args: list[tuple[str, str]] = ...) -> str: ...
def search(
    level: Level,
    algorithm: Callable[[Space], Any],
    request: str,
    trace: str | None = None,
    recording: Recording | None = None,
) -> str: ...
def solve_own(
    object: Any,
    name: str,
    request: str,
    progress: Callable[[int, int, float], object] | None = None,
    trace: str | None = None,
) -> str: ...
def search_own(
    object: Any, name: str, algorithm: Callable[[Space], Any], request: str, trace: str | None = None
) -> str: ...
def space_of_own(object: Any) -> Space: ...
