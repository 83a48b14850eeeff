"""The analysis of a position, from its text to the figures: the time that a person waits for it."""

from __future__ import annotations

from random import Random

from benchmarks.race import Race
from euchre.core.actions import Action
from euchre.core.engine import apply, legal, new_match
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State
from euchre.position.position import Position, position_of
from euchre.review.analysis import analyse
from euchre.review.judgement import ReviewLevel


def _texts(deals: int) -> list[str]:
    """The position of every decision in some deals, all choices taken at random."""
    rng, texts = Random(1), list[str]()
    for _ in range(deals):
        state, steps = new_match("standard"), list[tuple[State, Action]]()
        while state.match.deals_finished == 0:
            if state.open.up_card is not None and len(legal(state)) > 1:
                texts.append(str(position_of(steps, state.turn)))
            action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
            steps.append((state, action))
            state = apply(state, action)
    return texts


def race(deals: int = 5) -> Race:
    """Positions a second at the level quick, against the level full."""
    texts = _texts(deals)

    def analysed(level: ReviewLevel) -> int:
        for text in texts:
            analyse(Position.parse(text).view, level)
        return len(texts)

    return Race(
        "a position analysed",
        "texts/s",
        lambda: analysed("quick"),
        lambda: analysed("full"),
        "the same at the level full",
    )
