"""The reward of a deal to each side, worked out by hand for two, three, four and six players."""

from __future__ import annotations

import pytest

from euchre.core import law
from euchre.core.actions import Deal, Draw, parse_action
from euchre.core.cards import Card, parse_cards, set_of
from euchre.core.dealing import stacked
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.env.reward import worth
from euchre.equity.stakes import MatchStakes
from support.other_numbers import PLAIN

TWO, THREE, SIX = PLAIN
FIVE_BEST = "Jh Jd Ah Kh Qh"


def _played(rules: Rules, hands: tuple[str, ...], up_card: str, said: str) -> tuple[State, State]:
    """The last seat deals these hands; after the words, everybody plays the first card they may."""
    dealer = rules.players - 1
    state = apply(new_match(rules), Draw(dealer))
    held = tuple(set_of(parse_cards(hand)) for hand in hands)
    turned = Card.parse(up_card)
    rest = [card for card in law.pack(rules) if card != turned and not sum(held) >> card & 1]
    state = apply(state, stacked(state, law.packets(rules)[0], held, (turned, *rest)))
    for words in said.split(", "):
        state = apply(state, parse_action(words))
    while not state.over and not isinstance(legal(state)[0], Deal):
        before, state = state, apply(state, legal(state)[0])
    return before, state


CASES = {
    "two: the non-dealer marches": (TWO, (FIVE_BEST, "9s Ts Js Qs Ks"), "9h", "order, bury 9h", (2, -2)),
    "two: the dealer is euchred": (TWO, (FIVE_BEST, "9s Ts Js Qs Ks"), "9h", "pass, order, bury 9s", (2, -2)),
    "three: the maker marches, three points": (
        THREE,
        (FIVE_BEST, "9s Ts Js Qs Ks", "9c Tc Jc Qc Kc"),
        "9h",
        "order, bury 9h",
        (3, -1.5, -1.5),
    ),
    "three: euchred, two points to each of the others": (
        THREE,
        (FIVE_BEST, "9s Ts Js Qs Ks", "9c Tc Jc Qc Kc"),
        "9h",
        "pass, order, bury 9h",
        (1, -2, 1),
    ),
    "six: a lone march, five points": (
        SIX,
        (FIVE_BEST, "7s 8s 9s Ts Js", "Qs Ks As 7d 8d", "7c 8c 9c Tc Jc", "Qc Kc Ac 9d Td", "Qd Kd Ad 7h 8h"),
        "9h",
        "order alone, bury 9h",
        (5, -5),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_deal_is_worth_its_points_less_those_of_the_others_on_average(case: str) -> None:
    rules, hands, up_card, said, expected = CASES[case]
    assert worth("points", *_played(rules, hands, up_card, said)) == expected


def test_two_who_are_ahead_share_a_drawn_match() -> None:
    # One deal, and seat 1 is euchred: two points for each of the others, none for the maker.
    rules = THREE.but(target=0, deals=1)
    before, after = _played(rules, CASES["three: the maker marches, three points"][1], "9h", "pass, order, bury 9h")
    chances = [MatchStakes.of(before).chance(side) for side in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert worth("match", before, after) == pytest.approx((1 / 2 - chances[0], -chances[1], 1 / 2 - chances[2]))


@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_who_is_ahead_has_gained_chances_and_the_others_have_lost_as_many(rules: Rules) -> None:
    hands, said = next((case[1], case[3]) for case in CASES.values() if case[0] == rules)
    first, *others = worth("match", *_played(rules, hands, "9h", said))
    assert first > 0 > max(others)
    assert first + sum(others) == pytest.approx(0)
