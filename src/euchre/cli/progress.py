"""The progress of a long command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer


@contextmanager
def progress(total: int, what: str, begins: str = "") -> Iterator[Callable[[], None]]:
    """A bar on stderr if it is a terminal, otherwise the line `begins`; the function advances the bar by one."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    if begins and not sys.stderr.isatty():  # the first figures may be minutes away
        typer.echo(begins, err=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)
