"""The worth of each thing a caller counts: ``weights.json``, learnt from deals that the player played with itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks.house.features import DEFENCE_NAMES, NAMES

FILE: Final = Path(__file__).with_suffix(".json")
PassKey = tuple[int, bool, bool]
"""A pass: which turn to bid it was (1..8), whether the dealer is stuck, whether another suit was strong."""


class Weights(NamedTuple):
    """Log-odds, in the order of `NAMES` or `DEFENCE_NAMES`, and chances."""

    make: tuple[float, ...]
    """The caller's side takes three tricks or more."""
    march: tuple[float, ...]
    """The caller's side takes all five."""
    lone_make: tuple[float, ...]
    """A lone caller takes three tricks or more."""
    lone_march: tuple[float, ...]
    """A lone caller takes all five."""
    defend: tuple[float, ...]
    """A defender's side takes three tricks or more."""
    lone_defend: tuple[float, ...]
    """A lone defender takes three tricks or more."""
    passes: dict[PassKey, tuple[float, ...]]
    """The result of passing with a hand that might have called: chances of -4, -2, -1, 0, 1, 2 and 4 points."""


class _Pass(msgspec.Struct, forbid_unknown_fields=True):
    turn: int
    stuck: bool
    strong: bool
    chances: tuple[float, float, float, float, float, float, float]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    make: dict[str, float]
    march: dict[str, float]
    lone_make: dict[str, float]
    lone_march: dict[str, float]
    defend: dict[str, float]
    lone_defend: dict[str, float]
    passes: list[_Pass]


def load(path: Path) -> Weights:
    """The weights in a file.

    Raises `OSError`, `msgspec.MsgspecError` or `KeyError` if it does not hold such weights.
    """
    found = msgspec.json.decode(path.read_bytes(), type=_File)
    return Weights(
        make=_row(found.make, NAMES),
        march=_row(found.march, NAMES),
        lone_make=_row(found.lone_make, NAMES),
        lone_march=_row(found.lone_march, NAMES),
        defend=_row(found.defend, DEFENCE_NAMES),
        lone_defend=_row(found.lone_defend, DEFENCE_NAMES),
        passes={(row.turn, row.stuck, row.strong): row.chances for row in found.passes},
    )


def _row(weights: dict[str, float], names: tuple[str, ...]) -> tuple[float, ...]:
    return tuple(weights[name] for name in names)


MAKE, MARCH, LONE_MAKE, LONE_MARCH, DEFEND, LONE_DEFEND, PASS = load(FILE)
"""The weights of the house player, as `Weights` explains them."""
