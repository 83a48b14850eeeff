"""Write the table of our players into `docs/bench.md` from the cards beside it: ``python -m tools.bench_table``.

A card is what ``euchre bench PLAYER --out docs/bench/NAME`` wrote to ``NAME.json``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.page_parts import markdown_table, with_parts

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "bench.md"
CARDS: Final = ROOT / "docs" / "bench"
COMMAND: Final = "python -m tools.bench_table"
_HEAD: Final = (
    *("`euchre bench`", "points per deal", "variance divided by"),
    *("by duplicate play alone", "decisions that differ, a room", "ms per decision, median"),
)


def cards() -> list[dict[str, Any]]:
    """The cards beside the page, by file name."""
    return [json.loads(path.read_text("utf-8")) for path in sorted(CARDS.glob("*.json"))]


def with_table(page: str, found: list[dict[str, Any]]) -> str:
    """The page with the table of these cards."""
    table = markdown_table(_HEAD, (row for card in found for row in _rows(card)))
    return with_parts(page, COMMAND, {"table": table})


def _rows(card: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    for result in card["results"]:
        options = f"--rules {result['rules']} -n {result['deals']}"
        options += f" --against {card['opponent']}" * (card["opponent"] != "swift")
        options += f" --seats {card['seats']}" * (card["seats"] != "one")
        yield (
            f"`{card['player']} {options}`",
            _figure(result),
            _division(result),
            _division(result["duplicate"]),
            f"{result['differing_decisions_per_room']:.1f}",
            f"{result['median_ms_per_decision']:.2g}",
        )


def _figure(result: dict[str, Any]) -> str:
    low, high = result["ci95"]
    return f"{result['points_per_deal']:+.3f} [{low:+.3f}, {high:+.3f}]".replace("-", "\N{MINUS SIGN}")


def _division(result: dict[str, Any]) -> str:
    divided = result["variance_divided_by"]
    return "-" if divided is None else f"{divided:.1f}"


def main() -> None:
    """Write the page."""
    PAGE.write_text(with_table(PAGE.read_text("utf-8"), cards()), "utf-8")


if __name__ == "__main__":
    main()
