"""A room of the bench: the player in some seats of a deal, the opponent in the others.

At each decision in which the player does not do what the opponent would have done, the difference between the two
(what the side scores if the opponent plays all seats afterwards) says what the decision gained. These differences add
up exactly to what the room gained on the room in which the opponent has all seats. `gain` is their sum, each averaged
over deals that look the same to the player: the same expectation, without the luck in the hidden cards.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from euchre.core import law
from euchre.core.actions import Action
from euchre.core.errors import EuchreError
from euchre.lab.benchmark.alike_deals import AlikeDeals
from euchre.lab.benchmark.edition import Edition
from euchre.lab.benchmark.fixed_deal import DealMoment, FixedDeal, lead
from euchre.lab.forfeit import Forfeited
from euchre.lab.player import ArenaPlayer


class RoomOutcome(NamedTuple):
    """The result of one room, for the player's side."""

    points: float
    """The side's points less the other's; of three sides, less the mean of the other two."""
    baseline: float
    """The same if the opponent has all seats."""
    gain: float
    """The gain of the player's decisions on the opponent's, without the luck in the hidden cards."""
    differing: int
    """The number of decisions in which the player did not do what the opponent would have done."""
    forfeit: str = ""
    """The reason why the player lost the deal, if it failed."""


def play_room(fixed: FixedDeal, seats: tuple[int, ...], player: ArenaPlayer, edition: Edition) -> RoomOutcome:
    """Play the deal with the player in these seats. Raises `EuchreError` if the opponent is not predictable."""
    now = fixed.dealt(fixed.cards)
    side = law.seating(now.state.rules).side(seats[0])
    baseline = points = fixed.gain(now, side)
    alike = AlikeDeals(fixed)
    gain, differing, forfeit = 0.0, 0, ""
    while (result := fixed.result(now.state)) is None and not forfeit:
        seen = now.seen()
        expected = action = fixed.opponents_choice(now, seen)
        if now.actor not in seats:
            alike.opponent_acted(now.actor, action)
        else:
            random = Random(f"{fixed.key}/player {now.actor}/{now.step}")
            try:
                action = player.choose(seen, random)
            except Forfeited as failed:
                forfeit = failed.why
            if forfeit or action != expected:
                value = _Gained(fixed, side, None if forfeit else action, expected)
                differing += 1
                points += value(now)
                draws = Random(f"{fixed.key}/alike {seats}/{now.step}")
                gain += alike.mean(now, seen, value, draws, edition)
            alike.player_acted(now.actor, seen, action)
        now = fixed.after(now, action)
    if result is not None and not forfeit:
        if points != lead(result, side):
            raise EuchreError("bench/opponent", "The opponent is not deterministic, so nothing can be measured.")
        player.deal_over(result)
    return RoomOutcome(points, baseline, gain, differing, forfeit)


class _Gained:
    """The gain of an action over another for a side if the opponent plays all seats afterwards."""

    def __init__(self, fixed: FixedDeal, side: int, action: Action | None, expected: Action) -> None:
        self._fixed, self._side = fixed, side
        self._action, self._expected = action, expected

    def __call__(self, now: DealMoment) -> float:
        fixed, side = self._fixed, self._side
        instead = fixed.gain(fixed.after(now, self._expected), side)
        if self._action is None:
            return -law.most_points(now.state.rules) - instead
        return fixed.gain(fixed.after(now, self._action), side) - instead
