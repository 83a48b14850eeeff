"""The live table of a daily deal: how it is opened, and its result.

It is an ordinary table at which one person plays with bots. Its cards follow from the day's seed, and so does whatever
its bots draw by chance: after the same cards and actions they choose the same for everybody.
"""

from __future__ import annotations

import hmac
from datetime import date
from typing import Final, NamedTuple

import msgspec

from euchre.core import law
from euchre.core.actions import Pass
from euchre.core.seating import ahead
from euchre.daily.chain import deal_seed
from euchre.daily.programme import BOT, rules_of
from euchre.record.match_record import MatchRecord
from euchre.tables.daily_place import DailyPlace
from euchre.tables.events import Opened
from euchre.tables.fair.round_shuffle import RoundShuffle
from euchre.tables.fair.seeds import promise
from euchre.tables.messages import Pace, Terms
from euchre.tables.names import clean_name, unique_name

SEAT: Final = 0
"""The seat of the person."""
NOTHING: Final = ""
"""The call of somebody who was never asked."""
PASSED: Final = "pass"


def table_id(seed: bytes, number: int, guest: str) -> str:
    """The id of a guest's table for a deal of the day with this seed: there is one, however often it is opened."""
    return hmac.digest(seed, f"euchre 1 daily table {number} {guest}".encode(), "sha256").hex()[:32]


class PlayerOfDay(NamedTuple):
    """A person who plays a daily deal, and the pace of the bots at their table."""

    guest: str
    name: str
    pace: Pace = "normal"


def opening(day: date, number: int, person: PlayerOfDay, *, seed: bytes, code: str, at: float) -> tuple[Opened, ...]:
    """The first events of a person's table for a deal, numbered from 1, of the day with this seed."""
    rules, shuffled = rules_of(day), deal_seed(seed, number)
    bots = (BOT,) * (law.seating(rules).players - 1)
    return (
        Opened(
            at=at,
            table=table_id(seed, number, person.guest),
            code=code,
            host=person.guest,
            name=unique_name(clean_name(person.name), ()),
            root=hmac.digest(shuffled, b"euchre 1 daily bots", "sha256").hex(),
            rules=str(rules),
            terms=Terms(pace=person.pace, spectators=False),
            seats=("me", *bots),
            at_once=True,
            daily=DailyPlace(str(day), number),
            shuffle=RoundShuffle(
                attempt=1, promise=promise(shuffled), seed=shuffled.hex(), promises=(), contributions=()
            ),
        ),
    )


class DailyResult(msgspec.Struct, frozen=True):
    """The result of a daily deal that a person has played."""

    points: float
    """The points of their side, less the others' mean."""
    called: str
    """The trump they named, such as ``h`` or ``h alone``; `PASSED` where they named none, `NOTHING` if never asked."""


def result_of(record: MatchRecord) -> DailyResult | None:
    """The result of the person in the record of a daily deal; None where the deal is not over."""
    if not record.results:
        return None
    result = record.results[-1]
    if result.maker == SEAT and result.trump is not None:
        called = f"{result.trump.letter}{' alone' if SEAT in result.alone else ''}"
    else:
        passed = any(state.turn == SEAT and isinstance(action, Pass) for state, action in record.steps())
        called = PASSED if passed else NOTHING
    return DailyResult(ahead(result.points, law.seating(record.rules).side(SEAT)), called)
