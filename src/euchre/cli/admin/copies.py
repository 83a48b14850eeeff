"""The commands `euchre admin backup`, `restore` and `copy`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from euchre.cli.admin.options import check_exists, counted, the_file
from euchre.cli.options import StoreOption
from euchre.cli.output import echo


def backup(
    to: Annotated[Path, typer.Argument(metavar="COPY", help="The file to write, which does not exist yet.")],
    store: StoreOption = None,
) -> None:
    """Copy the database to a file while the server runs.

    The copy holds everything that was acknowledged before it began; only you can read it.

    Example: euchre admin backup /backups/euchre-monday.db
    """
    from euchre.store.care.backup import back_up

    found = back_up(the_file(store), to)
    echo(f"Saved {counted(found.tables, found.events)} in {to}")


def restore(
    copy: Annotated[Path, typer.Argument(metavar="COPY", help="A file that euchre admin backup has written.")],
    store: StoreOption = None,
) -> None:
    """Replace the database with a copy, once the server is stopped.

    The copy is checked first. The database it replaces, damaged or not, is kept under another name. The new file has
    the owner of the old one.

    Example: euchre admin restore /backups/euchre-monday.db
    """
    from euchre.store.care.restore import restore as put_in_place

    file = the_file(store)
    restored = put_in_place(copy, file, now=time.time())
    found = restored.contents
    echo(f"Restored {counted(found.tables, found.events)} to {file}")
    if restored.old is not None:
        damaged = "" if restored.was_readable else "is damaged, and "
        echo(f"What was there before {damaged}is now {restored.old}")
    if restored.owner is not None:
        echo(f"The file belongs to {restored.owner}.")


def copy(
    to: Annotated[str, typer.Option(metavar="URL", help="An empty database: postgresql://... or sqlite:///FILE.")],
    store: StoreOption = None,
) -> None:
    """Copy the whole store into another database, such as from a file to PostgreSQL.

    Stop the server first. At the end both are read and compared. Put the password of the other database into
    ~/.pgpass: everybody on the computer can read the arguments of a program.

    Example: euchre admin copy --to postgresql://euchre@db/euchre
    """
    from euchre.store.care.transfer import transfer

    check_exists(store)
    found = asyncio.run(transfer(store, to, now=time.time()))
    echo(f"Copied {counted(found.tables, found.events)}; the two stores are the same.")
