"""The shuffle of a round whose live tables all have the same cards: its ceremony, and the shuffle that comes of it.

The pages of the entrants who play online contribute to it, as those of a table do to its own. Whoever is silent for
`PATIENCE` is left out, and the others begin anew; after some attempts nobody contributes.
"""

from __future__ import annotations

from typing import Final

from euchre.evenings.evening import Evening, Round
from euchre.tables.fair import seeds
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.fair.round_shuffle import RoundShuffle

PATIENCE: Final = 12.0
"""Seconds that the people have to promise, and again to show, before the shuffle goes on without those who have not."""


def contributors_of(evening: Evening, round_: Round) -> tuple[int, ...]:
    """The entrants of a round's live tables whose pages can contribute, by number."""
    entries = evening.entries
    return tuple(
        number
        for number in sorted(_seated(round_))
        if number in entries and entries[number].here and entries[number].guest is not None
    )


def begun(evening: Evening, round_: Round, attempt: int, contributors: tuple[int, ...]) -> Ceremony:
    """An attempt at the ceremony of a round, before anybody has promised anything. Entrant 1 has place 0."""
    seed = _seed(evening, round_, attempt)
    places = max((number for number in _seated(round_) if number > 0), default=0)
    persons = tuple(number - 1 for number in contributors)
    return Ceremony.begin(seeds.promise(seed), persons, places=places, attempt=attempt)


def shuffle_of(evening: Evening, round_: Round) -> RoundShuffle | None:
    """The shuffle of a round, once everybody has shown what they promised."""
    ceremony = round_.ceremony
    if ceremony is None or not ceremony.complete:
        return None
    return RoundShuffle.of(ceremony, _seed(evening, round_, ceremony.attempt))


def in_time(ceremony: Ceremony) -> tuple[int, ...]:
    """The entrants who have done what is asked of them, by number."""
    waits_for = ceremony.waits_for
    return tuple(place + 1 for place in ceremony.persons if place not in waits_for)


def _seated(round_: Round) -> set[int]:
    return {number for table in round_.tables if table.section == "online" for number in table.seats}


def _seed(evening: Evening, round_: Round, attempt: int) -> bytes:
    return seeds.round_seed(bytes.fromhex(evening.seed), round_.number, attempt)
