"""Who is connected."""

from __future__ import annotations

from euchre.tables.events import Connected, Disconnected, Event
from euchre.tables.inputs import Arrived, Gone
from euchre.tables.table import Table


def arrived(table: Table, received: Arrived, at: float) -> tuple[Event, ...]:
    """A client has connected; a connection that is known already changes nothing."""
    known = table.connections.get(received.connection)
    if known == received.guest:
        return ()
    connected = Connected(at=at, guest=received.guest, connection=received.connection)
    return (connected,) if known is None else (*gone(table, Gone((received.connection,)), at), connected)


def gone(table: Table, received: Gone, at: float) -> tuple[Event, ...]:
    """Connections were closed, or lost."""
    known = tuple(name for name in received.connections if name in table.connections)
    return (Disconnected(at=at, connections=known, died=received.died),) if known else ()
