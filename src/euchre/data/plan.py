"""The plan of a data set: who plays what, and what is written down of it."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from euchre.bots.bot import dismiss
from euchre.bots.registry import bot_named
from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR, Seating

Values = Literal["none", "quick", "full"]
MATCHES_A_SHARD: Final = 50


class DataPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same plan and version make the same data set, byte for byte."""

    players: tuple[str, ...]
    """The players: one for all seats, one for each side, or one for each seat. They move on by a seat each match."""
    rules: tuple[str, ...]
    """Texts of rules, one match after the other, for the same number of players."""
    matches: int
    seed: int
    values: Values = "none"
    """The level of review at which every choice is judged, or none."""

    def check(self) -> None:
        """Raise `EuchreError`, in one sentence, for players, rules or numbers that there cannot be."""
        if self.matches < 1 or not self.rules:
            raise EuchreError("data/empty", "A data set has at least one match, by some rules.")
        tables = sorted({law.seating(Rules.parse(text)).players for text in self.rules})
        if len(tables) > 1:
            numbers = " and ".join(map(str, tables))
            sentence = f"A data set is of one number of players, and these rules are for {numbers}."
            raise EuchreError("data/tables", sentence, numbers=numbers)
        self._check_seats()
        for text in self.rules:
            law.not_small(Rules.parse(text))
        if self.values not in get_args(Values):
            raise EuchreError("data/values", f"{self.values!r} is not a level: choose {', '.join(get_args(Values))}.")
        for name in self.players:
            dismiss(bot_named(name))

    def _check_seats(self) -> None:
        table, given = self.seating, len(self.players)
        shares = sorted({1, table.sides, table.players})
        if given not in shares:
            *few, most = map(str, shares)
            seats = {2: "two", 3: "three", 4: "four", 6: "six"}[table.players]
            sentence = f"{given} players cannot share {seats} seats: name {', '.join(few)} or {most}."
            raise EuchreError("data/players", sentence, given=given, seats=table.players)
        if self.values != "none" and table != FOUR:
            sentence = f"Choices are judged at tables of four, and not of {table.players}: choose the values none."
            raise EuchreError("data/values", sentence, players=table.players)

    @property
    def seating(self) -> Seating:
        """The seats and sides of all its matches."""
        return law.seating(Rules.parse(self.rules[0]))

    @property
    def shards(self) -> int:
        """The number of files."""
        return -(-self.matches // MATCHES_A_SHARD)

    def matches_of(self, shard: int) -> range:
        """The matches in a file, by number from 0."""
        return range(shard * MATCHES_A_SHARD, min((shard + 1) * MATCHES_A_SHARD, self.matches))

    def rules_of(self, match: int) -> Rules:
        """The rules of a match."""
        return Rules.parse(self.rules[match % len(self.rules)])

    def seats_of(self, match: int) -> tuple[str, ...]:
        """The players of the seats in a match."""
        players = self.seating.players
        seats = self.players * (players // len(self.players))
        turn = match // len(self.rules) % players
        return seats[turn:] + seats[:turn]
