"""Printed cards beside the rounds as they will be: which places still hold, and who is elsewhere than a card says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.evening import Evening, Round
from euchre.evenings.planning import rounds_to_come


class ChangedPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place that stands on no card: of somebody who has none, or has another place on theirs."""

    round: int
    number: int
    table: int
    """The number of the table; 0 for a round that the entrant sits out."""
    seat: int


class CardsNow(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that no longer say everything, for directors."""

    places: int
    """The places on the cards of those who are here, in the rounds to come."""
    right: int
    """The number of them that hold."""
    without: tuple[int, ...]
    """The people who are here and have no card."""
    gone: tuple[int, ...]
    """The people who have a card and are not here."""
    changes: tuple[ChangedPlace, ...]
    """The changes in the round that is seated, and in those to come."""
    kept: bool
    """The rounds to come hold to the cards as far as they can; False where people no longer move by a chart."""


class _Place(NamedTuple):
    table: int
    seat: int


def cards_now(evening: Evening) -> CardsNow | None:
    """The printed cards as directors need to know of them; None where all of them hold, or nothing is printed."""
    first, last = len(evening.rounds) + 1, evening.settings.rounds
    printed = evening.printed[first - 1 : last]
    if not printed or evening.is_over:
        return None
    present = evening.present("hall")
    on_cards = printed[0].people
    kept = rounds_to_come(evening, "hall") if evening.settings.movement == "chart" else None
    changes = [
        change
        for number, (card, one) in enumerate(zip(printed, kept or (), strict=False), first)
        for change in _changes(number, card, one)
    ]
    places = sum(person in present for card in printed for person in card.people)
    wrong = sum(change.number in on_cards for change in changes)
    if evening.stage == "seated" and len(evening.printed) >= first - 1:  # people may look for the places on their cards
        seated = _as_seated(evening, evening.rounds[-1])
        changes = [*_changes(first - 1, evening.printed[first - 2], seated), *changes]
    cards = CardsNow(
        places=places,
        right=places - wrong if kept else 0,
        without=tuple(number for number in present if number not in on_cards),
        gone=tuple(number for number in sorted(on_cards) if number not in present),
        changes=tuple(changes),
        kept=bool(kept),
    )
    return cards if cards.changes or not kept else None


def rounds_on_cards(evening: Evening) -> tuple[PlannedRound, ...]:
    """The rounds of the hall as they would be printed now, from the first on; none where none is planned."""
    coming = rounds_to_come(evening, "hall")
    return (*(_as_seated(evening, one) for one in evening.rounds), *coming) if coming else ()


def _as_seated(evening: Evening, round_: Round) -> PlannedRound:
    """A round of the hall, in which each table has the place of its number."""
    tables = {table.number: table.seats for table in round_.tables if table.section == "hall"}
    out = (number for number in round_.sit_outs if evening.entries[number].section == "hall")
    return PlannedRound(tuple(tables.get(number, ()) for number in range(1, max(tables, default=0) + 1)), tuple(out))


def _changes(number: int, card: PlannedRound, one: PlannedRound) -> Iterator[ChangedPlace]:
    """The places of a round that are not those of the card."""
    printed, places = _places(card), _places(one)
    for person, place in sorted(places.items()):
        if printed.get(person) != place:
            yield ChangedPlace(round=number, number=person, table=place.table, seat=place.seat)


def _places(one: PlannedRound) -> dict[int, _Place]:
    """The place of everybody in a round."""
    out = {person: _Place(0, 0) for person in one.sit_outs}
    return out | {
        person: _Place(table, seat) for table, seats in enumerate(one.tables, 1) for seat, person in enumerate(seats)
    }
