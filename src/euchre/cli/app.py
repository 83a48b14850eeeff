"""The command `euchre`: its commands, and how it reports errors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer

from euchre.cli.command_line import PlainGroup, made_command, sentence_of
from euchre.cli.output import echo
from euchre.core.errors import EuchreError
from euchre.interrupts import loading
from euchre.version import __version__

COMMANDS: Final = (
    *("play", "daily", "learn", "drill", "serve", "rules", "replay", "review", "analyse", "verify", "arena"),
    *("bench", "exact", "equity", "bot", "data", "evening", "admin"),
)
"""The names of the commands, as the help lists them."""


class Commands(PlainGroup):
    """The commands of `euchre`. Each is imported when it is asked for: most need much that the others do not."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - they are the same everywhere
        """The names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002 - the same
        """The command of this name, or None."""
        if cmd_name not in COMMANDS:
            return None
        with loading():
            command = _imported(cmd_name)
        return made_command(command)


def _imported(name: str) -> Callable[..., None] | typer.Typer:  # noqa: C901, PLR0911, PLR0912 - an arm for each command
    """The function or group of a name in `COMMANDS`, imported by a statement that tools see."""
    match name:
        case "play":
            from euchre.cli.play import play

            return play
        case "daily":
            from euchre.cli.daily import daily

            return daily
        case "learn":
            from euchre.cli.learn import learn

            return learn
        case "drill":
            from euchre.cli.drill import drill

            return drill
        case "serve":
            from euchre.cli.serve import serve

            return serve
        case "rules":
            from euchre.cli.rules import rules

            return rules
        case "replay":
            from euchre.cli.replay import replay

            return replay
        case "review":
            from euchre.cli.review.command import review

            return review
        case "analyse":
            from euchre.cli.analyse.command import analyse

            return analyse
        case "verify":
            from euchre.cli.verify import verify

            return verify
        case "arena":
            from euchre.cli.arena.command import arena

            return arena
        case "bench":
            from euchre.cli.bench import bench

            return bench
        case "exact":
            from euchre.cli.exact import exact

            return exact
        case "equity":
            from euchre.cli.equity.command import equity

            return equity
        case "bot":
            from euchre.cli.bot import bot

            return bot
        case "data":
            from euchre.cli.data import data

            return data
        case "evening":
            from euchre.cli.evening.group import evening

            return evening
        case "admin":
            from euchre.cli.admin.group import admin

            return admin
        case _:
            raise LookupError(name)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        echo(f"euchre {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def euchre(
    context: typer.Context,
    _: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")] = False,
    port: Annotated[
        int, typer.Option(min=1, max=65535, help="The port of the page; if it is taken, the next free one.")
    ] = 8310,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address of the page.")] = False,
) -> None:
    """Play Euchre in the browser or in the terminal, by any house rules.

    Without a command, the game opens in your browser. Play in the terminal: euchre play
    """
    if context.invoked_subcommand is None:
        with loading():
            from euchre.cli.browser import play_in_browser

        play_in_browser(port=port, browser=not no_browser)


def main() -> None:
    """Run the command: errors are one sentence on stderr and exit status 1, or 2 for wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a pip shows a question mark
    try:
        status = app(prog_name="euchre", standalone_mode=False)
    except typer.TyperException as problem:
        _refuse(sentence_of(problem), problem.exit_code)
    except typer.Abort:
        sys.exit(130)
    except (EuchreError, OSError) as problem:
        _refuse(sentence_of(problem), 1)
    else:
        sys.exit(status or 0)


def _refuse(sentence: str, status: int) -> None:
    echo(f"euchre: {' '.join(sentence.split())}", err=True)
    sys.exit(status)
