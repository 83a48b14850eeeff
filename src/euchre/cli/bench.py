"""The command `euchre bench`: what a player gains on fixed deals against fixed opponents, on a card to cite."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from euchre.bots.bot import dismiss
from euchre.bots.lineup.levels import BOT_OF_LEVEL
from euchre.bots.registry import bot_named
from euchre.cli.options import JsonOption
from euchre.cli.output import echo
from euchre.cli.progress import compiling, progress
from euchre.core.rules import Rules

if TYPE_CHECKING:
    from euchre.lab.benchmark.bench import BenchTable


def bench(  # noqa: PLR0913, PLR0917 - an argument for each option of the command
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="A player by name, or a program: 'cmd:./my_bot'.")],
    deals: Annotated[
        int, typer.Option("--deals", "-n", min=2, help="How many deals by each of the rules, from the first one on.")
    ] = 100,
    rules: Annotated[
        str,
        typer.Option("--rules", "-r", metavar="RULES", help="A preset or rules; all for the presets of the edition."),
    ] = "all",
    against: Annotated[Literal["swift", "club"], typer.Option("--against", "-a", help="The opponents.")] = "swift",
    seats: Annotated[
        Literal["one", "pair", "side"],
        typer.Option("--seats", help="One seat, or all of a side: of four a pair, of six a side of three."),
    ] = "one",
    edition: Annotated[
        int | None,
        typer.Option(
            "--edition",
            min=1,
            metavar="NUMBER",
            help="The edition of the bench, which fixes the deals: 1 for four players, 2 for two, three and six. "
            "Without a number that of the rules, and for all rules the first.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many processes; 0 is one for each core.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="NAME", help="Write the card to NAME.json and NAME.md.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure a player on fixed deals against fixed opponents, with most of the luck taken out, and print its card.

    Every deal is played in every seat, and each decision is compared with what the opponent would have done.

    Example: euchre bench search:level=club --deals 100 --rules standard --jobs 0
    """
    from euchre.lab.benchmark.bench import BenchTable
    from euchre.lab.benchmark.edition import checked_edition, edition_for, edition_numbered, rooms_of

    first = edition_numbered(edition or 1)
    names = first.presets if rules == "all" else (rules,)
    by = [Rules.parse(name) for name in names]
    number = edition or edition_for(by[0]).number
    tables = [BenchTable(player, one, against, seats, checked_edition(number, one).number) for one in by]
    for table in tables:
        rooms_of(table.rules, table.seats)
    dismiss(bot_named(player))
    what = f"{player}: {deals} deals of bench {number} against {against}, by {', '.join(names)} ..."
    with compiling(player, BOT_OF_LEVEL.get(against, against)):
        card = _measured(tables, deals, jobs, "" if as_json else what)
    from euchre.lab.benchmark.card import card_markdown

    if out is not None:
        out.with_name(f"{out.name}.json").write_text(f"{json.dumps(card, indent=2)}\n", "utf-8")
        out.with_name(f"{out.name}.md").write_text(card_markdown(card), "utf-8")
    echo(json.dumps(card, indent=2) if as_json else card_markdown(card), nl=as_json)


def _measured(tables: list[BenchTable], deals: int, jobs: int, begins: str) -> dict[str, Any]:
    """Play, and return the card."""
    from euchre.lab.benchmark.bench import bench as measure
    from euchre.lab.benchmark.card import bench_card

    started = perf_counter()
    with progress(deals * len(tables), "deals", begins) as step:
        results = [(table, measure(table, deals, jobs=jobs, on_deal=step)) for table in tables]
    return bench_card(results) | {"seconds": round(perf_counter() - started, 1)}
