"""The command `euchre play`: a table in the terminal."""

from __future__ import annotations

import sys
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from euchre.core.errors import EuchreError
from euchre.core.rules import Rules


class PaceName(Enum):
    """How fast the bots play."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


def play(
    rules: Annotated[
        str | None,
        typer.Option(
            help='The rules to play by, such as "british,target=15"; no start screen unless a game is interrupted.'
        ),
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            help="Who plays against you: beginner, club, expert, house or any player by name, two with a comma for "
            "West and East; no start screen likewise. Your partner always plays at full strength."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Deal the same cards again: the same seed deals the same cards; no start screen likewise."),
    ] = None,
    pace: Annotated[PaceName | None, typer.Option(help="How fast the bots play; otherwise as last time.")] = None,
    new: Annotated[
        bool, typer.Option("--new", help="Start a new game at once; an interrupted one is set aside and kept.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this file, and continue it from there.")
    ] = None,
) -> None:
    """Play against three bots in the terminal, by keys or by mouse.

    Every action is saved; an interrupted game can be continued. Example: euchre play --rules british --opponents club
    """
    from euchre.bots.company.company import Company  # noqa: PLC0415 - the same
    from euchre.bots.company.levels import STRONGEST, opponents_named  # noqa: PLC0415 - the same
    from euchre.bots.company.warm import prepare  # noqa: PLC0415 - the same
    from euchre.cli.table.app import TableApp, new_seed  # noqa: PLC0415 - Textual is loaded only to play
    from euchre.cli.table.habits import HabitFile  # noqa: PLC0415 - the same
    from euchre.cli.table.saves import Saves  # noqa: PLC0415 - the same
    from euchre.cli.table.setup import Pace, Setup  # noqa: PLC0415 - the same

    habit_file = HabitFile()
    habits = habit_file.read()
    house = Rules.parse(habits.rules if rules is None else rules)
    west, east = opponents_named(habits.opponents if opponents is None else opponents)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise EuchreError("play/no-terminal", "A game is played in a terminal; here input or output is something else.")
    number = new_seed() if seed is None else seed
    setup = Setup(rules=house, name=habits.name, seed=number, bots=(west, STRONGEST, east))
    at_once = not (rules is None and seed is None and opponents is None)
    speed = Pace[habits.pace.upper() if pace is None else pace.name]
    company = Company(prepare)
    saves = Saves.at(save)
    table = TableApp(setup, saves, pace=speed, at_once=at_once, new=new, habits=habit_file, company=company)
    table.run()
    if table.return_code:
        raise typer.Exit(table.return_code)
