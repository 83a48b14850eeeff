"""The results of a club as a table for spreadsheets, with the names that everybody may read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.clubs.perspective import ClubNow, HeldNow
from euchre.evenings.spreadsheet import cell, spreadsheet

_COLUMNS: Final = ("day", "evening", "rank", "name", "member", "points", "wins", "loners")


def results_csv(club: ClubNow) -> str:
    """A line for everybody who played in an evening that is over."""
    return spreadsheet(_COLUMNS, (line for evening in club.evenings for line in _lines(evening)))


def _lines(evening: HeldNow) -> Iterator[tuple[object, ...]]:
    for one in evening.standings:
        who = one.who
        yield (
            evening.day,
            cell(evening.title),
            one.rank,
            cell(who.name or ""),
            "" if who.member is None else who.member,
            one.points,
            one.wins,
            one.loners,
        )
