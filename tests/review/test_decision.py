"""One decision judged: what is plainly right, what is plainly wrong, and from what the seat knew alone."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core.actions import Order, Pass, parse_action
from euchre.core.engine import apply
from euchre.core.rules import PRESETS
from euchre.core.state import State, with_hands
from euchre.core.view import view
from euchre.review.decision import judge
from euchre.review.judgement import Judgement
from support.hands import DEALER, LEFT, deal, play

BOWERS = "Jh Jd Ah Kh"
"""The four highest trumps once the up-card, the queen of hearts, is taken."""


def test_to_pass_a_hand_that_takes_every_trick_is_a_blunder_and_to_call_alone_is_best() -> None:
    """At six all a march alone wins the match; a march with the partner brings two of the four points."""
    state = play(deal("standard", dealer=f"{BOWERS} 9s", up="Qh", score=(6, 6)), "pass, pass, pass")
    passed = judge(view(state, DEALER), Pass(), "1", "quick")
    assert (passed.kind, passed.verdict) == ("order", Judgement.BLUNDER)
    assert passed.best.action == Order(alone=True)
    alone = judge(view(state, DEALER), Order(alone=True), "1", "quick")
    assert (alone.loss, alone.verdict) == (0.0, Judgement.BEST)
    together = judge(view(state, DEALER), Order(), "1", "quick")
    assert together.verdict is Judgement.BLUNDER


def test_to_order_up_a_hand_without_trumps_or_aces_into_the_hand_of_an_opponent_is_a_blunder() -> None:
    state = deal("standard", left="9s Ts 9c Tc 9d", up="Jh", score=(8, 8))
    ordered = judge(view(state, LEFT), Order(), "1", "quick")
    assert (ordered.kind, ordered.best.action, ordered.verdict) == ("order", Pass(), Judgement.BLUNDER)


def test_a_choice_that_is_not_there_is_refused() -> None:
    state = deal("standard", up="Jh")
    with pytest.raises(ValueError, match="play 9s is not among the choices"):
        judge(view(state, LEFT), parse_action("play 9s"), "1", "quick")


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_the_cards_that_a_seat_does_not_see_change_nothing(rules: str) -> None:
    rng, judged = Random(rules), 0
    state = deal(rules, up="9h")
    while judged < 6 and state.turn is not None:
        seen = view(state, state.turn)
        chosen = rng.choice(seen.legal)
        if len(seen.legal) > 1 and seen.hand:
            other = view(_dealt_anew(state, rng), state.turn)
            assert other == seen
            assert judge(other, chosen, "1", "quick") == judge(seen, chosen, "1", "quick")
            judged += 1
        state = apply(state, chosen)
    assert judged


def _dealt_anew(state: State, rng: Random) -> State:
    """The same state with two of the other seats' hands exchanged, as far as they are as large."""
    others = [seat for seat in range(4) if seat != state.turn]
    hands = list(state.hidden.hands)
    first, second = rng.sample([seat for seat in others if state.hand(seat)], 2)
    if len(state.hand(first)) == len(state.hand(second)) and not state.played:
        hands[first], hands[second] = hands[second], hands[first]
    return with_hands(state, tuple(hands))
