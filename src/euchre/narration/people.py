"""The players of a table as a sentence names them: by their names, or as "you"."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.core.seating import FOUR
from euchre.wording import Wording


@dataclass(frozen=True, slots=True)
class People:
    """The names of the seats 0..3, and the one that reads the sentence (None: a spectator).

    Sentences of the catalogue decide themselves how they address somebody: `$who` is "you" or "other", `$name` the
    name. A side is `$whose` with the names `$one` and `$two`; where it is "you", `$one` is your partner.
    """

    names: tuple[str, ...]
    you: int | None = None

    def who(self, seat: int) -> dict[str, str]:
        """The parts `$who` and `$name` for the player of a seat."""
        return {"who": self.is_told(seat), "name": self.names[seat]}

    def whom(self, seat: int) -> dict[str, str]:
        """The parts `$whom` and `$other` for a second player in the same sentence."""
        return {"whom": self.is_told(seat), "other": self.names[seat]}

    def side(self, side: int) -> dict[str, str]:
        """The parts `$whose`, `$one` and `$two` for a side: 0 are the seats 0 and 2."""
        seats = (side, FOUR.partner(side))
        if self.you in seats:
            return {"whose": "you", "one": self.names[FOUR.partner(self.you)], "two": ""}
        return {"whose": "other", "one": self.names[seats[0]], "two": self.names[seats[1]]}

    def is_told(self, seat: int) -> str:
        """Whether the player of a seat reads the sentence: "you" for that seat, "other" for the rest."""
        return "you" if seat == self.you else "other"


def side_names(words: Wording, people: People) -> tuple[str, str]:
    """The names of the two sides where they stand alone, such as in a score.

    >>> from euchre.wording import wording
    >>> side_names(wording(), People(("Ann", "Bob", "Cleo", "Dan"), 2))
    ('You & Ann', 'Bob & Dan')
    """
    return words("side", **people.side(0)), words("side", **people.side(1))
