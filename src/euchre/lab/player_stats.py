"""The play of a player in its deals: calls made and lost, marches, loners, euchres, forfeits, points."""

from __future__ import annotations

from collections import Counter
from typing import Any

from euchre.core import law
from euchre.core.rules import Rules
from euchre.lab.pairs import Played


class PlayerStats:
    """Counts what a player's sides did in the deals it played."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._count: Counter[str] = Counter()

    def add(self, deal: Played, sides: tuple[int, ...]) -> None:
        """Count a deal in which the player had these sides."""
        count, result, rules, table = self._count, deal.result, self._rules, law.seating(self._rules)
        count["deals"] += 1
        count["points"] += sum(result.points[side] for side in sides)
        if deal.forfeit is not None:
            count["forfeits"] += table.side(deal.forfeit.seat) in sides
        if result.maker is None:
            return
        makers, lone = table.side(result.maker), table.lone_sides(result.alone)
        taken = result.tricks[makers]
        outcome = (
            "marches" if taken == law.hand_size(rules) else "made" if taken >= law.tricks_to_make(rules) else "euchred"
        )
        defended = set(sides) - {makers}
        if defended:
            count["euchres"] += outcome == "euchred"
            count["defended alone"] += bool(defended & lone)
        if makers not in sides:
            return
        count["calls"] += 1
        count[outcome] += 1
        if makers in lone:
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
