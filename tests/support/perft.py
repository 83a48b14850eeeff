"""Perft: counting every way a deal can go, to a depth, and the text files that hold such counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from euchre.core.actions import Action, parse_action
from euchre.core.engine import apply, legal
from euchre.core.rules import Rules
from euchre.core.state import Phase, State

BETWEEN_DEALS = (Phase.DRAW, Phase.CUT, Phase.DEAL, Phase.OVER)


class Entry(NamedTuple):
    """A position and its counts: house rules, the actions that lead there, ``counts[depth - 1]``."""

    rules: str
    actions: tuple[str, ...]
    counts: tuple[int, ...]

    def __str__(self) -> str:
        lines = [f"rules {self.rules}", *self.actions]
        return "\n".join([*lines, *(f"{depth} {count}" for depth, count in enumerate(self.counts, 1))])


def read(path: Path) -> Iterator[Entry]:
    """The entries of a file; an empty line ends each."""
    text = "\n".join(line for line in path.read_text().splitlines() if not line.startswith("#"))
    for block in text.strip().split("\n\n"):
        rules, *lines = block.splitlines()
        counts = tuple(int(line.split()[1]) for line in lines if line[0].isdigit())
        actions = tuple(line for line in lines if not line[0].isdigit())
        yield Entry(rules.removeprefix("rules "), actions, counts)


def actions_of(entry: Entry) -> tuple[Rules, tuple[Action, ...]]:
    """The rules and actions that lead to the position."""
    return Rules.parse(entry.rules), tuple(map(parse_action, entry.actions))


def count(state: State, depth: int) -> int:
    """Count the sequences of the next `depth` actions of this deal; a sequence that ends earlier is not counted."""
    if state.phase in BETWEEN_DEALS:
        return 0
    actions = legal(state)
    if depth == 1:
        return len(actions)
    return sum(count(apply(state, action), depth - 1) for action in actions)
