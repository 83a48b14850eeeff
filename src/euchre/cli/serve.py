"""The command `euchre serve`: tables for everybody who can reach this computer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from euchre.cli.options import StoreOption
from euchre.cli.output import echo
from euchre.core.errors import EuchreError
from euchre.interrupts import loading


def serve(  # noqa: PLR0913, PLR0917 - an argument for each option of the command
    host: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 is every address of this computer."),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")] = 8310,
    store: StoreOption = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes share the tables; more than one needs PostgreSQL.")
    ] = 1,
    thinking_processes: Annotated[
        int,
        typer.Option(
            min=0,
            max=64,
            envvar="EUCHRE_THINKING_PROCESSES",
            help="Extra processes per worker for the bots to think in; 0 uses threads of the worker.",
        ),
    ] = 0,
    behind_proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="The proxy in front of this server, trusted for the address of a guest and for https; * trusts any.",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="Answer only to this host name; may be given several times."),
    ] = None,
    title: Annotated[
        str, typer.Option(metavar="TEXT", envvar="EUCHRE_TITLE", help="The name of this server, on top of its pages.")
    ] = "",
    greeting: Annotated[
        str, typer.Option(metavar="TEXT", envvar="EUCHRE_GREETING", help="A sentence or two for its first page.")
    ] = "",
    limits: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            envvar="EUCHRE_LIMITS",
            help="A TOML file with other limits for guests and addresses than the usual ones; see docs/hosting.md.",
        ),
    ] = None,
    keep: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            min=1,
            help="Delete tables after this many days without activity; the page tells players.",
        ),
    ] = None,
    access_log: Annotated[
        bool, typer.Option("--access-log", help="Log every request, without codes of tables and with networks only.")
    ] = False,
    log_format: Annotated[
        Literal["text", "json"], typer.Option(help="How each line of the log is written: to read, or for programs.")
    ] = "text",
) -> None:
    """Let everybody who can reach this computer play in the browser.

    Example: euchre serve --host 0.0.0.0 --store postgresql://euchre@db/euchre --workers 4
    """
    with loading():
        from euchre.web.http.address import hosts_of, neighbours, proxies, server_name, url_of, without_brackets
        from euchre.web.server.server import listening, prepare, run
        from euchre.web.settings.limits import Limits, limits_in
        from euchre.web.settings.settings import LONGEST_GREETING, LONGEST_SERVER_TITLE, Settings
        from euchre.web.worker.notifier import is_shared

    host = without_brackets(host)
    if workers > 1 and not is_shared(store):
        raise EuchreError("serve/workers", "Several workers need PostgreSQL: give its address with --store.")
    behind = None if behind_proxy is None else proxies(behind_proxy)
    hosts = frozenset(map(server_name, name)) if name else hosts_of(host, behind)
    title = _short("title", title, LONGEST_SERVER_TITLE)
    greeting = _short("greeting", greeting, LONGEST_GREETING)
    allowed = Limits() if limits is None else limits_in(limits)
    prepare(store)
    at = listening(host, port)
    if at is None:
        raise EuchreError("serve/port", f"Port {port} is in use: choose another with --port.")
    echo(f"Euchre is running at {url_of(at)} (press Ctrl+C to stop)")
    if there := neighbours(at):
        echo(f"Others in your network open {there}")
    run(
        Settings(
            store=store,
            title=title,
            greeting=greeting,
            hosts=hosts,
            limits=allowed,
            keep=keep,
            thinking_processes=thinking_processes,
        ),
        at,
        workers=workers,
        behind=behind,
        log=access_log,
        style=log_format,
    )


def _short(option: str, text: str, longest: int) -> str:
    """A text for everybody, without invisible characters. Raises `EuchreError` for one that is too long."""
    from euchre.tables.names import clean

    cleaned = clean(text, len(text))
    if len(cleaned) > longest:
        raise EuchreError(f"serve/{option}", f"The {option} has more than {longest} characters: give a shorter one.")
    return cleaned
