"""The command `euchre equity`: the chance to win from every score."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from euchre.cli.options import JsonOption, RulesOption
from euchre.cli.output import echo
from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules


def equity(
    rules: RulesOption = "standard",
    target: Annotated[int | None, typer.Option("--target", "-t", min=1, help="Play to this score.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Show the chance to win the game from every score.

    Example: euchre equity --rules british --target 11
    """
    from euchre.cli.equity.chances import chances, matches, report
    from euchre.equity.spread import measured_table, spread

    table = law.not_small(Rules.parse(rules))
    if target is not None:
        table = table.but(target=target, deals=0)
    if law.seating(table).sides > 2:
        raise EuchreError("equity/three", "There is no table for three scores: choose a game of two sides.")
    page = chances(table)
    if as_json:
        echo(json.dumps(report(table), indent=2))
    else:
        from euchre.cli.equity.text import show

        show(page, spread(table), measured_table(table), matches(table))
