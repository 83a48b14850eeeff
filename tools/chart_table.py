"""Write the table of the qualities of all known charts into `docs/charts.md`: ``python -m tools.chart_table``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from euchre.charts.chart import FEWEST, MOST
from euchre.charts.known import known_chart
from euchre.charts.perfect import perfect_chart
from euchre.charts.quality import Quality, quality
from euchre.charts.stored import STORED_ROUNDS
from tools.page_parts import markdown_table, with_parts

PAGE: Final = Path(__file__).parents[1] / "docs" / "charts.md"
COMMAND: Final = "python -m tools.chart_table"
SHORT: Final = 10
_HEAD: Final = (
    *("people", "sit out", "perfect after", "no partner twice in", "no opponent twice in"),
    *(f"opponents twice, more often in {SHORT}", f"partners again in {STORED_ROUNDS}"),
    f"opponents twice, more often in {STORED_ROUNDS}",
)


def of_rounds(people: int) -> tuple[Quality, ...]:
    """The quality of the known chart for 1, 2, ... rounds."""
    charts = (known_chart(people, rounds) for rounds in range(1, STORED_ROUNDS + 1))
    return tuple(quality(chart.rounds) for chart in charts if chart is not None)


def row(people: int) -> tuple[str, ...]:
    """The cells of a number of people."""
    found = of_rounds(people)
    perfect = perfect_chart(people)
    short, long = found[SHORT - 1], found[-1]
    return (
        str(people),
        str(people % 4),
        "" if perfect is None else str(len(perfect.rounds)),
        str(sum(one.partners_most == 1 for one in found)),
        str(sum(one.opponents_most == 1 for one in found)),
        f"{short.opponents_twice}, {short.opponents_thrice}",
        str(long.partners_repeated),
        f"{long.opponents_twice}, {long.opponents_thrice}",
    )


def with_table(page: str) -> str:
    """The page with its table brought up to date. Raises `ValueError` if its marks are missing."""
    return with_parts(page, COMMAND, {"qualities": markdown_table(_HEAD, map(row, range(FEWEST, MOST + 1)))})


def main() -> None:
    """Bring the page up to date."""
    PAGE.write_text(with_table(PAGE.read_text("utf-8")), "utf-8")
    print(f"wrote {PAGE.relative_to(PAGE.parents[1])}")


if __name__ == "__main__":
    main()
