"""The commands `euchre admin check`, `prune` and `migrate`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from euchre.cli.admin.options import counted, with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo
from euchre.core.errors import EuchreError

if TYPE_CHECKING:
    from euchre.store.store import Store

_DAY: Final = 24 * 3600.0


def check(store: StoreOption = None) -> None:
    """Read everything that is stored, and check that it is consistent.

    SQLite first checks all pages and indexes of a file; for PostgreSQL, pg_amcheck does. Then every event of every
    table, evening and club is read with its checksum, and played again; then the cards and passkeys of people. The
    server may run meanwhile.

    Example: euchre admin check --store postgresql://euchre@db/euchre
    """
    from euchre.store.care.check import check as checked

    async def work(opened: Store) -> tuple[str | None, int, int, int]:
        damage = await opened.damage()
        if damage is not None:
            echo(damage)
        tables = events = faults = 0
        async for found in checked(opened):
            tables, events, faults = tables + 1, events + found.events, faults + bool(found.faults)
            for fault in found.faults:
                echo(f"{found.stream}: {fault}")
        return damage, tables, events, faults

    damage, tables, events, faults = with_store(store, work)
    if faults:
        raise EuchreError("admin/faults", f"Damaged: {faults:,} of {tables:,}.")
    if damage is not None:
        raise EuchreError("admin/damaged", "Every table can be read, but restore a copy of the database.")
    echo(f"Sound: {counted(tables, events)}.")


def prune(
    days: Annotated[
        int, typer.Option("--older-than", metavar="DAYS", min=1, help="Days since something happened at a table.")
    ],
    store: StoreOption = None,
) -> None:
    """Delete tables at which nothing has happened for a long time, with their games.

    The server may run meanwhile. Tell your players first: `euchre serve --keep DAYS` does so, and deletes by itself.

    Example: euchre admin prune --older-than 365
    """

    async def work(opened: Store) -> tuple[int, int]:
        tables = events = 0
        async for step in opened.prune(time.time() - days * _DAY):
            tables, events = tables + step.tables, events + step.events
        return tables, events

    tables, events = with_store(store, work)
    echo(f"Deleted {counted(tables, events)}.")


def change_key(
    end_all: Annotated[
        bool,
        typer.Option("--end-all", help="The older keys end within 20 seconds: all guests are new ones, without games."),
    ] = False,
    store: StoreOption = None,
) -> None:
    """Sign the cookies of guests with a new key.

    Running servers use it within two minutes, and guests who visit get a new cookie. Cookies that older keys have
    signed stay valid until they expire, after a year.

    Example: euchre admin change-key
    """
    with_store(store, lambda opened: opened.keys.change(keep=not end_all))
    echo("There is a new key." if not end_all else "There is a new key, and no older one.")


def migrate(store: StoreOption = None) -> None:
    """Bring the schema of the store up to date, as a server does when it starts.

    Only a copy from before leads back to an older version: make one first.

    Example: euchre admin migrate --store postgresql://euchre@db/euchre
    """
    with_store(store, lambda opened: opened.close())  # opening it has migrated it
    echo("The store is up to date.")
