"""The help of every command as a page of the site."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import typer
from typer.core import TyperGroup

from euchre.cli.app import app

_WIDTH: Final = 92
"""Characters of a line."""


def command_help() -> str:
    """A section for each command, in Markdown, with the text of its ``--help``."""
    commands = _commands(typer.main.get_command(app), "euchre", None)
    return "\n".join(f"## `{name}`\n\n```text\n{text}\n```\n" for name, text in commands)


def _commands(command: Any, name: str, parent: Any) -> Iterator[tuple[str, str]]:
    """Yield the commands with their help, a group before its commands; `parent` is the context of their group."""
    last = name.rpartition(" ")[2]
    with command.make_context(last, [], parent=parent, resilient_parsing=True, terminal_width=_WIDTH) as context:
        yield name, command.get_help(context).strip()
        if isinstance(command, TyperGroup):
            for inner in command.list_commands(context):
                yield from _commands(command.get_command(context, inner), f"{name} {inner}", context)
