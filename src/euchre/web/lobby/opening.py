"""Opening a live table with its host and bots."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Literal

from euchre.core import law
from euchre.core.rules import Rules
from euchre.tables.events import Opened
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from euchre.tables.messages import Sitter, Terms
from euchre.tables.names import clean_name, unique_name
from euchre.tables.seat import STRONGEST_LEVEL, USUAL
from euchre.web.http.refusals import Denied
from euchre.web.streams.opening import opened
from euchre.web.worker.worker import Worker

Wanted = Literal[Sitter, "me"]
"""The player wanted for a seat."""


def usual_seats(rules: Rules) -> tuple[Wanted, ...]:
    """The seats of one person among bots."""
    seating = law.seating(rules)
    others = (STRONGEST_LEVEL if seating.side(seat) == 0 else USUAL for seat in seating.seats[1:])
    return ("me", *others)


async def open_new(worker: Worker, guest: str, name: str, rules: Rules, seats: tuple[Wanted, ...], terms: Terms) -> str:
    """Open a table with a guest as its host, and return its code.

    Raises `Denied` where they have a seat at too many tables that nobody finishes.
    """
    await _check_open_tables(guest, worker)
    table = await opened(
        worker.store,
        TABLE,
        lambda code: [
            Opened(
                at=worker.clock(),
                table=secrets.token_hex(16),
                code=code,
                host=guest,
                name=unique_name(clean_name(name), ()),
                root=secrets.token_hex(32),
                rules=str(rules),
                terms=terms,
                seats=seats,
                at_once="me" in seats and "open" not in seats,
            )
        ],
        entries=partial(entries, None),
    )
    if table is None:
        raise Denied("table/code", "The table could not be opened. Try again.", status=503)
    return table.code


async def _check_open_tables(guest: str, worker: Worker) -> None:
    limits, seats = worker.settings.limits, await worker.store.matches.count_open(guest)
    if seats.waiting >= limits.waiting_tables or seats.waiting + seats.begun >= limits.open_tables:
        sentence = "You have a seat at too many tables already. Finish or leave some of your games first."
        raise Denied("limit/open-tables", sentence, status=409)
