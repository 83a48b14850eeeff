"""The commands `euchre admin guests`, `export` and `forget`: what is stored about one guest."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from euchre.cli.admin.options import with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo, printable
from euchre.core.errors import EuchreError

if TYPE_CHECKING:
    from euchre.store.store import Store

GuestArgument = Annotated[str, typer.Argument(metavar="GUEST", help="A guest, as `euchre admin guests` names them.")]


def guests(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of a table, such as K7QM-2XDP.")],
    store: StoreOption = None,
) -> None:
    """List the guests who sat at a table.

    Example: euchre admin guests K7QM-2XDP
    """
    from euchre.tables.fold import TABLE

    async def work(opened: Store) -> tuple[tuple[str, str], ...] | None:
        table = await opened.streams.named(TABLE, code.upper())
        return None if table is None else await opened.guests.seated(table)

    found = with_store(store, work)
    if found is None:
        raise EuchreError("admin/no-table", f"There is no table {code}.")
    for guest, name in found:
        echo(printable(f"{guest}  {name}"))


def export(guest: GuestArgument, store: StoreOption = None) -> None:
    """Print everything that is stored about a guest, as JSON.

    Example: euchre admin export Gt5cUFQvzPp7KdqRTpDNPg > guest.json
    """

    async def work(opened: Store) -> dict[str, Any]:
        person = await opened.people.exported(guest)
        return {
            "person": person,
            "reports": await opened.reports.exported(guest),
            "events": [event async for events in opened.privacy.exported(guest) for event in events],
        }

    echo(json.dumps({"guest": guest, **with_store(store, work)}, indent=2))


def forget(guest: GuestArgument, store: StoreOption = None) -> None:
    """Take a guest and their name out of all games, for good; their card and passkeys end.

    The games stay for the others who played them, with the player now called Guest. With PostgreSQL the servers may
    run meanwhile. Stop a server that uses a file first: it may have tables of that guest in memory.

    Example: euchre admin forget Gt5cUFQvzPp7KdqRTpDNPg
    """
    from euchre.store.database.address import file_at
    from euchre.store.database.schema import AFTER_A_KILL

    async def work(opened: Store) -> list[int]:
        if (file := file_at(store)) is not None and await opened.heartbeats.any_lately(time.time()):
            raise EuchreError("forget/in-use", f"A server is using {file}: stop it first. {AFTER_A_KILL}")
        known = await opened.people.read(guest) is not None
        changed = [changed async for _, changed in opened.privacy.forget(guest)]
        return changed or [0] * known

    changed = with_store(store, work)
    if not changed:
        raise EuchreError("admin/no-guest", "Nothing is kept of such a guest.")
    echo(f"Forgotten. Events changed: {sum(changed):,}.")
