"""The place of an error in the text of a position, and the refusal that names it."""

from __future__ import annotations

from typing import NamedTuple

from euchre.core.errors import EuchreError, ParseError


class TextPlace(NamedTuple):
    """A field of the text; in it, the number of an entry (from 1; 0: none) and the seat it belongs to, if any."""

    field: str
    number: int = 0
    seat: int | None = None

    def __str__(self) -> str:
        number = f" {self.number}" if self.number else ""
        return f"{self.field}{number}{'' if self.seat is None else f', seat {self.seat}'}"


def wrong(code: str, sentence: str, place: TextPlace, **parts: str | int) -> ParseError:
    """The refusal of a position, whose parts also say where: `at_field`, `at_number` (0: none), `at_seat` ("none")."""
    return refused_there(ParseError(code, sentence, options=(), **parts), place)


def refused_there(problem: EuchreError, place: TextPlace) -> ParseError:
    """The refusal of a position because of another refusal at a place in it, whose code it keeps."""
    there: dict[str, str | int] = {
        "at_field": place.field,
        "at_number": place.number,
        "at_seat": "none" if place.seat is None else str(place.seat),
    }
    sentence = f"Position, {place}: {problem}"
    return ParseError(problem.code, sentence, options=problem.options, **(problem.parts | there))
