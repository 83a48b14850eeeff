"""The command `euchre rules`: the rule book of a table."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from euchre.cli.presets import IN_ONE_LINE
from euchre.core.rules import PRESETS, Rules


def rules(
    text: Annotated[
        str | None, typer.Argument(metavar="[PRESET]", help='A preset or rules text, such as "british,target=15".')
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the rule book of a preset, or the presets there are.

    Example: euchre rules british,target=15
    """
    page = presets() if text is None else rule_book(Rules.parse(text))
    if as_json:
        typer.echo(json.dumps(page, indent=2, ensure_ascii=False))
    elif text is None:
        _print_presets()
    else:
        _print_book(page)


def presets() -> dict[str, Any]:
    """The presets, each with its line and its text."""
    return {"presets": [{"name": name, "says": IN_ONE_LINE[name], "rules": str(PRESETS[name])} for name in PRESETS]}


def rule_book(book: Rules) -> dict[str, Any]:
    """Every house rule as this table plays it; `differs` marks what standard Euchre has otherwise."""
    values, differences = book.values(), book.differences(PRESETS["standard"])
    options = [
        {
            "name": option.name,
            "value": values[option.name],
            "default": option.default,
            "choices": option.choices,
            "says": option.says,
            "source": option.source,
            "differs": option.name in differences,
        }
        for option in Rules.options()
    ]
    return {"rules": str(book), "options": options}


def _print_presets() -> None:
    from rich.console import Console  # noqa: PLC0415 - only for this page
    from rich.table import Table  # noqa: PLC0415 - the same

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, line in IN_ONE_LINE.items():
        table.add_row(f"[bold]{name}[/]", line)
    console = Console()
    console.print(table)
    console.print("\nA rule book: euchre rules british     A game: euchre play --rules british,target=15", style="dim")


def _print_book(page: dict[str, Any]) -> None:
    from rich.console import Console  # noqa: PLC0415 - only for this page
    from rich.markup import escape  # noqa: PLC0415 - the same
    from rich.table import Table  # noqa: PLC0415 - the same

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column, folds in (("", False), ("house rule", False), ("here", False), ("what it settles", True)):
        table.add_column(column, no_wrap=not folds)
    for option in page["options"]:
        mark, style = ("*", "bold") if option["differs"] else ("", "")
        table.add_row(mark, option["name"], shown(option["value"]), escape(option["says"]), style=style)
    console = Console()
    console.print(f"[bold]{escape(page['rules'])}[/]   (* differs from standard)\n", highlight=False)
    console.print(table)


def shown(value: str | int | bool) -> str:
    """A value of a house rule as people write it: yes and no for a switch."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
