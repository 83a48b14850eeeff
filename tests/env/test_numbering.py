"""The numbers of choices: one for each choice of every table, and back."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core import law
from euchre.core.actions import Action, AskPartner, GoUnder, parse_action
from euchre.core.engine import legal
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS, Rules
from euchre.env.numbering import ACTIONS, Spelling, choices, chosen, numbers_of
from support.covering import COVERING
from support.moments import RICH, moments
from support.other_numbers import MANY, WIDOW
from support.walks import walk

UNDER = "under 9c Td 9h"


def _act(text: str) -> Action:
    return parse_action(text)


def _offers(rules: Rules, deals: int) -> list[tuple[Action, ...]]:
    return [legal(step.after) for step in walk(rules, 1, deals=deals) if step.after.turn is not None]


def test_no_two_numbers_say_the_same() -> None:
    assert len({str(action) for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize("rules", [*PRESETS.values(), *COVERING, *MANY[::3], WIDOW], ids=str)
def test_every_legal_action_has_numbers_of_its_own_and_they_lead_back_to_it(rules: Rules) -> None:
    for offer in _offers(rules, deals=3):
        spelt = {numbers_of(action, offer): action for action in offer}
        assert len(spelt) == len(offer)
        for spelling, action in spelt.items():
            for done in range(len(spelling)):
                assert spelling[done] in choices(offer, spelling[:done])
                assert (chosen(offer, spelling[: done + 1]) is action) == (done + 1 == len(spelling))


def test_whatever_is_chosen_number_by_number_is_legal() -> None:
    rng, went = Random(1), 0
    for state in moments(RICH[0], 2):
        if state.turn is None:
            continue
        offer = legal(state)
        begun: Spelling = (rng.choice(choices(offer)),)
        while (action := chosen(offer, begun)) is None:
            begun = (*begun, rng.choice(choices(offer, begun)))
        assert action in offer
        went += isinstance(action, GoUnder)
    assert went


def test_every_number_is_a_choice_somewhere() -> None:
    tables = (*RICH, Rules.parse("six-handed,partners_best=1,best_when=may-ask"))
    offers = [legal(state) for rules in tables for state in moments(rules, 8) if state.turn is not None]
    found = {number for offer in offers for action in offer for number in numbers_of(action, offer)}
    assert [str(ACTIONS[number]) for number in set(range(len(ACTIONS))) - found] == []


def test_going_under_is_three_choices_from_the_lowest_card_on() -> None:
    offer = (_act("keep"), _act(UNDER), _act("under 9c Td Ts"))
    first, second, third = numbers_of(_act(UNDER))
    assert [str(ACTIONS[number]) for number in (first, second, third)] == ["under 9c", "under Td", "under 9h"]
    assert choices(offer) == sorted((first, *numbers_of(_act("keep"))))
    assert choices(offer, (first,)) == [second]
    assert choices(offer, (first, second)) == sorted((third, numbers_of(offer[2])[2]))


def test_a_partner_is_asked_by_how_far_round_the_table_they_sit() -> None:
    """Seat 3 of six plays with seats 5 and 1: the second and the fourth from it."""
    offer = law.ask_offer(Rules.parse("six-handed,partners_best=1,best_when=may-ask"), 3)
    assert [str(action) for action in offer] == ["keep", "ask 5", "ask 1"]
    assert [str(ACTIONS[number]) for action in offer for number in numbers_of(action, offer)] == [
        "keep",
        "ask 2",
        "ask 4",
    ]
    assert str(chosen(offer, (ACTIONS.index(AskPartner(4)),))) == "ask 1"


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (0, "Action 0 (play 7c) is not possible now: choose 115 (pass), 116 (order)."),
        (-1, "Action -1 is not possible now: choose 115 (pass), 116 (order)."),
        (1000, "Action 1000 is not possible now: choose 115 (pass), 116 (order)."),
    ],
)
def test_a_number_that_is_no_choice_is_refused_in_a_sentence(number: int, says: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        chosen((_act("pass"), _act("order")), (number,))
    assert str(refusal.value) == says
