"""What the long runs showed, written to docs/promises.md by the run itself.

A soak test records two properties: `promise`, a sentence, and `trials`, how often it was tried. The
controller adds them up and writes the page; failures are counted a test, because a test stops at its first.
A run of a part of the tests renews the rows of that part and leaves the others as they were measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "docs" / "promises.md"
MARK: Final = "<!-- the rest is written by `make soak` -->"
WHOLE: Final = "make soak"
"""The command that tries everything: after it, no older row is left."""
_HEAD: Final = "| Promise | Trials | Failures | Rate below (95 %) | Measured | By |\n|---|---|---|---|---|---|"


@dataclass
class Promise:
    """How often a promise was tried, and how many tests of it failed."""

    trials: int = 0
    failures: int = 0

    def add(self, trials: int, *, failed: bool) -> None:
        """Count one more test."""
        self.trials += trials
        self.failures += failed

    @property
    def bound(self) -> str:
        """With no failure in N independent trials, the rate is below 3/N with 95 % confidence."""
        return f"{3 / self.trials:.1e}" if self.trials and not self.failures else "-"


def write(promises: Mapping[str, Promise], command: str) -> None:
    """Put what a run showed under the mark of the page."""
    before, mark, after = PAGE.read_text("utf-8").partition(MARK)
    rows = {} if command == WHOLE else _rows(after)
    rows |= {name: _row(name, promise, command) for name, promise in promises.items()}
    PAGE.write_text("\n".join([f"{before}{mark}\n", _HEAD, *(rows[name] for name in sorted(rows)), ""]), "utf-8")


def _row(name: str, promise: Promise, command: str) -> str:
    day = datetime.now(UTC).date()
    return f"| {name} | {promise.trials:,} | {promise.failures} | {promise.bound} | {day} | `{command}` |"


def _rows(table: str) -> dict[str, str]:
    """The rows of the table by their promise, without its head."""
    lines = [line for line in table.splitlines() if line.startswith("| ")]
    return {line.removeprefix("| ").partition(" | ")[0]: line for line in lines[1:]}
