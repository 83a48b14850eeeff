"""The ladder of results: winners rise, families stand apart, and nothing is said of anybody after one match."""

from __future__ import annotations

from itertools import permutations

from openskill.models import PlackettLuce

from euchre.ratings.ladder import LEAST_MATCHES, Ladder, LadderMatch

MATCH = LadderMatch("four", (("ann", "cat"), ("ben", "dan")), 0)


def test_who_wins_rises_and_who_loses_falls() -> None:
    ladder = Ladder.of([MATCH] * LEAST_MATCHES)
    winner, loser = ladder.rung("four", "ann"), ladder.rung("four", "ben")
    assert winner is not None
    assert loser is not None
    assert winner.low < winner.skill < winner.high
    assert loser.skill < PlackettLuce().mu < winner.skill


def test_nothing_is_said_after_a_few_matches_or_of_another_family() -> None:
    ladder = Ladder.of([MATCH] * (LEAST_MATCHES - 1))
    assert ladder.rung("four", "ann") is None
    ladder.count(MATCH)
    assert ladder.rung("four", "ann") is not None
    assert (ladder.matches("four", "ann"), ladder.matches("two", "ann")) == (LEAST_MATCHES, 0)
    assert ladder.rung("two", "ann") is ladder.rung("four", "eve") is None


def test_three_who_play_alone_are_told_apart_by_who_wins() -> None:
    orders = [tuple((guest,) for guest in order) for order in permutations(("ann", "ben", "cat"))]
    matches = [LadderMatch("three", order, order.index(("ann",))) for order in orders]
    rungs = [Ladder.of(matches).rung("three", guest) for guest in ("ann", "ben", "cat")]
    ann, ben, cat = (rung.skill for rung in rungs if rung is not None)
    assert ann > 25.0 > max(ben, cat)
