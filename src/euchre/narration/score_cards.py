"""Score kept with two spare cards, as people do it at the table."""

from __future__ import annotations

import msgspec

from euchre.core import law
from euchre.core.rules import Rules


class PipCard(msgspec.Struct, frozen=True):
    """A score card: its pips, the number that show, and if it lies face up."""

    pips: int
    showing: int
    face_up: bool


def score_cards(rules: Rules, score: int) -> tuple[PipCard, PipCard] | None:
    """The position of a side's two score cards at a score, the higher card first; None where none are used.

    At nil both lie face down. Until its pips are used up the higher card shows the score, the rest
    of it covered by the lower card, face down across it; from there on both are face up. A score
    past what the cards can show leaves them all showing.

    >>> from euchre.core.rules import PRESETS
    >>> score_cards(PRESETS["north-american"], 3)
    (PipCard(pips=6, showing=3, face_up=True), PipCard(pips=4, showing=0, face_up=False))

    Source: seed 002, "the usual method of keeping score"; seed 000, Scoring.
    """
    pair = law.score_cards(rules)
    if pair is None:
        return None
    high, low = pair
    upper = PipCard(high, min(score, high), face_up=score > 0)
    lower = PipCard(low, min(max(score - high, 0), low), face_up=score >= high)
    return upper, lower
