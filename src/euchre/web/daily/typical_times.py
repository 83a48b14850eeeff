"""The time that people take for decisions of daily deals, from the moments that the server has stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import pairwise
from statistics import median
from typing import Final, NamedTuple

from euchre.daily.table import SEAT
from euchre.review.reviewed_deal import ReviewedDeal
from euchre.store.database.errors import Unreadable
from euchre.store.rows.reviews import ReviewKey
from euchre.store.store import Store
from euchre.tables.events import Acted, Event
from euchre.web.daily.results import LEVEL
from euchre.web.past.stored_reviews import deal_in

_HARD: Final = 0.5
"""The points between the best and the worst choice from which on a decision is hard."""


class TypicalTimes(NamedTuple):
    """The median seconds from the action before a decision to the decision; None without any."""

    easy: float | None
    """The seconds where nothing is at stake: a single action is allowed, or all are worth the same."""
    hard: float | None
    """The seconds where half a point is at stake."""


async def typical_times(store: Store, tables: Iterable[str]) -> TypicalTimes:
    """The times of the people at these tables of daily deals, as far as they can be read and their reviews are kept."""
    easy, hard = list[float](), list[float]()
    for table in tables:
        key = ReviewKey(table, 1, LEVEL)
        for stored in (await store.reviews.some_deals([(key, 1)])).get(key, ()):
            with suppress(Unreadable):
                for seconds, at_stake in _timed(await store.streams.events(table), deal_in(stored)):
                    if at_stake == 0.0:
                        easy.append(seconds)
                    elif at_stake >= _HARD:
                        hard.append(seconds)
    return TypicalTimes(*(median(seconds) if seconds else None for seconds in (easy, hard)))


def _timed(happened: Iterable[Event], deal: ReviewedDeal) -> Iterator[tuple[float, float]]:
    """The decisions of the person: the seconds, and the points between the best and the worst choice."""
    worth = {decision.step: [choice.points for choice in decision.choices] for decision in deal.decisions}
    actions = [event for event in happened if isinstance(event, Acted)]
    for step, (before, action) in enumerate(pairwise(actions), 1):
        if action.seat == SEAT and action.who == "person":
            points = worth.get(step, [0.0])  # what leaves no choice is not reviewed
            yield action.at - before.at, max(points) - min(points)
