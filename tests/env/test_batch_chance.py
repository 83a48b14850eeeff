"""The chance in a batch: every choice and shuffle is as likely as any other."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.cards import cards_in
from euchre.core.rules import PRESETS, Rules
from euchre.env import BatchEnv
from euchre.fast.batch import row as columns
from support.evenness import assert_even
from support.other_numbers import OTHERS
from support.sampling import few

_VARIED = (
    "standard",
    "british",
    "online",
    "openspiel,holding=natural,lowest=7",
    "standard,weak_hand=go-under,partners_best=1,no_trump=second-round",
    "standard,weak_hand=farmers-redeal,lowest=7,benny=joker",
    "standard,players=3,weak_hand=go-under",
    "british,players=6,lowest=7,score_cards=none",
)


@pytest.mark.parametrize("text", few(_VARIED, keep=[_VARIED[1], _VARIED[4], _VARIED[6]]), ids=range(len(_VARIED)))
def test_each_legal_action_is_as_likely_as_any_other(text: str) -> None:
    # For every kind of decision and number of choices: how often the first, second ... was chosen.
    env, counted = BatchEnv(text, deals=1500, seed=7), Counter[tuple[int, int, int]]()
    for _ in range(25):
        actions = env.random_actions()
        for row, choice in enumerate(actions.tolist()):
            legal = np.flatnonzero(env.mask[row]).tolist()
            counted[int(env.arrays.numbers[row, columns.PHASE]), len(legal), legal.index(choice)] += 1
        env.step(actions)
    for phase, choices in {(phase, choices) for phase, choices, _ in counted}:
        assert_even([counted[phase, choices, place] for place in range(choices)])


@pytest.mark.parametrize(
    "rules", few([PRESETS["british"].but(cut="none", cut_minimum=1), *OTHERS[:6]], keep=[OTHERS[1], OTHERS[5]]), ids=str
)
def test_each_card_comes_as_often_to_each_hand_and_is_turned_up_as_often(rules: Rules) -> None:
    env, pack = BatchEnv(rules.but(cut="none", cut_minimum=1), deals=5000, seed=3), law.pack(rules)
    hands: NDArray[np.uint64] = env.arrays.words[:, columns.HANDS : columns.HANDS + rules.players]
    for seat in range(rules.players):
        held = Counter(card for hand in hands[:, seat].tolist() for card in cards_in(hand))
        assert_even([held[card] for card in pack])
    turned = Counter(env.arrays.numbers[:, columns.UP_CARD].tolist())
    assert_even([turned[card] for card in pack])
    if rules.weak_hand == "go-under":
        kitty = Counter(card for words in env.arrays.words.tolist() for card in cards_in(words[columns.KITTY]))
        assert_even([kitty[card] for card in pack])
