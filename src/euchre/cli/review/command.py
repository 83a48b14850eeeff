"""The command `euchre review`: a recorded match, every decision judged."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from euchre.cli.options import JsonOption
from euchre.cli.output import echo, printable
from euchre.cli.progress import compiling, progress
from euchre.core.errors import EuchreError
from euchre.record.match_record import MatchRecord
from euchre.record.read import read_records

if TYPE_CHECKING:
    from euchre.review.judgement import ReviewLevel
    from euchre.review.match_review import Review, StarMap


def review(  # noqa: PLR0913, PLR0917 - an argument for each option of the command
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log of this program, or an EGN or EMN file.")],
    player: Annotated[
        str | None, typer.Option("--player", "-p", metavar="NAME", help="Judge the decisions of this player only.")
    ] = None,
    level: Annotated[
        str, typer.Option("--level", "-l", metavar="LEVEL", help="How much is looked at: quick or full.")
    ] = "quick",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many processes; 0 is one for each core.")] = 1,
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, metavar="NUMBER", help="The same number gives the same review.")
    ] = 1,
    positions: Annotated[
        bool, typer.Option("--positions", help="Print with each decision the command that analyses it.")
    ] = False,
    egn: Annotated[
        Path | None, typer.Option("--egn", metavar="OUT", help="Write the match with marks and comments as EGN.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Judge every decision of a recorded match, and tell luck from play.

    Each choice is judged from what the player could know at that moment, never from the cards they could not see.

    Example: euchre review final.egn --player Ann --level full
    """
    from euchre.review.judgement import review_level

    chosen = review_level(level)
    records = [(record, _seat(record, player)) for record in read_records(file)]
    if not any(record.deals for record, _ in records):
        raise EuchreError("review/no-deals", "No cards have been dealt in this match: there is nothing to review.")
    from euchre.cli.review.text import show

    if egn and len(records) > 1:
        raise EuchreError("review/matches", f"--egn writes a single match, and this file has {len(records)}.")
    if egn:
        from euchre.cli.review.egn import unmarked

        unmarked(records[0][0])  # refuses what cannot be written before anything is judged
    reviews = [(_reviewed(record, chosen, seed, jobs), seat) for record, seat in records]
    if egn:
        from euchre.cli.review.egn import annotated

        egn.write_text(annotated(*reviews[0]), "utf-8")
        echo(f"Written: {egn}", err=True)
    if as_json:
        echo(json.dumps({"matches": [judged.to_json() for judged, _ in reviews]}, indent=2))
        return
    for judged, seat in reviews:
        show(judged, seat, positions=positions)


def _seat(record: MatchRecord, player: str | None) -> int | None:
    """The seat of a player, by name in any case."""
    if player is None:
        return None
    names = [name.casefold() for name in record.players]
    if player.casefold() in names:
        return names.index(player.casefold())
    known = ", ".join(record.players)
    raise EuchreError("review/player", f"Nobody in this match is called {player[:40]!r}: its players are {known}.")


def _reviewed(record: MatchRecord, level: ReviewLevel, seed: int, jobs: int) -> Review:
    from euchre.lab.worker_pool import worker_pool
    from euchre.review import match_review

    sides = " and ".join(printable(name) for name in record.players)
    with (
        compiling("search"),
        worker_pool(jobs) as starmap,
        progress(match_review.count(record), "decisions and deals", f"Reviewing the match of {sides} ...") as step,
    ):
        return match_review.review(record, level, seed=seed, run=_counted(starmap, step))


def _counted(starmap: StarMap, step: Callable[[], None]) -> StarMap:
    """The same work, with a call of `step` after each task."""

    def counted(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        for result in starmap(work, tasks):
            step()
            yield result

    return counted
