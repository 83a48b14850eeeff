"""The commands `euchre admin backup` and `euchre admin restore`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from euchre.cli.admin.options import the_file
from euchre.cli.store_option import StoreOption


def backup(
    to: Annotated[Path, typer.Argument(metavar="COPY", help="The file to write, which does not exist yet.")],
    store: StoreOption = None,
) -> None:
    """Copy the database to a file while the server runs.

    The copy holds everything that was acknowledged before it began; only you can read it.

    Example: euchre admin backup /backups/euchre-monday.db
    """
    from euchre.store.backup import back_up  # noqa: PLC0415 - a database takes half a second to load

    found = back_up(the_file(store), to)
    typer.echo(f"Saved {found.tables:,} tables with {found.events:,} events in {to}")


def restore(
    copy: Annotated[Path, typer.Argument(metavar="COPY", help="A file that euchre admin backup has written.")],
    store: StoreOption = None,
) -> None:
    """Put a copy in the place of the database, once the server is stopped.

    The copy is checked first, and the database it replaces is kept under another name.

    Example: euchre admin restore /backups/euchre-monday.db
    """
    from euchre.store import backup as copies  # noqa: PLC0415 - a database takes half a second to load

    file = the_file(store)
    found = copies.contents(copy)
    old = copies.restore(copy, file, now=time.time())
    typer.echo(f"Restored {found.tables:,} tables with {found.events:,} events to {file}")
    if old is not None:
        typer.echo(f"What was there before is now {old}")
