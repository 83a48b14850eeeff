"""The command `euchre bot`: one of our players for other programs, over standard input and output."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import Annotated

import typer


def bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The player, by name.")],
) -> None:
    """Connect one of our players to another program, through the line protocol (docs/protocol.md).

    Example: euchre bot swift
    """
    from euchre.bots.protocol.speaker import answers
    from euchre.bots.registry import bot_named
    from euchre.cli.progress import compiling

    player = bot_named(name)
    out = sys.stdout.buffer
    with redirect_stdout(sys.stderr), compiling(name):  # whatever a player prints, only messages go out
        for answer in answers(player, name, sys.stdin.buffer):
            out.write(answer)
            out.flush()
