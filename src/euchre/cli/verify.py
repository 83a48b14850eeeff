"""The command `euchre verify`, which checks that the cards of a match were dealt as promised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from euchre.cli.options import JsonOption
from euchre.cli.output import echo, printable
from euchre.core.errors import EuchreError, ParseError
from euchre.record.log import is_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.record.read import parse_records, read_text

if TYPE_CHECKING:
    from euchre.tables.fair.verdict import FairCheck

_PROVED: Final = (
    "Every card of this match follows from the server's seed and from what people added, and all of it was promised as",
    "the record says. If you added something, and your page kept the same promises from before the match, then nobody",
    "chose these cards: neither the server nor a player.",
)
_NOT_PROVED: Final = (
    "That the promises are those made before the match: only who kept them knows (see --promise and --mine).",
    "That nobody saw hidden cards: the server knows the whole pack once the ceremony is over, and its bots play there.",
    "That no match was broken off, and no ceremony begun anew, for cards that somebody liked less.",
    "Who sat in which seat, that partners did not talk, or what was done between the deals.",
)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The log of a match played in the browser.")],
    promise: Annotated[
        str | None,
        typer.Option(
            "--promise", metavar="TEXT", help="The promise that you saw before the match, or its first characters."
        ),
    ] = None,
    mine: Annotated[
        str | None,
        typer.Option(
            "--mine",
            metavar="TEXT",
            help="What your own page promised or added, as its table showed it, or how it begins.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Check that the cards of a match were dealt fairly.

    Everything is dealt again from the seeds of the match and compared with the record.

    Example: euchre verify euchre-K7QM-2XDP-1.jsonl
    """
    from euchre.tables.fair.verdict import check

    verdict = check(_log(file), promise=promise, mine=mine)
    if as_json:
        echo(json.dumps(verified(file, verdict), indent=2))
    else:
        _print(file, verdict)
    if not verdict.holds:
        failed = f"{len(verdict.faults)} of {len(verdict.lines)} checks failed"
        sentence = f"{file.name} is not proved ({failed}): {verdict.faults[0].sentence}"
        raise EuchreError("fair/broken", printable(sentence))


def verified(file: Path, verdict: FairCheck) -> dict[str, Any]:
    """A verdict as `verify --json` prints it; `deal` is 0 for the draw of the first dealer and null for a promise."""
    proof = verdict.proof
    return {
        "file": str(file),
        "holds": verdict.holds,
        "match": proof.match,
        "attempt": proof.attempt,
        "promise": proof.promise,
        "undone": proof.undone,
        "lines": [{"deal": line.deal, "holds": line.holds, "sentence": line.sentence} for line in verdict.lines],
        "proved": " ".join(_PROVED) if verdict.holds else None,
        "not_proved": list(_NOT_PROVED),
    }


def _log(file: Path) -> MatchRecord:
    """The match in a log of our own, the only format with room for a proof."""
    text = read_text(file)
    if is_log(text):
        return parse_log(text)
    parse_records(text)  # says what is wrong with a file that is not a record
    sentence = (
        "Only our own log of a match has room for the proof of its deals, and this is another kind of record: "
        "the button Log on the page saves it, as .jsonl."
    )
    raise ParseError("fair/no-log", sentence)


def _print(file: Path, verdict: FairCheck) -> None:
    proof = verdict.proof
    echo(printable(f"{file.name}: match {proof.match} of its table"))
    for found in verdict.lines:
        echo(printable(f"  {'ok  ' if found.holds else 'FAIL'}  {found.sentence}"))
    for remark in _remarks(verdict):
        echo(f"  note  {remark}")
    if verdict.holds:
        echo("\nThis proves:")
        for line in _PROVED:
            echo(f"  {line}")
    echo("\nThis does not prove:")
    for line in _NOT_PROVED:
        echo(f"  - {line}")


def _remarks(verdict: FairCheck) -> list[str]:
    proof, remarks = verdict.proof, []
    if not any(proof.contributions):
        remarks.append("Only bots played, who add nothing: the server alone settled the cards.")
    if proof.attempt > 1:
        remarks.append(f"The ceremony was begun {proof.attempt} times before this match.")
    if proof.undone:
        remarks.append("Decisions were taken back; the record has what stood in the end.")
    return remarks
