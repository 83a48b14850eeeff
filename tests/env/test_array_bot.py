"""A function from arrays to a number, as a player."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from euchre.bots.play import play_deal
from euchre.core import law
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.rules import PRESETS, Rules
from euchre.env import ACTIONS, LAYOUT, ArrayBot
from euchre.env.layout import layout_of
from euchre.env.observation import Array, Mask
from euchre.testing import check_bot
from support.other_numbers import OTHERS, WIDOW


def _last(observation: Array, mask: Mask) -> int:
    assert observation.shape in {(layout_of(players).size,) for players in (2, 3, 4, 6)}
    assert mask.shape == (len(ACTIONS),)
    return int(np.flatnonzero(mask)[-1])


def test_a_function_of_arrays_plays_soundly() -> None:
    bot = ArrayBot(_last)
    four = [rules for rules in PRESETS.values() if rules.players == 4]
    check_bot(bot, [*four, PRESETS["british"].but(weak_hand="go-under")], deals=2)


@pytest.mark.parametrize("rules", [*OTHERS, WIDOW], ids=str)
def test_it_plays_at_tables_of_two_three_and_six(rules: Rules) -> None:
    finished = [
        play_deal(rules, (ArrayBot(_last),) * rules.players, seed, score=law.seating(rules).nothing)
        for seed in range(5)
    ]
    assert sum(max(deal.result.points) for deal in finished) > 0


def test_going_under_is_asked_for_a_card_at_a_time() -> None:
    begun: list[int] = []

    def pick(observation: Array, mask: Mask) -> int:
        begun.append(int(observation[LAYOUT["begun"].places].sum()))
        under = [number for number in np.flatnonzero(mask) if str(ACTIONS[number]).startswith("under")]
        return int(under[0]) if under else _last(observation, mask)

    play_deals = [
        play_deal(PRESETS["british"].but(weak_hand="go-under"), (ArrayBot(pick),) * 4, seed) for seed in range(20)
    ]
    assert len(play_deals) == 20
    assert begun.count(1) == begun.count(2) > 0


def test_a_number_that_the_mask_does_not_allow_is_refused_in_a_sentence() -> None:
    with pytest.raises(IllegalAction, match="is not possible now: choose"):
        play_deal(PRESETS["standard"], (ArrayBot(lambda _, mask: int(np.flatnonzero(mask == 0)[0])),) * 4, 1)


@pytest.mark.parametrize("choice", [1.5, "x", None])
def test_a_choice_that_is_no_whole_number_is_refused_in_a_sentence(choice: Any) -> None:
    with pytest.raises(EuchreError, match="A choice is a whole number, not"):
        play_deal(PRESETS["standard"], (ArrayBot(lambda *_: choice),) * 4, 1)
