"""Doubts about a result: numbers that the hands of a round cannot give, so that a director or player has to be sure."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from euchre.core import law
from euchre.core.errors import refuse
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import EveningSettings, rules_of_round


class HandPoints(msgspec.Struct, frozen=True, kw_only=True):
    """The points that one hand gives by the house rules of an evening."""

    most: int
    """The most that one side can score."""
    loner: int
    """The points of a loner that takes all five tricks."""


@lru_cache(maxsize=64)
def hand_points(settings: EveningSettings) -> HandPoints:
    """The points that one hand gives by these settings."""
    rules = rules_of_round(settings)
    loner, *_ = law.points(rules, 0, (0,), (0,) * law.HAND_SIZE)  # by seat 0, of side 0
    return HandPoints(most=law.most_points(rules), loner=loner)


def is_doubtful(score: RoundScore, settings: EveningSettings) -> bool:
    """True for more points or loners than the hands of the round can give, or fewer points than the loners did.

    The page asks before it sends such a result, and also where a result is only unlikely.
    """
    hand, sides = hand_points(settings), len(score.points)
    if settings.length.kind == "deals":
        hands = settings.length.number
        most = hands * hand.most * (sides - 1)  # of three, both others score for a euchre
        if sum(score.points) > most or sum(score.loners) > hands:
            return True
    return any(sum(score.loners[side::sides]) * hand.loner > points for side, points in enumerate(score.points))


def check_doubt(score: RoundScore, settings: EveningSettings, *, sure: bool) -> None:
    """Raise `EuchreError` for a doubtful result whose sender does not say that they are sure."""
    if not sure and is_doubtful(score, settings):
        sentence = "A round cannot give such a result. Check its points and loners, and say so if you are sure."
        refuse("evening/doubtful", sentence)
