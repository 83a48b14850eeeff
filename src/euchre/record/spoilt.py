"""Reads a game in which a deal is spoilt or was claimed: as the parts before and after it, each a record of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from euchre.core import law
from euchre.core.errors import ParseError
from euchre.record.completion import Budget
from euchre.record.egn import DealFault, record_of
from euchre.record.egn_form import modern
from euchre.record.match_record import SCORE_UNTOLD, UNREAD, MatchRecord

Pair = tuple[int, ...]
"""A score: seats 0 and 2 first."""
_MOST: Final = 3
"""The most deals that cannot be read; with more, nobody knows what the file is."""
_MISSING: Final = "egn/dealer"
"""The code for a deal that somebody else should have dealt: one before it is missing."""


def game_records(value: Any, text: str, budget: Budget | None = None) -> tuple[MatchRecord, ...]:
    """The game in a decoded file of Euchre Game Notation: one record, or a part for each run of deals that can be read.

    A deal in which the play breaks off ends its part. The notes of all parts say which deals cannot be read, and why
    (`UNREAD`), and those of a part, whether the score it begins with is not told (`SCORE_UNTOLD`). Raises `ParseError`
    where no deal can be read, or too many cannot.
    """
    search = budget or Budget()
    try:
        return (record_of(value, text, search),)
    except DealFault as fault:
        reader = _Reader(search)
        records = reader.parts(modern(value))
        if not records or len(reader.faults) > _MOST:
            raise fault from None
        return tuple(_noted(record, {UNREAD: reader.faults}) for record in records)


class _Reader:
    """Reads the parts of a game, and notes the deals between them."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.faults: list[dict[str, Any]] = []
        """The number in the file of each deal that cannot be read, and why."""

    def parts(self, value: dict[str, Any], skipped: int = 0) -> tuple[MatchRecord, ...]:
        """Split a game whose first `skipped` deals are lost."""
        try:
            return (self._record(value),)
        except DealFault as found:
            fault = found
        self.faults.append({"deal": skipped + fault.deal, "why": fault.reason})
        if len(self.faults) > _MOST:
            return ()
        before = self._before(value, fault)
        score = before[0].score if before else _initial(value)
        first = fault.deal - 1 if fault.code == _MISSING else fault.deal
        after = value["deals"][first:]
        return (*before, *self._resumed(value, after, score, skipped + first)) if after else before

    def _record(self, value: dict[str, Any]) -> MatchRecord:
        return record_of(value, json.dumps(value), self._budget)

    def _before(self, value: dict[str, Any], fault: DealFault) -> tuple[MatchRecord, ...]:
        """The part before a deal that cannot be read, with as much of it as was played, if it only breaks off."""
        for count in (fault.deal, fault.deal - 1):
            if count:
                with suppress(ParseError):
                    return (self._record(_part(value, value["deals"][:count], _initial(value), None)),)
        return ()

    def _resumed(self, value: dict[str, Any], deals: list[Any], score: Pair, skipped: int) -> tuple[MatchRecord, ...]:
        """The parts after it, from the score that leads to the last one of the file, if one does."""
        records = self.parts(_part(value, deals, score, None), skipped)
        final = _final(value)
        if final is not None and len(records) == 1 and records[0].deals == len(deals):
            missed = final[0] - records[0].score[0], final[1] - records[0].score[1]
            if min(missed) == 0 and max(missed) <= law.most_points(records[0].rules):
                with suppress(ParseError):
                    begun = score[0] + missed[0], score[1] + missed[1]
                    return (self._record(_part(value, deals, begun, final)),)
        return tuple(_noted(record, {SCORE_UNTOLD: True}) for record in records)


def _part(value: dict[str, Any], deals: list[Any], score: Pair, final: Pair | None) -> dict[str, Any]:
    """The file with these of its deals only, from one score to another that is stated or not."""
    metadata = {name: told for name, told in value["metadata"].items() if name not in ("initialScore", "finalScore")}
    metadata["initialScore"] = list(score)
    if final is not None:
        metadata["finalScore"] = list(final)
    return {**value, "metadata": metadata, "deals": deals}


def _initial(value: dict[str, Any]) -> Pair:
    one, other = value["metadata"].get("initialScore", (0, 0))
    return one, other


def _final(value: dict[str, Any]) -> Pair | None:
    told = value["metadata"].get("finalScore")
    return None if told is None else (told[0], told[1])


def _noted(record: MatchRecord, note: Mapping[str, Any]) -> MatchRecord:
    return replace(record, notes={**record.notes, **note})
