"""The play of a hand that plays itself: the best card is led, the worst is thrown to another's lead."""

from __future__ import annotations

import pytest

from euchre.core.actions import Play
from euchre.core.engine import legal
from euchre.core.state import Phase, State
from support.covering import ALL_TABLES
from support.reference_cards import better, playing_suit
from support.sampling import few
from support.walks import walk


def _trump(state: State) -> str:
    return state.contract.trump.letter if state.contract else ""


def _might_play(state: State) -> list[str]:
    """The cards that would be legal if a player chose."""
    assert state.turn is not None
    hand, trump = [str(card) for card in state.hand(state.turn)], _trump(state)
    if not state.trick:
        return hand
    led = playing_suit(str(state.trick[0]), trump)
    follow = [card for card in hand if playing_suit(card, trump) == led]
    free = [card for card in hand if card == "B" and trump == "n" and card not in follow]
    return follow + free if follow else hand


@pytest.mark.parametrize("seeds", few([1, 5], keep={1}))
@pytest.mark.parametrize("word", ["TRAM", "Euchre"])
def test_the_best_card_is_led_and_the_worst_thrown_away(word: str, seeds: int) -> None:
    led = thrown = 0
    for state in (step.state for seed in range(seeds) for rules in ALL_TABLES for step in walk(rules, seed)):
        if state.phase is not Phase.PLAY or state.contract is None or state.contract.word != word:
            continue
        (action,) = legal(state)
        assert isinstance(action, Play)
        card, choices = str(action.card), _might_play(state)
        if state.trick:
            thrown += len(choices) > 1
            assert not any(better(card, other, _trump(state)) for other in choices)
        else:
            led += len(choices) > 1
            assert not any(better(other, card, _trump(state)) for other in choices)
    assert led > 20
    assert thrown > 20
