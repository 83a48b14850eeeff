"""A bot for matches that are planned: it answers at once and always alike, at every number of players."""

from __future__ import annotations

from random import Random
from typing import Final

from benchmarks.house.player import HouseBot

from euchre.bots.random import RandomBot
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.view import View

_FOUR: Final = HouseBot()
_OTHERS: Final = RandomBot()


class PlannedBot:
    """Plays at a table of four as the house player does, and elsewhere by chance, which the seed of a turn decides."""

    def choose(self, view: View, rng: Random) -> Action:
        """Choose from ``view.legal``."""
        return (_FOUR if law.seating(view.rules).players == 4 else _OTHERS).choose(view, rng)
