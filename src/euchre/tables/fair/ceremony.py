"""The ceremony before a match: everybody promises what they add to the shuffle, then everybody shows it.

Nobody shows anything before all have promised, so nobody can choose theirs to suit the others'. The server promises
its seed before all of them, so it cannot either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from euchre.core.errors import EuchreError
from euchre.tables.fair import seeds


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceremony:
    """How far the ceremony of a match has come. Bots add nothing: they are on the server's side."""

    promise: str
    """The server's promise: the SHA-256 of its seed, in hexadecimal."""
    persons: tuple[int, ...]
    """The seats of the people who take part."""
    promised: tuple[str | None, ...]
    """Each seat's promise."""
    shown: tuple[bytes | None, ...]
    """Each seat's contribution, 32 bytes."""
    attempt: int = 1
    """How many times it has begun, from 1."""

    @classmethod
    def begin(cls, promise: str, persons: tuple[int, ...], *, seats: int, attempt: int = 1) -> Ceremony:
        """The ceremony of a table with so many seats, before anybody has promised anything."""
        nothing = (None,) * seats
        return cls(promise=promise, persons=persons, promised=nothing, shown=nothing, attempt=attempt)

    @property
    def ready(self) -> bool:
        """True once everybody has promised, and may show."""
        return all(self.promised[seat] is not None for seat in self.persons)

    @property
    def complete(self) -> bool:
        """True once everybody has shown what they promised: the cards are settled."""
        return all(self.shown[seat] is not None for seat in self.persons)

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have yet to promise or, once all have, to show; none once the cards are settled."""
        answers = self.shown if self.ready else self.promised
        return tuple(seat for seat in self.persons if answers[seat] is None)

    def starved_by(self, seat: int) -> bool:
        """True if the ceremony must begin again for a person who has lost what they promised.

        That is so once everybody has promised and they have not shown theirs; before that, they promise again.
        """
        return self.ready and seat in self.waits_for


def promise(ceremony: Ceremony, seat: int, digest: str) -> Ceremony:
    """A person promises their contribution, by its SHA-256 in hexadecimal; until all have, they may promise another.

    Raises `EuchreError`: ``fair/no-person``, ``fair/malformed``, and ``fair/promised-already`` for another promise
    than theirs once everybody has promised.
    """
    _person(ceremony, seat)
    if len(digest) != 2 * seeds.SIZE or set(digest) - set("0123456789abcdef"):
        raise EuchreError("fair/malformed", "A promise is a SHA-256 in hexadecimal: 64 of the characters 0-9 and a-f.")
    if digest == ceremony.promised[seat]:
        return ceremony
    if ceremony.ready:
        sentence = "Everybody has promised a part of the shuffle, and no promise can be changed any more."
        raise EuchreError("fair/promised-already", sentence)
    return replace(ceremony, promised=_put(ceremony.promised, seat, digest))


def reveal(ceremony: Ceremony, seat: int, contribution: bytes) -> Ceremony:
    """A person shows the 32 bytes they promised; showing them twice does no harm.

    Raises `EuchreError`: ``fair/no-person``, ``fair/not-yet`` while somebody has not promised, and ``fair/mismatch``.
    """
    _person(ceremony, seat)
    if not ceremony.ready:
        raise EuchreError("fair/not-yet", "Nobody shows a part of the shuffle before everybody has promised one.")
    if len(contribution) != seeds.SIZE or seeds.promise(contribution) != ceremony.promised[seat]:
        raise EuchreError("fair/mismatch", "That is not what you promised to add to the shuffle.")
    return replace(ceremony, shown=_put(ceremony.shown, seat, contribution))


def begin_anew(ceremony: Ceremony, promise: str, persons: tuple[int, ...]) -> Ceremony:
    """The next attempt, with another seed from the server and new promises from these seats; attempts are counted."""
    return Ceremony.begin(promise, persons, seats=len(ceremony.shown), attempt=ceremony.attempt + 1)


def _person(ceremony: Ceremony, seat: int) -> None:
    if seat not in ceremony.persons:
        raise EuchreError("fair/no-person", "You have no part in this shuffle: it goes on without you.")


def _put(values: tuple[Any, ...], seat: int, value: str | bytes) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
