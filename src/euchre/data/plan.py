"""The plan of a data set: who plays what, and what is written down of it."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from euchre.bots.bot import dismiss
from euchre.bots.registry import bot_named
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR

Values = Literal["none", "quick", "full"]
MATCHES_A_SHARD: Final = 50


class DataPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same plan and version make the same data set, byte for byte."""

    players: tuple[str, ...]
    """One for all seats, two for the sides, or four: seats 0 to 3. They move on by a seat from match to match."""
    rules: tuple[str, ...]
    """Texts of rules, one match after the other."""
    matches: int
    seed: int
    values: Values = "none"
    """Whether every choice is judged, and how far the search looks: the levels of a review."""

    def check(self) -> None:
        """Raise `EuchreError`, in one sentence, for players, rules or numbers that there cannot be."""
        if len(self.players) not in {1, 2, FOUR.players}:
            raise EuchreError("data/players", f"{len(self.players)} players cannot share four seats: name 1, 2 or 4.")
        if self.matches < 1 or not self.rules:
            raise EuchreError("data/empty", "A data set has at least one match, by some rules.")
        if self.values not in get_args(Values):
            raise EuchreError("data/values", f"{self.values!r} is not a level: choose {', '.join(get_args(Values))}.")
        for name in self.players:
            dismiss(bot_named(name))
        for text in self.rules:
            Rules.parse(text)

    @property
    def shards(self) -> int:
        """How many files it has."""
        return -(-self.matches // MATCHES_A_SHARD)

    def matches_of(self, shard: int) -> range:
        """The matches in a file, by number from 0."""
        return range(shard * MATCHES_A_SHARD, min((shard + 1) * MATCHES_A_SHARD, self.matches))

    def rules_of(self, match: int) -> Rules:
        """The rules of a match."""
        return Rules.parse(self.rules[match % len(self.rules)])

    def seats_of(self, match: int) -> tuple[str, ...]:
        """The players of the seats 0..3 in a match."""
        seats = self.players * (FOUR.players // len(self.players))
        turn = match // len(self.rules) % FOUR.players
        return seats[turn:] + seats[:turn]
