"""Write the options table of each rule-book page from its `Rules`: `make docs`.

A page is prose with one marked table; only what stands between the marks is written here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from euchre.core.rules import PRESETS, Option, Rules, value_text
from euchre.wording import wording
from euchre.wording.titles import value_title
from tools.page_parts import markdown_table, with_parts

PAGES: Final = Path(__file__).parent.parent / "docs" / "rules"
_ENGLISH: Final = wording("en")
_LISTED: Final = 4


def options_table(rules: Rules) -> str:
    """The options for this number of players as a Markdown table; what differs from `standard` is bold."""
    changed = rules.differences(PRESETS["standard"])
    rows = []
    for option in Rules.options_for(rules.players):
        text = value_text(getattr(rules, option.name))
        here = f"**{text}**" if option.name in changed else text
        rows.append((f"`{option.name}`", here, option.says, _values(option), option.source))
    return markdown_table(("Option", "Here", "What it says", "Values", "Source"), rows)


def _values(option: Option) -> str:
    """The values of an option as written, with their names; a long row of numbers is a range."""
    if len(option.choices) > _LISTED:
        return f"`{option.choices[0]}` to `{option.choices[-1]}`"
    if isinstance(option.default, bool):
        return ", ".join(f"`{value_text(value)}`" for value in option.choices)
    titles = ((value_text(value), value_title(_ENGLISH, option.name, value)) for value in option.choices)
    return "<br>".join(f"`{text}`" if text == title else f"`{text}`: {title}" for text, title in titles)


def with_table(page: str, rules: Rules) -> str:
    """The page with its table brought up to date. Raises `ValueError` if its marks are missing."""
    return with_parts(page, "make docs", {"options": options_table(rules)})


def main() -> None:
    """Bring every page up to date."""
    for name, rules in PRESETS.items():
        path = PAGES / f"{name}.md"
        path.write_text(with_table(path.read_text("utf-8"), rules), "utf-8")
        print(f"wrote {path.relative_to(PAGES.parent.parent)}")


if __name__ == "__main__":
    main()
