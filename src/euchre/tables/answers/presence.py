"""Who is connected."""

from __future__ import annotations

from euchre.tables.events import Connected, Disconnected, Event
from euchre.tables.inputs import Arrived, Gone, Lost
from euchre.tables.table import Table


def arrived(table: Table, received: Arrived, at: float) -> tuple[Event, ...]:
    """A client is there; a connection that is known already is the same one."""
    known = table.connections.get(received.connection)
    if known == received.guest:
        return ()
    connected = Connected(at=at, guest=received.guest, connection=received.connection)
    return (connected,) if known is None else (*gone(table, Gone((received.connection,)), at), connected)


def gone(table: Table, received: Gone, at: float) -> tuple[Event, ...]:
    """Connections were closed."""
    known = tuple(name for name in received.connections if name in table.connections)
    return (Disconnected(at=at, connections=known),) if known else ()


def lost(table: Table, received: Lost, at: float) -> tuple[Event, ...]:
    """A worker is dead, with all its connections."""
    held = tuple(name for name in table.connections if name.rpartition(":")[0] == received.worker)
    return (Disconnected(at=at, connections=held, died=True),) if held else ()
