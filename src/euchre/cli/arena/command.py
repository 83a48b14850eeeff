"""The command `euchre arena`: which player is better, by how much, and how certain that is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from euchre.bots.bot import dismiss
from euchre.bots.registry import bot_named
from euchre.cli.options import JsonOption, RulesOption
from euchre.cli.output import echo
from euchre.cli.progress import compiling, progress
from euchre.core import law
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import Rules
from euchre.lab.pairs import Contest, DuplicatePair

if TYPE_CHECKING:
    from euchre.lab.outcome import ContestOutcome


def arena(  # noqa: PLR0913, PLR0917 - an argument for each option of the command
    players: Annotated[list[str], typer.Argument(metavar="PLAYER", help="Players by name, at least two.")],
    deals: Annotated[
        int,
        typer.Option(
            "--deals", "-n", min=2, help="How many deals; each is played in every seating: with two sides twice."
        ),
    ] = 1000,
    rules: RulesOption = "standard",
    seed: Annotated[
        int,
        typer.Option(
            "--seed", "-s", min=0, max=2**63 - 1, metavar="NUMBER", help="The same number gives the same deals."
        ),
    ] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many processes; 0 is one for each core.")] = 1,
    backend: Annotated[Literal["local", "dask"], typer.Option("--backend", help="Where the processes run.")] = "local",
    score: Annotated[
        str | None,
        typer.Option(
            "--score", metavar="SCORE", help="The score at which each deal begins, such as 9-6 (seat 0's side first)."
        ),
    ] = None,
    matches: Annotated[bool, typer.Option("--matches", help="Play whole matches and count wins.")] = False,
    sprt: Annotated[
        float | None,
        typer.Option(
            "--sprt",
            min=0.001,
            help="Stop as soon as it is decided whether the first player gains this many points a deal, or nothing.",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write every deal to this Parquet file.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Compare players on the same cards, played in every seating, and say who is better and how certain that is.

    A player is a name (swift), a name with options (search:level=club), or two in one (bids:swift+cards:random). Three
    or more players all meet each other. At a table of three, one of each player meets two of the other, both ways.

    Example: euchre arena swift random --deals 2000 --rules british --seed 1 --jobs 0
    """
    if len(players) < 2:
        raise typer.BadParameter("Name at least two players.")
    if sprt is not None and len(players) > 2:
        raise typer.BadParameter("--sprt compares two players, not more.")
    if len(players) > 2 and len(set(players)) < len(players):
        raise typer.BadParameter("Where more than two play, name each of them once.")
    table = Rules.parse(rules)
    contest = Contest(players[0], players[1], table, seed, _score(table, score), matches)
    for name in players:
        dismiss(bot_named(name))
    what = "matches" if matches else "deals"
    begins = "" if as_json else f"{', '.join(players)}: {deals} duplicate {what} by {table}, seed {seed} ..."
    with compiling(*players), _on_pair(deals * len(players) * (len(players) - 1) // 2, begins, out) as on_pair:
        report = _play(tuple(players), contest, deals, jobs, backend, sprt, on_pair)
    if as_json:
        echo(json.dumps(report, indent=2))
    else:
        from euchre.cli.arena.text import show

        show(report)
    _refuse_who_played_nothing(report)


def _refuse_who_played_nothing(report: dict[str, Any]) -> None:
    """Raise `EuchreError` if a player forfeited all its deals in a contest: the figures say nothing of its play."""
    for contest in report.get("results", [report]):
        for side in ("a", "b"):
            stats = contest[f"{side}_stats"]
            if stats["forfeits"] == stats["deals"]:
                name = contest[side]
                why = next((forfeit["why"] for forfeit in contest["forfeits"] if forfeit["player"] == name), "")
                raise EuchreError("arena/forfeits", f"{name} forfeited every deal, the first time: {why.strip()}")


def _score(rules: Rules, text: str | None) -> tuple[int, ...] | None:
    """The score in the text. Raises `EuchreError` where a game by these rules cannot have it."""
    if text is None:
        return None
    sides = law.seating(rules).sides
    if re.fullmatch(rf"\d{{1,3}}(\s*[-:]\s*\d{{1,3}}){{{sides - 1}}}", text.strip()) is None:
        numbers = "three numbers, such as 9-6-4" if sides == 3 else "two numbers, such as 9-6"
        raise ParseError("score/unreadable", f"{text[:20]!r} is not a score: write {numbers}.")
    score = tuple(map(int, re.findall(r"\d+", text)))
    new_match(rules, score=score)
    return score


def _play(
    names: tuple[str, ...],
    contest: Contest,
    pairs: int,
    jobs: int,
    backend: str,
    bound: float | None,
    on_pair: Callable[[ContestOutcome, DuplicatePair], None],
) -> dict[str, Any]:
    """Play, and return the outcome as plain values."""
    from euchre.lab.contests import arena as meet
    from euchre.lab.contests import round_robin
    from euchre.lab.ratings import field

    started = perf_counter()
    if len(names) == 2:
        report = meet(contest, pairs, jobs=jobs, backend=backend, bound=bound, on_pair=on_pair).report()
    else:
        report = field(names, round_robin(names, contest, pairs, jobs=jobs, backend=backend, on_pair=on_pair))
    return report | {"seconds": round(perf_counter() - started, 3)}


@contextmanager
def _on_pair(total: int, begins: str, out: Path | None) -> Iterator[Callable[[ContestOutcome, DuplicatePair], None]]:
    """A function to call with each of `total` pairs: it advances a bar, and writes the pair to the file `out`."""
    from euchre.lab.parquet import deal_writer

    with ExitStack() as stack:
        rows = None if out is None else stack.enter_context(deal_writer(out))
        step = stack.enter_context(progress(total, "pairs", begins))

        def on_pair(outcome: ContestOutcome, pair: DuplicatePair) -> None:
            step()
            if rows is not None:
                rows.write(outcome.contest, pair)

        yield on_pair
