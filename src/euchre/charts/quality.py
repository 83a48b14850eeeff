"""The quality of some rounds: how often the same people meet again, and how evenly sit-outs are shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from euchre.charts.planned_round import PlannedRound


class Quality(NamedTuple):
    """Counts of two people who meet again, as partners and as opponents."""

    people: int
    rounds: int
    partners_repeated: int
    """The number of pairs who are partners more than once."""
    partners_most: int
    """The most times that any two are partners."""
    opponents_twice: int
    """The number of pairs who are opponents exactly twice."""
    opponents_thrice: int
    """The number of pairs who are opponents three times or more."""
    opponents_most: int
    """The most times that any two are opponents."""
    sit_outs: int
    """The most rounds that anybody sits out, or plays at a table of three."""
    sit_outs_apart: int
    """The greatest difference between two people's numbers of these rounds."""
    is_perfect: bool
    """True if everybody is partnered with everybody exactly once and opposed to everybody exactly twice."""


def quality(rounds: Sequence[PlannedRound]) -> Quality:
    """The quality of rounds for everybody in any of them."""
    people = {person for one in rounds for person in one.people}
    partners = Counter(met for one in rounds for met in one.partners())
    opponents = Counter(met for one in rounds for met in one.opponents())
    sit_outs = Counter(person for one in rounds for person in one.left_over)
    times, pairs = Counter(opponents.values()), len(people) * (len(people) - 1) // 2
    most = max(sit_outs.values(), default=0)
    return Quality(
        people=len(people),
        rounds=len(rounds),
        partners_repeated=sum(count > 1 for count in partners.values()),
        partners_most=max(partners.values(), default=0),
        opponents_twice=times[2],
        opponents_thrice=sum(found for count, found in times.items() if count > 2),
        opponents_most=max(opponents.values(), default=0),
        sit_outs=most,
        sit_outs_apart=most - min((sit_outs[person] for person in people), default=0),
        is_perfect=len(partners) == pairs and set(partners.values()) == {1} and times == {2: pairs},
    )
