"""Rows of data sets: what one says is what the seat knew, did and got."""

from __future__ import annotations

from itertools import takewhile
from random import Random

import numpy as np
import pytest

from euchre import Position
from euchre.bots.advice.advice import advise
from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.core.actions import Deal, GoUnder, Play
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.core.view import view
from euchre.data.plan import DataPlan
from euchre.data.rows import match_rows
from euchre.env.numbering import ACTIONS, numbers_of
from euchre.env.observation import mask, observation
from euchre.review.decision import search_level
from support.sampling import few

RULES = ("standard", "british", "north-american", "online", "standard,weak_hand=go-under")
OTHERS = ("two-handed", "three-handed,weak_hand=go-under", "six-handed")
PLAN = DataPlan(("swift", "random"), RULES[:2], 5, 3)


@pytest.mark.parametrize("rules", few([*RULES, *OTHERS], keep=3))
def test_a_row_is_what_its_seat_knew_and_may_do(rules: str) -> None:
    """The position is text and knows no more than the seat; the arrays made of it are those of the row."""
    rows = list(match_rows(DataPlan(("random",), (rules,), 1, 1), 0))
    assert len(rows) > 50
    for row in rows:
        seen = Position.parse(row["position"]).view
        assert (seen.seat, seen.turn) == (row["seat"], row["seat"])
        assert row["legal"][row["choice"]] == 1
        if not isinstance(ACTIONS[row["choice"]], GoUnder):  # three rows, of which two have chosen cards already
            assert np.array_equal(row["observation"], observation(seen))
            assert np.array_equal(row["legal"], mask(seen.legal))


def test_every_decision_of_the_match_is_there_and_what_it_led_to() -> None:
    rules = Rules.parse("british")
    bots = [bot_named(name) for name in PLAN.seats_of(1)]
    played = list(moves(new_match(rules), bots, "3/1"))
    rows = list(match_rows(PLAN, 1))
    assert [row["step"] for row in rows] == [
        step
        for step, move in enumerate(played)
        if move.before.turn is not None
        and move.before.phase.value != "cut"
        and len(view(move.before, move.before.turn).legal) > 1
    ]
    assert {row["choice"] for row in rows} == {numbers_of(played[row["step"]].action)[0] for row in rows}
    deals = {row["deal"]: row["points"] * (-1 if row["seat"] % 2 else 1) for row in rows}
    ours, theirs = played[-1].after.match.score
    assert sum(deals.values()) == ours - theirs, "a game of one match: the points of all deals are the score"
    winner = played[-1].after.match.winner
    assert all(row["won"] == (row["seat"] % 2 == winner) for row in rows)


def test_each_of_three_gets_points_less_the_mean_of_the_others_and_one_wins() -> None:
    plan = DataPlan(("random",), ("three-handed",), 1, 2)
    played = list(moves(new_match(Rules.parse("three-handed")), [bot_named("random")] * 3, "2/0"))
    score, winner = played[-1].after.match.score, played[-1].after.match.winner
    rows = list(match_rows(plan, 0))
    gained = {(row["deal"], row["seat"]): row["points"] for row in rows}
    for seat in range(3):
        others = [score[other] for other in range(3) if other != seat]
        assert sum(points for (_, who), points in gained.items() if who == seat) == score[seat] - sum(others) / 2
    assert all(row["won"] == (row["seat"] == winner) for row in rows)


@pytest.mark.parametrize("rules", ["standard", "british,weak_hand=go-under", "online,partners_best=1", *OTHERS])
def test_the_true_hands_are_what_is_played_from_there_on(rules: str) -> None:
    """Compare with the cards laid later, not with the state: nobody lays a card they do not hold."""
    players = Rules.parse(rules).players
    plan = DataPlan(("swift", "random") if players == 4 else ("random",), (rules,), 1, 7)
    played = list(moves(new_match(Rules.parse(rules)), [bot_named(name) for name in plan.seats_of(0)], "7/0"))
    compared = 0
    for row in match_rows(plan, 0):
        hands, away = (row[name].reshape(players, 33) for name in ("hands", "away"))
        assert (hands + away).sum(axis=0).max() == 1, "a card lies in one place"
        if row["kind"] in {"lead", "follow"}:
            laid = np.zeros((players, 33))
            for move in takewhile(lambda move: not isinstance(move.action, Deal), played[row["step"] :]):
                if isinstance(move.action, Play) and move.before.turn is not None:
                    laid[(move.before.turn - row["seat"]) % players, move.action.card] = 1
            playing = laid.any(axis=1)
            assert (hands[playing] == laid[playing]).all()
            compared += 1
    assert compared > 20


def test_going_under_with_three_cards_is_three_rows() -> None:
    rows = list(match_rows(DataPlan(("random",), (RULES[4],), 1, 1), 0))
    steps = [row["step"] for row in rows if isinstance(ACTIONS[row["choice"]], GoUnder)]
    under = [step for step in set(steps) if steps.count(step) > 1]
    assert under
    for step in under:
        first, *others = (row for row in rows if row["step"] == step)
        assert len(others) == 2
        assert all(not np.array_equal(first["observation"], other["observation"]) for other in others)


def test_who_plays_moves_on_by_a_seat() -> None:
    plan = DataPlan(("swift", "random"), ("standard", "british"), 6, 1)
    assert [plan.seats_of(match)[0] for match in range(6)] == ["swift", "swift", "random", "random", "swift", "swift"]


@pytest.mark.slow
def test_every_choice_is_judged_where_that_is_asked_for() -> None:
    plan = DataPlan(("random",), ("standard",), 1, 1, "quick")
    rows = list(match_rows(plan, 0))[:8]
    for row in rows:
        legal = row["legal"] == 1
        for name in ("wins", "gains", "errors"):
            assert np.array_equal(np.isnan(row[name]), ~legal), name
        assert (row["wins"][legal] >= 0).all()
        assert (row["wins"][legal] <= 1).all()
        advised = advise(
            Position.parse(row["position"]).view, Random(f"1/0/{row['step']}/values"), level=search_level("quick")
        )
        wins = {numbers_of(one.action)[0]: one.wins for one in advised}
        assert {number: row["wins"][number] for number in wins} == pytest.approx(wins)
        assert len(wins) == legal.sum()
    assert all(np.isnan(row["wins"]).all() for row in match_rows(PLAN, 0))
