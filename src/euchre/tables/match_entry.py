"""A line of a guest's match list: a match at a table, from the moment seats are taken for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEntry:
    """The entry of one match at a table in the match list.

    The match to come has an entry as well: it has no start while people gather, and guests find through it the tables
    where they sit. `guests` are the people of the seats, None for a bot or an open seat. Times are unix
    seconds, scores and games by side. A match that is over without a winner was a draw.
    """

    table: str
    code: str
    match: int
    """The number of the match at its table, from 1."""
    rules: str
    started: float | None
    """The start; None until the match begins."""
    ended: float | None
    guests: tuple[str | None, ...]
    names: tuple[str, ...]
    seated: tuple[str | None, ...]
    """The people among them who still sit there, each on their present seat: a match goes on without those who left."""
    title: str = ""
    """The host's name for the table."""
    score: tuple[int, ...]
    games: tuple[int, ...]
    winner: int | None = None
    """The side that won."""
    private: bool | None = None
    """True if only its own people may see it; None before it begins, and where that was not stored."""
    conceded: int | None = None
    """The side that gave up."""

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest: until the match is over that where they sit, then that on which they began it."""
        begun = self.ended is not None or guest not in self.seated
        seats = self.guests if begun else self.seated
        return seats.index(guest) if guest is not None and guest in seats else None
