"""The beginning of a match: who contributes to its shuffle, and when one of an evening begins by itself."""

from __future__ import annotations

from euchre.tables.events import Begun
from euchre.tables.table import Table


def begun(table: Table, at: float) -> Begun:
    """The next match begins, and the people who are here contribute to its shuffle.

    Nobody does where the shuffle of a round is there already, or nothing will be dealt.
    """
    match = table.match + (table.stage == "over")
    nobody = table.last_deal or table.shuffle is not None
    return Begun(at=at, match=match, contributors=() if nobody else table.people_here)


def begins_at(table: Table) -> float | None:
    """The time at which an evening's match begins: once its people are there, or at the latest when due."""
    if table.stage != "gathering" or table.begins is None:
        return None
    here = all(seat.is_here for seat in table.seats if seat.guest is not None)
    return table.at if here or table.last_deal else table.begins
