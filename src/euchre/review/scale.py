"""The level somebody played at, on a scale of our own players (``measured.json``, see tools/measure_losses.py).

It was measured at tables of four, and tells nothing at others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, Literal, get_args

import msgspec

from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.seating import FOUR

FILE: Final = Path(__file__).with_name("measured.json")
ScaleLevel = Literal["beginner", "casual", "club", "expert"]
"""A level of our own players, by which others are measured."""
SCALE: Final[tuple[ScaleLevel, ...]] = get_args(ScaleLevel)
"""The marks of the scale, the weakest first: the levels of the searching player."""
_Z: Final = 1.96


class PlayerLosses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The losses of players of a kind by their decisions, at tables of four of them."""

    deals: int
    """The number of deals looked at; each seat has its own."""
    loss: float
    """The mean of a deal, in chances (0..1) to win the match."""
    error: float
    """The standard error of the mean."""

    @property
    def spread(self) -> float:
        """The standard deviation from deal to deal."""
        return self.error * sqrt(self.deals)


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    command: str
    players: dict[str, PlayerLosses]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    tables: dict[str, _Table]


class PlayedLevel(msgspec.Struct, frozen=True):
    """A place on the scale, with the ends of its 95% interval."""

    level: ScaleLevel
    lowest: ScaleLevel
    highest: ScaleLevel

    @property
    def is_open(self) -> bool:
        """True if the interval is the whole scale: these decisions tell nothing."""
        return self.lowest == SCALE[0] and self.highest == SCALE[-1]

    def __str__(self) -> str:
        """The level, and in brackets how far it may be off."""
        if self.is_open:
            return "too few decisions to tell"
        if self.lowest == self.highest:
            return self.level
        return f"{self.level} ({self.lowest} to {self.highest})"


@cache
def measured() -> dict[str, dict[str, PlayerLosses]]:
    """The losses of our players, by preset and name."""
    tables = msgspec.json.decode(FILE.read_bytes(), type=_File).tables
    return {text: table.players for text, table in tables.items()}


def has_scale(rules: Rules) -> bool:
    """True for the tables that the scale was measured for: those of four."""
    return law.seating(rules) == FOUR


def level_of(rules: Rules, losses: Sequence[float]) -> PlayedLevel | None:
    """The level of play shown by these losses, by deal; None without deals or a scale."""
    if not losses or not has_scale(rules):
        return None
    spread = stdev(losses) if len(losses) > 1 else 0.0
    return level_played(rules, fmean(losses), spread, len(losses))


def level_played(rules: Rules, loss: float, spread: float, deals: int) -> PlayedLevel:
    """The level of play shown by a mean `loss` over `deals` (at least one) by these rules for four.

    `loss` is the mean of these deals and `spread` its standard deviation from deal to deal. That of the level counts if
    it is larger: in a few deals somebody may have lost nothing by chance. A preset that was not measured counts as
    `standard`, and house rules as their preset.
    """
    tables = measured()
    found = tables.get(str(rules).partition(",")[0], tables["standard"])
    level = _nearest(found, loss)
    margin = _Z * max(spread, found[level].spread) / sqrt(deals)
    return PlayedLevel(level, _nearest(found, loss + margin), _nearest(found, loss - margin))


def _nearest(found: dict[str, PlayerLosses], loss: float) -> ScaleLevel:
    """The level whose players lose about as much: the borders lie half-way."""
    for weaker, stronger in pairwise(SCALE):
        if loss > (found[weaker].loss + found[stronger].loss) / 2:
            return weaker
    return SCALE[-1]
