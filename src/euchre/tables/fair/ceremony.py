"""The ceremony before a match or a round: everybody promises what they add to the shuffle, then everybody shows it.

Nobody shows anything before all have promised, so nobody can choose theirs to suit the others'. The server promises
its seed before all of them, so it cannot either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from euchre.core.errors import EuchreError
from euchre.tables.fair import seeds

ATTEMPTS: Final = 4
"""The attempt after which one person's wish begins no other: people might be kept waiting for ever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceremony:
    """The progress of a ceremony. Bots add nothing: they are on the server's side.

    A place is a seat of a table or, before a round of an evening, an entrant (`euchre.tables.fair.round_shuffle`).
    """

    promise: str
    """The server's promise: the SHA-256 of its seed, in hexadecimal."""
    persons: tuple[int, ...]
    """The places of the people who take part."""
    promised: tuple[str | None, ...]
    """The promises by place."""
    shown: tuple[bytes | None, ...]
    """The contributions by place, 32 bytes each."""
    attempt: int = 1
    """The number of times it has begun, from 1."""

    @classmethod
    def begin(cls, promise: str, persons: tuple[int, ...], *, places: int, attempt: int = 1) -> Ceremony:
        """The ceremony of a number of places, before anybody has promised anything."""
        nothing = (None,) * places
        return cls(promise=promise, persons=persons, promised=nothing, shown=nothing, attempt=attempt)

    @property
    def ready(self) -> bool:
        """True once everybody has promised, and may show."""
        return all(self.promised[place] is not None for place in self.persons)

    @property
    def complete(self) -> bool:
        """True once everybody has shown what they promised: the cards are settled."""
        return all(self.shown[place] is not None for place in self.persons)

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The places that have yet to promise or, once all have, to show; none once the cards are settled."""
        answers = self.shown if self.ready else self.promised
        return tuple(place for place in self.persons if answers[place] is None)

    def starved_by(self, place: int) -> bool:
        """True if the ceremony must begin again for a person who has lost what they promised.

        That is so once everybody has promised and they have not shown theirs; before that, they promise again.
        """
        return self.ready and place in self.waits_for

    def begins_anew_for(self, place: int, digest: str) -> bool:
        """True if a promise makes everybody promise again: of somebody who has lost theirs, or who comes late.

        There are only so many `ATTEMPTS`.
        """
        lost = self.starved_by(place) and digest != self.promised[place]
        return self.attempt < ATTEMPTS and (lost or place not in self.persons)


def promise(ceremony: Ceremony, place: int, digest: str) -> Ceremony:
    """A person promises their contribution, by its SHA-256 in hexadecimal; until all have, they may promise another.

    Raises `EuchreError` for somebody without a part, for what is no SHA-256, and for another promise than theirs once
    everybody has promised.
    """
    _person(ceremony, place)
    if len(digest) != 2 * seeds.SIZE or set(digest) - set("0123456789abcdef"):
        raise EuchreError("fair/malformed", "A promise is a SHA-256 in hexadecimal: 64 of the characters 0-9 and a-f.")
    if digest == ceremony.promised[place]:
        return ceremony
    if ceremony.ready:
        sentence = "Everybody has promised a part of the shuffle, and no promise can be changed any more."
        raise EuchreError("fair/promised-already", sentence)
    return replace(ceremony, promised=_put(ceremony.promised, place, digest))


def reveal(ceremony: Ceremony, place: int, contribution: bytes) -> Ceremony:
    """A person shows the 32 bytes they promised; showing them twice does no harm.

    Raises `EuchreError` for somebody without a part, while somebody has not promised, and for what was not promised.
    """
    _person(ceremony, place)
    if not ceremony.ready:
        raise EuchreError("fair/not-yet", "Nobody shows a part of the shuffle before everybody has promised one.")
    if len(contribution) != seeds.SIZE or seeds.promise(contribution) != ceremony.promised[place]:
        raise EuchreError("fair/mismatch", "That is not what you promised to add to the shuffle.")
    return replace(ceremony, shown=_put(ceremony.shown, place, contribution))


def begin_anew(ceremony: Ceremony, promise: str, persons: tuple[int, ...]) -> Ceremony:
    """The next attempt, with another seed from the server and new promises from these places; attempts are counted."""
    return Ceremony.begin(promise, persons, places=len(ceremony.shown), attempt=ceremony.attempt + 1)


def _person(ceremony: Ceremony, place: int) -> None:
    if place not in ceremony.persons:
        raise EuchreError("fair/no-person", "You have no part in this shuffle: it goes on without you.")


def _put(values: tuple[Any, ...], place: int, value: str | bytes) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])
