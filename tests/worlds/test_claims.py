"""The compiled claim is the law's, and a hand that plays itself shows what it cannot hold."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from euchre.core import law
from euchre.core.cards import CARDS, Suit, cards_in, parse_cards, set_of
from euchre.fast.claims import is_certain
from euchre.worlds.claims import unplayed_by_itself


@pytest.mark.parametrize("trump", Suit, ids=str)
def test_the_compiled_claim_is_the_law(trump: Suit) -> None:
    rng, outcomes = Random(int(trump)), []
    for _ in range(2000):
        pack = rng.sample(CARDS, 33)
        hand, seen, known = set_of(pack[: rng.randint(1, 3)]), rng.randint(20, 31), rng.randint(3, 6)
        owned, others = hand | set_of(pack[3:known]), rng.choice((2, 3, 3))
        threats = [set_of(rng.sample(pack[3:seen], rng.randint(0, 8))) & ~owned for _ in range(others)]
        expected = law.claim_stands(trump, hand, tuple(threats))
        found = is_certain(np.uint64(hand), np.array(threats, np.uint64), others, int(trump))
        assert found == expected
        outcomes.append(expected)
    assert 100 < sum(outcomes) < 1900


def test_a_hand_that_leads_by_itself_holds_nothing_that_goes_before_its_card() -> None:
    led, *_ = parse_cards("Ah")
    excluded = unplayed_by_itself(Suit.SPADES, led, None)
    assert set(cards_in(excluded)) == {
        *parse_cards("B Js Jc As Ks Qs Ts 9s 8s 7s"),
        *parse_cards("Ac Kc Qc Tc 9c 8c 7c"),
        *parse_cards("Ad Kd Qd Jd Td 9d 8d 7d"),
    }


def test_a_hand_that_follows_by_itself_holds_nothing_lower_of_that_suit() -> None:
    led, card = parse_cards("9h Qh")
    assert set(cards_in(unplayed_by_itself(Suit.SPADES, card, led))) == set(parse_cards("Jh Th 9h 8h 7h"))
