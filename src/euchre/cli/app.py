"""The command `euchre`: its commands, and how it reports errors."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from euchre.cli.admin.group import admin
from euchre.cli.analyse.command import analyse
from euchre.cli.arena.command import arena
from euchre.cli.bench import bench
from euchre.cli.bot import bot
from euchre.cli.browser import play_in_browser
from euchre.cli.command_line import PlainCommand, PlainGroup, sentence_of
from euchre.cli.data import data
from euchre.cli.equity.command import equity
from euchre.cli.learn import learn
from euchre.cli.play import play
from euchre.cli.replay import replay
from euchre.cli.review.command import review
from euchre.cli.rules import rules
from euchre.cli.serve import serve
from euchre.cli.simulate.command import simulate
from euchre.cli.verify import verify
from euchre.core.errors import EuchreError
from euchre.version import __version__

app = typer.Typer(
    cls=PlainGroup,
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, learn, serve, rules, replay, review, analyse, verify, simulate, arena, bench, equity, bot):
    app.command(cls=PlainCommand)(command)
app.add_typer(data)
app.add_typer(admin)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"euchre {__version__}")
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
    typer.echo(f"euchre: {' '.join(sentence.split())}", err=True)
    sys.exit(status)
