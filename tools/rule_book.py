"""Write the options table of each rule-book page from its `Rules`: `make docs`.

A page is prose with one marked table; only what stands between the marks is written here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from euchre.core.rules import PRESETS, Rules

PAGES: Final = Path(__file__).parent.parent / "docs" / "rules"
BEGIN: Final = "<!-- options: written by `make docs` -->"
END: Final = "<!-- end of options -->"


def options_table(rules: Rules) -> str:
    """Every option of a rule set as a Markdown table; what differs from `standard` is bold."""
    changed = rules.differences(PRESETS["standard"])
    rows = ["| Option | Here | What it says | Source |", "|---|---|---|---|"]
    for option in Rules.options():
        value = getattr(rules, option.name)
        text = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        here = f"**{text}**" if option.name in changed else text
        rows.append(f"| `{option.name}` | {here} | {option.says} | {option.source} |")
    return "\n".join(rows)


def with_table(page: str, rules: Rules) -> str:
    """The page with its table brought up to date. Raises `ValueError` if its marks are missing."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        message = f"the page lacks the marks {BEGIN} and {END}"
        raise ValueError(message)
    return f"{before}{BEGIN}\n\n{options_table(rules)}\n\n{END}{after}"


def main() -> None:
    """Bring every page up to date."""
    for name, rules in PRESETS.items():
        path = PAGES / f"{name}.md"
        path.write_text(with_table(path.read_text("utf-8"), rules), "utf-8")
        print(f"wrote {path.relative_to(PAGES.parent.parent)}")


if __name__ == "__main__":
    main()
