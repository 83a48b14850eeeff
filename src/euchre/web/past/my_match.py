"""A match in a guest's own list: what the page shows of it before it is opened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import msgspec

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.tables.match_entry import MatchEntry


class MyMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match at a table where the guest has, or had, a seat: over, under way, or yet to begin."""

    code: str
    match: int
    """Its number at the table, from 1."""
    rules: str
    started: float | None
    """The start of the match, in unix seconds; None until then."""
    ended: float | None
    players: tuple[str, ...]
    sides: int
    """The number of sides; a seat's is its number modulo this."""
    you: int
    """The guest's seat."""
    score: tuple[int, ...]
    games: tuple[int, ...]
    rubber: bool
    """True if it takes more than one game to win, so that the games say how it ended."""
    winner: int | None
    """The side that won."""
    conceded: int | None
    """The side that gave up."""
    title: str
    """The name of the table, if it has one."""

    @classmethod
    def of(cls, entry: MatchEntry, seat: int) -> Self:
        """A line of the match list, for the guest on a seat."""
        return cls(
            code=entry.code,
            match=entry.match,
            rules=entry.rules,
            started=entry.started,
            ended=entry.ended,
            players=entry.names,
            sides=len(entry.score),
            you=seat,
            score=entry.score,
            games=entry.games,
            rubber=_is_rubber(entry.rules),
            winner=entry.winner,
            conceded=entry.conceded,
            title=entry.title,
        )

    @classmethod
    def listed(cls, entries: Iterable[MatchEntry], guest: str) -> list[Self]:
        """The lines of a guest, but for tables that they are being taken out of."""
        seats = ((entry, entry.seat_of(guest)) for entry in entries)
        return [cls.of(entry, seat) for entry, seat in seats if seat is not None]


def _is_rubber(rules: str) -> bool:
    """True if it takes more than one game to win; False for rules that only a newer worker can read."""
    try:
        return law.games_to_win(Rules.parse(rules)) > 1
    except EuchreError:
        return False
