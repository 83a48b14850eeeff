"""The play of a player in its deals: calls made and lost, marches, loners, euchres, forfeits, points."""

from __future__ import annotations

from collections import Counter
from typing import Any

from euchre.core import law
from euchre.core.seating import FOUR
from euchre.lab.pairs import Played


class PlayerStats:
    """Counts what a player's side did in the deals it played."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    def add(self, deal: Played, side: int) -> None:
        """Count a deal in which the player was this side."""
        count, result = self._count, deal.result
        count["deals"] += 1
        count["points"] += result.points[side]
        if deal.forfeit is not None:
            count["forfeits"] += FOUR.side(deal.forfeit.seat) == side
        if result.maker is None:
            return
        alone = side in FOUR.lone_sides(result.alone)
        if FOUR.side(result.maker) != side:
            euchred = result.tricks[side] >= law.TRICKS_TO_MAKE
            count["euchres"] += euchred
            count["defended alone"] += alone
            return
        taken = result.tricks[side]
        count["calls"] += 1
        outcome = "marches" if taken == law.HAND_SIZE else "made" if taken >= law.TRICKS_TO_MAKE else "euchred"
        count[outcome] += 1
        if alone:
            count["alone"] += 1
            count[f"alone {outcome}"] += 1

    def report(self) -> dict[str, Any]:
        """The counts as plain values: made + marches + euchred are the calls, for loners as for all."""
        count = self._count
        return {
            "deals": count["deals"],
            "points": count["points"],
            "calls": count["calls"],
            "made": count["made"],
            "marches": count["marches"],
            "euchred": count["euchred"],
            "loners": {
                "tried": count["alone"],
                "made": count["alone made"],
                "marched": count["alone marches"],
                "euchred": count["alone euchred"],
            },
            "euchres": count["euchres"],
            "defended_alone": count["defended alone"],
            "forfeits": count["forfeits"],
        }
