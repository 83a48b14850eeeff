"""Write the measured strength of the players into `docs/strength.md`: ``python -m tools.strength``.

The figures lie beside the page, in `docs/strength.json`. ``python -m tools.strength search swift -n 1200 --seed 2111``
first lets these two meet in the arena, and adds the row; another run of the same players, rules and seed replaces it.
`house` and `pimc` are programs outside the package, known by these names here as on the page. A row names the last
commit that changed the program, so `src` must have no uncommitted changes then.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from math import hypot
from pathlib import Path
from typing import Any, Final

import msgspec

from euchre.core.rules import Rules
from euchre.lab.contests import arena
from euchre.lab.pairs import Contest
from tools.page_parts import markdown_table, with_parts

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "strength.md"
FIGURES: Final = PAGE.with_suffix(".json")
COMMAND: Final = "python -m tools.strength"
_HEAD: Final = (
    *("`euchre arena`", "pairs", "points per deal", "calls", "alone, of calls", "euchred, of calls"),
    *("ms per decision, median", "version", "measured"),
)
YARDSTICKS: Final = ("house", "mc", "pimc")
"""The players in `benchmarks`, which the arena knows as programs only."""
_WINS: Final = ("`euchre arena`", "pairs", "matches won", "version", "measured")


class Run(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A meeting of two players; figures are those of the first. An estimate is the value, then its bounds (95%).

    `points` are those per deal, `wins` the share of the matches, `milliseconds` the median of a decision. Where
    `version` does not just name a commit, it says what is known about it.
    """

    players: tuple[str, str]
    seed: int
    pairs: int
    points: tuple[float, float, float] | None
    version: str
    measured: str
    rules: str = "standard"
    wins: tuple[float, float, float] | None = None
    calls: float | None = None
    alone: float | None = None
    euchred: float | None = None
    milliseconds: float | None = None

    @property
    def command(self) -> str:
        """The arguments for ``euchre arena`` to play it again."""
        options = [] if self.rules == "standard" else [f"--rules {self.rules}"]
        options += ["--matches"] * (self.wins is not None)
        return " ".join([*self.players, *options, f"-n {self.pairs}", f"--seed {self.seed}"])

    def is_of(self, other: Run) -> bool:
        """True if it is the same experiment, whatever its result."""
        return (self.players, self.rules, self.seed, self.wins is None) == (
            *(other.players, other.rules, other.seed, other.wins is None),
        )


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that were written down by hand; the last column says with which version."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measured figures."""

    runs: tuple[Run, ...]
    tables: dict[str, Table]


def read() -> Figures:
    """The figures beside the page. Raises `msgspec.ValidationError` if they are invalid."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=Figures)


def keep(figures: Figures) -> None:
    """Write the figures beside the page, one row a line."""
    runs = ",\n".join(f"    {_line(run)}" for run in figures.runs)
    tables = ",\n".join(f'    "{name}": {_table(table)}' for name, table in figures.tables.items())
    FIGURES.write_text(f'{{\n  "runs": [\n{runs}\n  ],\n  "tables": {{\n{tables}\n  }}\n}}\n', "utf-8")


def _table(table: Table) -> str:
    rows = ",\n".join(f"        {_line(row)}" for row in table.rows)
    return f'{{\n      "columns": {_line(table.columns)},\n      "rows": [\n{rows}\n      ]\n    }}'


def _line(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def with_figures(page: str, figures: Figures) -> str:
    """The page with every marked part rewritten. Raises `ValueError` for a mark that has no figures."""
    parts = {name: markdown_table(table.columns, table.rows) for name, table in figures.tables.items()}
    parts["arena"] = markdown_table(_HEAD, map(_of_deals, (run for run in figures.runs if run.wins is None)))
    parts["together"] = together(figures.runs)
    parts["matches"] = markdown_table(_WINS, (_of_matches(run) for run in figures.runs if run.wins is not None))
    return with_parts(page, COMMAND, parts)


def together(runs: Sequence[Run]) -> str:
    """The runs that differ only in their seed, as one: their mean by pairs. The runs are independent."""
    same: dict[tuple[str, str, str], list[tuple[Run, float, float, float]]] = {}
    for run in runs:
        if run.points is not None and run.wins is None:
            same.setdefault((" ".join(run.players), run.rules, run.version), []).append((run, *run.points))
    lines = []
    for (players, _, version), found in same.items():
        if len(found) > 1:
            pairs = sum(run.pairs for run, *_ in found)
            mean = sum(run.pairs * value for run, value, _, _ in found) / pairs
            margin = hypot(*(run.pairs * (high - low) / 2 for run, _, low, high in found)) / pairs
            total = f"{_signed(mean)} ± {margin:.3f} in {pairs:,} pairs"
            lines.append(f"The {len(found)} runs of `{players}` at {version} together: {total}.")
    return "\n".join(lines)


def _of_deals(run: Run) -> Iterable[str]:
    assert run.points is not None
    value, low, high = map(_signed, run.points)
    shares = ("" if share is None else f"{share:.0%}" for share in (run.calls, run.alone, run.euchred))
    time = "" if run.milliseconds is None else f"{run.milliseconds:.{1 if run.milliseconds >= 0.1 else 2}f}"
    return f"`{run.command}`", f"{run.pairs:,}", f"{value} [{low}, {high}]", *shares, time, run.version, run.measured


def _signed(number: float) -> str:
    return f"{number:+.3f}".replace("-", "\N{MINUS SIGN}")


def _of_matches(run: Run) -> Iterable[str]:
    assert run.wins is not None
    value, low, high = (100 * share for share in run.wins)
    return f"`{run.command}`", f"{run.pairs:,}", f"{value:.1f}% [{low:.1f}, {high:.1f}]", run.version, run.measured


def played_as(name: str) -> str:
    """The name of a player of the page for the arena; a yardstick is a program, started in the top folder."""
    # The first start compiles, and a busy computer may take long over a card: neither is what is measured.
    return f"cmd:time=60 start=300 {shlex.quote(sys.executable)} -m benchmarks.{name}" if name in YARDSTICKS else name


def run_of(report: Mapping[str, Any], version: str, measured: str) -> Run:
    """The row for a report of the arena."""
    a = report["a_stats"]
    return Run(
        players=(report["a"], report["b"]),
        rules=report["rules"],
        seed=report["seed"],
        pairs=report.get("matches", report["deals"]),
        points=(report["points_per_deal"], *report["ci95"]),
        wins=(report["win_rate"], *report["win_rate_ci95"]) if "matches" in report else None,
        calls=a["calls"] / a["deals"],
        alone=a["loners"]["tried"] / a["calls"],
        euchred=a["euchred"] / a["calls"],
        milliseconds=report["median_ms_per_decision"]["a"],
        version=version,
        measured=measured,
    )


def with_run(figures: Figures, run: Run) -> Figures:
    """The figures with one more run, which replaces the same experiment if that was made before."""
    others = [one for one in figures.runs if not run.is_of(one)]
    at = next((number for number, one in enumerate(figures.runs) if run.is_of(one)), len(others))
    return Figures((*others[:at], run, *others[at:]), figures.tables)


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603, S607
    return done.stdout.strip()


def main() -> None:
    """Play if players are named; then write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="two players who are to meet")
    parser.add_argument("-n", "--pairs", type=int, default=1000)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    if asked.players:
        if _git("status", "--porcelain", "src"):
            sys.exit("Commit what is changed in src first: a figure belongs to a version.")
        a, b = asked.players
        rules = Rules.parse(asked.rules)
        contest = Contest(played_as(a), played_as(b), rules, asked.seed, matches=asked.matches)
        report = arena(contest, asked.pairs, jobs=asked.jobs).report() | {"a": a, "b": b}
        assert not report["forfeits"], report["forfeits"]
        run = run_of(report, f"`{_git('log', '-1', '--format=%h', '--', 'src')}`", f"{datetime.now(UTC).date()}")
        keep(with_run(read(), run))
    PAGE.write_text(with_figures(PAGE.read_text("utf-8"), read()), "utf-8")


if __name__ == "__main__":
    main()
