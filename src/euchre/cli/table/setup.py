"""The setup of a game between a person and bots."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre.bots.lineup.levels import BOT_OF_LEVEL, DEFAULT_LEVEL, STRONGEST_BOT, Opponents
from euchre.core import law
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import Seating
from euchre.narration.names import YOU
from euchre.narration.people import People
from euchre.record.match_record import SEATS
from euchre.tables.names import bot_name
from euchre.wording import Wording

PERSON: Final = 0
"""The person sits South, or in front; the others follow clockwise."""


class Opening(Enum):
    """The first screen of `euchre play`."""

    FORM = "the start screen"
    GAME = "a game, unless another is interrupted"
    NEW_GAME = "a game, and an interrupted one is set aside"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The rules, who plays, and the seed of the shuffles.

    `bots` are the names of the others in the registry, clockwise; without them, those that `bots_for` seats.
    `asks_cut` is False if the pack is to be cut for the person, `asks_alone` if silence is to mean playing with the
    partner. The same setup deals the same cards, and the bots answer the same play alike, unless swift had to sit in
    for one of them.
    """

    rules: Rules = PRESETS["standard"]
    seed: int
    name: str = YOU
    bots: tuple[str, ...] = ()
    asks_cut: bool = True
    asks_alone: bool = True

    def __post_init__(self) -> None:
        level = BOT_OF_LEVEL[DEFAULT_LEVEL]
        object.__setattr__(self, "bots", self.bots or bots_for(self.rules, (level, level)))

    @property
    def seating(self) -> Seating:
        """The seating of the table."""
        return law.seating(self.rules)

    @property
    def opponents(self) -> Opponents:
        """The first and the last of the others, who are opponents: of four, West and East."""
        return self.bots[0], self.bots[-1]

    def people(self, words: Wording) -> People:
        """The seats as the table names them: somebody who has given no name is "you"."""
        unnamed = self.name == YOU
        name = words("who", who="you", name="") if unnamed else self.name
        others = (seat_name(words, seat, self.seating.players) for seat in self.seating.seats[PERSON + 1 :])
        return People((name, *others), PERSON if unnamed else None)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats in the record, in any language."""
        players = self.seating.players
        others = SEATS if players == len(SEATS) else tuple(bot_name(seat, ()) for seat in range(players))
        return (self.name, *others[1:])


def bots_for(rules: Rules, opponents: Opponents) -> tuple[str, ...]:
    """The bots of the other seats: partners of the person, as strong as can be, and the opponents in turn."""
    seating = law.seating(rules)
    ours = seating.partners(PERSON)
    others = [seat for seat in seating.seats[1:] if seat not in ours]
    against = {seat: opponents[place * 2 // len(others)] for place, seat in enumerate(others)}
    return tuple(against.get(seat, STRONGEST_BOT) for seat in seating.seats[1:])


def seat_name(words: Wording, seat: int, players: int) -> str:
    """The name of the bot at a seat: at a table of four where it sits, elsewhere a name of its own."""
    return words("terminal-seat", seat=seat) if players == len(SEATS) else bot_name(seat, ())


def letter(words: Wording, seat: int, players: int) -> str:
    """A seat in one letter: S, W, N or E; elsewhere the first of its name, and an arrow for the person."""
    return "▼" if seat == PERSON and players != len(SEATS) else seat_name(words, seat, players)[0]
