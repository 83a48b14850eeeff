"""The progress of a long command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer

from euchre.bots.lineup.lineup import Lineup
from euchre.bots.lineup.warm import FIRST_TIME, prepare
from euchre.cli.output import echo, new_console
from euchre.fast.jit import HAS_COMPILER


@contextmanager
def progress(total: int, what: str, begins: str = "") -> Iterator[Callable[[], None]]:
    """A bar on stderr if it is a terminal, otherwise the line `begins`; the function advances the bar by one."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = new_console(stderr=True)
    if begins and not sys.stderr.isatty():  # the first figures may be minutes away
        echo(begins, err=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)


@contextmanager
def compiling(*players: str) -> Iterator[None]:
    """Tell on stderr as soon as something is compiled for these players, and count the functions on a terminal.

    Nothing is told where everything comes from the cache, or where other processes compile.
    """
    if not HAS_COMPILER or all(map(Lineup(prepare).can_play, players)):
        yield
        return
    from numba.core import event

    class Count(event.Listener):
        """Numba's report of what it compiles; a function is compiled while one that calls it is."""

        done = 0
        told = False

        def on_start(self, event: Any) -> None:  # noqa: ARG002 - each is a function
            """Tell once that it begins."""
            if not self.told:
                echo(FIRST_TIME, err=True)
            self.told = True

        def on_end(self, event: Any) -> None:  # noqa: ARG002 - each is a function
            """Count it."""
            self.done += 1
            if sys.stderr.isatty():
                typer.echo(f"\r{self.done} functions compiled", err=True, nl=False)

    count = Count()
    with event.install_listener("numba:compile", count):
        yield
    if count.told and sys.stderr.isatty():
        echo(err=True)
