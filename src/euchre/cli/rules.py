"""The command `euchre rules`: the rule book of a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from euchre.cli.options import RULES, JsonOption, LanguageOption, chosen_words
from euchre.cli.output import echo, new_console
from euchre.core import law
from euchre.core.rules import PRESETS, Option, Rules, value_text
from euchre.wording import Wording
from euchre.wording.titles import option_says, option_title, preset_says, preset_title, value_title


def rules(
    text: Annotated[str | None, typer.Argument(metavar="RULES", help=RULES)] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Show the house rules of a preset, or list the presets.

    Example: euchre rules british,target=15
    """
    words = chosen_words(language)
    page = presets(words) if text is None else rule_book(words, Rules.parse(text))
    if as_json:
        echo(json.dumps(page, indent=2, ensure_ascii=False))
    elif text is None:
        _print_presets(words)
    else:
        _print_book(Rules.parse(text), page, words)


def presets(words: Wording) -> dict[str, Any]:
    """The presets, each with its line and its text."""
    return {
        "presets": [
            {"name": name, "says": preset_says(words, name), "rules": str(rules)} for name, rules in PRESETS.items()
        ]
    }


def rule_book(words: Wording, book: Rules) -> dict[str, Any]:
    """The house rules of this table; `differs` marks what is different in standard Euchre."""
    differences = book.differences(PRESETS["standard"])
    options = [
        {
            "name": option.name,
            "value": differences.get(option.name, option.default),
            "default": option.default,
            "choices": option.choices,
            "says": option_says(words, option),
            "source": option.source,
            "differs": option.name in differences,
        }
        for option in (*_small_options(book), *Rules.options())
    ]
    return {"rules": str(book), "options": options}


def _small_options(book: Rules) -> tuple[Option, ...]:
    """The options for programs, where a game is small."""
    return Rules.options_for_programs() if law.is_small(book) else ()


def _print_presets(words: Wording) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name in PRESETS:
        table.add_row(f"[bold]{name}[/]", preset_title(words, name), preset_says(words, name))
    console = new_console()
    console.print(table)
    console.print(f"\n{words('terminal-rules-examples')}", style="dim")


def _print_book(rules: Rules, page: dict[str, Any], words: Wording) -> None:
    """Print the house rules that can be chosen for this number of players."""
    from rich.padding import Padding

    options = (*_small_options(rules), *Rules.options_for(law.seating(rules).players))
    choices = {option.name: option.choices for option in options}
    console = new_console(highlight=False, markup=False)
    console.print(f"{page['rules']}   ({words('terminal-rules-not-standard')})\n", style="bold")
    for option in page["options"]:
        name, value = option["name"], option["value"]
        if name not in choices:
            continue
        mark = "*" if option["differs"] else " "
        title = f"{mark} {option_title(words, name)}: {value_title(words, name, value)}"
        console.print(title, style="bold" if option["differs"] else "")
        console.print(Padding(option["says"], (0, 0, 0, 4)))
        console.print(Padding(f"{name}={_choices(choices[name])}", (0, 0, 1, 4)), style="dim")


def _choices(choices: Sequence[str | int | bool]) -> str:
    """The values you can write for a house rule: ``9|8|7``, or ``1..32`` for a range."""
    if len(choices) > _LISTED and not isinstance(choices[0], str):
        return f"{choices[0]}..{choices[-1]}"
    return "|".join(map(value_text, choices))


_LISTED: Final = 4
"""The most numbers that are listed; a longer row is written as a range."""
