"""A reviewed match in Euchre Game Notation, with a mark and a comment at each decision that cost something."""

from __future__ import annotations

import json
from typing import Any, Final

from euchre.cli.review.decision_text import cost
from euchre.core import law
from euchre.core.actions import Name, Order, Pass, Play
from euchre.core.errors import ParseError
from euchre.core.state import Phase
from euchre.record.egn import egn_of
from euchre.record.egn_form import modern
from euchre.record.export import VERSION
from euchre.record.match_record import MatchRecord
from euchre.review.decision import JudgedDecision
from euchre.review.judgement import Judgement
from euchre.review.match_review import Review

_MARKS: Final = {Judgement.INACCURACY: "[?!]", Judgement.MISTAKE: "[?]", Judgement.BLUNDER: "[??]"}
"""The marks that the notation writes before a comment."""
_LONGEST: Final = 1024
"""Letters that a comment may have."""
_BIDDING, _PLAY = "EUCHRE_BIDDING", "TRICK_PLAY"


def annotated(review: Review, seat: int | None = None) -> str:
    """The text of the file; with a seat, only that player's decisions are marked.

    The comments that a file of this notation already has are kept. Raises what `unmarked` raises.
    """
    value = unmarked(review.record)
    value["version"] = VERSION
    for deal, written in zip(review.deals, value["deals"], strict=True):
        phases = {phase["type"]: phase for phase in written.get("phases", ())}
        for decision in deal.decisions:
            if decision.verdict in _MARKS and seat in {None, decision.seat}:
                _annotate(phases, decision)
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def unmarked(record: MatchRecord) -> dict[str, Any]:
    """The value of the file before it is marked.

    Raises `ParseError` for a match that the notation cannot hold, and for one whose deals are packed.
    """
    value: dict[str, Any] = modern(egn_of(record))
    if any(isinstance(deal, str) for deal in value["deals"]):
        raise ParseError(
            "egn/packed", "The deals of this file are packed, and a packed deal has no place for comments."
        )
    return value


def _annotate(phases: dict[str, dict[str, Any]], decision: JudgedDecision) -> None:
    """Write a comment where the notation has a place for one: at the call or the card, counted within the deal."""
    played = isinstance(decision.chosen, Play)
    phase = phases.get(_PLAY if played else _BIDDING)
    if phase is None:  # a weak hand was dealt again before anybody called
        return
    places = phase.setdefault("playAnnotations" if played else "callAnnotations", {})
    place = _card(decision) if played else max(0, min(_call(decision), len(phase["calls"]) - 1))
    places.setdefault(str(place), []).append(f"{_MARKS[decision.verdict]} {cost(decision)}"[:_LONGEST])


def _card(decision: JudgedDecision) -> int:
    """The number of cards played before the decision."""
    return sum(len(trick.cards) for trick in decision.view.tricks) + len(decision.view.trick)


def _call(decision: JudgedDecision) -> int:
    """The number of calls made before the decision; a burial belongs to the call before it."""
    if decision.view.phase is Phase.BENNY:
        return law.seating(decision.view.rules).players - 1  # the notation lets the others pass before the dealer
    return sum(isinstance(call.action, Pass | Order | Name) for call in decision.view.open.calls)
