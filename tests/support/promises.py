"""The results of the long runs, written to docs/promises.md by the run itself.

A soak test records properties: `promise`, a sentence; `trials`, how often it was tried; `kind`, unless the trials are
sampled (see `KINDS`); and, if they are exhaustive, `cases`, what the list is of. The controller adds them up and writes
the page; failures are counted a test, because a test stops at its first. A run of a part of the tests renews the rows
of that part and leaves the others as they were measured. Promises that no run has measured are listed below the table.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

_TESTS: Final = Path(__file__).parents[1]
PAGE: Final = _TESTS.parent / "docs" / "promises.md"
MARK: Final = "<!-- the rest is written by `make soak` -->"
WHOLE: Final = "make soak"
"""The command that tries everything: after it, no older row is left."""
KINDS: Final = ("sampled", "exhaustive", "statistic")
"""Independent trials drawn at random; every case of a list gone through whole; a statistic of many draws."""
_COLUMNS: Final = ("Promise", "Kind", "Trials", "Failures", "Rate below (95%)", "Measured", "By")
_MISSING: Final = (
    "Promised, and not yet measured: no long run of these has been written down here, because they take from a"
    " quarter of an hour to several hours. `make test` tries each of them less often."
)


@dataclass
class Promise:
    """The trials of a promise, their kind, and the number of tests of it that failed."""

    trials: int = 0
    failures: int = 0
    kind: str = "sampled"
    cases: str = ""

    def add(self, trials: int, *, failed: bool, kind: str = "sampled", cases: str = "") -> None:
        """Count one more test."""
        assert kind in KINDS, kind
        assert bool(cases) == (kind == "exhaustive"), "a list that is gone through whole says what it is of"
        self.trials += trials
        self.failures += failed
        self.kind = kind
        self.cases = cases

    @property
    def tried(self) -> str:
        """The trials, as the page says it: ``2,000``, or ``all 337 counts``."""
        return f"all {self.trials:,} {self.cases}" if self.cases else f"{self.trials:,}"

    @property
    def bound(self) -> str:
        """The bound of the rate, 3/N with 95% confidence after N trials without a failure; else unknown."""
        sampled = self.kind == "sampled" and self.trials and not self.failures
        return f"{3 / self.trials:.1e}" if sampled else "-"


class Row(NamedTuple):
    """A line of the table, as it is written."""

    promise: str
    kind: str
    trials: str
    failures: str
    bound: str
    measured: str
    by: str

    @property
    def number(self) -> int:
        """The number of trials."""
        return int(re.sub(r"[^0-9]", "", self.trials))


def write(promises: Mapping[str, Promise], command: str) -> None:
    """Put what a run showed under the mark of the page."""
    page = PAGE.read_text("utf-8")
    rows = {} if command == WHOLE else {row.promise: row for row in rows_of(page)}
    rows |= {name: _row(name, promise, command) for name, promise in promises.items()}
    PAGE.write_text(with_rows(page, rows.values()), "utf-8")


def with_rows(page: str, rows: Iterable[Row]) -> str:
    """The page with these rows, and below them the promises that none of them is about."""
    rows = sorted(rows)
    measured = [row.promise for row in rows]
    missing = [promise.text for promise in promised() if not any(map(promise.covers, measured))]
    table = [_line(_COLUMNS), "|---" * len(_COLUMNS) + "|", *map(_line, rows)]
    parts = [f"{page.partition(MARK)[0]}{MARK}", "\n".join(table)]
    if missing:
        parts += [_MISSING, "\n".join(f"- {text}" for text in missing)]
    return "\n\n".join(parts) + "\n"


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def rows_of(page: str) -> list[Row]:
    """The rows of the page's table, without its head."""
    lines = [line.strip("| ").split(" | ") for line in page.partition(MARK)[2].splitlines() if line.startswith("| ")]
    return [Row(*cells) for cells in lines[1:]]


def _row(name: str, promise: Promise, command: str) -> Row:
    day = datetime.now(UTC).date()
    return Row(name, promise.kind, promise.tried, str(promise.failures), promise.bound, f"{day}", f"`{command}`")


class Promised(NamedTuple):
    """A promise as a test has it; what the test fills in is an ellipsis."""

    text: str

    def covers(self, promise: str) -> bool:
        """True if that promise is this one, filled in."""
        pattern = ".+".join(map(re.escape, self.text.split("\N{HORIZONTAL ELLIPSIS}")))
        return re.fullmatch(pattern, promise) is not None


@cache
def promised() -> tuple[Promised, ...]:
    """The promises that tests record, in alphabetical order."""
    return tuple(sorted({Promised(text) for tree in recording() for text in _recorded(tree)}))


@cache
def recording() -> tuple[ast.Module, ...]:
    """The test files that record promises."""
    texts = (path.read_text("utf-8") for path in sorted(_TESTS.rglob("test_*.py")))
    return tuple(ast.parse(text) for text in texts if "record_property(" in text)


def _recorded(tree: ast.Module) -> Iterator[str]:
    """The promises that the tests of a file record: texts, texts with something to fill in, or constants."""
    constants = {
        target.id: line.value
        for line in tree.body
        if isinstance(line, ast.Assign)
        for target in line.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "record_property":
            name, said = node.args
            if isinstance(name, ast.Constant) and name.value == "promise":
                yield _text(constants[said.id] if isinstance(said, ast.Name) else said)


def _text(said: ast.expr) -> str:
    parts = said.values if isinstance(said, ast.JoinedStr) else [said]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "\N{HORIZONTAL ELLIPSIS}" for part in parts)
