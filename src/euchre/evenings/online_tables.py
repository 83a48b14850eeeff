"""The live tables of an evening: which there are, who sits there, how they are opened, and how their results count."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, NamedTuple

from euchre.evenings.evening import Evening, Round
from euchre.evenings.score import RoundScore
from euchre.evenings.seated_table import BOT_LEVEL, SeatedTable
from euchre.evenings.settings import rules_of_round
from euchre.evenings.shuffle import shuffle_of
from euchre.tables.evening_place import EveningPlace
from euchre.tables.evening_table import EveningBot, EveningPerson, TablePlan, TableResult
from euchre.tables.messages import Terms
from euchre.tables.seat import WEAKEST_LEVEL

_MOST: Final = 99
"""The largest number in a result."""


class OnlineTable(NamedTuple):
    """A live table of a round, as it was seated."""

    id: str
    """The id, which follows from the evening and the seating of the round, so that two workers never open two."""
    round: Round
    table: SeatedTable

    @property
    def key(self) -> tuple[int, int]:
        """The numbers of its round and its table."""
        return self.round.number, self.table.number

    @property
    def is_open(self) -> bool:
        """The evening still waits for the end of its match."""
        return self.table.number not in self.round.ended

    @property
    def counts(self) -> bool:
        """Its match is to decide the result: a director has not entered one."""
        return self.table.number not in self.round.results


def online_tables(evening: Evening) -> Iterator[OnlineTable]:
    """Yield the live tables of the rounds that are seated."""
    for round_ in evening.rounds:
        for table in round_.tables:
            if table.section == "online":
                name = f"{evening.id}/{round_.seated}/{table.number}"
                yield OnlineTable(sha256(name.encode()).hexdigest()[:32], round_, table)


def may_open(evening: Evening, one: OnlineTable) -> bool:
    """True if a table can be opened: where all have the same cards these must be shuffled before."""
    return not evening.settings.same_cards or shuffle_of(evening, one.round) is not None


def players_of(evening: Evening, table: SeatedTable) -> tuple[EveningPerson | EveningBot, ...]:
    """The players of the seats by now: bots play for entrants without a device, and for those who have gone home.

    They play as badly as whoever stands in for somebody who is away: to let a bot play must bring nothing.
    """
    return tuple(_player(evening, number) for number in table.seats)


def _player(evening: Evening, number: int) -> EveningPerson | EveningBot:
    entry = evening.entries.get(number)
    if entry is None:
        return EveningBot(BOT_LEVEL, f"Bot {-number}")  # as the page of the evening calls it, in every language
    if entry.guest is None or not entry.here:
        return EveningBot(WEAKEST_LEVEL, entrant=number)
    return EveningPerson(entry.guest, entry.name, number)


def plan_of(evening: Evening, one: OnlineTable) -> TablePlan:
    """The way in which a live table is opened. Raises `EuchreError` for rules that cannot be understood."""
    place = EveningPlace(
        id=evening.id,
        code=evening.code,
        name=evening.settings.title,
        round=one.round.number,
        number=one.table.number,
    )
    players = players_of(evening, one.table)
    with_people = any(isinstance(player, EveningPerson) for player in players)
    return TablePlan(
        place=place,
        players=players,
        rules=str(rules_of_round(evening.settings, len(one.table.seats))),
        shuffle=shuffle_of(evening, one.round),
        terms=Terms(pace="normal" if with_people else "instant"),
    )


def score_of(result: TableResult) -> RoundScore:
    """The result of a live table, as it counts in the evening."""
    points, loners, euchres = (
        tuple(min(_MOST, number) for number in numbers)
        for numbers in (result.points, result.loners_made, result.euchred)
    )
    return RoundScore(points=points, loners=loners, euchres=euchres)
