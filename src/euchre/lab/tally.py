"""The outcomes of many deals, counted: who called what, who made it, and the points it brought."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Any, Final

from euchre.bots.play import Finished
from euchre.core import law
from euchre.core.actions import Name, Order
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.core.state import Call, Result, State

_SINGLE: Final = "each for themselves"
_KINDS: Final = (_SINGLE, "together", "alone", "together, defended alone", "alone, defended alone")
ROUNDS: Final = ("round 1", "round 2", "benny")


class Tally:
    """Counts of finished deals; `report` gives them as plain values."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deals = 0
        self._table = law.seating(rules)
        self._places = tuple(_place(self._table, seat) for seat in self._table.from_left(0))
        """The places of the seats, seen from the dealer, from the left on."""
        self._thrown_in = 0
        self._calls: Counter[tuple[str, str, str]] = Counter()
        self._suits: Counter[str] = Counter()
        self._outcomes: Counter[tuple[str, str]] = Counter()
        self._sides: list[Counter[str]] = [Counter() for _ in range(self._table.sides)]
        self._roles: dict[str, list[float]] = {role: [0, 0] for role in ("maker", "defender", "dealer")}

    def add(self, finished: Finished) -> None:
        """Count one deal."""
        self.deals += 1
        result, table = finished.result, self._table
        for counted, points in zip(self._sides, result.points, strict=True):
            counted["points"] += points
        dealers = table.side(result.dealer)
        self._score("dealer", result, dealers)
        if result.maker is None or result.trump is None:
            self._thrown_in += 1
            return
        makers = table.side(result.maker)
        self._score("maker", result, makers)
        for side in range(table.sides):
            if side != makers:
                self._score("defender", result, side)
        self._sides[makers]["calls"] += 1
        place = _place(table, (result.maker - result.dealer) % table.players)
        where, suit = _said(finished.before, result)
        self._suits[suit] += 1
        outcome = self._outcome(result, makers)
        self._calls[where, place, outcome] += 1
        kind = self._kind(result, makers)
        self._outcomes[kind, outcome] += 1
        if kind.startswith("alone"):
            self._sides[makers]["alone"] += 1

    def _score(self, role: str, result: Result, side: int) -> None:
        count = self._roles[role]
        count[0] += 1
        count[1] += result.points[side] - fmean(result.points[:side] + result.points[side + 1 :])

    def _kind(self, result: Result, makers: int) -> str:
        if not self._table.has_partners:
            return _SINGLE
        lone = self._table.lone_sides(result.alone)
        called = "alone" if makers in lone else "together"
        return f"{called}, defended alone" if lone - {makers} else called

    @staticmethod
    def _outcome(result: Result, makers: int) -> str:
        taken = result.tricks[makers]
        if taken < law.TRICKS_TO_MAKE:
            return "euchred"
        return "march" if taken == law.HAND_SIZE else "made"

    def report(self) -> dict[str, Any]:
        """The counts as plain values; shares are of deals or of calls, as they say."""
        calls = self.deals - self._thrown_in
        return {
            "thrown_in": _share(self._thrown_in, self.deals),
            "outcomes": {
                kind: self._row(kind, calls) for kind in _KINDS if any(counted[0] == kind for counted in self._outcomes)
            },
            "calls": [
                self._call_row(where, place)
                for where in ROUNDS
                for place in self._places
                if any(counted[:2] == (where, place) for counted in self._calls)
            ],
            "suits": {suit: _share(count, calls) for suit, count in sorted(self._suits.items())},
            "sides": [
                {
                    "seats": list(self._table.members(side)),
                    "calls_per_deal": _share(counted["calls"], self.deals),
                    "alone_per_call": _share(counted["alone"], counted["calls"]),
                    "points_per_deal": _share(counted["points"], self.deals),
                }
                for side, counted in enumerate(self._sides)
            ],
            "net_points_per_deal": {role: _share(points, count) for role, (count, points) in self._roles.items()},
        }

    def _row(self, kind: str, calls: int) -> dict[str, Any]:
        counts = {outcome: self._outcomes[kind, outcome] for outcome in ("made", "march", "euchred")}
        return _outcomes(counts, calls)

    def _call_row(self, where: str, place: str) -> dict[str, Any]:
        counts = {outcome: self._calls[where, place, outcome] for outcome in ("made", "march", "euchred")}
        return {"round": where, "seat": place, **_outcomes(counts, self.deals)}


def _place(table: Seating, seat: int) -> str:
    """A seat, seen from a dealer in seat 0: such as left, partner or dealer."""
    return table.place_of(seat, 0).removeprefix("dealers_").replace("_", " ")


def _outcomes(counts: dict[str, int], of: int) -> dict[str, Any]:
    total = sum(counts.values())
    return {
        "count": total,
        "share": _share(total, of),
        **{outcome: _share(count, total) for outcome, count in counts.items()},
    }


def _share(count: float, of: float) -> float:
    return round(count / of, 4) if of else 0.0


def _said(before: State, result: Result) -> tuple[str, str]:
    """The round in which trump was made, and which suit it was: the up-card's, next, cross or no trump."""
    made: list[Call] = [call for call in before.open.calls if isinstance(call.action, Order | Name)]
    up_card = before.open.up_card
    if up_card is None or law.turned_suit(before.rules, up_card) is None:
        return "benny", "the Benny's"
    if made and isinstance(made[-1].action, Order):
        return "round 1", "up-card"
    turned, trump = law.turned_suit(before.rules, up_card), result.trump
    if turned is not None and turned.next is trump:
        return "round 2", "next"
    return "round 2", "cross" if trump in (0, 1, 2, 3) else "no trump"
