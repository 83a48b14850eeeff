"""The command `euchre analyse`: one position, from its seat or with all hands open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from euchre.cli.options import JsonOption
from euchre.cli.output import echo
from euchre.cli.progress import compiling
from euchre.core import law
from euchre.position.position import Position
from euchre.record.read import parse_position, read_text


def analyse(
    text: Annotated[
        str,
        typer.Argument(
            metavar="POSITION", help="A position as docs/position.md describes it, or a file of a deal in PTN."
        ),
    ],
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Of a position with all hands open: what this seat sees.")
    ] = None,
    level: Annotated[
        str, typer.Option("--level", "-l", metavar="LEVEL", help="How much is looked at: quick or full.")
    ] = "quick",
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, metavar="NUMBER", help="The same number gives the same analysis.")
    ] = 1,
    as_json: JsonOption = False,
) -> None:
    """Say what each choice in a position is worth, and where the unseen cards probably lie.

    A position is one line: rules, score, dealer, seat, the hand of that seat as dealt, up-card, what was said, what was
    played. Only what the seat knows counts. With all hands open, the solver gives exact points.

    Example: euchre analyse standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass
    """
    position = _position(text)
    if seat is not None:
        players = law.seating(position.state.rules).players
        if seat >= players:
            raise typer.BadParameter(f"The seats of this table are 0 to {players - 1}.")
        position = position.seen_from(seat)
    from euchre.cli.analyse.text import show, show_open
    from euchre.review.analysis import Analysis
    from euchre.review.analysis import analyse as analysed
    from euchre.review.judgement import review_level
    from euchre.review.open_analysis import OpenAnalysis, analyse_open

    chosen = review_level(level)
    analysis: Analysis | OpenAnalysis
    with compiling("search"):
        analysis = analyse_open(position.state) if position.seat is None else analysed(position.view, chosen, seed=seed)
    if as_json:
        echo(json.dumps({"position": str(position), **analysis.to_json()}, indent=2))
    elif isinstance(analysis, OpenAnalysis):
        show_open(analysis)
    else:
        show(analysis)


def _position(text: str) -> Position:
    """The position in a text, or in the file of that name."""
    return parse_position(read_text(Path(text)) if text.lower().endswith(".ptn") else text)
