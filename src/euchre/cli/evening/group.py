"""The group of commands `euchre evening`; on its own it starts a server for a hall."""

from __future__ import annotations

from typing import Annotated

import typer

from euchre.cli.command_line import PlainCommand, PlainGroup
from euchre.cli.evening.chart import chart
from euchre.cli.evening.link import link
from euchre.cli.options import StoreOption
from euchre.interrupts import loading

evening = typer.Typer(
    cls=PlainGroup,
    name="evening",
    help="Hold a club evening: a server for a hall, directors' links, and charts for rotating partners.",
    add_completion=False,
    rich_markup_mode=None,
)
evening.command(cls=PlainCommand)(chart)
evening.command(cls=PlainCommand)(link)


@evening.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port of the page.")] = 8310,
    store: StoreOption = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the addresses.")] = False,
) -> None:
    """Hold a club evening: everybody in your network can open its page; no internet is needed.

    Without a command, a server starts, prints its address and a QR code, and opens the page of the director.
    """
    if context.invoked_subcommand is None:
        with loading():
            from euchre.cli.evening.start import start_evening

        start_evening(port=port, store=store, browser=not no_browser)
