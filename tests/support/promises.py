"""What the long runs showed, written to docs/promises.md by the run itself.

A soak test records two properties: `promise`, a sentence, and `trials`, how often it was tried. The
controller adds them up and writes the page; failures are counted a test, because a test stops at its first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "docs" / "promises.md"
MARK: Final = "<!-- the rest is written by `make soak` -->"


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


def table(promises: Iterable[tuple[str, Promise]], command: str) -> str:
    """The results as a Markdown table, with the day and the command."""
    rows = [
        f"Measured on {datetime.now(UTC).date()} by `{command}`.",
        "",
        "| Promise | Trials | Failures | Rate below (95 %) |",
        "|---|---|---|---|",
    ]
    rows += [f"| {name} | {p.trials:,} | {p.failures} | {p.bound} |" for name, p in sorted(promises)]
    return "\n".join(rows) + "\n"


def write(promises: dict[str, Promise], command: str) -> None:
    """Put the table under the mark of the page, in place of the one before."""
    before, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    PAGE.write_text(f"{before}{mark}\n\n{table(promises.items(), command)}", "utf-8")
