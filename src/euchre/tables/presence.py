"""Who is connected."""

from __future__ import annotations

from euchre.tables.events import Connected, Disconnected, Event
from euchre.tables.heard import Arrived, Gone, Lost
from euchre.tables.table import Table


def arrived(table: Table, heard: Arrived, at: float) -> tuple[Event, ...]:
    """A client is there; a connection that is known already is the same one."""
    known = table.connections.get(heard.connection)
    if known == heard.guest:
        return ()
    connected = Connected(at=at, guest=heard.guest, connection=heard.connection)
    return (connected,) if known is None else (*gone(table, Gone(heard.connection), at), connected)


def gone(table: Table, heard: Gone, at: float) -> tuple[Event, ...]:
    """A connection was closed."""
    return _without(at, tuple(name for name in table.connections if name == heard.connection))


def lost(table: Table, heard: Lost, at: float) -> tuple[Event, ...]:
    """A worker is dead, with all its connections."""
    return _without(at, tuple(name for name in table.connections if name.rpartition(":")[0] == heard.worker))


def _without(at: float, connections: tuple[str, ...]) -> tuple[Event, ...]:
    return (Disconnected(at=at, connections=connections),) if connections else ()
