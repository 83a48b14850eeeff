"""The judgements that the review process remembers: everybody who plays a daily deal comes to the same positions."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from euchre.review.decision import JudgedDecision, Way, judge_ways
from euchre.review.judgement import ReviewLevel
from euchre.wording import Wording

_MOST: Final = 4_000
"""Judgements that are remembered, the ones used last; each takes some ten kilobytes."""
_Key = tuple[tuple[tuple[str, str], ...], str, ReviewLevel]


class Judgements:
    """Judges a decision, or gives the judgement of the same position, choice and seed again."""

    def __init__(self, most: int = _MOST) -> None:
        self._most: Final = most
        self._made: Final[OrderedDict[_Key, JudgedDecision | None]] = OrderedDict()

    def judge(
        self, ways: tuple[Way, ...], seed: str, level: ReviewLevel, words: Wording | None
    ) -> JudgedDecision | None:
        """Judge a decision; the reasons are in the words with which it was first judged."""
        key = tuple((str(way.position), str(way.chosen)) for way in ways), seed, level
        if key not in self._made:
            self._made[key] = judge_ways(ways, seed, level, words)
            if len(self._made) > self._most:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]


JUDGEMENTS: Final = Judgements()
"""The judgements of this process."""
