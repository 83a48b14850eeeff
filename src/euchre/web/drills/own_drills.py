"""Drills from a guest's own matches: the clear mistakes of the reviews that are there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from euchre.core.errors import EuchreError
from euchre.daily.table import SEAT
from euchre.drills.drill import Drill, drill_of
from euchre.review.figures import DealFigures
from euchre.review.judgement import Judgement
from euchre.review.reviewed_deal import ReviewedDecision
from euchre.store.rows.drills import OwnDrill
from euchre.store.rows.reviews import ReviewKey
from euchre.store.store import Store
from euchre.web.daily.results import LEVEL
from euchre.web.past.my_reviews import chosen
from euchre.web.past.stored_reviews import deal_in, figures_in

_MATCHES: Final = 10
"""The latest matches of a guest that are looked through, and as many daily deals."""
_DEALS: Final = 60
"""The most deals whose mistakes are looked at."""
_WORTH_ASKING: Final = frozenset({Judgement.MISTAKE, Judgement.BLUNDER})


class Reviewed(NamedTuple):
    """A review of a match that a guest played."""

    key: ReviewKey
    seat: int
    """The seat of the guest."""


async def reviewed_matches(store: Store, guest: str) -> list[Reviewed]:
    """The complete reviews of a guest's latest matches and daily deals that are over."""
    entries = [entry for entry in await store.matches.of_guest(guest, most=_MATCHES) if entry.ended is not None]
    begun = await store.reviews.begun([(entry.table, entry.match) for entry in entries])
    matches = [
        Reviewed(match.review, match.seat) for match in chosen(entries, guest, begun) if match.review is not None
    ]
    judged = await store.daily.judged_of_guest(guest, most=_MATCHES)
    return matches + [Reviewed(ReviewKey(table, 1, LEVEL), SEAT) for table in judged]


async def stored_mistakes(store: Store, matches: Iterable[Reviewed]) -> list[tuple[bytes, int]]:
    """The reviewed deals, as they are stored, in which the guest made a clear mistake, each with their seat."""
    seats = {match.key: match.seat for match in matches}
    wanted = [
        (key, number)
        for key, figures in (await store.reviews.figures_of(list(seats))).items()
        for number, stored in sorted(figures.items())
        if _has_mistake(figures_in(stored), seats[key])
    ]
    by_review = await store.reviews.some_deals(wanted[:_DEALS])
    return [(deal, seats[key]) for key in seats for deal in by_review.get(key, ())]


def _has_mistake(deal: DealFigures, seat: int) -> bool:
    return any(decision.seat == seat and decision.verdict in _WORTH_ASKING for decision in deal.decisions)


def mistakes(deals: Iterable[tuple[bytes, int]]) -> list[ReviewedDecision]:
    """The clear mistakes of a guest in these deals, in order."""
    return [
        decision
        for deal, seat in deals
        for decision in deal_in(deal).decisions
        if decision.seat == seat and decision.verdict in _WORTH_ASKING
    ]


def own_drills(deals: Iterable[tuple[bytes, int]]) -> list[OwnDrill]:
    """The drills on the clear mistakes of a guest in these deals."""
    drills = filter(None, map(_drill, mistakes(deals)))
    return [OwnDrill(drill.position, drill.kind, msgspec.json.encode(drill)) for drill in drills]


def _drill(decision: ReviewedDecision) -> Drill | None:
    """The drill on a decision; None where only a newer server can read it."""
    try:
        return drill_of(decision)
    except EuchreError:
        return None
