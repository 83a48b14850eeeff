"""The command `euchre simulate`: many deals between players, and their outcome."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Annotated

import typer

from euchre.bots.play import play_deals
from euchre.bots.registry import bot_named, split_names
from euchre.cli.options import JsonOption, RulesOption
from euchre.cli.output import echo, new_console
from euchre.cli.progress import compiling
from euchre.cli.text import PLAYERS_IN_WORDS
from euchre.core import law
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.lab.tally import Tally


def simulate(
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="How many deals.")] = 1000,
    rules: RulesOption = "standard",
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", metavar="PLAYERS", help="Players by name: one for all seats, or one for each, with commas."
        ),
    ] = "swift",
    seed: Annotated[
        int, typer.Option("--seed", "-s", metavar="NUMBER", help="The same number gives the same deals.")
    ] = 1,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many deals, and show who called what and how it went.

    Example: euchre simulate --deals 10000 --rules british --bots swift,swift,random,swift --seed 1
    """
    table = Rules.parse(rules)
    names = _seated(bots, law.seating(table).players)
    with compiling(*names):
        tally, seconds = _play(table, names, seed, deals)
    report = {"rules": str(table), "bots": list(names), "seed": seed, "deals": deals, **tally.report()}
    if as_json:
        clock = {"seconds": round(seconds, 3), "deals_per_second": round(deals / seconds, 1)}
        echo(json.dumps({**report, **clock}, indent=2))
    else:
        from euchre.cli.simulate.text import show

        show(report, deals / seconds)


def _seated(text: str, players: int) -> tuple[str, ...]:
    names = split_names(text)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        number = PLAYERS_IN_WORDS[players]
        said = f"{text!r} names {len(names)} players: write one name, or {number} with commas."
        raise ParseError("bots/number", said)
    return names


def _play(rules: Rules, names: tuple[str, ...], seed: int, deals: int) -> tuple[Tally, float]:
    """Play, with a progress bar on stderr if it is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    players = tuple(map(bot_named, names))
    tally = Tally(rules)
    columns = (
        TextColumn("dealing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]:.0f} deals/s"),
        TimeRemainingColumn(),
    )
    console = new_console(stderr=True)
    started = perf_counter()
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=deals, pace=0.0)
        for finished in play_deals(rules, players, seed, deals):
            tally.add(finished)
            if tally.deals % 20 == 0:
                pace = tally.deals / (perf_counter() - started)
                progress.update(task, completed=tally.deals, pace=pace)
    return tally, perf_counter() - started
