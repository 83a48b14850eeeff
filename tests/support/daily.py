"""Tables of daily deals, and a person at each who chooses at random."""

from __future__ import annotations

from datetime import date
from random import Random

from euchre.bots.policy.player import PlainSwiftBot
from euchre.core.view import view
from euchre.daily.table import SEAT, PlayerOfDay, opening
from euchre.tables.course import the_course
from euchre.tables.fold import TABLE
from euchre.tables.inputs import Arrived, BotActs, MessageReceived
from euchre.tables.messages import Act
from euchre.tables.step import step
from euchre.tables.table import Table
from euchre.tables.turns import bot_turn

SEED = bytes(range(32))
"""The seed of a day."""
MONDAY = date(2026, 11, 30)
BOT = PlainSwiftBot()


def opened(day: date, number: int = 1, guest: str = "ann") -> Table:
    """The table of a guest who has come to it."""
    person = PlayerOfDay(guest, "Ann", "instant")
    table = TABLE.fold(opening(day, number, person, seed=SEED, code="ABCD-EFGH", at=0.0))
    return step(table, Arrived(guest, f"c-{guest}"), 0.0)[0]


def finished(table: Table, rng: Random) -> Table:
    """The table once the deal is over; its person chooses at random."""
    guest = table.host
    for number in range(200):
        if table.stage == "over":
            return table
        turn = bot_turn(table)
        if turn is None:
            known = view(the_course(table.course).state, SEAT)
            said = Act(id=f"m{number}", seen=table.version, action=str(rng.choice(known.legal)))
            table, _ = step(table, MessageReceived(guest, f"c-{guest}", said), 0.0)
        else:
            action = BOT.choose(turn.view, Random(turn.seed))
            table, _ = step(table, BotActs(turn.seat, turn.seen, action), 0.0)
    raise AssertionError("a deal ends")
