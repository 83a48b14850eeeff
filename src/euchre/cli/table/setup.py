"""The setup of a game between a person and three bots."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre.bots.lineup.levels import BOT_OF_LEVEL, DEFAULT_LEVEL, STRONGEST_BOT, Opponents
from euchre.core.rules import PRESETS, Rules
from euchre.narration.names import YOU
from euchre.narration.people import People
from euchre.record.match_record import SEATS
from euchre.wording import Wording

PERSON: Final = 0
"""The person sits South; West, North and East follow clockwise."""
COMPASS: Final = SEATS


class Opening(Enum):
    """The first screen of `euchre play`."""

    FORM = "the start screen"
    GAME = "a game, unless another is interrupted"
    NEW_GAME = "a game, and an interrupted one is set aside"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The rules, who plays, and the seed of the shuffles.

    `bots` are the names of West, North and East in the registry. `asks_cut` is False if the pack is to be
    cut for the person, `asks_alone` if silence is to mean playing with the partner. The same setup deals the
    same cards, and the bots answer the same play alike, unless swift had to sit in for one of them.
    """

    rules: Rules = PRESETS["standard"]
    seed: int
    name: str = YOU
    bots: tuple[str, str, str] = (BOT_OF_LEVEL[DEFAULT_LEVEL], STRONGEST_BOT, BOT_OF_LEVEL[DEFAULT_LEVEL])
    asks_cut: bool = True
    asks_alone: bool = True

    @property
    def opponents(self) -> Opponents:
        """The opponents, West and East."""
        return self.bots[0], self.bots[2]

    def people(self, words: Wording) -> People:
        """The four seats as the table names them: somebody who has given no name is "you"."""
        unnamed = self.name == YOU
        name = words("who", who="you", name="") if unnamed else self.name
        others = (seat_name(words, seat) for seat in range(PERSON + 1, len(COMPASS)))
        return People((name, *others), PERSON if unnamed else None)

    @property
    def names(self) -> tuple[str, str, str, str]:
        """The names of the four seats in the record, in any language."""
        return (self.name, *COMPASS[1:])


def seat_name(words: Wording, seat: int) -> str:
    """The name of the bot at a seat: where it sits."""
    return words("terminal-seat", seat=seat)


def letter(words: Wording, seat: int) -> str:
    """A seat in one letter: S, W, N or E."""
    return seat_name(words, seat)[0]
