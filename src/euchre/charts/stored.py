"""Charts of twenty rounds that were searched for in advance, each good for its first rounds as well.

``stored.json``, written by ``python -m tools.make_charts``, has each as one text: the persons, a byte each, round by
round, table by table, then those who sit out; compressed (zlib) and in base64.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from functools import cache
from pathlib import Path
from typing import Final
from zlib import compress, decompress

from euchre.charts.chart import Chart
from euchre.charts.planned_round import PlannedRound

STORED: Final = Path(__file__).with_name("stored.json")
STORED_ROUNDS: Final = 20


@cache
def stored_chart(people: int) -> Chart | None:
    """The stored chart for `people`, or None where a perfect chart is as good in all its rounds."""
    text = _texts().get(str(people))
    return None if text is None else Chart(people, unpacked(text, people))


def packed(rounds: tuple[PlannedRound, ...]) -> str:
    """Rounds as a text."""
    return b64encode(compress(bytes(person for one in rounds for person in one.people), 9)).decode("ascii")


def unpacked(text: str, people: int) -> tuple[PlannedRound, ...]:
    """The rounds in a text, for the persons from 0 to `people` - 1."""
    persons = tuple(decompress(b64decode(text)))
    return tuple(_round(persons[start : start + people]) for start in range(0, len(persons), people))


def _round(persons: tuple[int, ...]) -> PlannedRound:
    seated = len(persons) // 4 * 4
    return PlannedRound(tuple(persons[start : start + 4] for start in range(0, seated, 4)), persons[seated:])


@cache
def _texts() -> dict[str, str]:
    charts: dict[str, str] = json.loads(STORED.read_bytes())["charts"]
    return charts
