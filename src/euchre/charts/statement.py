"""The quality of a chart in one sentence."""

from __future__ import annotations

from euchre.charts.quality import Quality
from euchre.wording import Wording


def statement(words: Wording, found: Quality) -> str:
    """The sentence for those who are to play by the chart."""
    if found.is_perfect:
        return words("chart-perfect")
    return words(
        "chart-quality",
        partners=found.partners_repeated,
        partners_most=found.partners_most,
        opponents=found.opponents_twice + found.opponents_thrice,
        opponents_most=found.opponents_most,
        turns="none" if found.sit_outs == 0 else "even" if found.sit_outs_apart <= 1 else "uneven",
    )
