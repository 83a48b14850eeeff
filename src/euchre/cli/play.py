"""The command `euchre play`: a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from euchre.bots.lineup.levels import BOT_OF_LEVEL, opponents_named
from euchre.cli.options import RULES, LanguageOption, chosen_words
from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.interrupts import loading


def play(  # noqa: PLR0913, PLR0917 - an argument for each option of the command
    rules: Annotated[
        str | None,
        typer.Option(
            metavar="RULES",
            help=f"{RULES} Skips the start screen.",
        ),
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help=f"Who plays against you: {', '.join(BOT_OF_LEVEL)}, or a player by name. Write two with a comma "
            "for West and East. Your partner always plays at full strength. Skips the start screen.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="The same number deals the same cards. Skips the start screen."),
    ] = None,
    pace: Annotated[
        Literal["instant", "fast", "normal", "slow"] | None,
        typer.Option(help="How fast the bots play. Without it, as last time."),
    ] = None,
    coach: Annotated[
        bool | None,
        typer.Option(
            "--coach/--no-coach",
            help="Tips for beginners: a line about the call or card to choose. Without it, as last time.",
        ),
    ] = None,
    new: Annotated[
        bool, typer.Option("--new", help="Start a new game now. A saved game is set aside, not lost.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game in this file, and continue it from there.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play against bots in the terminal, with keys or mouse.

    Every move is saved; you can continue a game at any time.

    Example: euchre play --rules british --opponents club
    """
    with loading():
        from euchre.bots.lineup.lineup import Lineup
        from euchre.bots.lineup.warm import prepare
        from euchre.cli.table.app import TableApp, new_seed
        from euchre.cli.table.habits import HabitFile
        from euchre.cli.table.saves import Saves
        from euchre.cli.table.setup import Opening, Setup, bots_for

    habit_file = HabitFile()
    habits = habit_file.read()
    house = law.not_small(Rules.parse(habits.rules if rules is None else rules))
    against = opponents_named(habits.opponents if opponents is None else opponents)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise EuchreError("play/no-terminal", "A game is played in a terminal; here input or output is something else.")
    number = new_seed() if seed is None else seed
    setup = Setup(rules=house, name=habits.name, seed=number, bots=bots_for(house, against))
    skips_form = any(option is not None for option in (rules, seed, opponents))
    opening = Opening.NEW_GAME if new else Opening.GAME if skips_form else Opening.FORM
    lineup = Lineup(prepare)
    saves = Saves.at(save)
    words = chosen_words(language)
    table = TableApp(
        setup,
        saves,
        pace=pace or habits.pace,
        coached=habits.coach if coach is None else coach,
        opening=opening,
        habits=habit_file,
        lineup=lineup,
        words=words,
    )
    table.run()
    if table.return_code:
        raise typer.Exit(table.return_code)
