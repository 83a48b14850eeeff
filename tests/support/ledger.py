"""Numbered events to keep, and what a database really holds of them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from euchre.store.database.schema import events
from euchre.store.store import Store
from euchre.tables import fold
from euchre.tables.events import Acted, Event
from euchre.tables.match_entry import MatchEntry

TABLE = "table-1"
CODE = "ABCD-1234"


def event(name: str, at: float = 0.0) -> Event:
    """An event that can be told from all others."""
    return Acted(at=at, seat=0, action="play Jh", who="person", id=name)


def named(*names: str) -> tuple[Event, ...]:
    """An event for each name."""
    return tuple(map(event, names))


def names(happened: Sequence[Event]) -> list[str | None]:
    """The names of events."""
    return [each.id for each in happened]


def entry(table: str = TABLE, code: str = CODE, match: int = 1, score: int = 0, **changed: object) -> MatchEntry:
    """A line of the match list."""
    values = {
        "rules": "standard",
        "started": 1.0,
        "ended": None,
        "guests": ("ann", None, None, None),
        "names": ("Ann", "Bot", "Bot", "Bot"),
        "games": (0, 0),
        **changed,
    }
    values.setdefault("seated", values["guests"])
    return MatchEntry(table=table, code=code, match=match, score=(score, 0), **values)  # type: ignore[arg-type]


async def rows(store: Store, table: str = TABLE) -> list[tuple[int, str | None]]:
    """The numbers under which events are kept, with their names."""
    found = select(events.c.seq, events.c.payload).where(events.c.stream == table).order_by(events.c.seq)
    kept = await store._database.read(lambda connection: connection.execute(found).all())  # the store tells nobody
    return [(seq, fold.TABLE.decode(payload).id) for seq, payload in kept]
