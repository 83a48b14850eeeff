"""Mistakes put into expert games are found, and what experts do is seldom called one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from euchre.bots.advice.advice import advise
from euchre.bots.advice.loss import losses
from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.bots.search.level import SEARCH_LEVELS
from euchre.core.actions import Action
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.core.view import View, view
from euchre.review.decision import is_decision, judge
from euchre.review.judgement import Judgement

pytestmark = pytest.mark.slow

RULES = ("standard", "british", "north-american", "online")
DEEP = SEARCH_LEVELS["expert"]._replace(looks=80)
"""Twenty times as deep as a full review looks at most."""
WORSE = 0.05
SEVERE = {Judgement.MISTAKE, Judgement.BLUNDER}


class _Decision(NamedTuple):
    view: View
    chosen: Action
    other: Action
    """Another choice, taken at random."""


def _decisions() -> Iterator[_Decision]:
    """Decisions of experts in whole matches, one in ten."""
    rng, match = Random(9), 0
    while True:
        rules = Rules.parse(RULES[match % len(RULES)])
        for move in moves(new_match(rules), (bot_named("search:level=expert"),) * 4, match):
            if move.before.turn is None or rng.random() > 0.1:
                continue
            seen = view(move.before, move.before.turn)
            if is_decision(seen) and seen.hand:
                others = [action for action in seen.legal if action != move.action]
                yield _Decision(seen, move.action, rng.choice(others))
        match += 1


def _is_worse(decision: _Decision, name: str) -> bool:
    """True if the deep search calls the other choice five points worse than the best one."""
    (first,) = losses(
        decision.view, decision.chosen, [decision.other], Random(f"{name}/first"), SEARCH_LEVELS["expert"]
    )
    if first.wins + 4 * first.error < WORSE:  # it need not be looked at so deep
        return False
    best = advise(decision.view, Random(f"{name}/best"), level=DEEP)[0].action
    return losses(decision.view, best, [decision.other], Random(f"{name}/loss"), DEEP)[0].wins >= WORSE


def _marked(view: View, action: Action, name: str) -> bool:
    return judge(view, action, name, "full").verdict in SEVERE


def _shares(planted: int) -> tuple[float, float]:
    """The share of `planted` mistakes that are marked as such, and that of experts' decisions."""
    found = missed = experts = wrong = 0
    for number, decision in enumerate(_decisions()):
        experts += 1
        wrong += _marked(decision.view, decision.chosen, f"{number}/expert")
        if _is_worse(decision, f"{number}/deep"):
            marked = _marked(decision.view, decision.other, f"{number}/planted")
            found, missed = found + marked, missed + (not marked)
        if found + missed == planted:
            break
    return found / planted, wrong / experts


def test_planted_mistakes_are_found_and_experts_left_alone() -> None:
    found, wrong = _shares(4)
    assert found >= 0.75
    assert wrong <= 0.2


@pytest.mark.soak
def test_at_least_95_percent_of_500_planted_mistakes_are_found(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("promise", "Of 500 planted mistakes a full review marks 95%, of experts' decisions at most 2%")
    record_property("kind", "statistic")
    found, wrong = _shares(500)
    assert found >= 0.95
    assert wrong <= 0.02
    record_property("trials", 2)
