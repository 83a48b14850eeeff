"""The starts of the rows of a batch: the options of a reset, each one for all rows or one for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.scoring import new_standing
from euchre.core.state import Standing
from euchre.env.episode import EpisodeStart, EpisodeTerms, sides_in_words, start_of
from euchre.position.position import Position

Scores: TypeAlias = list[tuple[int, ...]]
DRAWN: Final = -1
"""Stands for a dealer who is drawn."""


def scores_of(rules: Rules, given: Any, rows: int) -> Scores:
    """The score of each row. Raises `EuchreError` if it is not one for all or one for each."""
    table = law.seating(rules)
    try:
        scores = np.asarray(given)
    except ValueError:  # of rows that differ in length
        scores = np.empty(0)
    if scores.shape not in ((table.sides,), (rows, table.sides)) or scores.dtype.kind not in "iu":
        sides = sides_in_words(rules)
        sentence = f"A score is {sides} whole numbers, or {sides} for each of {rows} rows."
        raise EuchreError("env/score", sentence, deals=rows, sides=table.sides)
    if scores.ndim == 1:
        return [tuple(scores.tolist())] * rows
    return [tuple(score) for score in scores.tolist()]


def starts_of(
    terms: EpisodeTerms, scores: Scores, options: Mapping[str, Any] | None
) -> tuple[list[EpisodeStart], NDArray[np.int64]]:
    """The different starts, and for each row the place of its own; without options a row begins at its score.

    Raises `EuchreError` in one sentence for what there is not.
    """
    rows, options = len(scores), options or {}
    columns = {name: _column(terms.rules, name, given, rows) for name, given in options.items()}
    starts: list[EpisodeStart] = []
    places: dict[tuple[int, ...], int] = {}
    which = np.empty(rows, np.int64)
    for row, (score, *chosen) in enumerate(zip(scores, *columns.values(), strict=True)):
        same = tuple(map(id, (score, *chosen)))
        if same not in places:
            places[same] = len(starts)
            starts.append(start_of(terms._replace(score=score), dict(zip(columns, chosen, strict=True))))
        which[row] = places[same]
    return starts, which


def first_standing(rules: Rules, start: EpisodeStart) -> tuple[Standing, int]:
    """The standing with which episodes begin, and the first dealer, or `DRAWN`."""
    if start.position is not None:
        return start.position.match, start.position.match.dealer
    return new_standing(rules, start.score), DRAWN if start.dealer is None else start.dealer


def _column(rules: Rules, name: str, given: Any, rows: int) -> list[Any]:
    """The value of an option for each row, in a list of our own: `starts_of` tells values apart by where they lie."""
    if name == "score":
        return scores_of(rules, given, rows)
    if isinstance(given, np.ndarray):
        given = given.tolist()
    if isinstance(given, str | Position) or not isinstance(given, Sequence):
        return [given] * rows
    if len(given) != rows:
        sentence = f"An option is one for all rows, or has one for each: {rows}, and of {name} there are {len(given)}."
        raise EuchreError("env/options", sentence, rows=rows, name=name, given=len(given))
    return list(given)
