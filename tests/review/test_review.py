"""The review of a match: each decision from what its seat knew, each deal split into luck and play."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise, product

import pytest

from euchre.core.actions import Bury, Deal
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.state import Phase
from euchre.core.view import view
from euchre.record.egn import parse_egn
from euchre.record.match_record import MatchRecord
from euchre.record.read import read_records
from euchre.review.decision import is_decision
from euchre.review.judgement import Judgement
from euchre.review.match_review import DealReview, Review, count, review
from support.games import FIXTURES, random_match, recorded
from support.sampling import few

RULES = (
    "standard,target=3",
    "british,target=3",
    "british,weak_hand=go-under,target=3",
    "north-american,target=2",
    "online,target=3",
    "openspiel",
)


@pytest.fixture(scope="module", params=few(RULES, keep={"british,weak_hand=go-under,target=3"}))
def reviewed(request: pytest.FixtureRequest) -> Review:
    """A match between players who choose at random, reviewed."""
    return review(random_match(request.param, 7))


def test_every_decision_is_judged_once_in_order(reviewed: Review) -> None:
    expected = [
        (state.turn, action)
        for state, action in reviewed.record.steps()
        if state.turn is not None and is_decision(view(state, state.turn))
    ]
    assert [(one.seat, one.chosen) for one in reviewed.decisions] == expected
    assert len(reviewed.deals) == sum(isinstance(action, Deal) for action in reviewed.record.actions)
    assert count(reviewed.record) == len(expected) + len(reviewed.deals)


def test_each_decision_has_a_position_that_shows_what_its_seat_knew(reviewed: Review) -> None:
    for one in reviewed.decisions:
        assert one.position is not None
        assert one.position.view == one.view._replace(match=one.view.match._replace(last=None))


def _end(reviewed: Review) -> tuple[float, float]:
    """The worth of the end of a match by side: who won, or in a match of one deal its points, each a twentieth."""
    result = reviewed.deals[-1].result
    if reviewed.record.rules == PRESETS["openspiel"] and result is not None:
        ours, theirs = result.points
        return 0.5 + (ours - theirs) / 20, 0.5 + (theirs - ours) / 20
    return {None: (0.5, 0.5), 0: (1.0, 0.0), 1: (0.0, 1.0)}[reviewed.record.winner]


def test_the_parts_of_each_deal_add_up_and_it_begins_where_the_last_ended(reviewed: Review) -> None:
    splits = [deal.split for deal in reviewed.deals if deal.split is not None]
    for one, side in product(splits, (0, 1)):
        parts = one.luck[side] + one.played[side] - one.played[1 - side] + one.unknown[side]
        assert one.before[side] + parts == pytest.approx(one.after[side], abs=1e-12)
        assert (sum(one.before), sum(one.after)) == pytest.approx((1, 1))
    assert all(one.after == pytest.approx(following.before) for one, following in pairwise(splits))
    assert splits[-1].after == pytest.approx(_end(reviewed))
    assert reviewed.without_luck is not None
    for side in (0, 1):
        others = sum(one.played[side] - one.played[1 - side] + one.unknown[side] for one in splits)
        assert reviewed.without_luck[side] == pytest.approx(splits[0].before[side] + others, abs=1e-12)


def test_what_each_side_changed_is_what_its_decisions_lost(reviewed: Review) -> None:
    for deal in reviewed.deals:
        assert deal.split is not None
        for side in (0, 1):
            lost = sum(one.loss for one in deal.decisions if FOUR.side(one.seat) == side)
            assert deal.split.played[side] == pytest.approx(-lost, abs=1e-12)
    figures = reviewed.players
    assert sum(player.loss for player in figures) == pytest.approx(sum(one.loss for one in reviewed.decisions))
    for player in figures:
        assert sum(player.verdicts.values()) == player.decisions
        assert sum(kind.decisions for kind in player.kinds.values()) == player.decisions
        assert sum(kind.loss for kind in player.kinds.values()) == pytest.approx(player.loss)


def test_a_kind_of_decision_says_what_was_decided(reviewed: Review) -> None:
    for one in reviewed.decisions:
        if one.view.phase is Phase.PLAY:
            assert one.kind in {"lead", "follow", "discard"}
            assert (one.kind == "lead") == (not one.view.trick)
        else:
            assert one.kind in {"weak hand", "order", "name", "bury", "alone", "give"}


def test_the_worst_decisions_are_clearly_worse_than_the_best_the_worst_first(reviewed: Review) -> None:
    assert reviewed.worst, "players who choose at random make mistakes"
    assert all(one.best.action != one.chosen and one.loss > 2 * one.error for _, one in reviewed.worst)
    losses = [one.loss for _, one in reviewed.worst]
    assert losses == sorted(losses, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("target", few([1, 3], keep={1}))
def test_it_is_the_same_again_and_with_another_seed_other_deals_are_looked_at(target: int) -> None:
    record = random_match(f"standard,target={target}", 3)
    first, again, other = (json.dumps(review(record, seed=seed).to_json()) for seed in (1, 1, 2))
    assert first == again
    assert first != other.replace('"seed": 2', '"seed": 1')


@pytest.mark.slow
def test_hands_that_a_file_does_not_tell_are_not_judged() -> None:
    """Skip seat 0, whose cards never show when seat 2 plays alone; in an unfinished deal, no hand is complete."""
    value = recorded("two-deals")
    whole = review(parse_egn(json.dumps(value)))
    assert 0 not in {one.seat for one in whole.deals[0].decisions}
    assert whole.deals[0].unjudged == (0,)
    del value["deals"][1]["phases"][1]["tricks"][-2:]
    part = review(parse_egn(json.dumps(value)))
    assert part.deals[:-1] == whole.deals[:-1]
    assert part.deals[-1].decisions == ()
    assert part.deals[-1].split is None


@pytest.mark.slow
def test_cards_that_nobody_recorded_change_no_verdict() -> None:
    """The dealers' sixth cards, which the file does not name, are dealt otherwise: everything is judged as it was."""
    (record,) = read_records(FIXTURES / "thirteen-deals.egn")
    other, swapped = _otherwise(record)
    assert swapped > 5
    first, again = review(record), review(other)
    assert [_verdicts(deal) for deal in first.deals] == [_verdicts(deal) for deal in again.deals]
    assert first.unjudged == again.unjudged
    assert {one.seat for deal in first.deals for one in deal.decisions if one.seat == deal.dealer}, "some are known"


def _verdicts(deal: DealReview) -> list[tuple[object, ...]]:
    return [(one.step, one.chosen, one.loss, one.error, one.verdict, one.choices) for one in deal.decisions]


def _otherwise(record: MatchRecord) -> tuple[MatchRecord, int]:
    """The same record with each card that was buried and not named exchanged for one of the kitty; and how many."""
    actions, swapped, at = list(record.actions), 0, 0
    for number, (state, action) in enumerate(record.steps()):
        at = number if isinstance(action, Deal) else at
        if not isinstance(action, Bury) or action.card == state.open.up_card:
            continue
        dealt, kitty = actions[at], min(state.hidden.kitty)
        assert isinstance(dealt, Deal)
        assert action.card is not None
        names = {action.card: kitty, kitty: action.card}
        actions[at] = replace(dealt, deck=tuple(names.get(card, card) for card in dealt.deck))
        actions[number] = Bury(kitty)
        swapped += 1
    return replace(record, actions=tuple(actions)), swapped


def test_what_was_best_is_no_loss() -> None:
    judged = [one for one in review(random_match("standard,target=2", 5)).decisions if one.chosen == one.best.action]
    assert judged
    assert max(one.loss for one in judged) <= 0
    assert {one.verdict for one in judged} <= {Judgement.BEST, Judgement.TOO_CLOSE}


def test_a_review_its_deals_and_its_decisions_are_short_in_print(reviewed: Review) -> None:
    assert f"{len(reviewed.deals)} deals, {len(reviewed.decisions)} decisions" in repr(reviewed)
    for value in (reviewed, *reviewed.deals, *reviewed.decisions):
        assert len(repr(value)) < 200, "a tuple of tuples would be pages long"
    for one in reviewed.decisions:
        assert f"seat {one.seat}, {one.chosen}: {one.verdict.value}, lost {one.loss:.3f}" in repr(one)
        assert repr(one).endswith(f"best: {one.best.action}>")
    for deal in reviewed.deals:
        assert repr(deal).startswith(f"<Deal {deal.number}: dealer {deal.dealer}, ")
        assert str(None if deal.result is None else deal.result.points) in repr(deal).replace("no result", "None")
