"""The bounds that docs/costs.md names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_PAGE = Path(__file__).parents[2] / "docs" / "costs.md"


@cache
def documented(what: str) -> dict[str, list[float]]:
    """The table whose first column has this name: what each row is about, and its numbers."""
    tables = re.split(r"\n\n", _PAGE.read_text("utf-8"))
    rows = next(table for table in tables if table.startswith(f"| {what} |")).splitlines()[2:]
    cells = ([cell.strip(" `") for cell in row.strip("| ").split(" | ")] for row in rows)
    return {first: [float(one.replace(",", "")) for one in rest if one[0].isdigit()] for first, *rest in cells}
