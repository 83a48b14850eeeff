"""The command `euchre evening run`: an evening on paper, directed from the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from euchre.cli.output import echo, new_console
from euchre.core.errors import EuchreError
from euchre.interrupts import loading

if TYPE_CHECKING:
    from euchre.cli.evening.evening_file import EveningFile
    from euchre.evenings.evening import Evening

_SHOWN: Final = ("tables", "standings", "set", "help")


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the evening is kept; it goes on from there.")],
) -> None:
    """Run an evening on paper by typing: names, seats, results, standings.

    Every step is on the disk before the next is asked for. Type help for the commands.

    Example: euchre evening run thursday.jsonl
    """
    with loading():
        from euchre.cli.evening.evening_file import EveningFile
    try:
        kept = EveningFile(file)
    except OSError as problem:
        raise EuchreError("evening/file", f"{file} cannot be used: {problem.strerror}.") from problem
    try:
        if kept.is_new:
            echo("A new evening. Type help for the commands; begin with: enter Ann, Bob, Cleo, Dan")
        else:
            _show(kept.evening, "tables")
        while (line := _line()) not in ("quit", "exit"):
            _obey(kept, line)
    finally:
        kept.close()


def _line() -> str:
    try:
        return input("> ").strip()
    except EOFError:
        return "quit"


def _obey(kept: EveningFile, line: str) -> None:
    from euchre.cli.evening.commands import obey

    if not line:
        return
    if line in _SHOWN:
        _show(kept.evening, line)
        return
    before = kept.evening
    try:
        obey(kept, line)
    except EuchreError as refusal:
        echo(str(refusal))
        return
    _show_news(before, kept.evening)


def _show(evening: Evening, what: str) -> None:
    from euchre.cli.evening.commands import HELP
    from euchre.cli.evening.evening_text import pairs_of, settings_of, standings_of, tables_of, teams_of

    console = new_console()
    if what == "help":
        echo(HELP)
    elif what == "set":
        echo("\n".join(settings_of(evening)))
    elif what == "standings":
        for table in (teams_of(evening), pairs_of(evening) or standings_of(evening)):
            if table is not None:
                console.print(table)
    elif evening.rounds:
        console.print(tables_of(evening, evening.rounds[-1]))
    else:
        for entry in evening.entries.values():
            echo(f"{entry.number:3} {entry.name}{'' if entry.here else ' (gone)'}")


def _show_news(before: Evening, after: Evening) -> None:
    """Show what a director looks for after a step: a new round's tables, the standings once a round is over."""
    if len(after.rounds) != len(before.rounds):
        _show(after, "tables")
    elif after.entries != before.entries:
        echo(f"{sum(entry.here for entry in after.entries.values())} people are here.")
    elif after.stage == "over":
        _show(after, "standings")
    elif after.rounds and after.rounds[-1] is not before.rounds[-1]:
        round_ = after.rounds[-1]
        missing = [table.number for table in round_.tables if table.number not in round_.results]
        if missing:
            echo(f"Missing: {', '.join(f'table {number}' for number in missing)}.")
        else:
            _show(after, "standings")
