"""Write what `make test` may take into CONTRIBUTING.md: ``python -m tools.budget``; `tools.cost` prints it after a run.

The numbers hold for the first run in a fresh clone, with a browser, on two idle cores. No run fails for them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tools.page_parts import markdown_table, with_parts

PAGE: Final = Path(__file__).parents[1] / "CONTRIBUTING.md"
COMMAND: Final = "python -m tools.budget"
SECONDS: Final = 300
"""The seconds of the clock for the whole run."""


class Family(NamedTuple):
    """A part of the run with a budget of its own."""

    name: str
    budget: int
    """Seconds of processor time."""
    description: str
    targets: tuple[str, ...] = ()
    """The make targets that belong to it; of `tests`, what its pytest processes do between tests."""
    folders: tuple[str, ...] = ()
    """Beginnings of the paths of its test files: the longest that fits decides."""


FAMILIES: Final = (
    Family(
        "lint",
        130,
        "style, types and import rules; of the page types, layout, and its tests without a browser",
        targets=("lint-python", "page-types", "page-units"),
    ),
    Family("compiling", 50, "the players, compiled for all tests", targets=("compiled",)),
    Family("collecting", 60, "each pytest process reads all tests and loads what they import", targets=("tests",)),
    Family("units", 170, "tests that compute", folders=("",)),
    Family(
        "waiting",
        120,
        "tests that wait for a server, a screen or another process",
        folders=("tests/cli", "tests/deploy", "tests/hostile", "tests/store", "tests/web"),
    ),
    Family("browser", 70, "tests of the page in a browser", folders=("tests/page",)),
)


def family_of(path: str) -> Family:
    """The family of a test file, whose path is relative to the root of the project."""
    folders = {folder: family for family in FAMILIES for folder in family.folders}
    return folders[max((folder for folder in folders if path.startswith(folder)), key=len)]


def with_table(page: str) -> str:
    """The page with the table of the families."""
    rows = [(family.name, str(family.budget), family.description) for family in FAMILIES]
    rows.append(("all", str(sum(family.budget for family in FAMILIES)), f"{SECONDS} seconds of the clock"))
    return with_parts(page, COMMAND, {"budget": markdown_table(("Family", "Processor seconds", "Contents"), rows)})


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text("utf-8")), "utf-8")
