"""A loss and its standard error: measured again with other randomness it lies where the error says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot, sqrt
from random import Random

import numpy as np
import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.advice.loss import losses
from euchre.bots.advice.standard_error import standard_error
from euchre.bots.play import moves
from euchre.bots.search.level import SEARCH_LEVELS
from euchre.core.actions import Order, Pass
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.core.view import View, view
from euchre.review.decision import is_decision
from support.hands import LEFT, deal

QUICK = SEARCH_LEVELS["expert"]._replace(looks=1)


def test_copies_of_a_draw_tell_no_more_than_one() -> None:
    """Repeat a draw among four values: deviations -1, -1 and 1, 1 make 2² + 1² + 1² = 6 over 4²."""
    values = np.array([1.0, 1.0, 3.0, 3.0])
    assert standard_error(values, np.array([0, 1, 2, 3])) == pytest.approx(sqrt(4) / 4)
    assert standard_error(values, np.array([7, 7, 2, 3])) == pytest.approx(sqrt(6) / 4)
    assert standard_error(values, np.array([7, 7, 2, 2])) == pytest.approx(sqrt(8) / 4)


def test_what_a_choice_loses_to_another_the_other_gains() -> None:
    seen = view(deal("standard", left="9s Ts 9c Tc 9d", up="Jh", score=(8, 8)), LEFT)
    lost = losses(seen, Pass(), [Order()], Random(1), QUICK)[0]
    gained = losses(seen, Order(), [Pass()], Random(1), QUICK)[0]
    assert lost.wins > 4 * lost.error
    assert gained == pytest.approx((-lost.wins, lost.error, -lost.points))


def _decisions(count: int) -> Iterator[View]:
    """Decisions of whole matches by three presets, one in twenty."""
    rng, found, number = Random(5), 0, 0
    while found < count:
        rules = Rules.parse(("standard", "british", "online")[number % 3])
        for move in moves(new_match(rules), (HouseBot(),) * 4, number):
            if move.before.turn is None or found == count or rng.random() > 0.05:
                continue
            seen = view(move.before, move.before.turn)
            if is_decision(seen) and seen.hand:
                yield seen
                found += 1
        number += 1


def _deviations(count: int) -> list[float]:
    """Measure a loss twice for random pairs of choices: the distances, in standard errors."""
    rng, found = Random(6), []
    for number, seen in enumerate(_decisions(count)):
        best, chosen = rng.sample(seen.legal, 2)
        one, other = (losses(seen, best, [chosen], Random(f"{number} {again}"), QUICK)[0] for again in (1, 2))
        if error := hypot(one.error, other.error):
            found.append((one.wins - other.wins) / error)
    return found


@pytest.mark.slow
def test_losses_measured_twice_lie_as_far_apart_as_their_errors_say() -> None:
    """Measure the standard deviation, in standard errors: it is 1; of 120 it is known to 0.065."""
    found = _deviations(130)
    assert 0.8 < sqrt(sum(one**2 for one in found) / len(found)) < 1.25


@pytest.mark.soak
def test_a_new_loss_lies_in_its_95_percent_interval_93_to_97_percent_of_the_time(
    record_property: Callable[[str, object], None],
) -> None:
    found = _deviations(2_000)
    record_property("promise", "A loss measured again lies in its 95% interval 93% to 97% of the time")
    record_property("kind", "statistic")
    record_property("trials", 1)
    assert 0.93 <= sum(abs(one) <= 1.96 for one in found) / len(found) <= 0.97
