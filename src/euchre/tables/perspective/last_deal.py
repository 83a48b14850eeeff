"""The last deal that is over, laid open: what everybody held, and what lay in the kitty.

Its cards are nobody's secret any more, for the next deal comes from a shuffle of its own. Of the deal that goes on
nothing is in it.
"""

from __future__ import annotations

import msgspec

from euchre.core.open_deal import open_deal
from euchre.core.state import State
from euchre.tables.course import Course
from euchre.tables.perspective.faces import texts
from euchre.tables.replies import CardText


class LastDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that is over: every hand as it was played, and every card that nobody held then."""

    number: int
    """Within its game, from 1."""
    dealer: int
    trump: str | None
    """The trump; None where the cards were thrown in."""
    hands: tuple[tuple[CardText, ...], ...]
    """The cards of each seat, after the dealer's exchange."""
    up_card: CardText | None
    buried: tuple[CardText, ...]
    """The buried cards, in order; they lie in the kitty."""
    kitty: tuple[CardText, ...]


def last_deal(course: Course | None) -> LastDeal | None:
    """The last deal of a match that is over; None before the first has ended."""
    ended = None if course is None else _as_it_ended(course)
    if ended is None:
        return None
    deal = open_deal(ended)
    return LastDeal(
        number=ended.match.deals_finished + 1,
        dealer=ended.match.dealer,
        trump=None if deal.trump is None else str(deal.trump),
        hands=tuple(map(texts, deal.hands)),
        up_card=None if ended.open.up_card is None else str(ended.open.up_card),
        buried=tuple(map(str, deal.buried)),
        kitty=texts(deal.kitty),
    )


def _as_it_ended(course: Course) -> State | None:
    """The game right before the last action of the last deal that is over: all its cards are still in their hands."""
    segments = (*course.past, course.segment)
    after = course.state.match.last
    for segment in reversed(segments):
        before = None if segment.tally is None else segment.tally.last
        if after != before:
            return segment.replayed(course.state.rules, -1)
        after = before
    return None
