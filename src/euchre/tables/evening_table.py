"""A live table that belongs to an evening: how it is opened, and the result of its match.

An evening uses its tables like this:

1. For each table of a round, store `opening(...)` as the first events of a new table, with the director as its host,
   and open its room. The room stays open until the match is over, also while nobody is connected, so open it again
   after a restart. The match begins by itself once all its people are there, or when the grace of the terms is over;
   bots play for who is late.
2. Let the table take `euchre.tables.inputs.Replaced` where the director puts somebody else on a seat, and `RoundEnds`
   where the time of the round is up: nothing is dealt any more, and the match is over after the deal under way.
3. Once `result_of(table)` is there, it never changes. Deliver it once for each round and table number.

Where all tables of a round have the same cards, hold a ceremony with the pages of all entrants first, and give its
`euchre.tables.fair.round_shuffle.RoundShuffle` to each table. Such a table shows no card to anybody but its players,
and no seed to anybody, until it takes `RoundIsOver`: let it, once all tables of the round have their results.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.tables.evening_place import EveningPlace
from euchre.tables.events import Event, Opened, Seated
from euchre.tables.fair.round_shuffle import RoundShuffle
from euchre.tables.history import played
from euchre.tables.messages import Level, Terms
from euchre.tables.names import clean_name, unique_name
from euchre.tables.table import Table


class EveningPerson(NamedTuple):
    """A person on a seat of an evening's table; `entrant` is their number in the evening."""

    guest: str
    name: str
    entrant: int | None = None


class EveningBot(NamedTuple):
    """A bot on such a seat; without a name it has the usual one of the seat, without an entrant it only fills in."""

    level: Level
    name: str = ""
    entrant: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlan:
    """A table of an evening that is to be opened."""

    place: EveningPlace
    """Its entrants and the names of its bots are filled in from the players."""
    players: tuple[EveningPerson | EveningBot, ...]
    """The players on its seats, in order."""
    rules: str
    """House rules in their text form, such as ``standard,target=0,deals=8``."""
    terms: Terms
    shuffle: RoundShuffle | None = None
    """The shuffle of the round, where all of its tables have the same cards."""


def opening(plan: TablePlan, *, table: str, code: str, root: str, host: str, at: float) -> tuple[Event, ...]:
    """The first events of a table of an evening.

    `table` is its id, `code` that of its address, `root` its secret, 32 bytes in hexadecimal, `host` the director's
    guest id, who need not sit there, and `at` the time in unix seconds.

    Raises `EuchreError` for another number of players than the rules have, and for whatever is wrong with the rules.
    """
    players = plan.players
    seats = law.seating(Rules.parse(plan.rules)).players
    if len(players) != seats:
        sentence = f"These rules are for {seats} players: name so many seats."
        raise EuchreError("table/seats-of-rules", sentence, players=seats)
    names = _names(players)
    bots = tuple("" if isinstance(player, EveningPerson) else name for player, name in zip(players, names, strict=True))
    first = Opened(
        at=at,
        table=table,
        code=code,
        host=host,
        name="",
        root=root,
        rules=plan.rules,
        terms=plan.terms,
        seats=tuple("open" if isinstance(player, EveningPerson) else player.level for player in players),
        shuffle=plan.shuffle,
        evening=replace(plan.place, entrants=tuple(player.entrant for player in players), bots=bots),
    )
    people = ((seat, player) for seat, player in enumerate(players) if isinstance(player, EveningPerson))
    return (first, *(Seated(at=at, seat=seat, guest=player.guest, name=names[seat]) for seat, player in people))


def _names(players: Sequence[EveningPerson | EveningBot]) -> tuple[str, ...]:
    """The names of the seats, no two alike; "" for a bot that has the usual one."""
    names: list[str] = []
    for player in players:
        given = isinstance(player, EveningPerson) or player.name.strip()
        names.append(unique_name(clean_name(player.name), filter(None, names)) if given else "")
    return tuple(names)


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match at a table of an evening; what is by seat or side has a number for each."""

    points: tuple[int, ...]
    """The points by side, of all deals together."""
    winner: int | None
    """The side that won; None for a draw."""
    deals: int
    """The number of deals played, those in which all passed among them."""
    loners_made: tuple[int, ...]
    """The loners that took all five tricks, by seat."""
    loners_tried: tuple[int, ...]
    """The number of times each seat played alone, its side having called trump."""
    euchred: tuple[int, ...]
    """The number of times each side called trump and took fewer than three tricks."""


def result_of(table: Table) -> TableResult | None:
    """The result of the match that a table has played; None until it is over.

    It follows from the match alone, and so is the same whenever and wherever it is asked for.
    """
    if table.stage != "over":
        return None
    (match,) = played(table)
    record, table_of = match.record, match.record.seating
    made, tried, euchred = [0] * table_of.players, [0] * table_of.players, [0] * table_of.sides
    for deal in record.results:
        if deal.maker is None:
            continue
        makers = table_of.side(deal.maker)
        euchred[makers] += deal.tricks[makers] < law.TRICKS_TO_MAKE
        for seat in deal.alone:
            if table_of.side(seat) == makers:
                tried[seat] += 1
                made[seat] += deal.tricks[makers] == law.HAND_SIZE
    points = tuple(map(sum, zip(table_of.nothing, *(deal.points for deal in record.results), strict=True)))
    return TableResult(
        points=points,
        winner=record.winner,
        deals=len(record.results),
        loners_made=tuple(made),
        loners_tried=tuple(tried),
        euchred=tuple(euchred),
    )
