"""The group of commands `euchre admin`."""

from __future__ import annotations

import typer

from euchre.cli.admin.copies import backup, copy, restore
from euchre.cli.admin.guests import export, forget, guests
from euchre.cli.admin.operator import operator
from euchre.cli.admin.ratings import suspects
from euchre.cli.admin.store import change_key, check, migrate, prune
from euchre.cli.command_line import PlainCommand, PlainGroup

admin = typer.Typer(
    cls=PlainGroup,
    name="admin",
    help="Look after the store of a server: backups, checks, old tables, the data of a guest.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
)
for command in (backup, restore, copy, check, prune, change_key, migrate, operator, guests, export, forget, suspects):
    admin.command(cls=PlainCommand)(command)
